import Glibc

// Plain look-ups in short texts, byte by byte. The standard ones compare characters by their canonical
// equivalence, which costs some fifty times as much and makes no difference to words that are written down here.

extension String {
  /// The text of these scalars.
  public init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(unsafeUninitializedCapacity: scalars.count * 4) { bytes in
      var count = 0
      for scalar in scalars {
        if scalar.value < 0x80 {
          bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
          count += 1
        } else {
          for unit in UTF8.encode(scalar).unsafelyUnwrapped {
            bytes[count] = unit
            count += 1
          }
        }
      }
      return count
    }
  }

  /// Whether the bytes of a phrase stand in this text.
  public func holds(_ phrase: String) -> Bool { byteOffset(of: phrase) != nil }

  /// Whether this text begins with the bytes of a phrase.
  public func begins(with phrase: String) -> Bool { utf8.starts(with: phrase.utf8) }

  /// Whether this text ends with the bytes of a phrase.
  public func ends(with phrase: String) -> Bool {
    utf8.count >= phrase.utf8.count && utf8.suffix(phrase.utf8.count).elementsEqual(phrase.utf8)
  }

  /// Where the bytes of a phrase stand first; nil for an empty phrase.
  public func place(of phrase: String) -> Range<String.Index>? {
    guard let offset = byteOffset(of: phrase) else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: phrase.utf8.count)
  }

  private func byteOffset(of phrase: String) -> Int? {
    var (text, phrase) = (self, phrase)
    return text.withUTF8 { text in
      phrase.withUTF8 { phrase in
        guard let start = text.baseAddress, let wanted = phrase.baseAddress, let first = phrase.first else {
          return nil
        }
        // Candidates by the first byte, at the speed of memchr.
        var offset = 0
        while offset <= text.count - phrase.count,
          let hit = memchr(start + offset, Int32(first), text.count - phrase.count - offset + 1)
        {
          let found = UnsafeRawPointer(start).distance(to: UnsafeRawPointer(hit))
          if memcmp(hit, wanted, phrase.count) == 0 { return found }
          offset = found + 1
        }
        return nil
      }
    }
  }
}
