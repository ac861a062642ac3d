import Drawer
import Explaining
import Foundation
import HelperProcess
import Parent
import Pictures
import Specimens
import Speech
import Synchronization
import Terminal

/// Does what the screens ask for, off their thread.
final class ParentEffectRunner: Sendable {
  private let parent: Parent
  private let speaker: any Speaker
  private let mailbox: Mailbox<ParentMessage>
  private let pictures: PictureService
  private let colors: PictureColors
  private let reads = DispatchQueue(label: "curio.parent.reads", qos: .userInitiated)
  private let writes = DispatchQueue(label: "curio.parent.writes", qos: .userInitiated)

  init(
    parent: Parent, speaker: any Speaker, mailbox: Mailbox<ParentMessage>, pictures: PictureService,
    colors: PictureColors
  ) {
    self.parent = parent
    self.speaker = speaker
    self.mailbox = mailbox
    self.pictures = pictures
    self.colors = colors
  }

  func run(_ effect: ParentEffect) {
    switch effect {
    case .silence: speaker.stop()
    case .say(let sentences): speaker.say(sentences)
    case .loadMails: loadMails()
    case .loadShots:
      read { parent throws(ParentProblem) in
        .shots(try parent.shots())
      } failing: {
        .shotsFailed($0)
      }
    case .loadReplies: read { parent throws(ParentProblem) in .replies(parent.replies()) }
    case .loadShot(let id):
      read { parent throws(ParentProblem) in .shot(try parent.shot(id)) }
      read { parent throws(ParentProblem) in .shotPicture(try parent.picture(of: id)) }
    case .findShotBills(let ids):
      // Explaining so many takes a while, and a screenshot that is asked for mustn't wait behind them.
      later { parent throws(ParentProblem) in .shotBills(parent.shotBills(among: ids)) }
    case .noteOpened(let id): write { parent throws(ParentProblem) in try parent.noteOpened(id) }
    case .setPaid(let id, let isPaid):
      write { parent throws(ParentProblem) in try parent.setPaid(id, isPaid) }
    case .remind(let bill):
      later { parent throws(ParentProblem) in .reminded(try await parent.remind(of: bill)) }
    case .fetch(let url):
      later { parent throws(ParentProblem) in
        .web(url: url, .ready(try await parent.page(url)))
      } failing: {
        .web(url: url, .failed($0.chinese))
      }
    case .askNextStep(let page):
      later { parent throws(ParentProblem) in .nextStep(url: page.url, await parent.nextStep(on: page) ?? "")
      }
    case .filePage(let page):
      later { parent throws(ParentProblem) in .filed(asPicture: try await parent.file(page)) }
    case .openInBrowser(let url):
      later { _ throws(ParentProblem) in
        .browserOpened(url.hasPrefix("https://") && DesktopViewer.open(url))
      }
    case .checkVoice: Task { [speaker, mailbox] in mailbox.post(.voice(await speaker.state().chinese)) }
    default: look(effect)
    }
  }

  /// Effects of reading, answering and the helper's screen.
  private func look(_ effect: ParentEffect) {
    switch effect {
    case .readPictures(let mail):
      later { parent throws(ParentProblem) in .pictures(mail.id, try await parent.pictures(of: mail)) }
    case .draw(let drawing):
      Task { [pictures, mailbox, colors] in
        let request = PictureRequest(
          path: drawing.path, columns: drawing.columns, rows: drawing.rows, colors: colors)
        var drawing = drawing
        drawing.cells = try? await pictures.picture(request)
        mailbox.post(.drawn(drawing))
      }
    case .translate(let text, let names, let reference):
      later { parent throws(ParentProblem) in
        let sentences = TextParts.paragraphs(text).flatMap(TextParts.sentences)
        return .translated(
          text,
          try await parent.translations(
            of: sentences, from: .english, to: .chinese, names: names, reference: reference))
      } failing: { _ in
        .translated(text, [])
      }
    case .guess(let mail):
      Task { [parent, mailbox] in
        if let kind = try? await parent.guess(mail) { mailbox.post(.guess(mail.id, kind)) }
      }
    case .digest(let source, let text):
      later { parent throws(ParentProblem) in .digest(source, await parent.digest(of: text)) }
    case .draftReply(let text, let mail):
      later { parent throws(ParentProblem) in
        .draft(try await parent.draft(text, to: mail))
      } failing: {
        .draftFailed($0)
      }
    case .send(let draft, let mail):
      answer { parent throws(ParentProblem) in try await parent.send(draft, to: mail) }
    case .sendAgain(let id): answer { parent throws(ParentProblem) in try await parent.sendAgain(id) }
    case .dropReply(let id):
      read { parent throws(ParentProblem) in
        try parent.dropReply(id)
        return .replies(parent.replies())
      }
    case .checkTools:
      later { parent throws(ParentProblem) in
        let states = await parent.toolStates()
        return .tools(states.translator, states.assistant)
      }
    case .test(let part): test(part)
    default: break
    }
  }

  private func loadMails() {
    Task { [parent, mailbox] in
      let known = Mutex<Set<String>>([])
      func read() throws(ParentProblem) {
        let before = known.withLock { $0 }
        try parent.mails(without: before) { mails in
          known.withLock { $0.formUnion(mails.map(\.id)) }
          mailbox.post(.mails(mails))
        }
      }
      do throws(ParentProblem) { try read() } catch { return mailbox.post(.mailsFailed(error)) }
      if parent.settings().readsServer {
        // What was fetched before is shown also where the server can't be reached; the newest come first.
        do throws(ParentProblem) {
          try await parent.fetchList()
          for limit in [24, Parent.limit] {
            if try await parent.fetchBodies(limit: limit) > 0 { try read() }
          }
        } catch { mailbox.post(.failed(error)) }
      }
      mailbox.post(.mailsDone)
    }
  }

  /// A failed answer is kept, so the list of them is read again.
  private func answer(_ work: @escaping @Sendable (Parent) async throws(ParentProblem) -> KeptReply) {
    Task { [parent, mailbox] in
      do throws(ParentProblem) { mailbox.post(.sent(try await work(parent))) } catch {
        mailbox.post(.replies(parent.replies()))
        mailbox.post(.failed(error))
      }
    }
  }

  /// Tries a part out as the parent would use it; nothing is changed and nothing is sent.
  private func test(_ part: HelperPart) {
    Task { [parent, mailbox, speaker] in
      var problem = ""
      switch part {
      case .mail: do throws(ParentProblem) { try await parent.checkMail() } catch { problem = error.message }
      case .sending:
        do throws(ParentProblem) { try await parent.checkSending() } catch { problem = error.message }
      case .translator: problem = await parent.testTranslator()
      case .assistant: problem = await parent.testAssistant()
      case .voice:
        let state = await speaker.state()
        mailbox.post(.voice(state.chinese))
        speaker.say(["您好，这是声音的测试。"])
        if case .setUpNeeded(let error) = state { problem = error.message }
        if state == .noSoundDevice { problem = "No sound device. The voice itself works." }
      }
      let states = await parent.toolStates()
      mailbox.post(.tools(states.translator, states.assistant))
      mailbox.post(.tested(part, problem))
    }
  }

  private func read(
    _ work: @escaping @Sendable (Parent) throws(ParentProblem) -> ParentMessage,
    failing: @escaping @Sendable (ParentProblem) -> ParentMessage = { .failed($0) }
  ) {
    reads.async { [parent, mailbox] in
      do throws(ParentProblem) { mailbox.post(try work(parent)) } catch { mailbox.post(failing(error)) }
    }
  }

  private func later(
    _ work: @escaping @Sendable (Parent) async throws(ParentProblem) -> ParentMessage,
    failing: @escaping @Sendable (ParentProblem) -> ParentMessage = { .failed($0) }
  ) {
    Task { [parent, mailbox] in
      do throws(ParentProblem) { mailbox.post(try await work(parent)) } catch { mailbox.post(failing(error)) }
    }
  }

  private func write(_ work: @escaping @Sendable (Parent) throws(ParentProblem) -> Void) {
    writes.async { [parent, mailbox] in
      do throws(ParentProblem) { try work(parent) } catch { mailbox.post(.failed(error)) }
    }
  }
}

extension SpeakerState {
  /// Empty when the voice works.
  var chinese: String {
    switch self {
    case .ready: ""
    case .setUpNeeded: "声音还没有设置好，请看屏幕上的字。"
    case .noSoundDevice: "没有声音设备，请看屏幕上的字。"
    }
  }
}
