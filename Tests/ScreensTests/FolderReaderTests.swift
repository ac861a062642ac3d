import Drawer
import Foundation
import Glibc
import Specimens
import TestSupport
import Testing

@testable import Screens

@Suite("The file picker's look into folders")
struct FolderReaderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "picker-\(UUID().uuidString)")
  private let reader = FolderReader(home: "/nowhere") {
    LocalDateTime(LocalDate(dayNumber: 0), .midnight).adding(seconds: $0.secondsSince1970)
  }

  private func make(_ bytes: [UInt8]) {
    var path = Array((folder.path + "/").utf8) + bytes + [0]
    path.withUnsafeMutableBytes { raw in
      guard let start = raw.bindMemory(to: CChar.self).baseAddress else { return }
      close(open(start, O_CREAT | O_WRONLY, 0o600))
    }
  }

  @Test("folders come first, hidden files only when asked for, and odd names are shown rather than lost")
  func listing() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("zoo"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["b.PNG", "A.webp", "notes.txt", ".hidden.png", "\u{1B}]0;owned\u{07}a.png"] {
      make(Array(name.utf8))
    }
    make([0x83, 0x65] + Array(".png".utf8))
    make(Array(String(repeating: "n", count: 251).utf8) + Array(".png".utf8))

    let entries = try reader.entries(of: folder.path, showsHidden: false).get()
    #expect(entries.first == FolderEntry(name: "zoo", kind: .folder, modified: entries.first?.modified))
    #expect(entries.filter { $0.kind == .picture }.count == 5)
    #expect(entries.contains { PathText.shown($0.name) == "\\x83e.png" && $0.kind == .picture })
    #expect(!entries.contains { $0.name.hasPrefix(".") })
    let names = entries.filter { $0.kind == .picture }.map(\.name)
    #expect(names.firstIndex(of: "A.webp") ?? 9 < names.firstIndex(of: "b.PNG") ?? 0)

    let all = try reader.entries(of: folder.path, showsHidden: true).get()
    #expect(all.count == entries.count + 1)
  }

  @Test("a folder that can't be read says so in one sentence")
  func unreadable() {
    guard case .failure(let problem) = reader.entries(of: "/nowhere/at/all", showsHidden: false) else {
      Issue.record("a folder that is not there was read")
      return
    }
    #expect(problem.description.contains("/nowhere/at/all") && problem.description.hasSuffix("."))
  }

  @Test("the tilde is the user's home, and only at the start")
  func tilde() {
    #expect(reader.expanded("~/x") == "/nowhere/x")
    #expect(reader.expanded("~") == "/nowhere")
    #expect(reader.expanded("/a/~/x") == "/a/~/x")
  }
}
