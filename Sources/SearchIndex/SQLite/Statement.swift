import CSQLite

/// A value on its way into a statement.
enum Value {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  /// Text that is at hand as bytes.
  case utf8([UInt8])
  case blob([UInt8])

  static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
  /// Null for no bytes.
  static func optional(_ bytes: [UInt8]) -> Value { bytes.isEmpty ? .null : .blob(bytes) }
  static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .null }
}

/// One prepared statement; finalised with its last reference.
final class Statement {
  let handle: OpaquePointer
  let sql: String

  init(_ handle: OpaquePointer, sql: String) {
    self.handle = handle
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  func reset() {
    sqlite3_reset(handle)
    // Drops the copies of bound text, which may be a user's words.
    sqlite3_clear_bindings(handle)
  }

  /// Binds from the first parameter on. SQLite copies text and bytes.
  func bind(_ values: [Value]) {
    // The documented value of SQLITE_TRANSIENT, a cast that Swift does not import.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      switch value {
      case .null: sqlite3_bind_null(handle, position)
      case .integer(let number): sqlite3_bind_int64(handle, position, Int64(number))
      case .real(let number): sqlite3_bind_double(handle, position, number)
      case .text(var text):
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { chars in
            if let start = chars.baseAddress {
              _ = sqlite3_bind_text(handle, position, start, Int32(chars.count), copied)
            } else {
              _ = sqlite3_bind_text(handle, position, "", 0, copied)
            }
          }
        }
      case .utf8(let bytes):
        bytes.withUnsafeBytes { buffer in
          let start = buffer.assumingMemoryBound(to: CChar.self).baseAddress
          if let start {
            _ = sqlite3_bind_text(handle, position, start, Int32(buffer.count), copied)
          } else {
            _ = sqlite3_bind_text(handle, position, "", 0, copied)
          }
        }
      case .blob(let bytes):
        bytes.withUnsafeBytes { buffer in
          if let start = buffer.baseAddress {
            _ = sqlite3_bind_blob(handle, position, start, Int32(buffer.count), copied)
          } else {
            _ = sqlite3_bind_zeroblob(handle, position, 0)
          }
        }
      }
    }
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }
  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// Of a blob or of a text.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
