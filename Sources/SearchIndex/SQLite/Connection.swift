import CSQLite

/// One open database. Not `Sendable`: it lives behind the lock of `SearchIndex` and is used by one thread at a time.
final class Connection {
  let path: String
  let handle: OpaquePointer
  let isReadOnly: Bool
  private var statements: [String: Statement] = [:]

  /// Opens without SQLite's own mutex, since the owner serialises every use.
  init(path: String, readOnly: Bool) throws(IndexError) {
    var opened: OpaquePointer?
    let mode = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw .cannotOpen(path: path, code: code, message: message)
    }
    self.path = path
    handle = opened
    isReadOnly = readOnly
    sqlite3_extended_result_codes(opened, 1)
    // Two processes may write; the waiting is done inside SQLite.
    sqlite3_busy_timeout(opened, 10_000)
  }

  deinit {
    // Statements must be gone before the connection closes.
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs statements that return nothing and take no values, separated by semicolons.
  func execute(_ sql: String) throws(IndexError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql) }
  }

  /// Runs one statement with values. The prepared form is kept.
  func run(_ sql: String, _ values: Value...) throws(IndexError) {
    try run(sql, values: values)
  }

  func run(_ sql: String, values: [Value]) throws(IndexError) {
    let statement = try prepared(sql)
    defer { statement.reset() }
    statement.bind(values)
    while try step(statement) {}
  }

  /// Calls `row` for every row of the answer until it returns false.
  func scan(_ sql: String, _ values: [Value] = [], while row: (Statement) -> Bool) throws(IndexError) {
    let statement = try prepared(sql)
    defer { statement.reset() }
    statement.bind(values)
    while try step(statement) {
      guard row(statement) else { return }
    }
  }

  func rows(_ sql: String, _ values: [Value] = [], _ row: (Statement) -> Void) throws(IndexError) {
    try scan(sql, values) { statement in
      row(statement)
      return true
    }
  }

  /// The first column of the first row.
  func integer(_ sql: String, _ values: Value...) throws(IndexError) -> Int? {
    var result: Int?
    try scan(sql, values) { row in
      if !row.isNull(0) { result = row.integer(0) }
      return false
    }
    return result
  }

  func text(_ sql: String, _ values: Value...) throws(IndexError) -> String? {
    var result: String?
    try scan(sql, values) { row in
      if !row.isNull(0) { result = row.text(0) }
      return false
    }
    return result
  }

  /// `BEGIN IMMEDIATE`, because a read that turns into a write can't wait for another writer.
  func transaction<Result>(_ body: () throws(IndexError) -> Result) throws(IndexError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A full disk has already rolled back; then this says so and is ignored.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Several reads that must see one state.
  func snapshot<Result>(_ body: () throws(IndexError) -> Result) throws(IndexError) -> Result {
    try run("BEGIN")
    defer { sqlite3_exec(handle, "COMMIT", nil, nil, nil) }
    return try body()
  }

  var lastRowID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  private func step(_ statement: Statement) throws(IndexError) -> Bool {
    switch sqlite3_step(statement.handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw failure(code, statement.sql)
    }
  }

  func prepared(_ sql: String) throws(IndexError) -> Statement {
    if let statement = statements[sql] { return statement }
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(self.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw failure(code, sql) }
    let statement = Statement(handle, sql: sql)
    statements[sql] = statement
    return statement
  }

  func failure(_ code: Int32, _ sql: String) -> IndexError {
    let message = String(cString: sqlite3_errmsg(handle))
    return switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY: .readOnly(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: .broken(path: path, detail: message)
    case SQLITE_CANTOPEN: .cannotOpen(path: path, code: code, message: message)
    default: .failed(code: code, message: message, statement: sql)
    }
  }
}
