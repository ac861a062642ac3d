import Assist
import Specimens

// A school notice is sent only when a person asks for it and has seen what goes: nothing here happens by itself.
extension Drawer {
  /// The host that a notice would go to.
  ///
  /// - Throws: `.unavailable` while the assist is off, or where it is on the internet: notices never go there.
  public func assistHostForNotices() throws(DrawerProblem) -> String {
    guard let service = assistService(evenResting: true) else {
      throw DrawerProblem(
        .unavailable, "The assist is off, so nothing was sent; `curio assist` says what on would mean.")
    }
    guard !service.place.isPublic else {
      throw DrawerProblem(
        .unavailable,
        "\(service.place.address.host) is on the internet: a school notice is never sent there.")
    }
    return service.place.address.host
  }

  /// The very bytes of a question, with line breaks for people to read.
  public static func shownToAssist(_ question: some Encodable) -> String { AssistService.shown(question) }

  /// Asks about a notice, after its words were shown and agreed to.
  ///
  /// - Parameters:
  ///   - host: that was agreed to; where the settings name another one by now nothing is sent.
  ///   - check: what of the answer holds; nil where nothing does.
  /// - Throws: `.unavailable` with the reason why the answer does not count.
  public func askAssist<Reply: Decodable & Sendable, Value: Sendable>(
    about id: SpecimenID?, _ question: some Encodable & Sendable, at host: String,
    _ check: @Sendable (Reply) -> Value?
  ) async throws(DrawerProblem) -> Value {
    guard try assistHostForNotices() == host, let service = assistService(evenResting: true) else {
      throw DrawerProblem(.changed, "The assist is at another host by now; nothing was sent.")
    }
    let result = await noted("asked assist about notice", id) { () async throws(AssistProblem) in
      let reply = try await service.answer(to: question, as: Reply.self)
      guard let value = check(reply) else { throw .refused(.cards) }
      return value
    }
    switch result {
    case .success(let value): return value
    case .failure(let problem): throw DrawerProblem(.unavailable, problem.message)
    }
  }
}
