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

    try tagged(bytes, "edited").write(to: URL(fileURLWithPath: "\(folder)/edited.png"))
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

  /// The bytes with a text chunk behind the header: the pixels are the same.
  private func tagged(_ bytes: [UInt8], _ comment: String) -> Data {
    let text: [UInt8] = Array("tEXtComment\0\(comment)".utf8)
    return Data(bytes[..<33] + [0, 0, 0, UInt8(text.count - 4)] + text + [0, 0, 0, 0] + bytes[33...])
  }

  /// Several readers at work at once, and two programs: none knows of the other's picture when it begins.
  @Test func onePictureWithSeveralMetadataIsFiledOnceThoughAllAreReadTogether() async throws {
    let curio = try CurioProgram()
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: Sample.flat.path)))
    let folders = try ["One", "Other"].map { try curio.home.folder($0) }
    for (number, folder) in folders.enumerated() {
      for copy in 1...2 {
        try tagged(bytes, "copy \(number) \(copy)").write(to: URL(fileURLWithPath: "\(folder)/\(copy).png"))
      }
    }
    async let one = curio.run("import", folders[0])
    async let other = curio.run("import", folders[1])
    let outputs = [try await one, try await other]
    #expect(outputs.allSatisfy { $0.status == 0 })
    let told = outputs.map(\.output).joined()
    #expect(told.components(separatedBy: "same picture, other metadata").count == 4, "\(told)")
    #expect(DrawerFolder(curio.drawer).images.count == 1)
    #expect(try StoredRecord.all(in: curio.drawer).count == 1)
    #expect(try await curio.run("verify").status == 0)
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
