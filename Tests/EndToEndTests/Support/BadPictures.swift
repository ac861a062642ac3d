import Foundation
import TestSupport

/// Files that are no pictures, or not whole, or not ones that anybody should decode.
enum BadPictures {
  /// Writes one of each kind into a folder; the names written.
  static func write(into folder: String) throws -> [String] {
    let whole = FileManager.default.contents(atPath: Sample.booking.path) ?? Data()
    let photo = FileManager.default.contents(atPath: Sample.receipt.path) ?? Data()
    let files: [(String, Data)] = [
      ("truncated.png", whole.prefix(whole.count / 3)),
      ("header-only.jpg", photo.prefix(24)),
      ("empty.png", Data()),
      ("renamed-text.png", Data("Milk, bread, two lemons\n".utf8)),
      ("enormous.png", pngHeader(width: 30_000, height: 30_000)),
      ("negative.png", pngHeader(width: 0xFFFF_FFF0, height: 4)),
    ]
    for (name, bytes) in files { try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    return files.map(\.0)
  }

  /// A PNG that claims a size, with next to no pixels behind it.
  static func pngHeader(width: UInt32, height: UInt32) -> Data {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    png += chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0])
    png += chunk("IDAT", [0x78, 0x9C, 0x63, 0x60, 0x18, 0x05, 0xA3, 0x60, 0x14, 0x00])
    png += chunk("IEND", [])
    return png
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> Data {
    let named = Array(name.utf8) + body
    return Data(bigEndian(UInt32(body.count)) + named + bigEndian(checksum(named)))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as PNG uses it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
