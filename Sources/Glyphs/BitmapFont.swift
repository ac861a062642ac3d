import CFreeType

/// A font whose characters can be had as pixels: GNU Unifont where it is installed, since it was drawn for 16 of them.
///
/// Not for use from two threads at once.
public final class BitmapFont {
  private let library: FT_Library
  private let face: FT_Face
  /// Pixels from the top to the bottom of a character.
  public let height: Int

  /// - Parameters:
  ///   - path: a font file.
  ///   - height: in pixels; Unifont is sharp at 16 and its multiples.
  /// - Throws: a `GlyphError` when the file is no font.
  public init(path: String, height: Int = 16) throws(GlyphError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw .noEngine }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      throw .noFont(path)
    }
    guard FT_Set_Pixel_Sizes(face, 0, FT_UInt(height)) == 0 else {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
      throw .noFont(path)
    }
    self.library = library
    self.face = face
    self.height = height
  }

  /// The first installed font that serves, or nil.
  public static func installed(height: Int = 16) -> BitmapFont? {
    for path in standardPaths {
      if let font = try? BitmapFont(path: path, height: height) { return font }
    }
    return nil
  }

  private static let standardPaths = [
    "/usr/share/fonts/opentype/unifont/unifont.otf", "/usr/share/fonts/truetype/unifont/unifont.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc", "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  ]

  /// The pixels of one character; nil where the font has none for it.
  public func bitmap(of scalar: Unicode.Scalar) -> Bitmap? {
    let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    guard index != 0, FT_Load_Glyph(face, index, curio_ft_load_mono()) == 0, let slot = face.pointee.glyph
    else { return nil }
    let glyph = slot.pointee
    let width = max(1, Int(glyph.advance.x >> 6))
    var bitmap = Bitmap(width: width, height: height)
    // 26.6 fixed point; the line the characters stand on, from the top.
    let baseline = Int(face.pointee.size.pointee.metrics.ascender >> 6)
    guard let bytes = glyph.bitmap.buffer else { return bitmap }
    for row in 0..<Int(glyph.bitmap.rows) {
      let line = bytes + row * Int(glyph.bitmap.pitch)
      for column in 0..<Int(glyph.bitmap.width) where line[column >> 3] & (0x80 >> UInt8(column & 7)) != 0 {
        bitmap.fill(column + Int(glyph.bitmap_left), row + baseline - Int(glyph.bitmap_top))
      }
    }
    return bitmap
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }
}

public enum GlyphError: Error, Hashable, Sendable {
  case noEngine
  /// The path of a file that is missing or no font.
  case noFont(String)

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .noEngine: "Large letters can't be drawn here; check the installation of FreeType."
    case .noFont(let path):
      "\(path) is not a font that can be read. For large letters install fonts-unifont."
    }
  }
}
