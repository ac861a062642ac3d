import FoundationEssentials
import Specimens
import Testing

@testable import Pictures

@Suite struct CellPictureTests {
  private let cells = [
    PictureCell(scalar: "▄", foreground: 255, background: 0),
    PictureCell(scalar: "a", foreground: -1, background: 17),
    PictureCell(scalar: "\u{10FFFF}", foreground: 0, background: -1),
    PictureCell(scalar: " ", foreground: -1, background: -1),
  ]

  @Test func whatIsPackedIsUnpacked() throws {
    let picture = try #require(CellPicture(columns: 2, rows: 2, cells: cells))
    #expect(picture.packed.count == 20)
    #expect(CellPicture(columns: 2, rows: 2, packed: picture.packed) == picture)
    #expect(picture[0, 1] == cells[2])
  }

  @Test(arguments: [(2, 1), (3, 2), (-2, -2)]) func theNumberOfCellsMustBeRight(columns: Int, rows: Int)
    throws
  {
    let packed = try #require(CellPicture(columns: 2, rows: 2, cells: cells)).packed
    #expect(CellPicture(columns: columns, rows: rows, packed: packed) == nil)
  }

  @Test(arguments: [[1, 2, 3, 4], [0, 0xD8, 0, 1, 1], [0xFF, 0xFF, 0x1F, 1, 1]] as [[UInt8]])
  func bytesThatAreNoCellsAreRefused(bytes: [UInt8]) {
    #expect(CellPicture(columns: 1, rows: 1, packed: Data(bytes)) == nil)
  }

  @Test func aQuestionIsTheRequestWithAnID() throws {
    let request = PictureRequest(
      path: "/a b.png", crop: Box(x: 1, y: 2, width: 3, height: 4), columns: 5, rows: 6)
    let question = PictureQuestion(id: 7, request: request)
    let line = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    for part in [
      #""id":7"#, #""crop":[1,2,3,4]"#, #""columns":5"#, #""fit":"contain""#, #""cellAspect":0.5"#,
    ] {
      #expect(line.contains(part))
    }
    let back = try JSONDecoder().decode(PictureQuestion.self, from: Data(line.utf8))
    #expect(back.id == 7 && back.request == request)
  }
}

@Suite struct PictureCacheTests {
  private func request(_ path: String, columns: Int = 10) -> PictureRequest {
    PictureRequest(path: path, columns: columns, rows: 10)
  }

  private func outcome(_ columns: Int = 10) throws -> PictureCache.Outcome {
    let cell = PictureCell(scalar: "x", foreground: 1, background: 2)
    return .success(
      try #require(
        CellPicture(columns: columns, rows: 10, cells: Array(repeating: cell, count: columns * 10))))
  }

  @Test func whatWasLookedAtLongestAgoGoes() throws {
    var cache = PictureCache(costLimit: 400)
    for path in ["a", "b", "c"] { cache.store(try outcome(), for: request(path)) }
    _ = cache[request("a")]
    cache.store(try outcome(), for: request("d"))
    #expect(cache[request("b")] == nil)
    #expect(cache[request("a")] != nil && cache[request("d")] != nil)
  }

  @Test func aPictureLargerThanTheLimitIsStillKeptAlone() throws {
    var cache = PictureCache(costLimit: 50)
    cache.store(try outcome(), for: request("a"))
    #expect(cache[request("a")] != nil)
  }

  @Test func everySizeOfAFileIsForgottenWithIt() throws {
    var cache = PictureCache(costLimit: 4000)
    cache.store(try outcome(), for: request("a"))
    cache.store(try outcome(20), for: request("a", columns: 20))
    cache.store(.failure(.unreadable(code: "empty", message: "empty")), for: request("b"))
    cache.remove(path: "a")
    #expect(cache[request("a")] == nil && cache[request("a", columns: 20)] == nil)
    #expect(cache[request("b")] != nil)
  }
}
