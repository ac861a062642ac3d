import Foundation
import TestSupport

/// What a record on the disk says, as far as the crash tests look at it; read without the program.
struct StoredRecord: Decodable {
  struct Decision: Decodable {
    var kind: String
    var state: String?
    var entry: String?
  }

  var schema: Int
  var id: String
  var originalName: String
  var note: String
  var customTitle: String?
  var collections: [String]
  var decision: Decision

  /// Every record of a drawer.
  /// - Throws: for a record that is half.
  static func all(in drawer: String) throws -> [StoredRecord] {
    try files(under: "\(drawer)/specimens").filter { $0.hasSuffix(".json") }.map { path in
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      return try JSONDecoder().decode(StoredRecord.self, from: bytes)
    }
  }
}

/// What the user did to a specimen: what must survive.
struct UserState: Hashable {
  var note = ""
  var title: String?
  var isCollected = false
  /// `pending`, `approved`, `dismissed`, or nil without a suggestion.
  var suggestion: String? = "pending"

  init(note: String) { self.note = note }

  init(_ record: StoredRecord) {
    note = record.note
    title = record.customTitle
    isCollected = !record.collections.isEmpty
    suggestion = record.decision.state
  }
}
