import CSQLite

/// The index's FTS5 tokenizer, named `curio`: it splits what `Analyzer` cut before.
///
/// Cutting outside SQLite lets several threads cut while one writes, and lets a query name its tokens exactly.
enum SplittingTokenizer {
  static let name = "curio"

  static func register(with api: UnsafeMutablePointer<fts5_api>) -> Int32 {
    var methods = fts5_tokenizer(
      xCreate: { _, _, _, out in
        // Nothing is kept, but FTS5 wants a handle that is not null.
        out?.pointee = OpaquePointer(bitPattern: 1)
        return SQLITE_OK
      },
      xDelete: { _ in },
      xTokenize: { _, context, _, text, count, emit in
        guard let text, let emit, count > 0 else { return SQLITE_OK }
        var start = 0
        var flags: Int32 = 0
        let end = Int(count)
        while start < end {
          var stop = start
          while stop < end, text[stop] != 1, text[stop] != 2 { stop += 1 }
          if stop > start {
            let code = emit(context, flags, text + start, Int32(stop - start), Int32(start), Int32(stop))
            if code != SQLITE_OK { return code }
          }
          flags = stop < end && text[stop] == 2 ? FTS5_TOKEN_COLOCATED : 0
          start = stop + 1
        }
        return SQLITE_OK
      })
    return api.pointee.xCreateTokenizer(api, name, nil, &methods, nil)
  }
}

extension Connection {
  /// The FTS5 interface of this connection.
  func fts5() throws(IndexError) -> UnsafeMutablePointer<fts5_api> {
    let sql = "SELECT fts5(?1)"
    let statement = try prepared(sql)
    defer { statement.reset() }
    var api: UnsafeMutablePointer<fts5_api>?
    // SQLite keeps the tag, so it must be static (a Swift string would be a temporary).
    let tag: StaticString = "fts5_api_ptr"
    let code = tag.utf8Start.withMemoryRebound(to: CChar.self, capacity: tag.utf8CodeUnitCount + 1) { tag in
      withUnsafeMutablePointer(to: &api) { pointer -> Int32 in
        sqlite3_bind_pointer(statement.handle, 1, pointer, tag, nil)
        return sqlite3_step(statement.handle)
      }
    }
    guard code == SQLITE_ROW, let api else {
      throw .failed(code: code, message: "this SQLite has no FTS5", statement: sql)
    }
    return api
  }
}
