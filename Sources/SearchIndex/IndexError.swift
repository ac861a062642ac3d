/// What can go wrong with the index. The index is a cache: `needsRebuild` says when to make it anew from the folder.
public enum IndexError: Error, Sendable, Hashable {
  /// The file can't be opened or created.
  case cannotOpen(path: String, code: Int32, message: String)
  /// The file is not an index, or is damaged.
  case broken(path: String, detail: String)
  /// Written by another version of the program, with other tables or another way of cutting words.
  case outdated(path: String)
  /// Another process held the index for longer than the waiting time.
  case busy
  /// No space left on the device.
  case full
  case readOnly(path: String)
  case failed(code: Int32, message: String, statement: String)

  /// True when the disk is full; SQLite has a code of its own (SQLITE_IOERR_SHMSIZE) for the log's shared memory.
  public var isLackOfRoom: Bool {
    switch self {
    case .full, .failed(code: 4874, _, _): true
    default: false
    }
  }

  /// True when removing the file and filling a new one from the folder is the remedy.
  public var needsRebuild: Bool {
    switch self {
    case .broken, .outdated: true
    default: false
    }
  }
}

extension IndexError: CustomStringConvertible {
  /// One plain sentence that says what to do next.
  public var description: String {
    switch self {
    case .cannotOpen(let path, _, let message):
      "The search index \(path) can't be opened (\(message)). Check that the folder exists and is yours."
    case .broken(let path, let detail):
      "The search index \(path) is damaged (\(detail)). Run `curio rebuild` to make it anew from the drawer."
    case .outdated(let path):
      "The search index \(path) was made by another version. Run `curio rebuild` to make it anew."
    case .busy: "The search index is in use by another Curio. Try again in a moment."
    case .full: "There is no space left for the search index. Free some space and try again."
    case .readOnly(let path): "The search index \(path) can't be written. Check its permissions."
    case .failed(let code, let message, _): "The search index answered: \(message) (code \(code))."
    }
  }
}
