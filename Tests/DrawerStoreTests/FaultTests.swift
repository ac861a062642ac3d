import DrawerStore
import Glibc
import Specimens
import TestSupport
import Testing

/// A file system of its own, which can be small or read-only; unmounted with the last reference.
final class Mount: Sendable {
  let path: String
  private let folder: TemporaryFolder

  static let isPossible: Bool = (try? Mount(megabytes: 1)) != nil

  init(megabytes: Int) throws {
    folder = try TemporaryFolder()
    path = folder.path
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(megabytes)m") == 0 else {
      throw CommandError.notStarted("mount", errno: errno)
    }
  }

  deinit { umount2(path, Int32(MNT_DETACH)) }

  func makeReadOnly() -> Bool {
    mount("tmpfs", path, "tmpfs", UInt(MS_RDONLY | MS_REMOUNT), nil) == 0
  }

  func drawer() throws -> DrawerFolder {
    DrawerFolder(try DrawerPaths(environment: [:], drawer: "\(path)/drawer", workingFolder: "/"))
  }
}

@Suite struct FaultTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(.enabled(if: Mount.isPossible, "mounting a small file system needs root"))
  func aFullDiskIsSaidLosesNothingAndCanBeDeletedFrom() throws {
    let disk = try Mount(megabytes: 8)
    let drawer = try disk.drawer()
    #expect(try drawer.prepare() == .writable)
    drawer.holdReserves()
    #expect(drawer.indexReserve.isHeld)
    var filed: [SpecimenID] = []
    var failure: DrawerError?
    for seed in 0..<100 where failure == nil {
      do throws(DrawerError) {
        let id = try drawer.fileImage(bytes: picture(seed, size: 300_000)).id
        try drawer.write(record(id))
        filed.append(id)
      } catch { failure = error }
    }
    guard case .diskFull = failure else {
      Issue.record("expected a full disk, not \(String(describing: failure))")
      return
    }
    // Fill what is left, to the last page.
    try? scratch.fill("\(disk.path)/filler")

    #expect(filed.count > 10)
    for id in filed {
      #expect(try drawer.specimen(id).id == id)
      let path = try #require(try drawer.imagePath(of: id))
      #expect(SpecimenID(hashing: try #require(Scratch.bytes(path))) == id)
    }
    #expect(Scratch.names(in: "\(drawer.paths.data)/.incoming").isEmpty)
    // Opening such a drawer, reading and refusing changes works.
    #expect(try drawer.prepare() == .writable)
    let before = try drawer.specimen(filed[0])
    #expect(throws: DrawerError.self) {
      try drawer.update(filed[0]) { $0.note = String(repeating: "more ", count: 10_000) }
    }
    #expect(try drawer.specimen(filed[0]) == before)

    for id in filed.prefix(5) { try drawer.delete(id, at: noon) }
    #expect(Array(try drawer.ids()) == filed.dropFirst(5).sorted())
    #expect(try drawer.tombstones() == filed.prefix(5).sorted())
    try drawer.update(filed[7]) { $0.note = "there is room again" }
  }

  @Test(.enabled(if: Mount.isPossible, "mounting a small file system needs root"))
  func aReadOnlyDrawerCanBeLookedAtAndSaysWhyItCanNotChange() throws {
    let disk = try Mount(megabytes: 8)
    let drawer = try disk.drawer()
    try drawer.prepare()
    let id = try drawer.fileImage(bytes: picture(1)).id
    try drawer.write(record(id))
    #expect(disk.makeReadOnly())

    #expect(try drawer.prepare() == .readOnly)
    #expect(try drawer.specimen(id).id == id)
    #expect(Array(try drawer.ids()) == [id])
    func isReadOnly(_ body: () throws(DrawerError) -> Void) -> Bool {
      do {
        try body()
        return false
      } catch {
        guard case .readOnly = error else { return false }
        return error.sentence.contains("only be read")
      }
    }
    #expect(isReadOnly { () throws(DrawerError) in _ = try drawer.fileImage(bytes: picture(2)) })
    #expect(isReadOnly { () throws(DrawerError) in try drawer.update(id) { $0.note = "x" } })
    #expect(isReadOnly { () throws(DrawerError) in try drawer.delete(id, at: noon) })
    #expect(isReadOnly { () throws(DrawerError) in try SettingsFile(drawer.paths).save(Settings()) })
    #expect(isReadOnly { () throws(DrawerError) in _ = try drawer.makeCollection(named: "x", at: noon) })
    #expect(try drawer.specimen(id) == record(id))
    // An export from it goes elsewhere.
    #expect(try drawer.export([id], to: "\(scratch.path)/out").written == 1)

    let none = DrawerFolder(
      try DrawerPaths(environment: [:], drawer: "\(disk.path)/none", workingFolder: "/"))
    #expect(throws: DrawerError.self) { try none.prepare() }
  }

  @Test(
    .enabled(
      if: getuid() == 0 && Command.areInstalled("setpriv"), "changing the user needs root and setpriv"))
  func whatIsSomebodyElsesIsSaid() async throws {
    let secret = try scratch.file("secret.png", picture(1))
    chmod(secret, 0o600)
    chmod(scratch.path, 0o777)
    let locked = try scratch.drawer("locked")
    func asNobody(_ arguments: String...) async throws -> String {
      let program = "\(CurioProgram.folder)/store-rehearsal"
      return try await Command(
        "setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", program] + arguments
      ).run().output
    }
    let opening = DrawerError.cannotOpen(path: locked.paths.data, reason: SystemReason(code: EACCES))
    #expect(try await asNobody("fill", locked.paths.data, "1", "1") == "failed: \(opening.sentence)\n")
    let reading = DrawerError.unreadableFile(path: secret, reason: SystemReason(code: EACCES))
    #expect(
      try await asNobody("import", "\(scratch.path)/own", secret, "1") == "failed: \(reading.sentence)\n")
    #expect(try await asNobody("fill", "\(scratch.path)/own", "1", "1").hasPrefix("filed "))
  }

  @Test func aFileInThePlaceOfTheDrawerIsSaid() throws {
    let path = try scratch.file("drawer", [1])
    #expect(throws: DrawerError.cannotOpen(path: path, reason: SystemReason(code: ENOTDIR))) {
      try scratch.drawer()
    }
  }

  @Test func everyErrorIsOneSentenceWithANextStep() throws {
    let id = try specimenID([1])
    let reason = SystemReason(code: EIO)
    let errors: [DrawerError] = [
      .noHome, .cannotOpen(path: "/d", reason: reason), .missingFile(path: "/a"),
      .notAFile(path: "/a", kind: .pipe),
      .emptyFile(path: "/a"), .unreadableFile(path: "/a", reason: reason), .changedWhileReading(path: "/a"),
      .unknownContent(path: "/a"), .unsupportedKind(path: "/a", name: "SVG"), .missingSpecimen(id),
      .missingImage(id), .deleted(id), .samePicture(id),
      .newerDrawer(path: "/d", schema: 9),
      .brokenRecord(id, detail: "not JSON"), .newerRecord(id, schema: 2), .missingCollection(id: "x"),
      .brokenCollection(id: "x"), .unsafeName(".."), .diskFull(path: "/a"), .readOnly(path: "/a"),
      .notPermitted(path: "/a"), .failed(operation: "save", path: "/a", reason: reason),
      .brokenSettings(path: "/a", detail: "not JSON"), .foreignManifest(path: "/a"),
      .brokenManifest(path: "/a", detail: "not JSON"), .alteredImage(path: "/a"),
    ]
    #expect(Set(errors.map(\.sentence)).count == errors.count)
    for error in errors {
      #expect(error.sentence.hasSuffix("."))
      #expect(error.sentence.contains(";") || error.sentence.contains(":"), "\(error.sentence)")
      #expect(error.sentence.allSatisfy { !$0.isNewline } && error.sentence.count < 160)
    }
  }
}

extension Scratch {
  /// Writes until there is no room left.
  func fill(_ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(descriptor) }
    let page = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, page, page.count) > 0 {}
  }
}
