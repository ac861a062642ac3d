import Glibc

/// Numbers words in the order in which they are first met. The bytes stand together, so that a word costs no allocation.
struct TermTable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`; it begins where the one before ends.
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  /// Open addressing: 0 is free, else the number of a word plus one.
  private var slots: [UInt32] = Array(repeating: 0, count: 1 << 14)

  var count: Int { ends.count }

  /// The word's bytes; no zero is among them.
  func term(_ number: Int) -> ArraySlice<UInt8> { bytes[start(of: number)..<Int(ends[number])] }

  mutating func number(of term: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let hash = Self.hash(term)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if hashes[Int(number)] == hash, isSame(Int(number), as: term) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = UInt32(ends.count)
    bytes.append(contentsOf: term)
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    slots[slot] = number + 1
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  /// The numbers of all words, in the order of their bytes.
  func sorted() -> [Int32] {
    var keys = (0..<count).map { (first: firstBytes(of: $0), number: Int32($0)) }
    bytes.withUnsafeBufferPointer { bytes in
      keys.sort { one, other in
        if one.first != other.first { return one.first < other.first }
        return precedes(Int(one.number), Int(other.number), bytes)
      }
    }
    return keys.map(\.number)
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : Int(ends[number - 1]) }

  private func isSame(_ number: Int, as term: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = start(of: number)
    guard Int(ends[number]) - start == term.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let here = bytes.baseAddress, let there = term.base.baseAddress else { return term.isEmpty }
      return memcmp(here + start, there + term.startIndex, term.count) == 0
    }
  }

  /// Eight bytes as a number that sorts as they do; most words differ in them.
  private func firstBytes(of number: Int) -> UInt64 {
    var key: UInt64 = 0
    let term = term(number).prefix(8)
    for byte in term { key = key << 8 | UInt64(byte) }
    return key << UInt64(8 * (8 - term.count))
  }

  private func precedes(_ one: Int, _ other: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[start(of: one)..<Int(ends[one])].lexicographicallyPrecedes(
      bytes[start(of: other)..<Int(ends[other])])
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// The high bits are folded in: the low ones choose the slot.
  private static func hash(_ term: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let hash = TokenHash.of(term)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
