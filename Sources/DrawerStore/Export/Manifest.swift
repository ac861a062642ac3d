import Specimens

/// `manifest.json`, the table of contents of an exported folder.
///
/// ```json
/// {
///   "format": "curio-export",
///   "version": 1,
///   "collections": [ {"id": "16 hex digits", "name": "Japan trip", "createdAt": "2026-11-30T09:00:00Z"} ],
///   "specimens": [ {"file": "images/ramen-3f2a91c0.png", "record": { … }} ]
/// }
/// ```
///
/// - `file` is a path inside the folder; absent for a specimen without original bytes. Its SHA-256 is the
///   record's `id`, and reading back insists on it.
/// - `record` is the specimen's record as the drawer holds it, with its own `schema`: text, lines with boxes,
///   fields and corrections, note, origin, collections, decision.
/// - Specimens are sorted by id, collections by name and id, keys by name; nothing tells when or where the
///   export was made. So two exports of equal drawers are equal bytes.
struct Manifest: Decodable {
  static let format = "curio-export"
  static let version = 1
  static let fileName = "manifest.json"

  var format: String
  var version: Int
  var collections: [ManualCollection]
  var specimens: [Attempt<Entry>]

  struct Entry: Decodable {
    var file: String?
    var record: Specimen

    private enum Key: String, CodingKey { case file, record }

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      file = try c.decodeIfPresent(String.self, forKey: .file)
      if let specimen = try? c.decode(Specimen.self, forKey: .record),
        specimen.schema >= Specimen.currentSchema
      {
        record = specimen
      } else {
        record = try RecordCodec.migrated(c.decode(JSONValue.self, forKey: .record))
      }
    }
  }
}

/// An element that may fail alone: one damaged record must not keep the others out.
enum Attempt<Value: Decodable & Sendable>: Decodable {
  case value(Value)
  case failure(String)

  init(from decoder: any Decoder) throws {
    do {
      self = .value(try Value(from: decoder))
    } catch {
      self = .failure(JSON.complaint(about: error))
    }
  }
}
