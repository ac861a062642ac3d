import Foundation
import TestSupport
import Testing

private let minutes = Double(ProcessInfo.processInfo.environment["CURIO_SOAK_MINUTES"] ?? "") ?? 0

/// Keys, resizes and drops at random for as long as asked; run by `make soak`.
@Suite(.enabled(if: minutes > 0, "only on request: make soak"))
struct SoakTests {
  // Not among them: what leaves the program or the terminal on purpose (q, C-c, C-z) and O, which opens a viewer.
  private let keys =
    "abcdefghijklmnoprstuvwxyzACGJK0123456789/?,*-[]".map(String.init)
    + [
      "Up", "Down", "Left", "Right", "Enter", "Escape", "Tab", "BTab", "Space", "PageUp", "PageDown", "Home",
      "End",
    ]
    + ["F1", "F2", "BSpace", "C-a", "C-f", "C-l", "C-u", "C-x", "DC", "Escape", "Escape", "Enter"]

  @Test func survivesWhateverIsPressed() async throws {
    let curio = try CurioProgram.onThatMonday()
    let folder = try curio.folder("Phone", with: Sample.allCases)
    let drops = files(under: folder)
    let terminal = try await curio.open(columns: 100, rows: 30)
    try await terminal.wait(for: "Curio")
    let program = try #require(try await terminal.processID())
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(state: seed)
    var pressed: [String] = []
    var memory: [Int] = []
    let end = ContinuousClock.now + .seconds(minutes * 60)
    while ContinuousClock.now < end {
      for _ in 0..<20 {
        let key = keys[Int.random(in: keys.indices, using: &random)]
        pressed = (pressed + [key]).suffix(200)
        try await terminal.press(key)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        try await terminal.resize(
          columns: .random(in: 20...250, using: &random), rows: .random(in: 5...70, using: &random))
      }
      if Int.random(in: 0..<10, using: &random) == 0 {
        _ = try await curio.run("file", drops[Int.random(in: drops.indices, using: &random)])
      }
      let status = try await terminal.exitStatus()
      try #require(
        status == nil, "ended with \(status ?? 0) after \(pressed.joined(separator: " ")), seed \(seed)")
      memory.append(residentKilobytes(of: program))
    }
    // After a warm-up the size must not keep growing.
    let early = memory.dropFirst(memory.count / 5).prefix(max(1, memory.count / 5)).max() ?? 0
    let late = memory.suffix(max(1, memory.count / 5)).max() ?? 0
    #expect(late < early * 2, "from \(early) to \(late) KB, seed \(seed)")
    #expect(try await curio.run("verify").status == 0)
  }

  private func residentKilobytes(of process: Int32) -> Int {
    let status = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmRSS") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
