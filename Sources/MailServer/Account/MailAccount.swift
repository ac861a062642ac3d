/// Where the user's mail is. Holds no secret: only where the secret is kept.
public struct MailAccount: Hashable, Sendable, Codable {
  public var host: String
  /// IMAP over TLS from the first byte; usually 993.
  public var port: Int
  public var user: String
  public var secret: SecretSource
  /// True when the secret is an OAuth token rather than a password.
  public var usesToken: Bool
  /// Certificates to trust besides the system's, a PEM file.
  public var authorityFile: String?

  public init(
    host: String, port: Int = 993, user: String, secret: SecretSource, usesToken: Bool = false,
    authorityFile: String? = nil
  ) {
    self.host = host
    self.port = port
    self.user = user
    self.secret = secret
    self.usesToken = usesToken
    self.authorityFile = authorityFile
  }
}

/// Where a password or token comes from. It is read when it is needed and kept nowhere.
public enum SecretSource: Hashable, Sendable, Codable {
  /// A file that only its owner can read; the first line counts.
  case file(String)
  /// A program with its arguments that prints it, such as a password manager; the first line counts.
  case command([String])
}
