import Drawer
import Pictures
import Specimens
import Terminal

/// The full-screen program: owns the terminal and the state, and lives in one loop.
public enum ScreenProgram {
  public struct Options: Sendable {
    public var environment: [String: String]
    /// Images that a first run offers to file.
    public var sampleFolder: String?
    /// Where standard error goes while the screen is up.
    public var logPath: String?
    /// The wall clock of this machine's zone at a moment, and now.
    public var wallClock: @Sendable (Instant) -> LocalDateTime
    public var now: @Sendable () -> LocalDateTime

    public init(
      environment: [String: String], sampleFolder: String? = nil, logPath: String? = nil,
      wallClock: @escaping @Sendable (Instant) -> LocalDateTime, now: @escaping @Sendable () -> LocalDateTime
    ) {
      self.environment = environment
      self.sampleFolder = sampleFolder
      self.logPath = logPath
      self.wallClock = wallClock
      self.now = now
    }
  }

  /// Shows the drawer until the user leaves it. Runs on the calling thread; the terminal is restored whatever
  /// happens.
  ///
  /// - Throws: why the screen can't be opened (no terminal, an unknown kind of one).
  public static func run(drawer: Drawer, options: Options) throws(TerminalError) {
    var configuration = TerminalSession.Configuration(
      environment: options.environment, logPath: options.logPath)
    configuration.crashMessage = "curio ended unexpectedly; nothing that was filed is lost. Start it again."
    let session = try TerminalSession(configuration)
    defer { session.stop() }
    let loop = EventLoop<Message>(session)
    let home = options.environment["HOME"] ?? "/"
    let folders = FolderReader(home: home, wallClock: options.wallClock)
    let runner = EffectRunner(drawer: drawer, mailbox: loop.mailbox, folders: folders)
    let look = Look(colors: session.capabilities.colors, glyphs: session.capabilities.glyphs)
    let pictures = PictureService(log: options.logPath)
    defer { pictures.stop() }
    let source = PictureSource(drawer: drawer, service: pictures, look: look)
    let loader = PictureLoader(mailbox: loop.mailbox) { await source.picture($0, by: $1) }
    let observation = drawer.observe { [weak runner] in runner?.drawerChanged($0) }
    defer { withExtendedLifetime(observation) {} }

    var state = AppState(now: options.now(), size: session.size, sampleFolder: options.sampleFolder)
    state.look = look
    var shown = show(state, on: session, loader)
    // After the first frame: it must not wait for a terminal that has to think.
    session.askForGraphics()
    for effect in state.start() { runner.run(effect) }
    runner.settleIn()

    while !state.isQuitting {
      let events = loop.events(timeout: millisecondsToNextMinute(options.now()))
      _ = update(&state, .clock(options.now()))
      for event in events {
        guard let message = message(of: event, on: shown) else { continue }
        for effect in update(&state, message) { perform(effect, session, runner, options) }
        if state.isQuitting { break }
      }
      if !state.isQuitting { shown = show(state, on: session, loader) }
    }
    runner.close()
  }

  private static func show(_ state: AppState, on session: TerminalSession, _ loader: PictureLoader) -> Frame {
    let frame = render(state)
    session.present(frame.surface)
    loader.want(
      frame.wanted,
      by: PictureMeans(
        graphics: state.graphics, cellWidth: state.facts.cellWidth ?? 10,
        cellHeight: state.facts.cellHeight ?? 20))
    return frame
  }

  private static func message(of event: Event<Message>, on frame: Frame) -> Message? {
    switch event {
    case .key(let key): Message(key, on: frame)
    case .message(let message): message
    case .answer(let answer): .answer(answer)
    case .resumed: .resumed
    case .closed: .quit
    }
  }

  /// What needs the terminal is done here; everything else elsewhere.
  private static func perform(
    _ effect: Effect, _ session: TerminalSession, _ runner: EffectRunner, _ options: Options
  ) {
    switch effect {
    case .editOutside(let text):
      runner.mailbox.post(ExternalEditor.edit(text, on: session, environment: options.environment))
      runner.mailbox.post(.resumed)
    case .copy(let text):
      if !session.copyToClipboard(text) {
        runner.mailbox.post(.notice(Notice("This is too long for the terminal's clipboard.", .problem)))
      }
    case .sendPicture(let number, let png, let columns, let rows):
      session.sendPicture(number, png: png, columns: columns, rows: rows)
    case .suspend:
      session.suspend()
      runner.mailbox.post(.resumed)
    case .redraw:
      session.repaint()
      runner.mailbox.post(.resumed)
    default: runner.run(effect)
    }
  }

  /// "today" changes at midnight and "in 3 days" with it: one look a minute is enough.
  private static func millisecondsToNextMinute(_ now: LocalDateTime) -> Int { (60 - now.time.second) * 1000 }
}
