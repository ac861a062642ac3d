import CSQLite

/// Clears what SQLite leaves in its pages: `secure_delete` overwrites what is deleted, but when a page is split
/// copies of its rows stay in the unused middle of the page (measured: one deleted word in thirty was left).
///
/// The caller holds the write lock and has emptied the log, so that no process writes any page meanwhile. All
/// goes through SQLite's own file handle, as closing another one would drop the locks of the process.
struct UnusedSpace {
  private let file: UnsafeMutablePointer<sqlite3_file>
  private let methods: sqlite3_io_methods
  private let pageSize: Int

  init?(_ connection: Connection) throws(IndexError) {
    guard let size = try connection.integer("PRAGMA page_size") else { return nil }
    pageSize = size
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let methods = file.pointee.pMethods else { return nil }
    self.file = file
    self.methods = methods.pointee
  }

  /// - Returns: false when a page could not be read or written.
  func clear() -> Bool {
    var size: sqlite3_int64 = 0
    guard methods.xFileSize?(file, &size) == SQLITE_OK else { return false }
    var header = [UInt8](repeating: 0, count: 12)
    var gap = [UInt8](repeating: 0, count: pageSize)
    let zeros = gap
    var hasChanged = false
    for page in 0..<Int(size) / pageSize where !isMap(page + 1) {
      // The file's own header comes first.
      let start = page == 0 ? 100 : 0
      let offset = page * pageSize
      guard read(&header, 12, offset + start) else { return false }
      guard let unused = Self.unused(header, start, pageSize), !unused.isEmpty else { continue }
      guard read(&gap, unused.count, offset + unused.lowerBound) else { return false }
      guard gap[..<unused.count].contains(where: { $0 != 0 }) else { continue }
      guard write(zeros, unused.count, offset + unused.lowerBound) else { return false }
      hasChanged = true
    }
    return !hasChanged || methods.xSync?(file, SQLITE_SYNC_NORMAL) == SQLITE_OK
  }

  /// The bytes between a tree page's list of cells and the first cell; nil for a page of another kind.
  /// Those begin with the number of a page, whose high byte is 0 in any file of less than 100 GB.
  static func unused(_ header: [UInt8], _ start: Int, _ pageSize: Int) -> Range<Int>? {
    let length: Int
    switch header[0] {
    case 2, 5: length = 12
    case 10, 13: length = 8
    default: return nil
    }
    let cells = Int(header[3]) << 8 | Int(header[4])
    let content = Int(header[5]) << 8 | Int(header[6])
    let low = start + length + 2 * cells
    let high = content == 0 ? 65_536 : content
    return low <= high && high <= pageSize ? low..<high : nil
  }

  /// Pages that tell how others are used: the second, and after so many pages as one has entries of five bytes.
  /// One of them would stand at the lock page, which is never used, and stands behind it then.
  private func isMap(_ number: Int) -> Bool {
    let distance = pageSize / 5 + 1
    let lockPage = 0x4000_0000 / pageSize + 1
    return number >= 2
      && ((number - 2) % distance == 0 || number == lockPage
        || (number == lockPage + 1 && (lockPage - 2) % distance == 0))
  }

  private func read(_ bytes: inout [UInt8], _ count: Int, _ offset: Int) -> Bool {
    methods.xRead?(file, &bytes, Int32(count), sqlite3_int64(offset)) == SQLITE_OK
  }

  private func write(_ bytes: [UInt8], _ count: Int, _ offset: Int) -> Bool {
    methods.xWrite?(file, bytes, Int32(count), sqlite3_int64(offset)) == SQLITE_OK
  }
}
