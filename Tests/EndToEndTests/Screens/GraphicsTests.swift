import Foundation
import TestSupport
import Testing

private let isAsked = ProcessInfo.processInfo.environment["CURIO_SOAK_MINUTES"] != nil

/// What is written to terminals that show pictures themselves.
struct GraphicsTests {
  private static let escape = "\u{1B}"
  private static let placeholder = "\u{10EEEE}"
  private static let cellSize = ["\u{1B}[16t": "\u{1B}[6;20;10t"]
  private static let kitty = [
    "a=q": "\u{1B}_Gi=31;OK\u{1B}\\", "[>0q": "\u{1B}P>|kitty(0.35.2)\u{1B}\\",
    "\u{1B}[c": "\u{1B}[?62;22c",
  ].merging(cellSize) { $1 }
  private static let sixel = ["\u{1B}[c": "\u{1B}[?62;4;22c"].merging(cellSize) { $1 }

  private func open(
    _ answers: [String: String], _ extra: [String: String] = [:], settings: [String] = []
  ) async throws -> (terminal: FakeTerminal, curio: CurioProgram) {
    var curio = try CurioProgram.onThatMonday()
    #expect(try await curio.run("import", Sample.code.path, Sample.concert.path).status == 0)
    if !settings.isEmpty {
      #expect(try await curio.command(["settings"] + settings).run(within: 60).status == 0)
    }
    curio.environment.merge(["TERM": "xterm-256color"].merging(extra) { $1 }) { $1 }
    let terminal = try FakeTerminal(CurioProgram.path, environment: curio.environment, answers: answers)
    // The first frame waits for nobody's answer.
    #expect(terminal.wait(for: "2 specimens"))
    return (terminal, curio)
  }

  /// Whether a block element stands among the bytes (U+2580 … U+259F).
  private func hasBlocks(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast(2).contains {
      bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x96 && (0x80...0x9F).contains(bytes[$0 + 2])
    }
  }

  /// The numbers of pictures that were sent and that some character places by its colour.
  private func placedPictures(_ bytes: [UInt8]) -> Set<Substring> {
    let text = String(decoding: bytes, as: UTF8.self)
    let sent = text.components(separatedBy: "\u{1B}_Ga=T,").dropFirst().compactMap {
      $0.prefix { $0 != ";" }.split(separator: ",").first { $0.hasPrefix("i=") }?.dropFirst(2)
    }
    return Set(sent.filter { text.contains("38;5;\($0)m") || text.contains("38;5;\($0);") })
  }

  private func expectEnd(_ terminal: FakeTerminal) {
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("kitty gets each picture once, and characters that place it")
  func kitty() async throws {
    let (terminal, curio) = try await open(GraphicsTests.kitty)
    #expect(terminal.wait(for: "_Ga=T,U=1,q=2,f=100,t=d,i=16,"))
    #expect(terminal.wait(for: GraphicsTests.placeholder))
    // Both pictures are placed, each by the colour of its number.
    #expect(terminal.wait(until: { placedPictures($0).count >= 2 }))
    terminal.settle()
    // PNG files, in pieces that the protocol takes.
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    let pieces = text.components(separatedBy: "\u{1B}_G").dropFirst().compactMap {
      $0.components(separatedBy: "\u{1B}\\").first
    }
    #expect(pieces.contains { $0.contains("a=T") && $0.contains(";iVBOR") })
    #expect(pieces.allSatisfy { ($0.split(separator: ";").last?.count ?? 0) <= 4096 })
    // Going through the drawer sends nothing again.
    let seen = terminal.bytes.count
    terminal.type("l")
    terminal.type("h")
    terminal.settle()
    #expect(Array(terminal.bytes[seen...]).firstPlace(of: Array("a=T".utf8)) == nil)
    expectEnd(terminal)
    #expect(terminal.bytes.firstPlace(of: Array("_Ga=d,d=A".utf8)) != nil)
    withExtendedLifetime(curio) {}
  }

  @Test("inside tmux all of it is handed through, once an answer came through")
  func tmux() async throws {
    let inside = ["TMUX": "/nowhere,1,0", "TERM": "tmux-256color"]
    let answers = GraphicsTests.kitty
    let (terminal, curio) = try await open(answers, inside)
    #expect(terminal.wait(for: "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,U=1"))
    #expect(terminal.wait(for: GraphicsTests.placeholder))
    terminal.settle()
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    // Nothing of the protocol stands outside.
    let bare = text.replacing("\u{1B}\u{1B}_G", with: "")
    #expect(!bare.contains("\u{1B}_G"))
    expectEnd(terminal)
    withExtendedLifetime(curio) {}

    let (silent, other) = try await open(["\u{1B}[c": "\u{1B}[?1;2c"], inside)
    silent.settle()
    #expect(silent.bytes.firstPlace(of: Array("a=T".utf8)) == nil)
    #expect(silent.wait(until: hasBlocks))
    expectEnd(silent)
    withExtendedLifetime(other) {}
  }

  @Test(
    "a real tmux lets pictures through only where it is allowed to",
    .enabled(if: isAsked && Command.areInstalled("tmux"), "only on request: make soak"),
    arguments: [true, false])
  func realTmux(_ isAllowed: Bool) async throws {
    var curio = try CurioProgram.onThatMonday()
    #expect(try await curio.run("import", Sample.code.path).status == 0)
    curio.environment.merge(["TERM": "xterm-256color", "TMUX_TMPDIR": try curio.home.folder("tmux")]) { $1 }
    let options =
      ["-u", "-L", "curio", "-f", "/dev/null", "set", "-g", "default-terminal", "tmux-256color", ";"]
      + ["set", "-g", "allow-passthrough"]
    let terminal = try FakeTerminal(
      "/usr/bin/env",
      ["tmux"] + options + [isAllowed ? "on" : "off", ";", "new-session", "/usr/bin/env", CurioProgram.path],
      environment: curio.environment,
      // tmux asks for the name itself when it begins, and keeps the first answer.
      answers: GraphicsTests.kitty.merging(["\u{1B}[>q": "\u{1B}P>|kitty(0.35.2)\u{1B}\\"]) { $1 })
    #expect(terminal.wait(for: "1 specimen"))
    if isAllowed {
      #expect(terminal.wait(for: "\u{1B}_Ga=T,U=1"))
      #expect(terminal.wait(for: GraphicsTests.placeholder))
    } else {
      #expect(terminal.wait(until: hasBlocks))
      terminal.settle()
      #expect(terminal.bytes.firstPlace(of: Array("a=T".utf8)) == nil)
    }
    expectEnd(terminal)
  }

  @Test(
    "sixels are drawn where the terminal says that it knows them, and written over when they go",
    .enabled(if: isAsked, "only on request: make soak"))
  func sixels() async throws {
    let (terminal, curio) = try await open(GraphicsTests.sixel)
    /// Both pictures stand at their places, each from its corner, with the cursor put back.
    func sixels(from start: Int) -> Bool {
      terminal.wait(from: start) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return text.components(separatedBy: "\u{1B}7\u{1B}[").dropFirst().count {
          $0.contains("H\u{1B}P") && $0.contains("\u{1B}\\\u{1B}8")
        } >= 2
      }
    }
    #expect(sixels(from: 0))
    terminal.settle()
    // Another key draws only what changed, and no picture again.
    var seen = terminal.bytes.count
    terminal.type("l")
    #expect(terminal.wait(from: seen) { !$0.isEmpty })
    terminal.settle()
    #expect(Array(terminal.bytes[seen...]).firstPlace(of: Array("\u{1B}P".utf8)) == nil)
    // Another screen: the rows are written anew, and its own pictures come.
    seen = terminal.bytes.count
    terminal.type("t")
    #expect(terminal.wait(for: "Timeline", from: seen))
    terminal.settle()
    #expect(Array(terminal.bytes[seen...]).firstPlace(of: Array("\u{1B}P".utf8)) == nil)
    let rows = String(decoding: terminal.bytes[seen...], as: UTF8.self).components(separatedBy: "\u{1B}[K")
    #expect(rows.count > 8)
    seen = terminal.bytes.count
    terminal.type("q")
    #expect(sixels(from: seen))
    expectEnd(terminal)
    withExtendedLifetime(curio) {}
  }

  @Test("a terminal that answers nothing, or a user who wants none, gets characters")
  func cells() async throws {
    for (answers, settings) in [([:], []), (GraphicsTests.sixel, ["pictures", "cells"])] {
      let (terminal, curio) = try await open(answers, settings: settings)
      #expect(terminal.wait(until: hasBlocks))
      terminal.settle()
      #expect(terminal.bytes.firstPlace(of: Array("a=T".utf8)) == nil)
      #expect(terminal.bytes.firstPlace(of: Array("\u{1B}Pq".utf8)) == nil)
      #expect(terminal.bytes.firstPlace(of: Array("\u{1B}P0".utf8)) == nil)
      expectEnd(terminal)
      withExtendedLifetime(curio) {}
    }
  }
}
