import CNcurses
import Glibc

/// The terminal while a screen is up: taken over by `init`, given back by `stop`, by `deinit`, or by a signal
/// handler when the program dies.
///
/// Belongs to one thread. One session at a time.
public final class TerminalSession {
  public struct Configuration: Sendable {
    public var environment: [String: String]
    /// Where standard error goes meanwhile; nil leaves it.
    public var logPath: String?
    public var usesMouse = true
    /// A sentence for the user when the program dies of a fault.
    public var crashMessage = ""

    public init(environment: [String: String], logPath: String? = nil) {
      self.environment = environment
      self.logPath = logPath
    }
  }

  public let capabilities: Capabilities
  public private(set) var size: Size
  let pipe: WakePipe

  private let screen: CursesScreen
  private let modes: TerminalModes
  private let standardError: StandardError?
  private let crashMessage: String
  private var isActive = false
  /// Pictures that were drawn over the cells.
  var shownOverlays: [OverlaidPicture] = []
  /// The terminal keeps pictures of ours.
  var hasSentPictures = false
  /// It was asked what it can show, and has not answered yet.
  var isWaitingForAnswers = false

  /// Takes the terminal over.
  public init(_ configuration: Configuration) throws(TerminalError) {
    let environment = configuration.environment
    let type = environment["TERM"] ?? ""
    let localeIsUTF8 = curio_use_utf8() != 0
    // Before anything touches the terminal: what is remembered here is what a crash goes back to.
    modes = try TerminalModes(type: type, usesMouse: configuration.usesMouse)
    pipe = try WakePipe()
    standardError = configuration.logPath.flatMap(StandardError.init)
    crashMessage = configuration.crashMessage
    modes.arm(crashMessage: crashMessage, errorDescriptor: standardError?.original ?? STDERR_FILENO)
    curio_notices_arm(pipe.writeEnd)

    func described(colors: Int) -> Capabilities {
      Capabilities(environment: environment, colors: colors, localeIsUTF8: localeIsUTF8)
    }
    let opened = CursesScreen(
      type: type, wantsColor: Capabilities.wantsColor(environment), capabilities: described(colors:))
    guard let opened else {
      curio_rescue_disarm()
      curio_notices_disarm()
      throw .unknownType(type)
    }
    screen = opened
    capabilities = described(colors: opened.colorCount)
    size = opened.size
    isActive = true
    standardError?.redirect()
    modes.switchOn()
    _ = adoptSize()
  }

  deinit { stop() }

  /// Shows a frame. Only the cells that differ from the last one are drawn.
  public func present(_ surface: Surface) {
    guard isActive else { return }
    guard !surface.overlays.isEmpty || !shownOverlays.isEmpty else { return screen.present(surface) }
    presentOverlays(surface.overlays) { screen.present(surface, anew: $0) }
  }

  /// Draws the last frame again from nothing, for when something else wrote over it.
  public func repaint() {
    guard isActive else { return }
    let pictures = shownOverlays
    shownOverlays = []
    screen.repaint()
    presentOverlays(pictures) { _ in }
  }

  /// Gives the terminal back for good. Safe to call twice.
  public func stop() {
    guard isActive else { return }
    leave()
  }

  /// Stops the program as Ctrl-Z does; returns when the shell continues it, with the last frame back.
  public func suspend() {
    guard isActive else { return }
    leave()
    curio_stop_job()
    enter()
  }

  /// Lends the terminal to `body`, which runs an editor or a viewer and waits for it, then takes it back with the
  /// last frame on it. Interrupts meanwhile are meant for the other program.
  public func runOutside<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isActive else { return try body() }
    leave()
    curio_spare_interrupts(1)
    defer {
      curio_spare_interrupts(0)
      enter()
    }
    return try body()
  }

  /// Puts text on the clipboard of the terminal (OSC 52), also from inside tmux or screen. False when it is too
  /// long for terminals to accept. Whether the terminal allows it can't be known.
  public func copyToClipboard(_ text: String) -> Bool {
    guard let sequence = Clipboard.sequence(for: text, in: capabilities.multiplexer) else { return false }
    modes.write(sequence)
    return true
  }

  /// After a stop that gave no warning the terminal is as the shell left it: takes it over again.
  func takeBack() {
    guard isActive else { return }
    leave()
    enter()
  }

  /// The new size, when the terminal's has changed since the last call.
  func adoptSize() -> Size? {
    guard let now = TerminalModes.windowSize(), now != size else { return nil }
    screen.resize(now)
    shownOverlays = []
    size = screen.size
    return size
  }

  func write(_ text: String) { modes.write(text) }
  func write(_ bytes: [UInt8]) { modes.write(bytes) }

  private func leave() {
    endPictures()
    shownOverlays = []
    isActive = false
    modes.switchOff()
    screen.leave()
    curio_rescue_disarm()
    curio_notices_disarm()
    standardError?.restore()
  }

  private func enter() {
    modes.arm(crashMessage: crashMessage, errorDescriptor: standardError?.original ?? STDERR_FILENO)
    curio_notices_arm(pipe.writeEnd)
    standardError?.redirect()
    isActive = true
    modes.switchOn()
    screen.repaint()
    // The size may have changed meanwhile: let the event loop look.
    sizeIsDoubtful = true
    pipe.wake()
  }

  /// Set when the window may have been resized without a signal reaching us.
  var sizeIsDoubtful = false
}
