import Drawer
import Foundation
import Glyphs
import Parent
import Specimens
import Speech
import Terminal

/// Parent mode in the terminal: one loop owns the terminal and the state.
public enum ParentProgram {
  public struct Options: Sendable {
    public var environment: [String: String]
    public var logPath: String?
    public var now: @Sendable () -> LocalDateTime

    public init(
      environment: [String: String], logPath: String? = nil, now: @escaping @Sendable () -> LocalDateTime
    ) {
      self.environment = environment
      self.logPath = logPath
      self.now = now
    }
  }

  /// Runs until the helper ends it with Ctrl-C; the terminal is restored whatever happens.
  public static func run(parent: Parent, speaker: any Speaker, options: Options) throws(TerminalError) {
    var configuration = TerminalSession.Configuration(
      environment: options.environment, logPath: options.logPath)
    configuration.crashMessage = "curio ended unexpectedly; nothing is lost. Start it again."
    let session = try TerminalSession(configuration)
    defer { session.stop() }
    let loop = EventLoop<ParentMessage>(session)
    let runner = ParentEffectRunner(parent: parent, speaker: speaker, mailbox: loop.mailbox)
    var state = ParentState(now: options.now(), size: session.size)
    state.colors = session.capabilities.colors
    state.settings = parent.settings()
    if let font = BitmapFont.installed() {
      state.lettering = Lettering(state.panel.choices.map(\.label), font: font)
    }
    session.present(parentRender(state))
    for effect in parentStart(state) { runner.run(effect) }
    while !state.isQuitting {
      for event in loop.events(timeout: 60_000) {
        guard let message = message(of: event) else { continue }
        _ = parentUpdate(&state, .clock(options.now()))
        for effect in parentUpdate(&state, message) { runner.run(effect) }
      }
      if !state.isQuitting { session.present(parentRender(state)) }
    }
    speaker.stop()
  }

  private static func message(of event: Event<ParentMessage>) -> ParentMessage? {
    switch event {
    case .message(let message): message
    case .closed: .quit
    case .answer, .resumed: nil
    case .key(let key):
      switch key {
      case .character(let character):
        character.isASCII ? character.wholeNumberValue.map { .digit($0) } ?? .otherKey : .otherKey
      case .enter: .digit(9)
      case .escape, .backspace: .back
      case .control("c"), .control("q"): .quit
      case .resize(let size): .resized(size)
      case .mouse, .focus: nil
      default: .otherKey
      }
    }
  }
}

/// Does what the screens ask for, off their thread.
final class ParentEffectRunner: Sendable {
  private let parent: Parent
  private let speaker: any Speaker
  private let mailbox: Mailbox<ParentMessage>
  private let reads = DispatchQueue(label: "curio.parent.reads", qos: .userInitiated)
  private let writes = DispatchQueue(label: "curio.parent.writes", qos: .userInitiated)

  init(parent: Parent, speaker: any Speaker, mailbox: Mailbox<ParentMessage>) {
    self.parent = parent
    self.speaker = speaker
    self.mailbox = mailbox
  }

  func run(_ effect: ParentEffect) {
    switch effect {
    case .silence: speaker.stop()
    case .say(let sentences): speaker.say(sentences)
    case .loadMails:
      Task { [self] in
        // What was fetched before is shown also where the server can't be reached.
        do throws(ParentProblem) { try await parent.fetchMail() } catch { mailbox.post(.failed(error)) }
        read { [parent, mailbox] in
          do throws(ParentProblem) {
            try parent.mails { mailbox.post(.mails($0)) }
            mailbox.post(.mailsDone)
          } catch { mailbox.post(.mailsFailed(error)) }
        }
      }
    case .loadShots:
      read { [parent, mailbox] in
        do throws(ParentProblem) { mailbox.post(.shots(try parent.shots())) } catch {
          mailbox.post(.shotsFailed(error))
        }
      }
    case .loadShot(let id):
      read { [parent, mailbox] in
        do throws(ParentProblem) { mailbox.post(.shot(try parent.shot(id))) } catch {
          mailbox.post(.failed(error))
        }
      }
    case .noteOpened(let id): write { parent throws(ParentProblem) in try parent.noteOpened(id) }
    case .setPaid(let id, let isPaid):
      write { parent throws(ParentProblem) in try parent.setPaid(id, isPaid) }
    case .remind(let mail):
      Task { [parent, mailbox] in
        do throws(ParentProblem) { mailbox.post(.reminded(try await parent.remind(of: mail))) } catch {
          mailbox.post(.failed(error))
        }
      }
    case .fetch(let url):
      Task { [parent, mailbox] in
        do throws(ParentProblem) { mailbox.post(.web(.ready(try await parent.page(url)))) } catch {
          mailbox.post(.web(.failed(error.chinese)))
        }
      }
    case .openInBrowser(let url): DesktopBrowser.open(url)
    case .checkVoice: Task { [speaker, mailbox] in mailbox.post(.voice(await speaker.state().chinese)) }
    }
  }

  private func read(_ work: @escaping @Sendable () -> Void) { reads.async(execute: work) }

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

/// The desktop's own browser.
enum DesktopBrowser {
  static func open(_ url: String) {
    guard url.hasPrefix("https://") else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try? process.run()
  }
}
