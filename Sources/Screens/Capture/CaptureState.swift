import Drawer
import Specimens

/// One row of the file picker.
public struct FolderEntry: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case folder, picture, other }

  public var name: String
  public var kind: Kind
  public var byteCount: Int
  public var modified: LocalDateTime?

  public init(name: String, kind: Kind, byteCount: Int = 0, modified: LocalDateTime? = nil) {
    self.name = name
    self.kind = kind
    self.byteCount = byteCount
    self.modified = modified
  }
}

/// The file picker: only what is picked here is ever opened.
public struct CaptureState: Sendable, Hashable {
  public var folder = ""
  public var entries: [FolderEntry] = []
  public var problem: String?
  public var showsHidden = false
  public var cursor = ListCursor()
  /// Picked files, as paths, in the order of picking; they may lie in several folders.
  public var picked: [String] = []
  /// What was typed to jump to a name, or a path.
  public var jump = ""
  /// The typed path was asked for; its answer ends the typing.
  var isGoing = false
  public var inboxFolder = ""
  public var waiting = 0
  /// The name to stand on when a folder's listing arrives.
  var arriving: String?

  func path(of entry: FolderEntry) -> String { folder == "/" ? "/" + entry.name : folder + "/" + entry.name }

  var selected: FolderEntry? { entries.indices.contains(cursor.index) ? entries[cursor.index] : nil }
  var pictures: [FolderEntry] { entries.filter { $0.kind == .picture } }
}
