import DrawerStore
import Foundation

/// Which drawer a call means: `--drawer DIR`, else `CURIO_DRAWER`, else the user's own under the XDG folders.
public struct DrawerLocation: Sendable {
  public var named: String?
  public var environment: [String: String]

  public init(named: String?, environment: [String: String]) {
    self.named = named
    self.environment = environment
  }

  /// The folders and what they hold, for people.
  public var folders: [(name: String, path: String)] {
    guard let paths = try? paths() else { return [] }
    return [
      ("drawer", paths.data), ("cache", paths.cache), ("settings", paths.config), ("log", paths.state),
    ]
  }

  /// Where the assist is asked, by the settings; nil while it is off. Opens no drawer and sends nothing.
  public var assistAddress: String? {
    guard let paths = try? paths() else { return nil }
    return SettingsFile(paths).load().settings.agreedAssist?.address
  }

  func paths() throws(DrawerProblem) -> DrawerPaths {
    try problem {
      try DrawerPaths(
        environment: environment, drawer: named, workingFolder: FileManager.default.currentDirectoryPath)
    }
  }
}
