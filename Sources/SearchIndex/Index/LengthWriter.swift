/// Changes the length blobs within one transaction.
struct LengthWriter {
  private let connection: Connection
  private var chunks: [Int: [UInt8]] = [:]

  init(_ connection: Connection) { self.connection = connection }

  /// Nil takes the row's length away.
  mutating func set(_ row: Int, _ length: Int?) throws(IndexError) {
    let chunk = row / DocumentLengths.perChunk
    if chunks[chunk] == nil {
      var codes: [UInt8] = []
      try connection.rows("SELECT codes FROM length WHERE chunk = ?1", [.integer(chunk)]) { row in
        codes = row.bytes(0)
      }
      codes += Array(repeating: 0, count: DocumentLengths.perChunk - codes.count)
      chunks[chunk] = codes
    }
    chunks[chunk]?[row % DocumentLengths.perChunk] = length.map(DocumentLengths.code) ?? 0
  }

  func flush() throws(IndexError) {
    for (chunk, codes) in chunks {
      try connection.run("INSERT OR REPLACE INTO length VALUES(?1,?2)", .integer(chunk), .blob(codes))
    }
  }
}

extension DocumentLengths {
  static func read(_ connection: Connection) throws(IndexError) -> DocumentLengths {
    var chunks: [(index: Int, bytes: [UInt8])] = []
    try connection.rows("SELECT chunk, codes FROM length") { row in
      chunks.append((row.integer(0), row.bytes(1)))
    }
    return DocumentLengths(chunks: chunks)
  }
}
