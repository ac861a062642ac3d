import Drawer
import Foundation
import HelperProcess

/// A program on a pseudo-terminal of its own, with the moments at which it wrote.
final class PseudoTerminal {
  let process = Process()
  private let terminal: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Starts the program on a terminal of 120 × 35.
  init(_ program: String, _ words: [String], _ environment: [String: String]) throws {
    // Linux's own way (man 4 pts): Swift sees neither posix_openpt nor these macros of asm-generic/ioctls.h.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    terminal = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlocked, number): (Int32, UInt32) = (0, 0)
    guard terminal >= 0, ioctl(terminal, setLock, &unlocked) == 0, ioctl(terminal, getNumber, &number) == 0
    else { throw DrawerProblem(.unavailable, "There is no pseudo-terminal to be had.") }
    var size = winsize(ws_row: 35, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    let side = Foundation.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard side >= 0 else {
      close(terminal)
      throw DrawerProblem(.unavailable, "There is no pseudo-terminal to be had.")
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment.merging(["TERM": "xterm-256color"]) { $1 }
    let handle = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Ends the program and waits for it.
  func end() {
    process.terminate()
    process.waitUntilExit()
    close(terminal)
  }

  func type(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) } }

  /// What the program writes next: the bytes, and the moment of the last. Ends when nothing came for `quiet`
  /// milliseconds after the first byte; empty when nothing came within `patience`.
  func burst(patience: Int32, quiet: Int32) -> (bytes: [UInt8], at: UInt64) {
    var (bytes, at) = ([UInt8](), DispatchTime.now().uptimeNanoseconds)
    while true {
      var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, bytes.isEmpty ? patience : quiet) > 0 else { break }
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      at = DispatchTime.now().uptimeNanoseconds
    }
    return (bytes, at)
  }

  /// The moment at which a text had been written; nil when it did not come within ten seconds.
  func wait(for text: String) -> UInt64? {
    let mark = Array(text.utf8)
    let deadline = DispatchTime.now().uptimeNanoseconds + 10_000_000_000
    var seen: [UInt8] = []
    while DispatchTime.now().uptimeNanoseconds < deadline {
      let (bytes, at) = burst(patience: 200, quiet: 0)
      seen += bytes
      if seen.firstRange(of: mark) != nil { return at }
      if bytes.isEmpty, !process.isRunning { return nil }
    }
    return nil
  }

  /// Processor time the program has used so far.
  var seconds: Double { ProcessUsage(of: process.processIdentifier)?.seconds ?? 0 }
}
