import Foundation
import Specimens
import Testing

@testable import Drawer

/// The opt-in for the desktop's search: a text file a specimen, in step with it, and nothing left when it is off.
@Suite("Texts for the desktop's search")
struct DesktopTextTests {
  private let outside = NSTemporaryDirectory() + "curio-desktop-\(UInt64.random(in: 0...UInt64.max))"

  private func texts(_ folder: String? = nil) -> [String: String] {
    let folder = folder ?? outside
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, (try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) ?? "")
      })
  }

  @Test("nothing is written unless the user chose a folder")
  func offByDefault() async throws {
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    #expect(test.drawer.settings().desktopTextFolder.isEmpty)
    #expect(!test.files.contains { $0.contains("desktop") })
  }

  @Test("texts follow filing, edits, deletion and switching off")
  func inStep() async throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let test = try TestDrawer()
    let id = try await test.file("\(Sample.dinner)\nzqxcanary7741", note: "noted")
    try test.drawer.changeSettings { $0.desktopTextFolder = outside }
    #expect(texts().count == 1)
    let other = try await test.file(Sample.ramen)
    #expect(texts().count == 2)
    let name = "curio-\(id).txt"
    #expect(texts()[name]?.contains("zqxcanary7741") == true && texts()[name]?.contains("noted") == true)
    try test.drawer.setTitle("A title of mine", of: id)
    #expect(texts()[name]?.hasPrefix("A title of mine\n") == true)

    // Somebody else's file in the folder is nobody's business.
    try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(outside)/letter.txt"))
    let outcome = try test.drawer.delete([id], withEntries: false, verify: true)
    #expect(outcome.residue == [])
    #expect(Set(texts().keys) == ["curio-\(other).txt", "letter.txt"])
    #expect(!texts().values.contains { $0.contains("zqxcanary7741") })

    try test.drawer.changeSettings { $0.desktopTextFolder = "" }
    #expect(texts() == ["letter.txt": "mine"])
    #expect(!test.files.contains { $0.hasSuffix("desktop") })
  }

  @Test("another folder, a setting changed by hand and a change that was cut off leave nothing behind")
  func moving() async throws {
    let second = outside + "-2"
    defer { for folder in [outside, second] { try? FileManager.default.removeItem(atPath: folder) } }
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    try test.drawer.changeSettings { $0.desktopTextFolder = outside }
    try test.drawer.changeSettings { $0.desktopTextFolder = second }
    #expect(!FileManager.default.fileExists(atPath: outside) && texts(second).count == 1)

    // Cut off in the middle: the note says that not all is written.
    try Data("- \(second)\n".utf8).write(to: URL(fileURLWithPath: "\(test.folder)/.state/desktop"))
    for name in texts(second).keys { try FileManager.default.removeItem(atPath: "\(second)/\(name)") }
    try test.drawer.catchUp()
    #expect(texts(second).count == 1)

    _ = try test.drawer.settingsFile.update { $0.desktopTextFolder = nil }
    try test.drawer.catchUp()
    #expect(!FileManager.default.fileExists(atPath: second))
  }

  @Test("settings that can't be read take nothing away")
  func unreadableSettings() async throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    try test.drawer.changeSettings { $0.desktopTextFolder = outside }
    let file = test.drawer.settingsFile.path
    let words = try Data(contentsOf: URL(fileURLWithPath: file))
    try FileManager.default.removeItem(atPath: file)
    // A folder in its place is read by nobody, not even by root.
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    try test.drawer.catchUp()
    #expect(texts().count == 1)
    try FileManager.default.removeItem(atPath: file)
    try words.write(to: URL(fileURLWithPath: file))
    try test.drawer.catchUp()
    #expect(texts().count == 1)
  }

  @Test("deleting everything takes the texts along")
  func deleteAll() async throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    _ = try await test.file(Sample.ramen)
    try test.drawer.changeSettings { $0.desktopTextFolder = outside }
    _ = try test.drawer.deleteAll(withEntries: true)
    #expect(texts().isEmpty)
  }

  @Test("what another process or machine changes is followed")
  func following() async throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    try test.drawer.changeSettings { $0.desktopTextFolder = outside }
    try test.drawer.folder.update(id) { $0.note = "from elsewhere" }
    try test.drawer.catchUp()
    #expect(texts()["curio-\(id).txt"]?.contains("from elsewhere") == true)
    try test.drawer.folder.delete(id, at: TestDrawer.now)
    try test.drawer.catchUp()
    #expect(texts().isEmpty)
  }
}
