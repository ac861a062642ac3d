import Specimens

/// What the user chose. Missing keys have the defaults; keys of other versions are kept.
public struct Settings: Sendable, Hashable {
  public enum Reader: String, Sendable, Hashable, Codable, CaseIterable {
    /// The accurate reader where it is installed.
    case automatic
    case tesseract, accurate
  }

  /// Folders whose new pictures are filed by themselves.
  public var watchedFolders: [String] = []
  /// Languages that pictures are read in.
  public var languages: [Language] = Language.allCases
  public var reader: Reader = .automatic
  /// Where approved entries go; nil is the drawer's own calendar.
  public var calendarFolder: String?
  /// Where a text of each specimen is kept for the desktop's own search; nil keeps none.
  public var desktopTextFolder: String?
  /// Whether watched folders and the inbox are filed while Curio runs.
  public var filesInBackground = true
  public var usesHostedAssist = false
  /// Where the assist is asked, and the address that the user agreed to; it is asked only where they are the same.
  public var assistAddress: String?
  public var assistConsent: AssistConsent?
  /// A file of mode 0600 that holds its secret.
  public var assistSecretFile: String?
  public var sharesAnalytics = false
  /// `auto`, `light`, `dark`, `contrast`.
  public var theme = "auto"
  /// The user's own keys, by the name of the action.
  public var keys: [String: [String]] = [:]
  /// By what pictures are shown: `auto`, `cells` or `graphics`.
  public var pictures = "auto"
  /// Without pictures.
  public var isTextOnly = false
  /// True once the user saw where approved entries go.
  public var hasConfirmedCalendar = false
  /// What was learned and is to be forgotten: by kind of document, decisions up to then (seconds since 1970) and
  /// so many moves.
  public var forgotten: [String: Int] = [:]
  /// Journeys that the user did not want as a collection, by the id they are proposed under.
  public var refusedTrips: [String] = []
  /// True once the reminder timer was offered.
  public var hasOfferedTimer = false

  /// Everything else that stood in the file.
  var unknown: [String: JSONValue] = [:]

  public init() {}
}

extension Settings: Codable {
  enum Key: String, CodingKey, CaseIterable {
    case watchedFolders, languages, reader, calendarFolder, filesInBackground, hostedAssist, analytics, theme
    case keys, textOnly, confirmedCalendar, forgotten, desktopTexts, pictures
    case assistAddress, assistConsent, assistSecretFile, refusedTrips, offeredTimer
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let c = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
      if let found = try c.decodeIfPresent(Value.self, forKey: key) { value = found }
    }
    try read(.watchedFolders, into: &watchedFolders)
    try read(.languages, into: &languages)
    try read(.reader, into: &reader)
    calendarFolder = try c.decodeIfPresent(String.self, forKey: .calendarFolder)
    desktopTextFolder = try c.decodeIfPresent(String.self, forKey: .desktopTexts)
    try read(.filesInBackground, into: &filesInBackground)
    try read(.hostedAssist, into: &usesHostedAssist)
    try read(.analytics, into: &sharesAnalytics)
    try read(.theme, into: &theme)
    try read(.pictures, into: &pictures)
    try read(.keys, into: &keys)
    try read(.textOnly, into: &isTextOnly)
    try read(.confirmedCalendar, into: &hasConfirmedCalendar)
    try read(.forgotten, into: &forgotten)
    assistAddress = try c.decodeIfPresent(String.self, forKey: .assistAddress)
    assistConsent = try c.decodeIfPresent(AssistConsent.self, forKey: .assistConsent)
    assistSecretFile = try c.decodeIfPresent(String.self, forKey: .assistSecretFile)
    try read(.refusedTrips, into: &refusedTrips)
    try read(.offeredTimer, into: &hasOfferedTimer)
    let known = Set(Key.allCases.map(\.rawValue))
    unknown = try decoder.singleValueContainer().decode([String: JSONValue].self)
      .filter { !known.contains($0.key) }
  }

  public func encode(to encoder: any Encoder) throws {
    var others = encoder.container(keyedBy: AnyKey.self)
    for (key, value) in unknown { try others.encode(value, forKey: AnyKey(key)) }
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(watchedFolders, forKey: .watchedFolders)
    try c.encode(languages, forKey: .languages)
    try c.encode(reader, forKey: .reader)
    try c.encodeIfPresent(calendarFolder, forKey: .calendarFolder)
    try c.encodeIfPresent(desktopTextFolder, forKey: .desktopTexts)
    try c.encode(filesInBackground, forKey: .filesInBackground)
    try c.encode(usesHostedAssist, forKey: .hostedAssist)
    try c.encode(sharesAnalytics, forKey: .analytics)
    try c.encode(theme, forKey: .theme)
    try c.encode(pictures, forKey: .pictures)
    try c.encode(keys, forKey: .keys)
    try c.encode(isTextOnly, forKey: .textOnly)
    try c.encode(hasConfirmedCalendar, forKey: .confirmedCalendar)
    if !forgotten.isEmpty { try c.encode(forgotten, forKey: .forgotten) }
    try c.encodeIfPresent(assistAddress, forKey: .assistAddress)
    try c.encodeIfPresent(assistConsent, forKey: .assistConsent)
    try c.encodeIfPresent(assistSecretFile, forKey: .assistSecretFile)
    if !refusedTrips.isEmpty { try c.encode(refusedTrips, forKey: .refusedTrips) }
    if hasOfferedTimer { try c.encode(true, forKey: .offeredTimer) }
  }
}

extension Settings {
  /// Where the assist may be asked: while it is switched on, at the very address that was agreed to; nil otherwise.
  public var agreedAssist: AssistConsent? {
    guard usesHostedAssist, let assistConsent, assistConsent.address == assistAddress else { return nil }
    return assistConsent
  }
}

/// What the user agreed to when the assist was switched on.
public struct AssistConsent: Sendable, Hashable, Codable {
  public var address: String
  /// Whether it was to be on the internet; the address is held against that at every connection.
  public var isPublic: Bool

  public init(address: String, isPublic: Bool) {
    self.address = address
    self.isPublic = isPublic
  }
}
