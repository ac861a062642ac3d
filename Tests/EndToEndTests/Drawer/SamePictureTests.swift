import Foundation
import TestSupport
import Testing

/// The same picture again, as it is, with other metadata, with other permissions; and other pictures of one name.
@Suite struct SamePictureTests {
  @Test func onlyOtherPicturesAreFiledAgain() async throws {
    let curio = try CurioProgram()
    let folder = try curio.home.folder("Phone")
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: Sample.code.path)))
    let path = "\(folder)/shot.png"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(try await curio.run("import", path).status == 0)

    let again = try await curio.run("import", path)
    #expect(again.status == 0 && again.output.contains("already in the drawer"), "\(again.output)")

    // A text chunk behind the header: the pixels are the same.
    let text: [UInt8] = Array("tEXtComment\0edited".utf8)
    let chunk = [0, 0, 0, UInt8(text.count - 4)] + text + [0, 0, 0, 0]
    try Data(bytes[..<33] + chunk + bytes[33...]).write(to: URL(fileURLWithPath: "\(folder)/edited.png"))
    let edited = try await curio.run("import", "\(folder)/edited.png")
    #expect(edited.status == 0 && edited.output.contains("same picture, other metadata"), "\(edited.output)")

    chmod(path, 0o600)
    #expect(try await curio.run("import", path).output.contains("already in the drawer"))
    #expect(DrawerFolder(curio.drawer).images.count == 1)

    // Another picture under the same name and with the same time.
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] ?? Date()
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: Sample.flat.path, toPath: path)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(try await curio.run("import", path).status == 0)
    #expect(DrawerFolder(curio.drawer).images.count == 2)
  }

  /// Names, tags and times of files: which is believed, and that it is said.
  @Test func theDayComesFromTheBestBasisAndItIsNamed() async throws {
    let curio = try CurioProgram()
    let folder = try curio.home.folder("Phone")
    let words = Data("A word\n".utf8)
    let named: [(String, String)] = [
      ("Screenshot_20260314-193005.txt", "2026-03-14"), ("スクリーンショット 2026-03-14 19.30.05.txt", "2026-03-14"),
      ("Screenshot 2026-02-30 at 9.00.00.txt", "2026-05-02"), ("shot.txt", "2026-05-02"),
    ]
    for (number, (name, day)) in named.enumerated() {
      try (words + Data("number \(number)".utf8)).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_777_700_000)], ofItemAtPath: "\(folder)/\(name)")
      #expect(try await curio.run("import", "\(folder)/\(name)", "--json").status == 0)
      let found = try #require(try StoredRecord.all(in: curio.drawer).first { $0.originalName == name })
      let shown = try await curio.run("show", found.id)
      let basis = day == "2026-03-14" ? "file name" : "file time"
      #expect(shown.output.contains("\(day)") && shown.output.contains("(\(basis))"), "\(shown.output)")
    }
  }
}
