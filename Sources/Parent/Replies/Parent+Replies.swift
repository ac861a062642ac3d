import Explaining
import Foundation
import Interpreting
import Mail
import MailServer
import Network
import Specimens

extension Parent {
  /// What the parent wrote, in English too where a translator is set up and stands up to the checks. Without one the
  /// Chinese is what will be sent.
  public func draft(_ chinese: String, to mail: ParentMail) async throws(ParentProblem) -> ReplyDraft {
    guard var draft = ReplyDraft(chinese, to: mail) else { throw .noAnswer }
    guard settings().hasTranslator else { return draft }
    let sentences = TextParts.paragraphs(chinese).flatMap(TextParts.sentences)
    let english = try await translations(
      of: sentences, from: .chinese, to: .english, reference: clock.localNow)
    let texts = english.compactMap(\.text)
    // A sentence that can't be trusted takes the whole translation with it.
    guard texts.count == sentences.count else { return draft }
    draft.english = texts.joined(separator: " ")
    let back = try? await translations(of: texts, from: .english, to: .chinese, reference: clock.localNow)
    draft.back = back?.map { $0.text ?? "……" }.joined() ?? ""
    return draft
  }

  /// Sends an answer the parent approved. It is kept before it is sent, with what became of it.
  @discardableResult
  public func send(_ draft: ReplyDraft, to mail: ParentMail) async throws(ParentProblem) -> KeptReply {
    guard let account = settings().sending else { throw .cannotReply }
    guard mail.answerAddress == draft.recipient else { throw .noAnswer }
    let id = Fingerprint.text(of: Array(UUID().uuidString.utf8))
    let domain = MailAddress(name: "", address: account.address).domain
    let now = clock.now()
    guard
      let message = ReplyMessage(
        to: mail.mail, from: MailAddress(name: account.name, address: account.address), text: draft.text,
        date: MailDate(local: now.utc, offset: 0), messageID: "\(id)@\(domain)")
    else { throw .noAnswer }
    let reply = KeptReply(
      id: id, mailID: mail.id, name: draft.recipient.name, address: draft.recipient.address,
      subject: message.subject, chinese: draft.chinese, english: draft.english, written: "\(clock.localNow)",
      state: .sending)
    try kept.keep(reply, message: message.bytes)
    return try await handOver(reply, message.bytes, account)
  }

  /// Sends once more what was not taken.
  @discardableResult
  public func sendAgain(_ id: String) async throws(ParentProblem) -> KeptReply {
    guard let account = settings().sending else { throw .cannotReply }
    guard var reply = kept.all().first(where: { $0.id == id }), reply.state != .sent,
      let message = kept.message(of: id)
    else { throw .noAnswer }
    reply.state = .sending
    try kept.keep(reply)
    return try await handOver(reply, message, account)
  }

  /// Every answer, newest first.
  public func replies() -> [KeptReply] { kept.all() }

  public func dropReply(_ id: String) throws(ParentProblem) { try kept.remove(id) }

  /// Signs in at the server that would send, and sends nothing.
  public func checkSending() async throws(ParentProblem) {
    guard let account = settings().sending else { throw .cannotReply }
    do throws(MailServerError) {
      let submission = try await submission(account)
      do { try await submission.check() } catch { throw .network(error) }
    } catch { throw .notSent(error) }
  }

  private func handOver(_ reply: KeptReply, _ message: [UInt8], _ account: SendingAccount)
    async throws(ParentProblem) -> KeptReply
  {
    var reply = reply
    do throws(MailServerError) {
      let submission = try await submission(account)
      do { try await submission.send(message, from: account.address, to: [reply.address]) } catch {
        throw .network(error)
      }
    } catch {
      reply.state = .failed
      try kept.keep(reply)
      throw .notSent(error)
    }
    reply.state = .sent
    // First of all, so that nothing sends it twice.
    try kept.keep(reply)
    reply.isOnServer = await keepOnServer(message)
    try? kept.keep(reply)
    return reply
  }

  private func submission(_ account: SendingAccount) async throws(MailServerError) -> MailSubmission {
    MailSubmission(
      host: account.host, port: account.port, user: account.user, secret: try await account.secret.read(),
      isToken: account.usesToken, authorityFile: settings().authority)
  }
}
