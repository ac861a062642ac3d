import Assist
import DrawerStore
import Specimens

/// What switching the assist on would mean, to be read before it is agreed to.
public struct AssistOffer: Sendable, Hashable {
  /// As it is kept in the settings.
  public var address: String
  /// What has to be typed to agree.
  public var host: String
  /// On the internet rather than on this machine or a private network.
  public var isPublic: Bool
  /// What would be sent of one specimen: that which was asked about, else the newest, else an example.
  public var sample: String
  /// The same for a glance: the text, then the fields by kind and words.
  public var brief: [String]

  public init(address: String, host: String, isPublic: Bool, sample: String, brief: [String] = []) {
    self.address = address
    self.host = host
    self.isPublic = isPublic
    self.sample = sample
    self.brief = brief
  }

  /// Plain sentences: where what goes.
  public var sentences: [String] {
    [
      "Of everything you file, the text and the fields read from it go to \(address), "
        + "with card numbers, passwords and one-time codes blotted out; of a search, its words and the titles "
        + "and lines of the first results. Never a picture, never a mail, "
        + "\(isPublic ? "never a school notice" : "a school notice only when you have seen it and said yes").",
      isPublic
        ? "That host is on the internet: whoever runs it can read what is sent."
        : "That host is on this machine or in a private network.",
      "Its answers are checked against the text; without one in 1.5 seconds Curio's own rules decide.",
    ]
  }
}

extension Drawer {
  /// The environment variable that may hold the service's secret.
  public static let assistSecretVariable = "CURIO_ASSIST_SECRET"

  /// Sends nothing; looks up where the address leads.
  ///
  /// - Throws: `.invalid` for an address that can't be used.
  public func assistOffer(_ address: String, about id: SpecimenID? = nil) throws(DrawerProblem) -> AssistOffer
  {
    do throws(AssistProblem) {
      let place = try AssistPlace.find(address.trimmed)
      let question = assistExample(about: id)
      return AssistOffer(
        address: "\(place.address)", host: place.address.host, isPublic: place.isPublic,
        sample: AssistService.shown(question), brief: question.brief)
    } catch {
      throw DrawerProblem(.invalid, error.message)
    }
  }

  /// What is sent of a specimen, as JSON on several lines.
  public func assistSample(of id: SpecimenID?) throws(DrawerProblem) -> String {
    if let id { return AssistService.shown(assistQuestion(on: try specimen(id))) }
    return AssistService.shown(assistExample(about: nil))
  }

  /// Switches it on at an address, after the user has read what that means and typed the host.
  ///
  /// - Throws: `.invalid` where what was typed is not the host.
  public func allowAssist(_ address: String, consent: String, secretFile: String? = nil) throws(DrawerProblem)
  {
    try requireWritable()
    let offer = try assistOffer(address)
    guard consent.trimmed.lowercased() == offer.host else {
      throw DrawerProblem(.invalid, "Nothing was switched on: to agree, \(offer.host) has to be typed.")
    }
    _ = try problem {
      try settingsFile.update { settings in
        settings.usesHostedAssist = true
        settings.assistAddress = offer.address
        settings.assistConsent = AssistConsent(address: offer.address, isPublic: offer.isPublic)
        settings.assistSecretFile = secretFile
      }
    }
    assistRest.withLock { $0 = nil }
    log.note("assist switched on", .word(offer.isPublic ? "public" : "private"), at: clock.now())
  }

  private func assistExample(about id: SpecimenID?) -> AssistQuestion {
    let newest = try? cards(CardQuery(limit: 20)).first { $0.isRead }?.id
    if let id = id ?? newest, let specimen = try? folder.specimen(id), specimen.reading.reading != nil {
      return assistQuestion(on: specimen)
    }
    let text = "Dinner at Menya Hikari\nFri 4 December 2026, 19:30"
    let reference = LocalDateTime(clock.localNow.date, .midnight)
    return AssistQuestion(
      text: text, reference: reference, fields: composer.entities(in: text, reference: reference))
  }
}
