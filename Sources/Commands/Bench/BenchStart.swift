import Drawer
import Foundation

/// Starts the full screen in a pseudo-terminal and times its first frame.
enum BenchStart {
  static func run(runs: Int, _ invocation: Invocation, _ context: Context) throws {
    var timings = Timings()
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "curio"
    let words = invocation.value("drawer").map { ["--drawer", $0] } ?? []
    for _ in 0..<runs {
      let began = DispatchTime.now().uptimeNanoseconds
      guard let end = try firstFrame(own, words, context.environment) else {
        throw DrawerProblem(.unavailable, "The screen did not draw within ten seconds.")
      }
      timings.add(nanoseconds: end - began)
    }
    try timings.report("start", context.output, isJSON: invocation.isJSON)
  }

  /// The moment at which the drawer's first whole frame had been written; nil when none came.
  private static func firstFrame(
    _ program: String, _ words: [String], _ environment: [String: String]
  ) throws -> UInt64? {
    // Linux's own way (man 4 pts): Swift sees neither posix_openpt nor these macros of asm-generic/ioctls.h.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    let terminal = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number): (Int32, UInt32) = (0, 0)
    guard terminal >= 0, ioctl(terminal, setLock, &unlocked) == 0,
      ioctl(terminal, getNumber, &number) == 0
    else { throw DrawerProblem(.unavailable, "There is no pseudo-terminal to be had.") }
    defer { close(terminal) }
    var size = winsize(ws_row: 35, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    let side = Foundation.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard side >= 0 else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment.merging(["TERM": "xterm-256color"]) { $1 }
    let handle = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    return waitForFrame(terminal)
  }

  private static func waitForFrame(_ terminal: Int32) -> UInt64? {
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let deadline = DispatchTime.now().uptimeNanoseconds + 10_000_000_000
    // The status line ends a frame, and always offers help.
    let mark = Array("help".utf8)
    while DispatchTime.now().uptimeNanoseconds < deadline {
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 200) > 0 else { continue }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return nil }
      seen += buffer[..<count]
      if seen.contains(mark) { return DispatchTime.now().uptimeNanoseconds }
    }
    return nil
  }
}

extension Array where Element == UInt8 {
  /// True when the bytes stand somewhere in the array.
  fileprivate func contains(_ needle: [UInt8]) -> Bool {
    guard count >= needle.count else { return false }
    return (0...(count - needle.count)).contains { self[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
