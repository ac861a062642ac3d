import Drawer
import Foundation
import Glyphs
import Parent
import Pictures
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
    let pictures = PictureService(log: options.logPath)
    defer {
      pictures.stop()
      parent.forgetPictures()
    }
    let colors = session.capabilities.colors
    let runner = ParentEffectRunner(
      parent: parent, speaker: speaker, mailbox: loop.mailbox, pictures: pictures,
      colors: colors >= 256 ? .indexed256 : colors >= 8 ? .indexed16 : .monochrome)
    var state = ParentState(now: options.now(), size: session.size)
    state.colors = colors
    state.settings = parent.settings()
    let font = BitmapFont.installed()
    if let font { state.lettering.learn(state.panel.choices.map(\.word), font: font) }
    session.present(parentRender(state))
    for effect in parentStart(state) { runner.run(effect) }
    while !state.isQuitting {
      for event in loop.events(timeout: 60_000) {
        guard let message = message(of: event, isTyping: state.isTyping) else { continue }
        _ = parentUpdate(&state, .clock(options.now()))
        for effect in parentUpdate(&state, message) { runner.run(effect) }
      }
      if let font { state.lettering.learn([state.panel.large], font: font) }
      if !state.isQuitting { session.present(parentRender(state)) }
    }
    speaker.stop()
  }

  private static func message(of event: Event<ParentMessage>, isTyping: Bool) -> ParentMessage? {
    if isTyping, case .key(let key) = event {
      switch key {
      case .character(let character): return .typed(String(character))
      case .paste(let text): return .typed(text)
      case .backspace: return .erase
      case .enter: return .finish
      default: break
      }
    }
    return switch event {
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
      case .mouse(let event): .mouse(event)
      case .focus: nil
      default: .otherKey
      }
    }
  }
}
