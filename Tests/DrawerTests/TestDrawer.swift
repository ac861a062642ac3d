import Foundation
import Specimens
import Testing

@testable import Drawer

/// A drawer of its own in a temporary folder, with a clock that stands still.
final class TestDrawer {
  let folder: String
  let drawer: Drawer

  static let now = Instant(utc: moment("2026-11-30T09:00:00"))

  /// - Parameter zone: the machine's, as `TZ` names it.
  init(folder: String? = nil, zone: String? = nil) throws {
    self.folder =
      folder ?? NSTemporaryDirectory() + "curio-test-\(UInt64.random(in: 0...UInt64.max))"
    drawer = try TestDrawer.open(self.folder, zone: zone)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static func open(_ folder: String, zone: String? = nil) throws -> Drawer {
    try Drawer.open(
      DrawerLocation(
        named: folder, environment: ["HOME": folder].merging(zone.map { ["TZ": $0] } ?? [:]) { $1 }),
      clock: DrawerClock(now: { now }, local: { $0.utc }))
  }

  /// Files a text and gives back its id.
  func file(_ text: String, note: String = "") async throws -> SpecimenID {
    switch try await drawer.fileText(text, note: note).outcome {
    case .filed(let id, _), .duplicate(let id, _), .samePicture(let id, _), .unread(let id, _),
      .deletedBefore(let id):
      return id
    case .failed(let why): throw DrawerProblem(.unavailable, why)
    }
  }

  /// All files below the drawer, as paths relative to it.
  var files: [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  var entries: [String] { files.filter { $0.hasSuffix(".ics") } }
}

func moment(_ text: String) -> LocalDateTime {
  LocalDateTime(text) ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)
}

/// Texts of the kinds that the tests need.
enum Sample {
  static let dinner = """
    Osteria Fresca
    Your table is confirmed
    Friday, 11 December 2026 at 19:15
    Party of 2
    Booking reference QX7R2L
    """
  static let ramen = """
    麺処こもれび
    京都市中京区
    ラーメン ¥980
    営業時間 11:00〜21:00
    """
  static let ramenEnglish = "Komorebi Noodles\nRamen in Kyoto\nOpen daily 11:00-21:00"
  static let recipe = "Lemon drizzle cake\n200 g butter\n4 eggs\nBake 45 minutes at 170 degrees"
}
