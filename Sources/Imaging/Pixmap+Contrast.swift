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
    // Every other pixel of the quarters tells as well what most of them are, in an eighth of the time.
    let sample = try grey.areaAveraged(by: 0.25).sampled(by: 0.5)
    // The filter mirrors half its window at the borders, and so can't reach farther than the picture.
    let reach = min(window / 2 | 1, min(sample.width, sample.height) | 1)
    let background = try sample.median(reach).stretched(to: grey)
    let distance = try grey.difference(from: background)
    let strength = try distance.maxima(cell: 4).dilated(window).blurred(7)
    return try distance.mapped(by: Self.share, cells: strength)
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

  /// Each pixel's value of a table of 256 values for every value of the cell that it lies in.
  ///
  /// - Parameter cells: a quarter as wide and high, rounded down.
  private func mapped(by table: [UInt8], cells: Pixmap) throws(ImagingError) -> Pixmap {
    let levels = try cells.luminance()
    let (columns, rows) = (cells.width, cells.height)
    let result = try Self.owning(pixCreateNoInit(Int32(width), Int32(height), 8))
    let words = Int(pixGetWpl(pix))
    table.withUnsafeBufferPointer { table in
      for y in 0..<height {
        let (from, to) = (pix.pointee.data + y * words, result.pix.pointee.data + y * words)
        let cell = min(y / 4, rows - 1) * columns
        // The four pixels of a word share a cell, so that their order in it does not matter.
        for i in 0..<words {
          let level = Int(levels[cell + min(i, columns - 1)]) << 8
          let word = Int(from[i])
          to[i] =
            UInt32(table[level | word >> 24]) << 24 | UInt32(table[level | word >> 16 & 0xFF]) << 16
            | UInt32(table[level | word >> 8 & 0xFF]) << 8 | UInt32(table[level | word & 0xFF])
        }
      }
    }
    return result
  }
}
