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

  /// The server that takes mail to send, `host` or `host:port`; empty means that nothing is ever sent.
  public var sendServer = ""
  /// Empty means the same as for reading mail.
  public var sendUser = ""
  public var sendSecretFile = ""
  public var sendSecretCommand = ""
  /// The address that answers come from; empty means the user, where that is an address.
  public var address = ""
  /// The name that stands beside it.
  public var fullName = ""
  /// `libretranslate URL`, `openai URL [MODEL]`, `program COMMAND`; empty means none.
  public var translator = ""
  /// `openai URL [MODEL]`; empty means the rules.
  public var assistant = ""

  public init() {}

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try c.decodeIfPresent(String.self, forKey: key) ?? "" }
    mailBox = try text(.mailBox)
    voice = try text(.voice)
    mailServer = try text(.mailServer)
    mailUser = try text(.mailUser)
    secretFile = try text(.secretFile)
    secretCommand = try text(.secretCommand)
    authorityFile = try text(.authorityFile)
    theme = try c.decodeIfPresent(String.self, forKey: .theme) ?? theme
    rate = try c.decodeIfPresent(Int.self, forKey: .rate) ?? rate
    listedHosts = try c.decodeIfPresent([String].self, forKey: .listedHosts) ?? []
    usesToken = try c.decodeIfPresent(Bool.self, forKey: .usesToken) ?? false
    sendServer = try text(.sendServer)
    sendUser = try text(.sendUser)
    sendSecretFile = try text(.sendSecretFile)
    sendSecretCommand = try text(.sendSecretCommand)
    address = try text(.address)
    fullName = try text(.fullName)
    translator = try text(.translator)
    assistant = try text(.assistant)
  }

  /// The server's account once all of it is set; nil before.
  var account: MailAccount? {
    guard !mailServer.isEmpty, !mailUser.isEmpty, let place = Self.place(mailServer, port: 993),
      let secret = Self.secret(secretFile, secretCommand)
    else { return nil }
    return MailAccount(
      host: place.host, port: place.port, user: mailUser, secret: secret, usesToken: usesToken,
      authorityFile: authority)
  }

  /// Where answers are handed over, once all of it is set; nil before.
  var sending: SendingAccount? {
    let user = sendUser.isEmpty ? mailUser : sendUser
    let from = address.isEmpty ? user : address
    guard !sendServer.isEmpty, !user.isEmpty, from.contains("@"),
      let place = Self.place(sendServer, port: 465),
      let secret = Self.secret(sendSecretFile, sendSecretCommand) ?? Self.secret(secretFile, secretCommand)
    else { return nil }
    return SendingAccount(
      host: place.host, port: place.port, user: user, secret: secret, usesToken: usesToken, address: from,
      name: fullName)
  }

  /// Whether answers can be sent from here.
  public var canReply: Bool { sending != nil }

  public var hasTranslator: Bool { !translator.isEmpty && translator != "none" }

  /// Certificates to trust besides the system's.
  var authority: String? { authorityFile.isEmpty ? nil : authorityFile }

  private static func place(_ text: String, port: Int) -> (host: String, port: Int)? {
    let parts = text.split(separator: ":")
    guard let host = parts.first, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return (String(host), port) }
    return Int(parts[1]).map { (String(host), $0) }
  }

  private static func secret(_ file: String, _ command: String) -> SecretSource? {
    if !file.isEmpty { return .file(file) }
    return command.isEmpty ? nil : .command(command.split(separator: " ").map(String.init))
  }

  /// Whether mail comes from a server rather than a box on this machine.
  public var readsServer: Bool { mailBox.isEmpty && account != nil }

  /// Whether there is any mail to look at.
  public var hasMail: Bool { !mailBox.isEmpty || account != nil }
}

/// Who sends, and through which server.
struct SendingAccount: Sendable, Hashable {
  var host: String
  var port: Int
  var user: String
  var secret: SecretSource
  var usesToken: Bool
  var address: String
  var name: String
}
