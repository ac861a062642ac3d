import Specimens

/// One step from a schema to the next. A step never changes once it was released: drawers of every age pass it.
struct RecordMigration: Sendable {
  var from: Int
  var apply: @Sendable (inout [String: JSONValue]) -> Void

  /// In order.
  static let all = [RecordMigration(from: 1, apply: addEdits)]

  /// Schema 2 knows when the user changed what. Of what schema 1 held, some carries its moment; the rest was
  /// changed at some time after the import.
  @Sendable private static func addEdits(_ record: inout [String: JSONValue]) {
    guard let imported = record["importedAt"] else { return }
    var edits: [String: JSONValue] = [:]
    if record.text("note") != "" { edits["note"] = .list([imported]) }
    if record.text("customTitle") != nil { edits["title"] = .list([imported]) }
    if record.object("origin").text("kind") == "userTagged" { edits["origin"] = .list([imported]) }
    if record.object("assignment")["isCorrected"] == .bool(true) { edits["assignment"] = .list([imported]) }
    if let at = record.object("decision")["at"] { edits["decision"] = .list([at]) }
    for case .text(let id) in record.list("collections") { edits["in:\(id)"] = .list([imported]) }
    for case .object(let field) in record.list("fields") {
      guard let id = field.text("id"), let at = field.object("correction")["at"] else { continue }
      edits["field:\(id)"] = .list([at])
    }
    record["edits"] = .object(edits)
  }
}

extension [String: JSONValue] {
  fileprivate func text(_ key: String) -> String? {
    if case .text(let text)? = self[key] { text } else { nil }
  }
  fileprivate func list(_ key: String) -> [JSONValue] {
    if case .list(let list)? = self[key] { list } else { [] }
  }
  fileprivate func object(_ key: String) -> [String: JSONValue] {
    if case .object(let object)? = self[key] { object } else { [:] }
  }
}
