import Foundation

/// A terminal that shows nothing: keeps the bytes a program writes, and answers its questions as it was told to.
public final class FakeTerminal {
  private let process = Process()
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  /// Question → answer; each is answered once.
  private var answers: [(question: [UInt8], answer: String)]

  public enum Failure: Error { case noTerminal }

  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], columns: Int = 120,
    rows: Int = 35, answers: [String: String] = [:]
  ) throws {
    // Linux's own way (man 4 pts): Swift sees neither posix_openpt nor these macros of asm-generic/ioctls.h.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    self.answers = answers.map { (Array($0.key.utf8), $0.value) }
    var (unlocked, number): (Int32, UInt32) = (0, 0)
    guard descriptor >= 0, ioctl(descriptor, setLock, &unlocked) == 0,
      ioctl(descriptor, getNumber, &number) == 0
    else { throw Failure.noTerminal }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    let side = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard side >= 0 else { throw Failure.noTerminal }
    let handle = FileHandle(fileDescriptor: side, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(descriptor)
  }

  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Reads on until what was written since `start` satisfies a condition; false when it never does.
  public func wait(from start: Int = 0, looks: Int = 600, until holds: ([UInt8]) -> Bool) -> Bool {
    for _ in 0..<looks {
      if holds(Array(bytes.dropFirst(start))) { return true }
      _ = pump(milliseconds: 50)
    }
    return holds(Array(bytes.dropFirst(start)))
  }

  public func wait(for text: String, from start: Int = 0) -> Bool {
    let needle = Array(text.utf8)
    return wait(from: start) { $0.firstPlace(of: needle) != nil }
  }

  /// Reads until nothing was written for a while.
  public func settle() {
    var quiet = 0
    while quiet < 6 { quiet = pump(milliseconds: 50) ? 0 : quiet + 1 }
  }

  /// Waits for the program's end and returns its exit code; nil when it does not end.
  public func waitForExit() -> Int32? {
    for _ in 0..<600 where process.isRunning { _ = pump(milliseconds: 50) }
    guard !process.isRunning else { return nil }
    while pump(milliseconds: 20) {}
    return process.terminationStatus
  }

  /// True when something came.
  private func pump(milliseconds: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0, source.revents & Int16(POLLIN) != 0 else { return false }
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    for (place, answer) in answers.enumerated().reversed() where bytes.firstPlace(of: answer.question) != nil
    {
      type(answer.answer)
      answers.remove(at: place)
    }
    return true
  }
}

extension [UInt8] {
  /// Where some bytes first stand.
  public func firstPlace(of needle: [UInt8]) -> Int? {
    guard let first = needle.first, count >= needle.count else { return nil }
    var place = 0
    while place <= count - needle.count {
      if self[place] == first, self[place..<(place + needle.count)].elementsEqual(needle) { return place }
      place += 1
    }
    return nil
  }
}
