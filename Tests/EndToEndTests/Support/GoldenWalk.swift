import Foundation
import TestSupport
import Testing

/// One person's first half hour with Curio, key by key.
struct GoldenWalk {
  let curio: CurioProgram
  let terminal: TmuxSession

  static let samples: [Sample] = [.ramenCard, .ramenJapanese, .booking, .concert]

  /// Opens an empty drawer, in a home whose Pictures hold the samples.
  init(_ curio: CurioProgram, columns: Int, rows: Int) async throws {
    self.curio = curio
    _ = try curio.folder("Pictures", with: Self.samples)
    terminal = try await curio.open(columns: columns, rows: rows)
    try await terminal.wait(for: "Your drawer is empty")
  }

  /// Capture: picks every picture of the folder and files them.
  func importFolder() async throws {
    try await terminal.press("i")
    try await terminal.wait(for: "Capture")
    try await terminal.wait(for: ".png")
    try await terminal.press("C-a")
    try await terminal.wait(for: "\(Self.samples.count) picked")
    try await terminal.press("C-f")
    try await terminal.wait(for: "\(Self.samples.count) specimens", within: 90)
    try await terminal.wait(until: "a record for each picture", within: 90) { _ in
      DrawerFolder(curio.drawer).records.count == Self.samples.count
    }
    try await goHome()
  }

  /// Types a question and waits until the answer stands first, with its provenance.
  func search(_ query: String, finding title: String, saved: String) async throws {
    try await terminal.press("/")
    try await terminal.press("C-u")
    try await terminal.type(query)
    let screen = try await terminal.wait(until: "“\(title)” first") { screen in
      guard let row = screen.row(of: title) else { return false }
      return !screen.rows[1..<row].contains { $0.contains("saved ") }
    }
    #expect(screen.contains("saved \(saved)"), "\(screen)")
  }

  /// Opens the first answer and looks at what is known of it.
  func openFirstHit(showing evidence: String) async throws {
    try await terminal.press("Enter")
    let screen = try await terminal.wait(until: "the specimen with “\(evidence)”") {
      $0.contains("kept in") && $0.contains(evidence)
    }
    for label in ["saved", "origin", "calendar"] { #expect(screen.contains(label), "\(screen)") }
    try await goHome()
  }

  /// Reviews: approves the booking as its preview says, dismisses the rest.
  /// - Returns: the path of the one entry.
  func approveBookingAndDismissTheRest() async throws -> String {
    #expect(DrawerFolder.entries(under: curio.home.path("data")) == [])
    let booking = try #require(
      try SearchAnswer(try await curio.run("search", "Larch", "--json").output).results.first?.id)
    let preview = try await curio.run("review", "preview", booking)

    try await terminal.press("a")
    try await terminal.wait(for: "Action review")
    for _ in 0..<Self.samples.count where try await !terminal.settle().contains("Larch & Ember") {
      try await terminal.press("s")
    }
    let card = try await terminal.wait(for: "because")
    #expect(card.contains("19:30") || card.contains("7:30"), "\(card)")
    try await terminal.press("A")
    try await terminal.wait(for: "Where approved entries go")
    try await terminal.press("Enter")
    try await terminal.wait(until: "the entry's file") { _ in
      DrawerFolder.entries(under: curio.home.path("data")).count == 1
    }
    let entry = try #require(DrawerFolder.entries(under: curio.home.path("data")).first)
    let bytes = try #require(FileManager.default.contents(atPath: entry))
    let lines = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    #expect(lines == preview.output.replacingOccurrences(of: "\r\n", with: "\n"))

    try await terminal.wait(forNo: "Where approved entries go")
    for _ in 0..<Self.samples.count {
      if try await terminal.settle().contains("All decided") { break }
      try await terminal.press("x")
    }
    try await terminal.wait(for: "All decided")
    #expect(DrawerFolder.entries(under: curio.home.path("data")) == [entry])
    try await goHome()
    return entry
  }

  /// Writes the drawer into a folder.
  func export() async throws {
    let folder = curio.home.path("exported")
    try await terminal.press("e")
    try await terminal.wait(for: "Export to which folder?")
    try await terminal.press("C-u")
    try await terminal.type(folder)
    try await terminal.press("Enter")
    try await terminal.wait(until: "a manifest") { _ in
      FileManager.default.fileExists(atPath: "\(folder)/manifest.json")
    }
    #expect(files(under: folder).filter { !$0.hasSuffix(".json") }.count == Self.samples.count)
  }

  func deleteOne() async throws {
    try await terminal.settle()
    try await terminal.press("d")
    try await terminal.wait(for: "Image, text, note")
    try await terminal.press("Enter")
    try await terminal.wait(for: "\(Self.samples.count - 1) specimens")
    #expect(DrawerFolder(curio.drawer).images.count == Self.samples.count - 1)
  }

  func deleteAll() async throws {
    try await terminal.press(",")
    try await terminal.wait(for: "Settings")
    try await terminal.press("G")
    try await terminal.press("Enter")
    let asked = try await terminal.wait(for: "Type ")
    try await terminal.type("no")
    try await terminal.press("Enter")
    try await terminal.wait(for: "Nothing was deleted")
    #expect(!DrawerFolder(curio.drawer).images.isEmpty, "\(asked)")
    try await terminal.press("C-u")
    try await terminal.type("delete")
    try await terminal.press("Enter")
    try await terminal.wait(until: "an empty folder") { _ in DrawerFolder(curio.drawer).images.isEmpty }
    try await goHome()
    try await terminal.wait(for: "Your drawer is empty")
  }

  func leave() async throws {
    try await terminal.press("q")
    #expect(try await terminal.waitForExit() == 0)
    #expect(try await terminal.ask("#{alternate_on}") == "0")
  }

  /// Back to the drawer, wherever that is from.
  private func goHome() async throws {
    for _ in 0..<4 {
      if try await terminal.settle().contains("search the drawer") { return }
      try await terminal.press("Escape")
    }
    try await terminal.wait(for: "search the drawer")
  }
}
