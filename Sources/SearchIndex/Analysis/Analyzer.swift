/// Cuts text into the tokens that are indexed and searched. Raise `version` with every change of the cut:
/// an index made by another version is rebuilt.
///
/// - Words of letters are stemmed; a few function words are left out.
/// - Runs written without spaces become overlapping pairs of characters and the last character, so that
///   words of two characters match as pairs and single ones as prefixes.
/// - Codes and numbers keep their pieces and add their joined form: `HX-2093` is also `hx2093`,
///   `(510) 555-0137` also `5105550137` and its last seven digits, `13,970` also `13970`.
///
/// Keeps buffers, so one per thread.
final class Analyzer {
  static let version = 3

  private var cutter = WordCutter()

  func tokens(of text: String) -> TokenList {
    var list = TokenList()
    cutter.cut(text, into: &list)
    return list
  }

  /// Replaces what the list holds.
  func analyze(_ text: String, into list: inout TokenList) { cutter.cut(text, into: &list) }

  /// The folded text itself, for exact comparison: letters, digits and single blanks.
  func foldedWords(of text: String) -> String { cutter.foldedWords(of: text) }

  /// The stem of one folded word.
  func stem(_ word: String) -> String { cutter.stem(word) }
}

/// The buffers and the rules. A struct, so that one access to the analyzer covers a whole text.
private struct WordCutter {
  private static let longestWord = 64

  private var folding = CharacterFolding()
  private var folded = FoldedText()
  private let stemmer = Stemmer()
  private var pieces: [Range<Int>] = []
  private var word: [UInt8] = []

  mutating func cut(_ text: String, into list: inout TokenList) {
    list.removeAll()
    folding.fold(text, into: &folded)
    var i = 0
    while i < folded.count {
      switch folded.kinds[i] {
      case .letter, .digit: i = chain(at: i, into: &list)
      case .han, .hiragana, .katakana: i = run(at: i, into: &list)
      default: i += 1
      }
    }
  }

  mutating func foldedWords(of text: String) -> String {
    folding.fold(text, into: &folded)
    var bytes: [UInt8] = []
    for (scalar, kind) in zip(folded.scalars, folded.kinds) {
      if kind.isWord || kind.isCJK {
        bytes.append(scalar: scalar)
      } else if kind != .apostrophe, bytes.last != 0x20, !bytes.isEmpty {
        bytes.append(0x20)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  func stem(_ text: String) -> String {
    var bytes: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { stemmer.append(stemOf: $0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Runs without spaces

  private func run(at start: Int, into list: inout TokenList) -> Int {
    var end = start
    while end < folded.count, folded.kinds[end].isCJK { end += 1 }
    for i in start..<end {
      let last = min(i + 2, end)
      list.append(.bigram, from: folded.sources[i], to: sourceEnd(last)) { bytes in
        for k in i..<last { bytes.append(scalar: folded.scalars[k]) }
      }
    }
    return end
  }

  // MARK: Words and codes

  /// How the pieces of a chain hang together.
  private enum Join { case hyphens, thousands, digitGroups }

  /// Emits the word at `start` and what is chained to it by single connectors; returns where it ends.
  private mutating func chain(at start: Int, into list: inout TokenList) -> Int {
    pieces.removeAll(keepingCapacity: true)
    var last = start..<wordEnd(start)
    pieces.append(last)
    var join: Join?
    var areDigits = isDigits(last)
    while pieces.count < 8, let next = nextPiece(after: last.upperBound) {
      let piece = next..<wordEnd(next)
      let isDigits = isDigits(piece)
      switch folded.scalars[last.upperBound] {
      case 0x2D, 0x5F:  // HX-2093, wi-fi
        guard join != .thousands, join != .digitGroups || isDigits else { break }
        join = join ?? .hyphens
        areDigits = areDigits && isDigits
        last = piece
      case 0x2C:  // 13,970
        let begins = join == nil && areDigits && last.count <= 3
        guard begins || join == .thousands, isDigits, piece.count == 3 else { break }
        join = .thousands
        last = piece
      case 0x20, 0x2E, 0x29:  // (510) 555 0137
        guard join != .thousands, areDigits, isDigits, last.count > 1, (2...5).contains(piece.count)
        else { break }
        join = .digitGroups
        last = piece
      default: break
      }
      guard last == piece else { break }
      pieces.append(piece)
    }
    let total = pieces.reduce(0) { $0 + $1.count }
    let isJoined =
      switch join {
      case nil: false
      case .hyphens: (3...32).contains(total)
      case .thousands: true
      case .digitGroups: (6...16).contains(total)
      }
    emitPieces(joined: isJoined, into: &list)
    return last.upperBound
  }

  private mutating func emitPieces(joined: Bool, into list: inout TokenList) {
    let wholeEnd = pieces[pieces.count - 1].upperBound
    for (index, piece) in pieces.enumerated() {
      let count = list.tokens.count
      emitWord(piece, into: &list)
      guard joined, index == 0 else { continue }
      let (from, to) = (folded.sources[piece.lowerBound], sourceEnd(wholeEnd))
      // If the first piece was left out, the joined form takes the place itself.
      let isColocated = list.tokens.count > count
      list.append(.code, from: from, to: to, isColocated: isColocated) { bytes in
        for piece in pieces { for i in piece { bytes.append(scalar: folded.scalars[i]) } }
      }
      let digits = pieces.flatMap { $0.filter { folded.kinds[$0] == .digit } }
      let total = pieces.reduce(0) { $0 + $1.count }
      if digits.count == total, total >= 9 {
        list.append(.code, from: from, to: to, isColocated: true) { bytes in
          for i in digits.suffix(7) { bytes.append(scalar: folded.scalars[i]) }
        }
      }
    }
  }

  private mutating func emitWord(_ range: Range<Int>, into list: inout TokenList) {
    word.removeAll(keepingCapacity: true)
    var hasDigit = false
    var isASCII = true
    var i = range.lowerBound
    while i < range.upperBound, word.count < Self.longestWord * 4 {
      if folded.kinds[i] == .apostrophe {
        // `mum's` is `mum`; in `don't` only the sign goes.
        if i + 2 == range.upperBound, folded.scalars[i + 1] == 0x73 { break }
      } else {
        hasDigit = hasDigit || folded.kinds[i] == .digit
        isASCII = isASCII && folded.scalars[i] < 0x80
        word.append(scalar: folded.scalars[i])
      }
      i += 1
      if i - range.lowerBound >= Self.longestWord { break }
    }
    guard !StopWords.isLeftOut(word) else { return }
    list.append(
      hasDigit ? .code : .word, from: folded.sources[range.lowerBound], to: sourceEnd(range.upperBound)
    ) { bytes in
      if !hasDigit, isASCII, word.count > 2 {
        word.withUnsafeBufferPointer { stemmer.append(stemOf: $0, to: &bytes) }
      } else {
        bytes.append(contentsOf: word)
      }
    }
  }

  private func wordEnd(_ start: Int) -> Int {
    var i = start
    while i < folded.count {
      let kind = folded.kinds[i]
      if kind == .apostrophe {
        guard i > start, i + 1 < folded.count, folded.kinds[i - 1] == .letter, folded.kinds[i + 1] == .letter
        else { break }
      } else if !kind.isWord {
        break
      }
      i += 1
    }
    return i
  }

  /// Where the next piece starts when one connector, or a bracket and a blank, stands between.
  private func nextPiece(after end: Int) -> Int? {
    guard end + 1 < folded.count else { return nil }
    switch folded.kinds[end] {
    case .connector:
      if folded.kinds[end + 1].isWord { return end + 1 }
      guard folded.scalars[end] == 0x29, folded.kinds[end + 1] == .space, end + 2 < folded.count,
        folded.kinds[end + 2] == .digit
      else { return nil }
      return end + 2
    case .space: return folded.kinds[end + 1] == .digit && folded.kinds[end - 1] == .digit ? end + 1 : nil
    default: return nil
    }
  }

  private func isDigits(_ range: Range<Int>) -> Bool { range.allSatisfy { folded.kinds[$0] == .digit } }

  /// The end in the original text of the folded characters before `index`.
  private func sourceEnd(_ index: Int) -> Int32 {
    max(folded.sources[index], folded.sources[index - 1] + 1)
  }
}
