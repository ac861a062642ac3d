import Foundation
import Specimens

@testable import SearchIndex

/// A specimen's document with only what a test is about.
func document(
  _ number: Int, _ text: String, title: String = "", saved: String = "2026-11-02T10:00:00", note: String = "",
  collection: AutomaticCollection = .none, collections: [String] = [], fields: [Field] = [],
  origin: Origin = .unknown, decision: Decision = .abstained(Abstention(.noEvent, detail: ""))
) throws -> IndexDocument {
  .document(
    of: Specimen(
      id: try id(number),
      media: Media(kind: .image, fileExtension: "png", byteCount: 10, width: 10, height: 10),
      originalName: "picture.png", importedAt: Instant(secondsSince1970: 0),
      saved: SaveDate(try moment(saved), basis: .fileTime), reading: .read(Reading(text: text)),
      title: title.isEmpty ? String(text.prefix { !$0.isNewline }) : title, fields: fields, note: note,
      origin: origin, assignment: CollectionAssignment(collection, reason: ""), collections: collections,
      decision: decision),
    stamp: RecordStamp(modified: number, size: text.utf8.count, checksum: 7))
}

struct BadFixture: Error {}

func id(_ number: Int) throws -> SpecimenID {
  let digits = String(number, radix: 16)
  guard let id = SpecimenID(String(repeating: "0", count: 64 - digits.utf8.count) + digits) else {
    throw BadFixture()
  }
  return id
}

func moment(_ text: String) throws -> LocalDateTime {
  guard let moment = LocalDateTime(text) else { throw BadFixture() }
  return moment
}

/// An index in a folder of its own that is removed afterwards.
func withIndex<Result>(_ body: (_ index: SearchIndex, _ path: String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let path = folder.appendingPathComponent("index.sqlite").path
  return try body(try SearchIndex(path: path), path)
}
