import Foundation
import TestSupport
import Testing

/// A machine that only has English: what is written otherwise is not read as if it were.
@Suite struct MissingLanguageTests {
  private static let fixtures = "\(CurioProgram.project)/Tests/ReadersTests/Fixtures"
  private static let models = "/usr/share/tesseract-ocr/5/tessdata"

  /// A curio with Tesseract's English model and nothing else to read with.
  private func withEnglishOnly() throws -> CurioProgram {
    var curio = try CurioProgram()
    let models = try curio.home.folder("models")
    try FileManager.default.createSymbolicLink(
      atPath: "\(models)/eng.traineddata", withDestinationPath: "\(Self.models)/eng.traineddata")
    curio.environment["TESSDATA_PREFIX"] = models
    curio.environment["CURIO_READERS"] = try curio.home.folder("no-readers")
    return curio
  }

  @Test func picturesAreMarkedNotReadAndReadOnceTheDataIsThere() async throws {
    var curio = try withEnglishOnly()
    let names = ["japanese.png", "chinese.png", "spaces-dark.png", "english.png"]
    let imported = try await curio.run(["import"] + names.map { "\(Self.fixtures)/\($0)" })
    #expect(imported.status == 3)
    #expect(imported.errors.components(separatedBy: "language data is missing: Japanese").count == 2)
    #expect(imported.errors.components(separatedBy: "curio reread --unread").count == 2, "\(imported.errors)")
    for name in names.dropLast() { #expect(imported.errors.contains("\(name): filed as"), "\(name)") }

    // Nothing of what the English model made of it is kept.
    for name in ["japanese.png", "chinese.png"] {
      let record = try #require(try StoredRecord.all(in: curio.drawer).first { $0.originalName == name })
      let text = try await curio.run("show", record.id, "--text").output
      #expect(!text.contains { $0.isLetter || $0.isNumber }, "\(name): \(text)")
      #expect(try await curio.run("show", record.id).output.contains("not read: language data is missing"))
    }
    #expect(try await curio.run("search", "booked").status == 0)
    #expect(try await curio.run("search", "北口").status != 0)
    // A note of the user's stays through the reading to come.
    let first = try #require(
      try StoredRecord.all(in: curio.drawer).first { $0.originalName == "japanese.png" })
    #expect(try await curio.run("note", first.id, "from grandmother").status == 0)

    // Still without it, nothing changes.
    #expect(try await curio.run("reread", "--unread").status != 0)

    curio.environment["TESSDATA_PREFIX"] = nil
    let reread = try await curio.run("reread", "--unread")
    #expect(
      reread.status == 0 && reread.output.split(separator: "\n").count == 3,
      "\(reread.output)\(reread.errors)")
    for word in ["北口", "水彩", "喫茶"] { #expect(try await curio.run("search", word).status == 0, "\(word)") }
    let kept = try StoredRecord.all(in: curio.drawer).first { $0.id == first.id }
    #expect(kept?.note == "from grandmother")
    #expect(try await curio.run("reread", "--unread").output.isEmpty)
  }
}

extension CurioProgram {
  /// Runs one command whose words come as a list.
  fileprivate func run(_ arguments: [String]) async throws -> Outcome {
    try await command(arguments).run(within: 120)
  }
}
