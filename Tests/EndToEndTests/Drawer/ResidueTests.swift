import Foundation
import TestSupport
import Testing

/// After a deletion no byte of the specimen is left, and nothing brings it back unasked.
@Suite struct ResidueTests {
  /// Words of the screenshot and of the note; none of them stands in anything else that is kept.
  private let words = ["Larch", "Quayside", "LE-48QT7", "zephyrmoth"]

  @Test func aDeletionWithItsEntryLeavesNothing() async throws {
    let curio = try CurioProgram.onThatMonday()
    let folder = try curio.folder("Phone", with: [.booking, .receipt])
    let booking = try await importAndApprove(curio, folder)
    #expect(!filesHolding(words, under: curio.home.path("data")).isEmpty)
    #expect(DrawerFolder.entries(under: curio.home.path("data")).count == 1)

    let deleted = try await curio.run("delete", booking, "--with-entries", "--verify")
    #expect(deleted.status == 0, "\(deleted.errors)")

    let pixels = try slices(of: .booking)
    for part in ["data", "cache", "config", "state"] {
      #expect(filesHolding(words, under: curio.home.path(part)) == [])
      #expect(files(under: curio.home.path(part)).filter { holds(pixels, $0) } == [])
    }
    #expect(DrawerFolder.entries(under: curio.home.path("data")) == [])
    #expect(DrawerFolder(curio.drawer).images.count == 1)
    #expect(try await curio.run("search", "Larch").status == 1)
    #expect(try await curio.run("verify").status == 0)
  }

  @Test func anApprovedEntryStaysUnlessAskedFor() async throws {
    let curio = try CurioProgram.onThatMonday()
    let folder = try curio.folder("Phone", with: [.booking])
    let booking = try await importAndApprove(curio, folder)
    let deleted = try await curio.run("delete", booking)
    #expect(deleted.status == 0)
    let entries = DrawerFolder.entries(under: curio.home.path("data"))
    #expect(entries.count == 1)
    #expect((deleted.output + deleted.errors).contains(try #require(entries.first)))
  }

  @Test func aScanOfItsFolderDoesNotBringItBackButAskingDoes() async throws {
    let curio = try CurioProgram.onThatMonday()
    let folder = try curio.folder("Phone", with: [.booking, .receipt])
    #expect(try await curio.run("settings", "watchedFolders", folder).status == 0)
    #expect(try await curio.run("watch", "--once").status == 0)
    #expect(DrawerFolder(curio.drawer).images.count == 2)

    let id = try await identifier(of: "Larch", curio)
    #expect(try await curio.run("delete", id).status == 0)
    _ = try await curio.run("watch", "--once")
    #expect(DrawerFolder(curio.drawer).images.count == 1)

    let asked = try await curio.run("import", "\(folder)/\(Sample.booking.rawValue)")
    #expect(asked.status == 0, "\(asked.errors)")
    #expect(DrawerFolder(curio.drawer).images.count == 2)
  }

  @Test func deleteAllLeavesAnEmptyDrawer() async throws {
    let curio = try CurioProgram.onThatMonday()
    let folder = try curio.folder("Phone", with: [.booking, .receipt])
    _ = try await importAndApprove(curio, folder)
    #expect(try await curio.run("delete", "--all").status == 2)
    #expect(DrawerFolder(curio.drawer).images.count == 2)
    #expect(try await curio.run("delete", "--all", "--yes", "--with-entries").status == 0)
    let drawer = DrawerFolder(curio.drawer)
    #expect(drawer.images + drawer.records + drawer.strangers == [])
    for part in ["data", "cache", "config", "state"] {
      #expect(filesHolding(words, under: curio.home.path(part)) == [])
    }
  }

  /// Files a folder with a note, approves the booking's suggestion, and returns the booking's id.
  private func importAndApprove(_ curio: CurioProgram, _ folder: String) async throws -> String {
    let booking = "\(folder)/\(Sample.booking.rawValue)"
    for line in [["import", booking, "--note", "for the zephyrmoth evening"], ["import", folder]] {
      let imported = try await curio.command(line).run()
      #expect(imported.status == 0, "\(imported.errors)")
    }
    let id = try await identifier(of: "Larch", curio)
    let approved = try await curio.run("review", "approve", id)
    #expect(approved.status == 0, "\(approved.errors)")
    return id
  }

  private func identifier(of query: String, _ curio: CurioProgram) async throws -> String {
    let answer = try await curio.run("search", query, "--json")
    return try #require(SearchAnswer(answer.output).results.first?.id, "\(answer.output)\(answer.errors)")
  }

  /// Pieces out of the middle of a picture's bytes.
  private func slices(of sample: Sample) throws -> [Data] {
    let bytes = try #require(FileManager.default.contents(atPath: sample.path))
    return (1...8).map { bytes.dropFirst(bytes.count * $0 / 10).prefix(48) }.map { Data($0) }
  }

  private func holds(_ slices: [Data], _ path: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: path) else { return false }
    return slices.contains { bytes.range(of: $0) != nil }
  }
}
