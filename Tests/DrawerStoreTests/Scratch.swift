import DrawerStore
import Foundation
import Specimens
import TestSupport

/// A folder of its own for one test, with drawers and files in it.
struct Scratch {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws { folder = try TemporaryFolder() }

  /// A drawer of its own inside.
  func drawer(_ name: String = "drawer") throws -> DrawerFolder {
    let drawer = DrawerFolder(
      try DrawerPaths(environment: [:], drawer: folder.path(name), workingFolder: "/"))
    try drawer.prepare()
    return drawer
  }

  /// Writes a file and returns its path.
  @discardableResult
  func file(_ name: String, _ bytes: [UInt8]) throws -> String { try folder.write(bytes, to: name) }

  static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// All files below a folder, as paths.
  static func files(below path: String) -> [String] { TestSupport.files(under: path) }

  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}

/// Bytes that are a PNG to whoever looks at their start and end; `seed` makes them differ.
func picture(_ seed: Int, size: Int = 2000) -> [UInt8] {
  let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  let middle = (0..<max(0, size - head.count - end.count)).map { _ -> UInt8 in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 40)
  }
  return head + middle + end
}

let noon = Instant(secondsSince1970: 1_796_040_000)

/// A record with some of everything in it.
func record(_ id: SpecimenID, title: String = "Menya Hikari", text: String = "Friday 7 pm\nTable for two")
  -> Specimen
{
  let lines = text.split(separator: "\n").enumerated().map { row, line in
    TextLine(text: String(line), box: Box(x: 10, y: 30 * row, width: 200, height: 24), confidence: 0.9)
  }
  let entity = Entity(
    span: TextSpan(0, 6), text: "Friday",
    value: .money(amount: Amount("12.50") ?? Amount(12), currency: "EUR"),
    confidence: 0.5)
  return Specimen(
    id: id, media: Media(kind: .image, fileExtension: "png", byteCount: 2000, width: 300, height: 600),
    originalName: "Screenshot.png", importedAt: noon, saved: SaveDate(noon.utc, basis: .importTime),
    reading: .read(Reading(lines: lines, reader: "tesseract")), title: title,
    fields: [Field(id: "money-1", entity: entity, boxes: [Box(x: 1, y: 2, width: 3, height: 4)])],
    note: "for the trip", origin: .inferred("tables.example", clue: "host"),
    decision: .abstained(Abstention(.noDate, detail: "It names no day.")))
}

func specimenID(_ bytes: [UInt8]) throws -> SpecimenID {
  guard let id = SpecimenID(hashing: bytes) else { throw DrawerError.unsafeName("hash") }
  return id
}
