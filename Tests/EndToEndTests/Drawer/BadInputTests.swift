import Foundation
import TestSupport
import Testing

/// Bad input gets one clear line each, and the rest goes on.
@Suite struct BadInputTests {
  @Test func badPicturesAreNamedOnceAndTheGoodOneIsFiled() async throws {
    let curio = try CurioProgram()
    let folder = try curio.folder("Phone", with: [.receipt])
    let bad = try BadPictures.write(into: folder)
    let imported = try await curio.run("import", folder)
    #expect(imported.status == 3)
    for name in bad {
      let lines = imported.errors.split(separator: "\n").filter { $0.contains(name) }
      #expect(lines.count == 1, "\(name): \(lines)")
    }
    #expect(DrawerFolder(curio.drawer).records.count >= 1)
    #expect(try await curio.run("search", "みなと").status == 0)
    #expect(try await curio.run("verify").status == 0)
  }

  @Test func whatIsNotThereIsSaid() async throws {
    let curio = try CurioProgram()
    let gone = curio.home.path("gone.png")
    try FileManager.default.createSymbolicLink(atPath: curio.home.path("link.png"), withDestinationPath: gone)
    let imported = try await curio.run("import", gone, curio.home.path("link.png"), Sample.receipt.path)
    #expect(imported.status == 3)
    #expect(imported.errors.contains("gone.png"))
    #expect(imported.errors.contains("link.png"))
    #expect(DrawerFolder(curio.drawer).records.count == 1)
  }

  @Test(
    .enabled("users can't make user namespaces here") {
      await Isolation.isPossible(Isolation.withoutPrivileges)
    })
  func anUnreadableFileIsSaid() async throws {
    var curio = try CurioProgram()
    curio.wrapper = Isolation.withoutPrivileges
    let folder = try curio.folder("Phone", with: [.receipt, .booking])
    chmod("\(folder)/\(Sample.booking.rawValue)", 0)
    let imported = try await curio.run("import", folder)
    #expect(imported.status == 3)
    #expect(imported.errors.contains(Sample.booking.rawValue))
    #expect(DrawerFolder(curio.drawer).records.count == 1)
  }

  @Test(
    .enabled("users can't make user namespaces here") {
      await Isolation.isPossible(Isolation.withoutPrivileges)
    })
  func aReadOnlyDrawerCanBeReadAndSaysThatItCannotBeWritten() async throws {
    var curio = try CurioProgram()
    #expect(try await curio.run("import", Sample.receipt.path).status == 0)
    curio.wrapper = Isolation.withoutPrivileges
    try setWritable(false, under: curio.drawer)
    defer { try? setWritable(true, under: curio.drawer) }

    let imported = try await curio.run("import", Sample.booking.path)
    #expect(imported.status == 1 || imported.status == 4)
    #expect(imported.errors.split(separator: "\n").count <= 2, "\(imported.errors)")
    #expect(!imported.errors.isEmpty)
    #expect(try await curio.run("search", "みなと").status == 0)
    #expect(DrawerFolder(curio.drawer).images.count == 1)
  }

  @Test func aBrokenIndexIsMadeAnew() async throws {
    let curio = try CurioProgram()
    #expect(try await curio.run("import", Sample.receipt.path).status == 0)
    let indexes = files(under: curio.home.path("cache")).filter { $0.contains("index") }
    try #require(!indexes.isEmpty)
    for index in indexes { try Data("not a database at all".utf8).write(to: URL(fileURLWithPath: index)) }

    let found = try await curio.run("search", "みなと", "--json")
    #expect(found.status == 0, "\(found.errors)")
    #expect(try SearchAnswer(found.output).results.count == 1)
  }

  @Test(.enabled("nothing can be mounted here") { await Isolation.canMount() })
  func aFullDiskIsSaidAndDeletingStillWorks() async throws {
    let curio = try CurioProgram()
    let folder = try curio.folder("Phone", with: [.receipt, .booking, .code])
    // A whole picture with so much behind its end that it can't fit.
    let large =
      try #require(FileManager.default.contents(atPath: Sample.invite.path)) + Data(count: 4_000_000)
    try large.write(to: URL(fileURLWithPath: "\(folder)/large.webp"))
    let small = try curio.home.folder("small")
    let script = """
      mount -t tmpfs -o size=4m tmpfs "\(small)"
      export XDG_DATA_HOME="\(small)/data" XDG_CACHE_HOME="\(small)/cache"
      export XDG_CONFIG_HOME="\(small)/config" XDG_STATE_HOME="\(small)/state"
      "$CURIO" import "$FOLDER/\(Sample.receipt.rawValue)"; echo "first $?"
      # Old enough for the next start to note the folder as followed, which needs room.
      sleep 0.2
      head -c 100m /dev/zero > "\(small)/filler" 2> /dev/null
      "$CURIO" import "$FOLDER"; echo "full $?"
      "$CURIO" search みなと; echo "search $?"
      "$CURIO" delete --all --yes; echo "delete $?"
      rm "\(small)/filler"
      "$CURIO" import "$FOLDER/\(Sample.booking.rawValue)"; echo "again $?"
      "$CURIO" verify; echo "verify $?"
      """
    var environment = curio.environment
    environment["CURIO"] = CurioProgram.path
    environment["FOLDER"] = folder
    let outcome = try await Command("unshare", ["--mount", "sh", "-c", script], environment: environment)
      .run(within: 300)
    #expect(outcome.lines.contains("first 0"))
    #expect(outcome.lines.contains("full 3"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.lowercased().contains("large.webp: there is no room left"), "\(outcome.errors)")
    for step in ["search", "delete", "again", "verify"] {
      #expect(outcome.lines.contains("\(step) 0"), "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test func aMissingLanguagePackIsSaidAndTheRestIsRead() async throws {
    var curio = try CurioProgram()
    let packs = "/usr/share/tesseract-ocr/5/tessdata"
    try #require(FileManager.default.fileExists(atPath: "\(packs)/eng.traineddata"))
    let only = try curio.home.folder("languages")
    try FileManager.default.createSymbolicLink(
      atPath: "\(only)/eng.traineddata", withDestinationPath: "\(packs)/eng.traineddata")
    curio.environment["TESSDATA_PREFIX"] = only
    curio.environment["CURIO_READERS"] = try curio.home.folder("no-readers")
    let imported = try await curio.run("import", Sample.booking.path)
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try await curio.run("search", "Larch").status == 0)
    let japanese = try await curio.run("import", Sample.receipt.path)
    #expect(japanese.status == 1)
    #expect(japanese.errors.contains("Japanese"), "\(japanese.errors)")
    #expect(DrawerFolder(curio.drawer).records.count == 2)
    let doctor = try await curio.run("doctor")
    #expect((doctor.output + doctor.errors).contains("tesseract-ocr-script-jpan"), "\(doctor.output)")
  }

  private func setWritable(_ isWritable: Bool, under folder: String) throws {
    let inside = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in [folder] + inside.map({ "\(folder)/\($0)" }) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let mode = (isFolder.boolValue ? 0o500 : 0o400) | (isWritable ? 0o200 : 0)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }
}
