import Glibc

/// `settings.json`: replaced as a whole, changed under a lock, never lost to damage.
public struct SettingsFile: Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  public init(_ paths: DrawerPaths) { self.init(path: paths.settings) }

  private var writer: AtomicWriter { AtomicWriter(folder: "\(Files.parent(of: path))/.incoming") }

  /// The settings; the defaults where there is no file.
  ///
  /// A damaged file is moved aside, so that nothing the user wrote is lost, and reported.
  /// - Returns: `problem` is `.brokenSettings` with the path of the kept file, or why it can't be read.
  public func load() -> (settings: Settings, problem: DrawerError?) {
    do {
      return (try read(), nil)
    } catch .brokenSettings(_, let detail) {
      let kept = setAside()
      return (Settings(), .brokenSettings(path: kept, detail: detail))
    } catch {
      return (Settings(), error)
    }
  }

  public func save(_ settings: Settings) throws(DrawerError) {
    try Files.makeFolder(Files.parent(of: path))
    let bytes: [UInt8]
    do {
      bytes = try JSON.bytes(of: settings, isPretty: true) + [0x0A]
    } catch {
      throw .brokenSettings(path: path, detail: "a value can't be written")
    }
    try writer.write(bytes, to: path)
  }

  /// Changes the settings with no other change in between.
  /// - Returns: the settings as they now stand.
  @discardableResult
  public func update(_ change: (inout Settings) -> Void) throws(DrawerError) -> Settings {
    try Files.makeFolder(Files.parent(of: path))
    let lock = try OpenFile.locking("\(Files.parent(of: path))/.lock")
    defer { _ = lock.descriptor }
    var (settings, problem) = load()
    // Settings that can't be read must not be replaced by defaults.
    if let problem, case .brokenSettings = problem {} else if let problem { throw problem }
    change(&settings)
    try save(settings)
    return settings
  }

  private func read() throws(DrawerError) -> Settings {
    // The user may keep the file elsewhere and link to it, as people do with their settings.
    guard let target = realpath(path, nil) else {
      guard errno == ENOENT else { throw .unreadableFile(path: path, reason: .last) }
      return Settings()
    }
    defer { free(target) }
    guard let bytes = try Files.readIfPresent(String(cString: target)) else { return Settings() }
    do {
      return try JSON.value(Settings.self, from: bytes)
    } catch {
      throw .brokenSettings(path: path, detail: JSON.complaint(about: error))
    }
  }

  /// Moves the damaged file to the first free name and returns it.
  private func setAside() -> String {
    for number in 1...99 {
      let kept = number == 1 ? "\(path).damaged" : "\(path).damaged-\(number)"
      // A hard link fails where the name is taken, so nothing kept earlier is replaced.
      if link(path, kept) == 0 {
        unlink(path)
        return kept
      }
      if errno != EEXIST { break }
    }
    return path
  }
}
