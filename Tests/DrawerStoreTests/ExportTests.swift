import DrawerStore
import Glibc
import Specimens
import Testing

@Suite struct ExportTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A drawer with pictures, edits, collections and decisions.
  func filled() throws -> (DrawerFolder, [SpecimenID]) {
    let drawer = try scratch.drawer()
    let trip = try drawer.makeCollection(named: "Japan trip", at: noon)
    _ = try drawer.makeCollection(named: "Empty", at: noon)
    let ids = try (1...12).map { seed in
      let id = try drawer.fileImage(bytes: picture(seed)).id
      var specimen = record(id, title: "Item \(seed)")
      specimen.originalName = "Screenshot.png"
      if seed == 3 { specimen.collections = [trip.id] }
      if seed == 4 { specimen.origin = .userTagged("Ann") }
      if seed == 5 {
        let made = Suggestion(
          uid: "a@curio", madeAt: noon, kind: .event, title: "Dinner", start: noon.utc, confidence: 0.9,
          evidence: [])
        specimen.decision = .suggested(made, state: .dismissed(at: noon))
      }
      try drawer.write(specimen)
      return id
    }
    return (drawer, ids.sorted())
  }

  @Test func anExportReadIntoAnEmptyDrawerGivesTheSameExport() throws {
    let (drawer, ids) = try filled()
    let before = Scratch.files(below: "\(drawer.paths.data)/specimens").map { ($0, Scratch.bytes($0)) }
    let first = "\(scratch.path)/first"
    let outcome = try drawer.export(ids, to: first)
    #expect(outcome.written == 12 && outcome.failures.isEmpty)
    #expect(before.allSatisfy { Scratch.bytes($0.0) == $0.1 })

    let other = try scratch.drawer("other")
    let items = try other.importExport(from: "\(first)/manifest.json")
    #expect(items.count == 12)
    for id in ids {
      #expect(try other.specimen(id) == drawer.specimen(id))
      #expect(
        try other.imagePath(of: id).flatMap { Scratch.bytes($0) }
          == drawer.imagePath(of: id).flatMap { Scratch.bytes($0) })
    }
    #expect(try other.allCollections() == drawer.allCollections())
    let second = "\(scratch.path)/second"
    _ = try other.export(ids, to: second)
    let relative = { (root: String) in
      Scratch.files(below: root).map { String($0.dropFirst(root.utf8.count)) }
    }
    #expect(relative(first) == relative(second))
    for file in relative(first) {
      #expect(Scratch.bytes(first + file) == Scratch.bytes(second + file), "\(file)")
    }
    #expect(
      try other.importExport(from: first).allSatisfy {
        if case .alreadyThere = $0.outcome { true } else { false }
      })
  }

  @Test func aPartTellsNothingOfTheRest() throws {
    let (drawer, ids) = try filled()
    _ = try drawer.export(Array(ids.prefix(2)), to: "\(scratch.path)/part")
    let manifest = try #require(Scratch.bytes("\(scratch.path)/part/manifest.json"))
    #expect(!String(decoding: manifest, as: UTF8.self).contains("Empty"))
    // Exporting less into the same folder takes away what is no longer part of it.
    _ = try drawer.export([ids[0]], to: "\(scratch.path)/part")
    #expect(Scratch.names(in: "\(scratch.path)/part/images").count == 1)
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", "..", "a\u{0}b/\n.png", ".bashrc", "-rf", "",
    String(repeating: "長", count: 200),
  ])
  func namesStayInsideTheFolderAndReadable(name: String) throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    var specimen = record(id)
    specimen.originalName = name
    try drawer.write(specimen)
    let folder = "\(scratch.path)/out"
    _ = try drawer.export([id], to: folder)
    #expect(Scratch.names(in: scratch.path) == ["drawer", "out"])
    #expect(Scratch.names(in: folder) == ["images", "manifest.json"])
    let exported = try #require(Scratch.names(in: "\(folder)/images").first)
    #expect(exported.hasSuffix("-\(id.short).png"))
    #expect(!exported.hasPrefix(".") && !exported.hasPrefix("-") && exported.utf8.count < 140)
  }

  @Test func aManifestCanNotReachOutOfItsFolder() throws {
    let (drawer, ids) = try filled()
    let folder = "\(scratch.path)/out"
    _ = try drawer.export([ids[0]], to: folder)
    let text = String(decoding: try #require(Scratch.bytes("\(folder)/manifest.json")), as: UTF8.self)
    let file = try #require(Scratch.names(in: "\(folder)/images").first)
    rename("\(folder)/images/\(file)", "\(scratch.path)/secret.png")
    symlink(scratch.path, "\(folder)/images/link")
    symlink("\(scratch.path)/secret.png", "\(folder)/images/secret.png")
    for wanted in [
      "../secret.png", "\(scratch.path)/secret.png", "images/link/secret.png", "images/secret.png",
      "images/./../../secret.png",
    ] {
      try scratch.file("out/manifest.json", Array(text.replacing("images/\(file)", with: wanted).utf8))
      let other = try scratch.drawer("other")
      let items = try other.importExport(from: folder)
      #expect(items.count == 1)
      if case .failed = items[0].outcome {} else { Issue.record("\(wanted) was read") }
      #expect(Scratch.files(below: other.paths.specimens).isEmpty)
    }
  }

  @Test func anAlteredPictureAndADamagedRecordFailAlone() throws {
    let (drawer, ids) = try filled()
    let folder = "\(scratch.path)/out"
    _ = try drawer.export(ids, to: folder)
    let file = try #require(Scratch.names(in: "\(folder)/images").last)
    try scratch.file("out/images/\(file)", picture(99))
    let manifest = try #require(Scratch.bytes("\(folder)/manifest.json"))
    let text = String(decoding: manifest, as: UTF8.self).replacing(
      "\"title\":\"Item 7\"", with: "\"title\":7")
    try scratch.file("out/manifest.json", Array(text.utf8))
    let items = try scratch.drawer("other").importExport(from: folder)
    #expect(items.count { if case .added = $0.outcome { true } else { false } } == 10)
    #expect(items.contains { $0.outcome == .failed(.alteredImage(path: "\(folder)/images/\(file)")) })
    #expect(items.contains { if case .failed(.brokenManifest) = $0.outcome { true } else { false } })
  }

  @Test func whatIsDamagedInTheDrawerIsNamedAndTheRestExported() throws {
    let (drawer, ids) = try filled()
    let path = try #require(try drawer.imagePath(of: ids[4]))
    let file = fopen(path, "w")
    fwrite(picture(77), 1, 2000, file)
    fclose(file)
    let outcome = try drawer.export(ids, to: "\(scratch.path)/out")
    #expect(outcome.written == 11)
    #expect(outcome.failures.map(\.id) == [ids[4]])
    #expect(outcome.failures.map(\.error) == [.alteredImage(path: path)])
    #expect(Scratch.names(in: "\(scratch.path)/out/images").count == 11)
  }

  @Test func somebodyElsesManifestIsLeftAlone() throws {
    let (drawer, ids) = try filled()
    mkdir("\(scratch.path)/site", 0o700)
    let path = try scratch.file("site/manifest.json", Array("{\"name\":\"web app\"}".utf8))
    #expect(throws: DrawerError.foreignManifest(path: path)) {
      try drawer.export(ids, to: "\(scratch.path)/site")
    }
    #expect(throws: DrawerError.foreignManifest(path: path)) { try drawer.importExport(from: path) }
    #expect(throws: DrawerError.missingFile(path: "\(scratch.path)/none")) {
      try drawer.importExport(from: "\(scratch.path)/none")
    }
    #expect(Scratch.names(in: "\(scratch.path)/site") == ["manifest.json"])
  }
}
