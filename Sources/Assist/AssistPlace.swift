import Network

/// Where a service is: on this machine or a private network, or somewhere on the internet, which needs the user's
/// own word and TLS.
public struct AssistPlace: Sendable, Hashable {
  public let address: WebAddress
  public let isPublic: Bool

  /// - Parameter isPublic: as the user agreed to; the address is held against it at every connection.
  public init(address: WebAddress, isPublic: Bool) {
    self.address = address
    self.isPublic = isPublic
  }

  public static func address(_ text: String) -> WebAddress? { WebAddress(text) }

  /// Looks up where an address leads. Sends nothing.
  public static func find(_ text: String) throws(AssistProblem) -> AssistPlace {
    guard let address = WebAddress(text) else { throw .network(.badAddress(text)) }
    do throws(NetworkError) {
      try Reach.nearby.check(address.host)
      return AssistPlace(address: address, isPublic: false)
    } catch .refused(_, .everywhere) {
      guard address.scheme == "https" else { throw .network(.badAddress(text)) }
      return AssistPlace(address: address, isPublic: true)
    } catch {
      throw .network(error)
    }
  }

  var reach: Reach { isPublic ? .publicHosts(andListed: []) : .nearby }
}
