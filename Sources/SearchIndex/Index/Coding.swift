import Specimens

// How values are written in the tables. Numbers are fixed for ever: they stand in files.

extension SpecimenID {
  var bytes: [UInt8] { Self.bytes(ofHex: hex) }

  static func bytes(ofHex hex: String) -> [UInt8] {
    func digit(_ byte: UInt8) -> UInt8 { byte < 58 ? byte &- 48 : byte &- 87 }
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digit(digits[$0]) << 4 | digit(digits[$0 + 1]) }
  }

  init?(bytes: [UInt8]) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 48 : value + 87 }
    let hex = String(unsafeUninitializedCapacity: bytes.count * 2) { out in
      for (i, byte) in bytes.enumerated() {
        out[2 * i] = digit(byte >> 4)
        out[2 * i + 1] = digit(byte & 15)
      }
      return bytes.count * 2
    }
    self.init(hex)
  }
}

extension LocalDateTime {
  /// Seconds of wall clock since 1970.
  var seconds: Int { date.dayNumber * 86_400 + time.secondOfDay }

  init(seconds: Int) {
    self = LocalDateTime(LocalDate(dayNumber: 0), .midnight).adding(seconds: seconds)
  }
}

extension SaveDate.Basis {
  var code: Int { Self.allCases.firstIndex(of: self) ?? 3 }
  init(code: Int) { self = Self.allCases.indices.contains(code) ? Self.allCases[code] : .importTime }
}

extension AutomaticCollection {
  var code: Int { Self.allCases.firstIndex(of: self) ?? 5 }
  init(code: Int) { self = Self.allCases.indices.contains(code) ? Self.allCases[code] : .none }
}

extension Origin {
  var code: Int {
    switch self {
    case .unknown: 0
    case .userTagged: 1
    case .inferred: 2
    }
  }

  var clue: String? { if case .inferred(_, let clue) = self { clue } else { nil } }

  init(code: Int, name: String?, clue: String?) {
    switch (code, name) {
    case (1, let name?): self = .userTagged(name)
    case (2, let name?): self = .inferred(name, clue: clue ?? "")
    default: self = .unknown
    }
  }
}

extension Language {
  var flag: Int {
    switch self {
    case .english: 16
    case .japanese: 32
    case .chinese: 64
    }
  }
}

extension IndexCard {
  static let select = """
    SELECT hash, public_id, title, key_line, saved, basis, origin_kind, origin_name, origin_clue, collection,
    collections, review, event, flags, confidence, modified FROM specimen
    """

  init?(_ row: Statement) {
    guard let id = SpecimenID(bytes: row.bytes(0)) else { return nil }
    let flags = row.integer(13)
    self.init(
      id: id, publicID: row.optionalText(1), title: row.text(2), keyLine: row.text(3),
      saved: SaveDate(LocalDateTime(seconds: row.integer(4)), basis: SaveDate.Basis(code: row.integer(5))),
      origin: Origin(code: row.integer(6), name: row.optionalText(7), clue: row.optionalText(8)),
      collection: AutomaticCollection(code: row.integer(9)),
      collections: row.text(10).split(separator: "\n").map(String.init),
      review: Review(rawValue: row.integer(11)) ?? .abstained,
      eventStart: row.optionalInteger(12).map(LocalDateTime.init(seconds:)),
      hasImage: flags & Schema.flagImage != 0, isRead: flags & Schema.flagRead != 0,
      confidence: row.real(14), languages: Language.allCases.filter { flags & $0.flag != 0 })
    isMoved = flags & Schema.flagMoved != 0
    version = row.integer(15)
  }
}
