/// What the helper set up for the parent. Secrets are never in here: they come from a command or a file.
public struct ParentSettings: Sendable, Hashable, Codable {
  /// A Maildir, an mbox file or a folder of `.eml` files; empty until it is set up.
  public var mailBox = ""
  /// `espeak-ng`, `speech-dispatcher`, or a command that turns text into a WAV file; empty means the first.
  public var voice = ""
  /// Words a minute.
  public var rate = 140
  /// `auto`, `dark`, `light`, `contrast`.
  public var theme = "auto"
  /// Hosts whose pages may be read although their addresses are private.
  public var listedHosts: [String] = []
  /// Certificates to trust besides the system's, a PEM file; empty means none.
  public var authorityFile = ""

  public init() {}

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    mailBox = try c.decodeIfPresent(String.self, forKey: .mailBox) ?? ""
    voice = try c.decodeIfPresent(String.self, forKey: .voice) ?? ""
    rate = try c.decodeIfPresent(Int.self, forKey: .rate) ?? 140
    listedHosts = try c.decodeIfPresent([String].self, forKey: .listedHosts) ?? []
    authorityFile = try c.decodeIfPresent(String.self, forKey: .authorityFile) ?? ""
    theme = try c.decodeIfPresent(String.self, forKey: .theme) ?? "auto"
  }
}
