import Specimens

/// Where everything of one drawer stands. Pure: nothing is touched.
public struct DrawerPaths: Sendable, Hashable {
  /// Specimens, inbox, calendar, collections, tombstones.
  public let data: String
  /// Index and thumbnails: can be made again at any time.
  public let cache: String
  /// The settings.
  public let config: String
  /// Log and counters: local and expendable.
  public let state: String

  /// The four folders from the environment.
  ///
  /// A drawer of its own, named by `drawer` or `CURIO_DRAWER`, keeps all four inside its folder, so that it
  /// leaves nothing elsewhere; `CURIO_CACHE`, `CURIO_CONFIG` and `CURIO_STATE` move single ones. Otherwise
  /// the XDG base directories hold a folder `curio` each. As that specification says, relative values of
  /// its variables are ignored.
  /// - Parameters:
  ///   - drawer: the value of `--drawer`; wins over the environment.
  ///   - workingFolder: what a relative `drawer` counts from.
  public init(
    environment: [String: String], drawer: String? = nil, workingFolder: String
  ) throws(DrawerError) {
    func absolute(_ name: String) -> String? {
      guard let path = environment[name], path.hasPrefix("/") else { return nil }
      return DrawerPaths.normalized(path)
    }
    func given(_ path: String?) -> String? {
      guard let path, !path.isEmpty else { return nil }
      return DrawerPaths.normalized(path.hasPrefix("/") ? path : "\(workingFolder)/\(path)")
    }
    if let own = given(drawer) ?? given(environment["CURIO_DRAWER"]) {
      data = own
      cache = given(environment["CURIO_CACHE"]) ?? "\(own)/.cache"
      config = given(environment["CURIO_CONFIG"]) ?? "\(own)/.config"
      state = given(environment["CURIO_STATE"]) ?? "\(own)/.state"
      return
    }
    let home = absolute("HOME")
    func folder(_ variable: String, _ override: String, _ usual: String) throws(DrawerError) -> String {
      if let path = given(environment[override]) { return path }
      if let base = absolute(variable) { return "\(base)/curio" }
      guard let home else { throw .noHome }
      return "\(home)/\(usual)/curio"
    }
    data = try folder("XDG_DATA_HOME", "CURIO_DRAWER", ".local/share")
    cache = try folder("XDG_CACHE_HOME", "CURIO_CACHE", ".cache")
    config = try folder("XDG_CONFIG_HOME", "CURIO_CONFIG", ".config")
    state = try folder("XDG_STATE_HOME", "CURIO_STATE", ".local/state")
  }

  /// The four folders, data first.
  public var all: [String] { [data, cache, config, state] }

  // MARK: Data

  public var specimens: String { "\(data)/specimens" }
  public func shard(_ name: String) -> String { "\(specimens)/\(name)" }
  public func record(_ id: SpecimenID) -> String { "\(shard(id.shard))/\(id).json" }
  public func image(_ id: SpecimenID, fileExtension: String) -> String {
    "\(shard(id.shard))/\(id).\(fileExtension)"
  }
  public var tombstones: String { "\(data)/tombstones" }
  public func tombstone(_ id: SpecimenID) -> String { "\(tombstones)/\(id.shard)/\(id)" }
  public var collections: String { "\(data)/collections" }
  public var family: String { "\(data)/family" }
  /// What parent mode remembers of mails.
  public var parent: String { "\(data)/parent" }
  public var inbox: String { "\(data)/inbox" }
  /// The vdir calendar that approved entries go to unless the settings name another.
  public var calendar: String { "\(data)/calendar/curio" }
  var intents: String { "\(data)/.waiting" }
  func intent(_ id: SpecimenID) -> String { "\(intents)/\(id)" }
  var temporary: String { "\(data)/.incoming" }
  var lock: String { "\(data)/.lock" }
  var dataReserve: String { "\(data)/.reserve" }
  /// Says which schema all records have at least.
  var format: String { "\(data)/.format" }
  /// Tells Syncthing what not to carry to other machines.
  var syncIgnore: String { "\(data)/.stignore" }
  /// Records of an older schema, until their new forms stand.
  func backup(of schema: Int) -> String { "\(data)/.backup-\(schema)" }

  // MARK: Cache

  public var index: String { "\(cache)/index.sqlite" }
  public var thumbnails: String { "\(cache)/thumbnails" }
  public func thumbnail(_ id: SpecimenID) -> String { "\(thumbnails)/\(id.shard)/\(id).png" }
  /// The copies of mails that parent mode fetched.
  public var mail: String { "\(cache)/mail" }
  /// Which specimen shows what.
  var twins: String { "\(cache)/twins" }
  /// Room that is set free when a full disk keeps the index from deleting.
  public var indexReserve: String { "\(cache)/reserve" }

  // MARK: Config and state

  public var settings: String { "\(config)/settings.json" }
  public var log: String { "\(state)/log" }
  /// What helper programs print.
  public var helperLog: String { "\(state)/helpers.log" }
  /// What was picked to be filed and is not done with: one file for each import.
  var picked: String { "\(state)/picked" }
  /// Files of watched folders that were looked at.
  var seen: String { "\(state)/seen" }
  /// Folders of the user's that hold texts for the desktop's search.
  var desktopFolders: String { "\(state)/desktop" }
  /// How often specimens were opened.
  public var opens: String { "\(state)/opens" }
  /// What was searched for, the latest last.
  public var queries: String { "\(state)/queries" }
  public var reminded: String { "\(state)/reminded" }

  /// Without `.` and empty parts and without a slash at the end; `..` stays, as links may stand before it.
  static func normalized(_ path: String) -> String {
    "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
