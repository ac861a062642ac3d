import MailServer

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
  /// A mail server, `host` or `host:port`; empty means none. What it has is copied into a folder of Curio's.
  public var mailServer = ""
  public var mailUser = ""
  /// A file that only its owner can read, with the password on its first line; empty means `secretCommand`.
  public var secretFile = ""
  /// A command that prints the password.
  public var secretCommand = ""
  /// The secret is an OAuth token.
  public var usesToken = false
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
    mailServer = try c.decodeIfPresent(String.self, forKey: .mailServer) ?? ""
    mailUser = try c.decodeIfPresent(String.self, forKey: .mailUser) ?? ""
    secretFile = try c.decodeIfPresent(String.self, forKey: .secretFile) ?? ""
    secretCommand = try c.decodeIfPresent(String.self, forKey: .secretCommand) ?? ""
    usesToken = try c.decodeIfPresent(Bool.self, forKey: .usesToken) ?? false
  }

  /// The server's account once all of it is set; nil before.
  var account: MailAccount? {
    guard !mailServer.isEmpty, !mailUser.isEmpty, !(secretFile.isEmpty && secretCommand.isEmpty) else {
      return nil
    }
    let parts = mailServer.split(separator: ":")
    let port = parts.count == 2 ? Int(parts[1]) : 993
    guard let port, let host = parts.first, parts.count <= 2 else { return nil }
    return MailAccount(
      host: String(host), port: port, user: mailUser,
      secret: secretFile.isEmpty
        ? .command(secretCommand.split(separator: " ").map(String.init)) : .file(secretFile),
      usesToken: usesToken, authorityFile: authorityFile.isEmpty ? nil : authorityFile)
  }

  /// Whether there is any mail to look at.
  public var hasMail: Bool { !mailBox.isEmpty || account != nil }
}
