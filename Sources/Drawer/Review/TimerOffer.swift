import DrawerStore
import Foundation
import Specimens

/// Where the systemd timer that runs `curio remind` stands, so that it can be offered, written and removed.
public enum ReminderUnits {
  public static let name = "curio-remind"

  /// Nil without a home.
  public static func folder(_ environment: [String: String]) -> String? {
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") { return "\(config)/systemd/user" }
    return environment["HOME"].map { "\($0)/.config/systemd/user" }
  }
}

extension Drawer {
  /// One sentence that offers the timer, after the first approved reminder and never again; nil where it was
  /// offered, where it is installed, or where the entry is no reminder.
  public func timerOffer(afterApproving id: SpecimenID) -> String? {
    guard isWritable, !settingsFile.load().settings.hasOfferedTimer,
      case .suggested(let suggestion, .approved)? = try? folder.specimen(id).decision,
      suggestion.kind == .reminder, let units = ReminderUnits.folder(environment)
    else { return nil }
    guard (try? settingsFile.update { $0.hasOfferedTimer = true }) != nil,
      !FileManager.default.fileExists(atPath: "\(units)/\(ReminderUnits.name).timer")
    else { return nil }
    return "To be reminded without opening Curio, `curio remind --install` sets up a timer."
  }
}
