import DrawerStore
import Glibc
import Specimens
import Testing

@Suite struct FilingTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aPictureIsFiledUnderTheHashOfItsBytesUnaltered() throws {
    let drawer = try scratch.drawer()
    let bytes = picture(1)
    let filed = try drawer.fileImage(from: try scratch.file("a.png", bytes))
    #expect(filed.wasNew)
    #expect(filed.id == (try specimenID(bytes)))
    #expect(filed.media == Media(kind: .image, fileExtension: "png", byteCount: 2000))
    let path = try #require(try drawer.imagePath(of: filed.id))
    #expect(path == "\(drawer.paths.data)/specimens/\(filed.id.hex.prefix(2))/\(filed.id).png")
    #expect(Scratch.bytes(path) == bytes)
  }

  @Test func theSameBytesAreKnownUnderAnyNameAndDifferentOnesOfOneNameAreBothKept() throws {
    let drawer = try scratch.drawer()
    let first = try drawer.fileImage(from: try scratch.file("a.png", picture(1)))
    chmod(try scratch.file("b.png", picture(1)), 0o400)
    let again = try drawer.fileImage(from: "\(scratch.path)/b.png")
    #expect(again.id == first.id)
    #expect(!again.wasNew)
    let other = try drawer.fileImage(from: try scratch.file("a.png", picture(2)))
    #expect(other.wasNew)
    #expect(other.id != first.id)
    #expect(Scratch.files(below: "\(drawer.paths.data)/specimens").count == 2)
    #expect(Scratch.files(below: "\(drawer.paths.data)/.incoming").isEmpty)
  }

  @Test func theNameOfTheFileComesFromItsContent() throws {
    let drawer = try scratch.drawer()
    let filed = try drawer.fileImage(from: try scratch.file("a.png", [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]))
    #expect(filed.media.fileExtension == "jpg")
  }

  @Test func whatIsNoOrdinaryFileIsRefusedAndSaidWhat() throws {
    let drawer = try scratch.drawer()
    let target = try scratch.file("a.png", picture(1))
    let (linked, pipe) = ("\(scratch.path)/link.png", "\(scratch.path)/pipe.png")
    symlink(target, linked)
    mkfifo(pipe, 0o600)
    func failure(_ path: String) -> DrawerError? {
      do {
        _ = try drawer.fileImage(from: path)
        return nil
      } catch { return error }
    }
    #expect(failure(linked) == .notAFile(path: linked, kind: .symbolicLink))
    #expect(failure(pipe) == .notAFile(path: pipe, kind: .pipe))
    #expect(failure(scratch.path) == .notAFile(path: scratch.path, kind: .folder))
    #expect(failure("/dev/null") == .notAFile(path: "/dev/null", kind: .device))
    #expect(failure("\(scratch.path)/none.png") == .missingFile(path: "\(scratch.path)/none.png"))
    let empty = try scratch.file("empty.png", [])
    #expect(failure(empty) == .emptyFile(path: empty))
    let page = try scratch.file("page.png", Array("<html>not found</html>".utf8))
    #expect(failure(page) == .unknownContent(path: page))
    let film = try scratch.file("film.mp4", [0, 0, 0, 24, 0, 1, 2, 3, 0, 0])
    #expect(failure(film) == .unknownContent(path: film))
    #expect(Scratch.files(below: "\(drawer.paths.data)/specimens").isEmpty)
    #expect(Scratch.files(below: "\(drawer.paths.data)/.incoming").isEmpty)
  }

  @Test func aDeletedPictureComesBackOnlyWhenTheUserPicksIt() throws {
    let drawer = try scratch.drawer()
    let path = try scratch.file("a.png", picture(1))
    let id = try drawer.fileImage(from: path).id
    try drawer.write(record(id))
    try drawer.delete(id, at: noon)
    #expect(throws: DrawerError.deleted(id)) { try drawer.fileImage(from: path, tombstones: .honour) }
    #expect(try drawer.imagePath(of: id) == nil)
    #expect(try drawer.fileImage(from: path, tombstones: .lift).wasNew)
    #expect(!drawer.isDeleted(id))
    #expect(try drawer.waiting() == [id])
  }

  @Test func aPictureWithoutARecordIsWaitingAndCanBeTakenBack() throws {
    let drawer = try scratch.drawer()
    let read = try drawer.fileImage(bytes: picture(1)).id
    let waiting = try drawer.fileImage(bytes: picture(2)).id
    try drawer.write(record(read))
    #expect(try drawer.waiting() == [waiting])
    try drawer.withdrawImage(waiting)
    try drawer.withdrawImage(read)
    #expect(try drawer.waiting().isEmpty)
    #expect(try drawer.imagePath(of: read) != nil)
    #expect(!drawer.isDeleted(waiting))
  }

  @Test func aDamagedPictureIsHealedByFilingItAgain() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    let path = try #require(try drawer.imagePath(of: id))
    truncate(path, 0)
    #expect(try drawer.fileImage(bytes: picture(1)).wasNew)
    #expect(Scratch.bytes(path) == picture(1))
  }

  @Test func everythingIsForTheOwnerOnly() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    try drawer.write(record(id))
    try drawer.writeTombstone(try specimenID([1]), at: noon)
    for path in Scratch.files(below: drawer.paths.data) {
      var info = stat()
      stat(path, &info)
      #expect(info.st_mode & 0o777 == 0o600, "\(path)")
      stat(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]), &info)
      #expect(info.st_mode & 0o777 == 0o700, "\(path)")
    }
  }

  @Test func textIsFiledByItsContent() throws {
    let drawer = try scratch.drawer()
    #expect(try drawer.fileImage(bytes: Array("Lunch at noon, 四条".utf8)).media.kind == .text)
    let mail = "From: Ann <ann@mail.example>\r\nSubject: Fees\r\nMIME-Version: 1.0\r\n\r\nHello"
    #expect(try drawer.fileImage(bytes: Array(mail.utf8)).media.fileExtension == "eml")
    #expect(try drawer.fileImage(bytes: Array("<!DOCTYPE html><p>x".utf8)).media.kind == .page)
    #expect(throws: DrawerError.self) { try drawer.fileImage(bytes: [0, 1, 2, 3]) }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func theHashIsSHA256(text: String, digest: String) {
    #expect(SpecimenID(hashing: Array(text.utf8))?.hex == digest)
  }
}
