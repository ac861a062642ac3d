import Foundation

/// What a folded character is to the cutter of words.
enum CharacterKind: UInt8 {
  /// Ends every word and chain: punctuation, line ends.
  case separator
  case space
  /// May join the pieces of a code or number: `- _ . ,` and brackets around an area code.
  case connector
  case apostrophe
  case letter
  case digit
  // Written without spaces; the script is kept to cut long queries.
  case han, hiragana, katakana

  var isWord: Bool { self == .letter || self == .digit }
  var isCJK: Bool { rawValue >= CharacterKind.han.rawValue }
}

/// A text as search sees it: NFKC, case folded, without Latin accents, katakana as hiragana.
/// `sources[i]` is the scalar of the original text that `scalars[i]` came from.
struct FoldedText {
  var scalars: [UInt32] = []
  var kinds: [CharacterKind] = []
  /// One more than `scalars`: the last is the length of the original text.
  var sources: [Int32] = []

  var count: Int { scalars.count }

  mutating func removeAll() {
    scalars.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
  }
}

/// Folds characters one by one. Everyday ranges are computed, the rest asks Foundation once and is remembered.
struct CharacterFolding {
  private var remembered: [UInt32: [UInt32]] = [:]

  mutating func fold(_ text: String, into folded: inout FoldedText) {
    folded.removeAll()
    var source: Int32 = 0
    for scalar in text.unicodeScalars {
      fold(scalar, source, &folded)
      source += 1
    }
    folded.sources.append(source)
  }

  private mutating func fold(_ scalar: Unicode.Scalar, _ source: Int32, _ out: inout FoldedText) {
    let value = scalar.value
    switch value {
    case 0..<0x80: append(value, source, &out)
    case 0x3041...0x3096, 0x309D...0x309E: emit(value, .hiragana, source, &out)
    case 0x3099, 0x309B: voice(by: 1, source, &out)
    case 0x309A, 0x309C: voice(by: 2, source, &out)
    case 0x30A1...0x30F6, 0x30FD...0x30FE: emit(value - 0x60, .katakana, source, &out)
    case 0x30FC:
      // The long-vowel mark belongs to the kana before it.
      emit(value, out.kinds.last.flatMap { $0.isCJK ? $0 : nil } ?? .katakana, source, &out)
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFD, 0xAC00...0xD7A3:
      emit(value, .han, source, &out)
    case 0xFF01...0xFF5E: append(value - 0xFEE0, source, &out)
    case 0xFF66...0xFF9D: fold(Self.halfWidthKana[Int(value) - 0xFF66], source, &out)
    case 0xFF9E: voice(by: 1, source, &out)
    case 0xFF9F: voice(by: 2, source, &out)
    case 0x3000, 0xA0: emit(0x20, .space, source, &out)
    case 0x2010, 0x2011, 0x2212: emit(0x2D, .connector, source, &out)
    case 0x2019, 0x02BC: emit(0x27, .apostrophe, source, &out)
    // Invisible: joiners, soft hyphen, marks of direction, variation selectors.
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: break
    case 0x2000...0x200A, 0x202F: emit(0x20, .space, source, &out)
    case 0x2013...0x206F, 0x20A0...0x20CF, 0x2190...0x245F, 0x2500...0x2BFF, 0x3001...0x3004, 0x3008...0x3040,
      0x30A0, 0x30FB, 0x1F000...0x1FAFF:
      emit(0x20, .separator, source, &out)
    case 0x300...0x36F: break  // accents are dropped from their letters
    default: foldRare(scalar, source, &out)
    }
  }

  /// ASCII, or what folded to it.
  private func append(_ value: UInt32, _ source: Int32, _ out: inout FoldedText) {
    switch value {
    case 0x61...0x7A: emit(value, .letter, source, &out)
    case 0x41...0x5A: emit(value + 0x20, .letter, source, &out)
    case 0x30...0x39: emit(value, .digit, source, &out)
    case 0x20, 0x09: emit(0x20, .space, source, &out)
    case 0x27: emit(value, .apostrophe, source, &out)
    case 0x2D, 0x5F, 0x2E, 0x2C, 0x28, 0x29: emit(value, .connector, source, &out)
    default: emit(0x20, .separator, source, &out)
    }
  }

  private func emit(_ value: UInt32, _ kind: CharacterKind, _ source: Int32, _ out: inout FoldedText) {
    out.scalars.append(value)
    out.kinds.append(kind)
    out.sources.append(source)
  }

  /// Puts a voicing mark that stands by itself (half-width or decomposed text) on the kana before it.
  private func voice(by steps: UInt32, _ source: Int32, _ out: inout FoldedText) {
    guard let last = out.scalars.indices.last else { return }
    let kana = out.scalars[last]
    switch (kana, steps) {
    case (0x304B...0x3061, 1) where kana % 2 == 1: out.scalars[last] = kana + 1
    case (0x3064, 1), (0x3066, 1), (0x3068, 1): out.scalars[last] = kana + 1
    case (0x306F...0x307B, _) where kana % 3 == 0: out.scalars[last] = kana + steps
    case (0x3046, 1): out.scalars[last] = 0x3094
    default: break
    }
  }

  private mutating func foldRare(_ scalar: Unicode.Scalar, _ source: Int32, _ out: inout FoldedText) {
    let folded: [UInt32]
    if let known = remembered[scalar.value] {
      folded = known
    } else {
      folded = String(Character(scalar)).decomposedStringWithCompatibilityMapping.lowercased()
        .unicodeScalars.map(\.value)
      remembered[scalar.value] = folded
    }
    for value in folded {
      guard value != scalar.value else {
        if let kind = Self.kind(of: scalar) { emit(value, kind, source, &out) }
        continue
      }
      guard let part = Unicode.Scalar(value) else { continue }
      // A compatibility form (`㈱`, `①`, `é`) goes on as what it stands for.
      if value < 0x80 || value > 0x2FFF || (0x300...0x36F).contains(value) {
        fold(part, source, &out)
      } else if let kind = Self.kind(of: part) {
        emit(value, kind, source, &out)
      }
    }
  }

  /// Nil for marks that are dropped.
  private static func kind(of scalar: Unicode.Scalar) -> CharacterKind? {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: .letter
    case .decimalNumber, .letterNumber: .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: .letter
    case .format, .control: nil
    case .spaceSeparator: .space
    default: .separator
    }
  }

  private static let halfWidthKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)
}
