import Foundation

/// What was answered, one record and the sent bytes for each, in files of their own.
struct ReplyShelf: Sendable {
  let folder: String

  func all() -> [KeptReply] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap {
        try? JSONDecoder().decode(KeptReply.self, from: $0)
      }
    }.sorted { ($0.written, $0.id) > ($1.written, $1.id) }
  }

  func message(of id: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(id, "eml")).map { Array($0) }
  }

  /// The message goes first: a record without one could not be sent again.
  func keep(_ reply: KeptReply, message: [UInt8]) throws(ParentProblem) {
    try PrivateFile.write(Data(message), to: path(reply.id, "eml"))
    try keep(reply)
  }

  func keep(_ reply: KeptReply) throws(ParentProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(reply) else { throw .cannotKeep(folder) }
    try PrivateFile.write(data, to: path(reply.id, "json"))
  }

  func remove(_ id: String) throws(ParentProblem) {
    for kind in ["json", "eml"] where FileManager.default.fileExists(atPath: path(id, kind)) {
      do { try FileManager.default.removeItem(atPath: path(id, kind)) } catch {
        throw .cannotKeep(path(id, kind))
      }
    }
  }

  private func path(_ id: String, _ kind: String) -> String {
    "\(folder)/\(id.filter { $0.isHexDigit }).\(kind)"
  }
}
