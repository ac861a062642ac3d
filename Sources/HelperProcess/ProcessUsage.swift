import Glibc

/// What a running process has used so far, as the kernel counts it.
public struct ProcessUsage: Sendable, Hashable {
  /// Processor time of all its threads.
  public var seconds: Double
  /// Memory it holds now, and the most it ever held at once, in bytes.
  public var memory: Int
  public var peakMemory: Int

  /// Nil when no such process runs.
  public init?(of process: Int32) {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    let lines = Self.status(of: process).split(separator: "\n")
    func bytes(_ name: String) -> Int? {
      let words = lines.first { $0.hasPrefix(name) }?.split { $0 == " " || $0 == "\t" }
      return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 << 10 }
    }
    guard let now = bytes("VmRSS:"), let peak = bytes("VmHWM:") else { return nil }
    seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    memory = now
    peakMemory = peak
  }

  /// Lines such as `VmHWM:  123456 kB`; empty when it is gone.
  private static func status(of process: Int32) -> String {
    let file = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
  }
}
