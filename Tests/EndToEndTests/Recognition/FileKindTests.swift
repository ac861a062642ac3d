import Foundation
import TestSupport
import Testing

/// Pictures of every kind, and broken ones among good ones, as they lie in people's folders.
@Suite struct FileKindTests {
  private struct Line: Decodable {
    var path, outcome, message: String?
    var animated: Bool?
    var filed, duplicates, failed: Int?
    var name: String { path.map { ($0 as NSString).lastPathComponent } ?? "" }
  }

  private static let fixtures = "\(CurioProgram.project)/Tests/ReadersTests/Fixtures"

  private func lines(_ outcome: Outcome) throws -> [Line] {
    try outcome.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  /// Tesseract reads: the accurate reader's files are not needed here, and loading them takes long.
  private func curio() throws -> CurioProgram {
    var curio = try CurioProgram()
    curio.environment["CURIO_READERS"] = try curio.home.folder("no-readers")
    return curio
  }

  @Test func everyKindIsToldByContentAndTheUnsupportedAreNamedWithTheReason() async throws {
    let curio = try curio()
    let folder = try curio.home.folder("Phone")
    let good = [
      ("a.heic", "kind.heic"), ("b.webp", "kind.webp"), ("c.webp", "frames.webp"), ("d.gif", "frames.gif"),
      ("e.jpg", "kind.png"), ("f.avif", "kind.avif"), ("g.tiff", "kind.tif"), ("h.bmp", "kind.bmp"),
      ("i.png", "kind.gif"),
    ]
    for (name, fixture) in good {
      try FileManager.default.copyItem(atPath: "\(Self.fixtures)/\(fixture)", toPath: "\(folder)/\(name)")
    }
    let bad: [(String, [UInt8], String)] = [
      (
        "logo.svg", Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8),
        "SVG"
      ),
      ("scan.jxl", [0xFF, 0x0A, 1, 2, 3, 4], "JPEG XL"),
      ("layers.psd", Array("8BPS\0\u{1}\0\0".utf8), "Photoshop"),
      ("really.png", Array("%PDF-1.7\n".utf8) + [0x25, 0xE2, 0xE3, 0xCF], "PDF"),
    ]
    for (name, bytes, _) in bad { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }

    let imported = try await curio.run("import", folder, "--json")
    #expect(imported.status == 3)
    let said = try lines(imported)
    for (name, _) in good {
      let line = try #require(said.first { $0.name == name })
      #expect(line.outcome == "filed", "\(name): \(line.message ?? "")")
      #expect((line.animated == true) == ["c.webp", "d.gif"].contains(name), "\(name)")
    }
    for (name, _, kind) in bad {
      let line = try #require(said.first { $0.name == name })
      #expect(line.outcome == "failed" && line.message?.contains("\(kind) files are not supported") == true)
    }
    #expect(said.last?.filed == good.count && said.last?.failed == bad.count)
    // Of the animations the first frame was read, and it is said.
    let found = try await curio.run("search", "lanterns", "--json")
    let results = try SearchAnswer(found.output).results
    #expect(results.count == good.count)
    #expect(try await curio.run("search", "walnut").status != 0)
    let records = try StoredRecord.all(in: curio.drawer)
    let animation = try #require(records.first { $0.originalName == "d.gif" })
    let shown = try await curio.run("show", animation.id)
    #expect(shown.output.contains("its first frame was read"), "\(shown.output)")
  }

  @Test func threeBrokenFilesAmongTenStopNothingAndTheOthersAreReadOnce() async throws {
    var curio = try curio()
    let folder = try curio.home.folder("Phone")
    let good = [
      "kind.png", "kind.webp", "kind.heic", "english.png", "receipt.png", "upright.jpg", "prices-english.png",
    ]
    for name in good {
      try FileManager.default.copyItem(atPath: "\(Self.fixtures)/\(name)", toPath: "\(folder)/\(name)")
    }
    let whole = try #require(FileManager.default.contents(atPath: "\(Self.fixtures)/japanese.png"))
    let bad = [
      ("cut.png", whole.prefix(whole.count / 2), "its end is missing"), ("nothing.png", Data(), "is empty"),
      ("list.png", Data("Milk, bread, two lemons\n".utf8), "holds no picture"),
    ]
    for (name, bytes, _) in bad { try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }

    for run in 1...2 {
      let stamps = try self.stamps(in: curio)
      let imported = try await curio.run("import", folder, "--json")
      #expect(imported.status == 3)
      let said = try lines(imported)
      #expect(said.last?.failed == 3 && said.last?.filed == (run == 1 ? 7 : 0))
      #expect(said.last?.duplicates == (run == 1 ? 0 : 7))
      for (name, _, reason) in bad {
        let line = try #require(said.first { $0.name == name })
        #expect(line.outcome == "failed" && line.message?.contains(reason) == true, "\(line.message ?? "")")
      }
      #expect(DrawerFolder(curio.drawer).records.count == 7 && DrawerFolder(curio.drawer).strangers.isEmpty)
      let later = try self.stamps(in: curio)
      if run == 2 { #expect(later == stamps) }
    }
    // Without a reader at all the seven are known; something new could not be read.
    curio.environment["CURIO_READERS"] = curio.home.path("nowhere")
    curio.environment["TESSDATA_PREFIX"] = try curio.home.folder("no-models")
    let known = try await curio.run(
      "import", "\(folder)/kind.png", "\(folder)/kind.heic", "\(folder)/receipt.png", "--json")
    let knownSum = try lines(known).last
    #expect(known.status == 0 && knownSum?.duplicates == 3, "\(known.output)")
    let new = try await curio.run("import", "\(Self.fixtures)/chat-half.png", "--json")
    #expect(new.status != 0, "\(new.output)")
  }

  /// When each record was written, and what it says.
  private func stamps(in curio: CurioProgram) throws -> [String: String] {
    var stamps: [String: String] = [:]
    for path in files(under: "\(curio.drawer)/specimens") where path.hasSuffix(".json") {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      stamps[path] =
        "\(attributes[.modificationDate] ?? "") \(attributes[.systemFileNumber] ?? "") \(String(decoding: bytes, as: UTF8.self))"
    }
    return stamps
  }
}
