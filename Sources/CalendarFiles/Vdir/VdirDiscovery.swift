/// A calendar folder that another program on this machine uses.
public struct DiscoveredVdir: Sendable, Hashable {
  public enum Source: String, Sendable, Hashable {
    case khal, vdirsyncer, todoman
  }

  /// What its program calls it, or the folder's name.
  public var name: String
  public var path: String
  public var source: Source
}

/// Finds the vdir calendars that khal, todoman and vdirsyncer are set up with.
///
/// Only their configuration is read, and only folders that exist are named; calendars marked read-only are left
/// out. A folder that several programs share is named once.
/// - Parameter environment: `HOME` and `XDG_CONFIG_HOME` say where the configurations are.
public func discoverVdirs(environment: [String: String]) -> [DiscoveredVdir] {
  let home = environment["HOME"] ?? ""
  let xdg = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
  guard let config = xdg ?? (home.isEmpty ? nil : "\(home)/.config") else { return [] }
  let expander = PathExpander(home: home, environment: environment)
  var found: [DiscoveredVdir] = []
  var known: Set<String> = []
  func add(_ vdirs: [DiscoveredVdir]) {
    for vdir in vdirs where EntryFile.isFolder(vdir.path) && known.insert(vdir.path).inserted {
      found.append(vdir)
    }
  }
  func text(_ paths: String...) -> String? {
    for path in paths {
      if let bytes = try? EntryFile.read(path, followingLinks: true) {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }
  if let khal = text("\(config)/khal/config") { add(khalCalendars(khal, expander)) }
  if let todoman = text("\(config)/todoman/config.py") { add(todomanLists(todoman, expander)) }
  if let syncer = text("\(config)/vdirsyncer/config", "\(home)/.vdirsyncer/config") {
    add(vdirsyncerCollections(syncer, expander))
  }
  return found
}

/// `[calendars]` holds `[[name]]` sections with a `path`; `type = discover` makes it a pattern.
private func khalCalendars(_ text: String, _ expander: PathExpander) -> [DiscoveredVdir] {
  var found: [DiscoveredVdir] = []
  for section in ConfigSection.all(in: text) where section.parent == "calendars" {
    guard let path = section.values["path"], !ConfigSection.isTrue(section.values["readonly"]) else {
      continue
    }
    if section.values["type"] == "discover" {
      found += expander.folders(matching: path).map {
        DiscoveredVdir(name: EntryFile.name(of: $0), path: $0, source: .khal)
      }
    } else if section.values["type"].map({ $0 == "calendar" }) ?? true {
      found.append(DiscoveredVdir(name: section.name, path: expander.expand(path), source: .khal))
    }
  }
  return found
}

/// A Python file of assignments; `path` is a pattern of lists.
private func todomanLists(_ text: String, _ expander: PathExpander) -> [DiscoveredVdir] {
  guard let path = ConfigSection.all(in: text).first?.values["path"] else { return [] }
  return expander.folders(matching: path).map {
    DiscoveredVdir(name: EntryFile.name(of: $0), path: $0, source: .todoman)
  }
}

/// `[storage name]` sections of `type = "filesystem"`: each folder inside `path` is a collection.
private func vdirsyncerCollections(_ text: String, _ expander: PathExpander) -> [DiscoveredVdir] {
  var found: [DiscoveredVdir] = []
  for section in ConfigSection.all(in: text) where section.name.hasPrefix("storage ") {
    guard section.values["type"] == "filesystem", section.values["fileext"] == ".ics",
      let path = section.values["path"], !ConfigSection.isTrue(section.values["read_only"])
    else { continue }
    let root = expander.expand(path)
    let collections = expander.folders(matching: "\(root)/*")
    let storage = String(section.name.dropFirst("storage ".count))
    // A storage without collections keeps its entries in the folder itself.
    found +=
      collections.isEmpty
      ? [DiscoveredVdir(name: storage, path: root, source: .vdirsyncer)]
      : collections.map { DiscoveredVdir(name: EntryFile.name(of: $0), path: $0, source: .vdirsyncer) }
  }
  return found
}
