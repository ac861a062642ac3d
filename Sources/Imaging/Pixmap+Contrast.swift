import CLeptonica

extension Pixmap {
  /// The picture in grey with every text dark on white: dark mode, coloured buttons, bubbles, gradients and
  /// grey-on-grey alike.
  ///
  /// Each pixel is taken by its distance from the background around it, in proportion to the strongest such
  /// distance nearby; so a faint caption comes out as black as a headline, and polarity does not matter.
  public func contrastEvened() throws(ImagingError) -> Pixmap {
    let grey = try grey()
    // A quarter of a thin sliver is no background to tell text from, and no letter fits in one.
    guard min(width, height) >= 16 else { return grey }
    let quarter = try grey.areaAveraged(by: 0.25)
    // The filter mirrors half its window at the borders, and so can't reach farther than the picture.
    let reach = min(window, min(quarter.width, quarter.height) | 1)
    let background = try quarter.median(reach).stretched(to: grey)
    let distance = try grey.difference(from: background)
    let strength = try distance.maxima(cell: 4).dilated(window).blurred(7).stretched(to: grey)
    return try distance.mapped(by: Self.share, at: strength)
  }

  /// The side of "around it", in quarter pixels: larger than a headline's letters and smaller than a chat bubble.
  /// Both shrink with pictures that were taken at one or two pixels a point.
  private var window: Int { min(31, max(15, width * 31 / 1100)) | 1 }

  /// `255 - 255 * d / max(m, 24)` for every strength m and distance d. The floor keeps the noise of an empty
  /// background from being blown up to text.
  private static let share: [UInt8] = (0..<65536).map { index in
    let (m, d) = (index >> 8, index & 0xFF)
    return UInt8(max(0, 255 - 255 * d / max(m, 24)))
  }

  /// Each pixel's value of a table that holds 256 values for each level of another picture of the same size.
  private func mapped(by table: [UInt8], at levels: Pixmap) throws(ImagingError) -> Pixmap {
    let result = try Self.owning(pixCreateNoInit(Int32(width), Int32(height), 8))
    let count = Int(pixGetWpl(pix)) * height
    let (from, at, to) = (pix.pointee.data, levels.pix.pointee.data, result.pix.pointee.data)
    guard let from, let at, let to else { throw .outOfMemory }
    table.withUnsafeBufferPointer { table in
      // In all three the four pixels of a word lie in the same order.
      for i in 0..<count {
        let (word, level) = (Int(from[i]), Int(at[i]))
        to[i] =
          UInt32(table[level >> 16 & 0xFF00 | word >> 24]) << 24
          | UInt32(table[level >> 8 & 0xFF00 | word >> 16 & 0xFF]) << 16
          | UInt32(table[level & 0xFF00 | word >> 8 & 0xFF]) << 8
          | UInt32(table[level << 8 & 0xFF00 | word & 0xFF])
      }
    }
    return result
  }
}
