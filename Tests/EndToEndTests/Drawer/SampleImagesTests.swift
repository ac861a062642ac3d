import Foundation
import TestSupport
import Testing

/// The committed sample images: enough of them, small, and each the picture that its name claims.
@Suite struct SampleImagesTests {
  @Test func thereAreEnoughAndTheyAreSmall() throws {
    #expect(CurioProgram.samples.count >= 24)
    let bytes = try CurioProgram.samples.map {
      try #require(FileManager.default.contents(atPath: $0)).count
    }.reduce(0, +)
    #expect(bytes < 8_000_000)
  }

  @Test(arguments: CurioProgram.samples)
  func beginsAsItsNameClaims(_ path: String) throws {
    let bytes = try #require(FileManager.default.contents(atPath: path))
    switch (path as NSString).pathExtension {
    case "png": #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    case "jpg": #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
    default: #expect(bytes.dropFirst(8).starts(with: Array("WEBP".utf8)))
    }
  }

  @Test(arguments: Sample.allCases)
  func theOnesThatTestsSpeakOfExist(_ sample: Sample) {
    #expect(FileManager.default.fileExists(atPath: sample.path))
  }
}
