import Specimens

/// The two things Curio takes from EXIF: how the picture is turned and when it was made.
public struct EXIF: Sendable, Hashable {
  /// 1 … 8 as in the standard; 1 is upright.
  public var orientation = 1
  /// The wall clock of the device when the picture was made.
  public var date: LocalDateTime?

  public init() {}

  /// Reads EXIF data, which is a small TIFF file.
  init(tiff bytes: [UInt8]) {
    let main = TIFFDirectory(tiff: bytes)
    if let value = main.number(0x112), (1...8).contains(value) { orientation = value }
    let detail = main.number(0x8769).map { TIFFDirectory(tiff: bytes, at: $0) }
    // Made, digitised, changed: the first that holds a real date.
    let texts = [detail?.text(0x9003), detail?.text(0x9004), main.text(0x132)]
    date = texts.lazy.compactMap { $0.flatMap(Self.moment) }.first
  }

  /// `YYYY:MM:DD HH:MM:SS`; cameras without a set clock write zeros, which is no date.
  static func moment(_ text: String) -> LocalDateTime? {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return nil }
    let day = parts[0].split(separator: ":")
    guard day.count == 3, let year = Int(day[0]), year > 1900 else { return nil }
    return LocalDateTime("\(day.joined(separator: "-"))T\(parts[1])")
  }
}

/// One directory of a TIFF file.
struct TIFFDirectory {
  private var file: ByteReader
  /// tag → (type, count, where the value or its offset stands)
  private var entries: [Int: (type: Int, count: Int, place: Int)] = [:]
  private(set) var hasNext = false
  var isReadable: Bool { !entries.isEmpty }

  init(tiff bytes: [UInt8], at offset: Int? = nil) {
    file = ByteReader(bytes: bytes, isBigEndian: bytes.first == UInt8(ascii: "M"))
    guard let start = offset ?? file.u32(4), let count = file.u16(start) else { return }
    for i in 0..<count {
      let at = start + 2 + i * 12
      guard let tag = file.u16(at), let type = file.u16(at + 2), let number = file.u32(at + 4),
        file.u32(at + 8) != nil
      else { return }
      entries[tag] = (type, number, at + 8)
    }
    hasNext = (file.u32(start + 2 + count * 12) ?? 0) != 0
  }

  /// A number that fits into the entry itself.
  func number(_ tag: Int) -> Int? {
    guard let entry = entries[tag] else { return nil }
    return switch entry.type {
    case 3: file.u16(entry.place)
    case 4: file.u32(entry.place)
    default: nil
    }
  }

  /// Whether all strips and tiles end within the file. Decoders fill with black what is missing.
  var holdsItsPixels: Bool {
    [(0x111, 0x117), (0x144, 0x145)].allSatisfy { places, lengths in
      zip(numbers(places), numbers(lengths)).allSatisfy { $0 + $1 <= file.count }
    }
  }

  /// All numbers of an entry, at most a hundred thousand.
  private func numbers(_ tag: Int) -> [Int] {
    guard let entry = entries[tag], entry.type == 3 || entry.type == 4, entry.count <= 100_000 else {
      return []
    }
    let size = entry.type == 3 ? 2 : 4
    let start = entry.count * size <= 4 ? entry.place : file.u32(entry.place)
    guard let start else { return [] }
    return (0..<entry.count).map {
      (size == 2 ? file.u16(start + $0 * size) : file.u32(start + $0 * size)) ?? file.count + 1
    }
  }

  func text(_ tag: Int) -> String? {
    guard let entry = entries[tag], entry.type == 2, entry.count <= 64 else { return nil }
    let place = entry.count <= 4 ? entry.place : file.u32(entry.place)
    guard let place else { return nil }
    return String(decoding: file.slice(place, entry.count).prefix { $0 != 0 }, as: UTF8.self)
  }
}
