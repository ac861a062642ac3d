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
    let (d, m) = (try distance.luminance(), try strength.luminance())
    let result = [UInt8](unsafeUninitializedCapacity: d.count) { out, count in
      for i in d.indices { out[i] = Self.share[Int(m[i]) << 8 | Int(d[i])] }
      count = d.count
    }
    return try Pixmap(width: width, height: height, grey: result)
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
}
