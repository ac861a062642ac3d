import Foundation
import HelperProcess

/// A page as a browser without a window draws it, in a profile that is thrown away.
enum PagePicture {
  private static let browsers = ["chromium", "chromium-browser", "google-chrome"]

  /// The file; nil where no browser is installed, or it draws nothing.
  static func draw(_ url: String, in folder: String) async -> String? {
    guard url.hasPrefix("https://"), let browser = browsers.first(where: { ProgramCall.path(of: $0) != nil })
    else {
      return nil
    }
    let name = UUID().uuidString
    let (picture, profile) = ("\(folder)/page-\(name).png", "\(folder)/profile-\(name)")
    defer { try? FileManager.default.removeItem(atPath: profile) }
    do {
      try FileManager.default.createDirectory(
        atPath: profile, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { return nil }
    let call = ProgramCall(
      browser,
      [
        "--headless=new", "--incognito", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(profile)",
        "--window-size=800,1200", "--screenshot=\(picture)", url,
      ])
    _ = try? await call.run(within: .seconds(30))
    return FileManager.default.fileExists(atPath: picture) ? picture : nil
  }
}
