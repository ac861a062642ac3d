import Foundation
import TestSupport
import Testing

/// Files as they come: half-written, under names of any bytes, seen before; and imports that end early.
@Suite struct ArrivingFilesTests {
  @Test func aPictureWrittenInTwoPartsIsFiledOnceAndWhole() async throws {
    let curio = try CurioProgram()
    let folder = try curio.home.folder("Phone")
    #expect(try await curio.run("settings", "watchedFolders", folder).status == 0)
    let watching = try curio.command(["watch"]).start()
    let bytes = try #require(FileManager.default.contents(atPath: Sample.receipt.path))
    for target in ["\(curio.drawer)/inbox/arriving.jpg", "\(folder)/later.jpg"] {
      try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: target))
    }
    // A drop after them: once it is filed, both halves were looked at.
    try Data("A word of its own\n".utf8).write(to: URL(fileURLWithPath: curio.home.path("word.txt")))
    #expect(try await curio.run("file", curio.home.path("word.txt")).status == 0)
    try await waitFor("the drop") { DrawerFolder(curio.drawer).records.count == 1 }
    #expect(DrawerFolder(curio.drawer).images == [])
    for target in ["\(curio.drawer)/inbox/arriving.jpg", "\(folder)/later.jpg"] {
      let file = try #require(FileHandle(forWritingAtPath: target))
      try file.seekToEnd()
      try file.write(contentsOf: bytes.dropFirst(bytes.count / 2))
      try file.close()
    }
    try await waitFor("the whole picture") {
      DrawerFolder(curio.drawer).records.count == 2 && files(under: "\(curio.drawer)/inbox").isEmpty
    }
    watching.send(signal: SIGINT)
    _ = try await watching.outcome()
    #expect(DrawerFolder(curio.drawer).images.count == 1)
    #expect(try await curio.run("verify").status == 0)
  }

  @Test func aFolderWithNamesOfAnyBytesIsImportedAndWatched() async throws {
    let curio = try CurioProgram()
    let folder = try curio.home.folder("Phone")
    let bytes = try #require(FileManager.default.contents(atPath: Sample.receipt.path))
    let shiftJIS: [UInt8] = [0x83, 0x65, 0x83, 0x58] + Array(".jpg".utf8)
    try put(bytes, Array("\(folder)/".utf8) + shiftJIS)
    let imported = try await curio.run("import", folder, "--json")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(imported.output.contains("\\\\x83e"), "\(imported.output)")
    #expect(DrawerFolder(curio.drawer).records.count == 1)

    // Named itself, in the inbox, and in a watched folder.
    let named = "\"$0\" import \"$1\"/$(printf '\\203\\145\\203\\130').jpg"
    let again = try await Command(
      "sh", ["-c", named, CurioProgram.path, folder], environment: curio.environment, folder: curio.home.path
    ).run()
    #expect(again.status == 0 && again.output.contains("duplicate"), "\(again.output)\(again.errors)")
    let other = try #require(FileManager.default.contents(atPath: Sample.code.path))
    try put(other, Array("\(curio.drawer)/inbox/".utf8) + [0xFF, 0x80] + Array(".png".utf8))
    #expect(try await curio.run("settings", "watchedFolders", folder).status == 0)
    let filed = try await curio.run("watch", "--once")
    #expect(filed.status == 0, "\(filed.errors)")
    #expect(DrawerFolder(curio.drawer).records.count == 2)
    #expect(files(under: "\(curio.drawer)/inbox") == [])
    #expect(try await curio.run("verify").status == 0)
  }

  /// `kill -9`, a shutdown and a closed terminal: the rest of what was picked is named and filed at the next start.
  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
  func theRestOfAnImportThatWasCutOffIsFiledLater(_ signal: Int32) async throws {
    let curio = try CurioProgram()
    let paths = try Sample.allCases.prefix(6).map { sample in
      let path = curio.home.path("\(sample.rawValue)")
      try FileManager.default.copyItem(atPath: sample.path, toPath: path)
      return path
    }
    let importing = try curio.command(["import"] + paths).start()
    try await waitFor("the first picture") {
      DrawerFolder(curio.drawer).images.count > 0 || !importing.isRunning
    }
    kill(importing.processID, signal)
    let outcome = try await importing.outcome()
    try #require(outcome.status != 0, "it was over before it could be interrupted")
    if signal != SIGKILL { #expect(outcome.errors.contains("--resume"), "\(outcome.errors)") }

    let resumed = try await curio.run("import", "--resume", within: 240)
    #expect(resumed.status == 0, "\(resumed.errors)")
    #expect(DrawerFolder(curio.drawer).records.count == 6)
    #expect(DrawerFolder(curio.drawer).images.count == 6)
    let names = try StoredRecord.all(in: curio.drawer).map(\.originalName)
    #expect(Set(names).count == 6)
    let nothing = try await curio.run("import", "--resume", "--json")
    #expect(nothing.lines.count == 1, "\(nothing.output)")
  }

  @Test func whatTheUserEndsStaysEnded() async throws {
    let curio = try CurioProgram()
    let paths = Sample.allCases.prefix(6).map(\.path)
    let importing = try curio.command(["import"] + paths).start()
    try await waitFor("the first picture") {
      DrawerFolder(curio.drawer).images.count > 0 || !importing.isRunning
    }
    kill(importing.processID, SIGINT)
    #expect(try await importing.outcome().status == 130)
    let standing = DrawerFolder(curio.drawer).records
    _ = try await curio.run("import", "--resume")
    #expect(DrawerFolder(curio.drawer).records == standing)
  }

  private func waitFor(_ what: String, _ holds: () -> Bool) async throws {
    for _ in 0..<2400 {
      if holds() { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("never came: \(what)")
  }

  private func put(_ bytes: Data, _ path: [UInt8]) throws {
    let text = path.map { CChar(bitPattern: $0) } + [0]
    let file = try #require(fopen(text, "w"))
    defer { fclose(file) }
    let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    try #require(written == bytes.count)
  }
}
