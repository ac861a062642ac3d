/// Why nothing came over the network. Hosts are named, secrets never.
public enum NetworkError: Error, Hashable, Sendable {
  case unknownHost(String)
  /// The host's address is of a kind that this feature must not reach.
  case refused(host: String, kind: NetworkAddress.Kind)
  /// The address is not one that this feature reads, such as `ftp:` or one with a user name in it.
  case badAddress(String)
  case unreachable(host: String)
  /// The server's certificate is wrong, out of date or somebody else's.
  case untrusted(host: String, detail: String)
  case timedOut(host: String)
  case tooLarge(host: String, limit: Int)
  case tooManyRedirects(host: String)
  case loginRefused(host: String)
  /// The server hung up in the middle.
  case closed(host: String)
  case failed(host: String, detail: String)
  case cancelled

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .unknownHost(let host): "There is no host \(host). Check the name and the network."
    case .refused(let host, .everywhere): "\(host) is on the public internet, which this may not reach."
    case .refused(let host, let kind):
      "\(host) is not a public address (\(kind.rawValue)). List it in Settings to allow it."
    case .badAddress(let address): "“\(address)” is not an https address."
    case .unreachable(let host): "\(host) does not answer. Try again later."
    case .untrusted(let host, let detail):
      "\(host) could not prove who it is (\(detail)). Nothing was sent."
    case .timedOut(let host): "\(host) took too long. Try again later."
    case .tooLarge(let host, let limit): "What \(host) sends is larger than \(limit / 1_000_000) MB."
    case .tooManyRedirects(let host): "\(host) sends around in circles."
    case .loginRefused(let host): "\(host) refused the name or the password. Check them in the settings."
    case .closed(let host): "\(host) hung up. Try again later."
    case .failed(let host, let detail): "\(host): \(detail)"
    case .cancelled: "Cancelled."
    }
  }
}
