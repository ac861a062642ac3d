import Explaining
import Interpreting
import Mail
import Specimens

extension Parent {
  func translator() throws(InterpretingError) -> any Translator {
    let settings = settings()
    return try ToolChoice(settings.translator).translator(authorityFile: settings.authority)
  }

  func assistant() throws(InterpretingError) -> any Assistant {
    let settings = settings()
    return try ToolChoice(settings.assistant).assistant(
      now: clock.localNow, authorityFile: settings.authority)
  }

  /// Sentences in the other language, each checked; one that can't be trusted has no text.
  public func translations(
    of sentences: [String], from: Tongue, to: Tongue, names: [String] = [], reference: LocalDateTime
  ) async throws(ParentProblem) -> [Translation] {
    do throws(InterpretingError) {
      let checked = CheckedTranslation(
        try translator(), names: names, reference: reference, now: clock.localNow)
      return try await checked.sentences(sentences, from: from, to: to)
    } catch { throw .tool(error) }
  }

  /// What the assistant takes a mail for that the rules can't tell; a guess, and shown as one.
  public func guess(_ mail: ParentMail) async throws(ParentProblem) -> MailKind? {
    guard mail.explanation.hasAbstained else { return nil }
    do throws(InterpretingError) { return try await assistant().classify(mail.mail) } catch {
      throw .tool(error)
    }
  }

  /// The sentences that tell most, as they stand in the text. Where the assistant fails, the rules choose.
  public func digest(of text: String) async -> [String] {
    if let chosen = try? await assistant().summarise(text, limit: 5), !chosen.isEmpty { return chosen }
    return (try? await RuleAssistant(now: clock.localNow).summarise(text, limit: 5)) ?? []
  }

  /// Which of a page's actions comes next; nil where nobody can tell.
  public func nextStep(on page: ParentPage) async -> String? {
    let actions = page.actions.compactMap { offer in
      offer.link == nil ? nil : AssistantAction(id: offer.action.id, meaning: offer.action.meaning)
    }
    guard actions.count > 1, !settings().assistant.isEmpty else { return nil }
    return (try? await assistant().nextStep(onPage: page.text, among: actions)) ?? nil
  }

  /// State of translator and assistant, asked for on the helper's screen.
  public func toolStates() async -> (translator: ToolState, assistant: ToolState) {
    func state(_ tool: () throws(InterpretingError) -> any Translator) async -> ToolState {
      do throws(InterpretingError) { return await (try tool()).state() } catch { return .setUpNeeded(error) }
    }
    var assisting: ToolState
    do throws(InterpretingError) { assisting = await (try assistant()).state() } catch {
      assisting = .setUpNeeded(error)
    }
    return (await state(translator), assisting)
  }

  /// A sentence there and back; empty when it works, else why not.
  public func testTranslator() async -> String {
    guard settings().hasTranslator else { return InterpretingError.off.message }
    do throws(ParentProblem) {
      let answer = try await translations(
        of: ["Please pay $84.17 by December 15."], from: .english, to: .chinese, reference: clock.localNow)
      return answer.first?.text == nil ? "It answers, but its translation did not pass the checks." : ""
    } catch { return error.message }
  }

  /// Whether the assistant answers; empty when it does, else why not.
  public func testAssistant() async -> String {
    do throws(InterpretingError) {
      if case .setUpNeeded(let error) = await (try assistant()).state() { return error.message }
      return ""
    } catch { return error.message }
  }
}
