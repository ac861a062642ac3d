import CChafa
import Imaging
import Pictures

/// A canvas of libchafa.
final class CellCanvas {
  private let canvas: OpaquePointer
  private let columns: Int
  private let rows: Int
  private let isMonochrome: Bool

  init(_ layout: Layout, colors: PictureColors, symbols: PictureRequest.Symbols) throws(ImagingError) {
    (columns, rows) = (layout.columns, layout.rows)
    isMonochrome = colors == .monochrome
    // One picture at a time; the other processors belong to the screen and to reading.
    chafa_set_n_threads(1)
    guard let map = chafa_symbol_map_new() else { throw .outOfMemory }
    defer { chafa_symbol_map_unref(map) }
    chafa_symbol_map_add_by_tags(map, Self.tags(symbols, colors))
    guard let config = chafa_canvas_config_new() else { throw .outOfMemory }
    defer { chafa_canvas_config_unref(config) }
    chafa_canvas_config_set_geometry(config, Int32(columns), Int32(rows))
    chafa_canvas_config_set_canvas_mode(config, Self.mode(colors))
    chafa_canvas_config_set_symbol_map(config, map)
    // Distances as the eye sees them: in RGB saturated colours fall to greys.
    chafa_canvas_config_set_color_space(config, CHAFA_COLOR_SPACE_DIN99D)
    // The painter has seen to the contrast already.
    if isMonochrome { chafa_canvas_config_set_preprocessing_enabled(config, 0) }
    guard let canvas = chafa_canvas_new(config) else { throw .outOfMemory }
    self.canvas = canvas
  }

  deinit { chafa_canvas_unref(canvas) }

  /// Draws the picture over all cells and reads them off.
  func cells(of picture: Pixmap) throws(ImagingError) -> [PictureCell] {
    let pixels = try picture.rgba()
    chafa_canvas_draw_all_pixels(
      canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels, Int32(picture.width), Int32(picture.height),
      Int32(picture.width * 4))
    var cells: [PictureCell] = []
    cells.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns { cells.append(cell(Int32(x), Int32(y))) }
    }
    return cells
  }

  private func cell(_ x: Int32, _ y: Int32) -> PictureCell {
    let value = chafa_canvas_get_char_at(canvas, x, y)
    let scalar = value == 0 ? " " : Unicode.Scalar(value) ?? " "
    if isMonochrome { return PictureCell(scalar: scalar, foreground: -1, background: -1) }
    var (foreground, background): (Int32, Int32) = (-1, -1)
    chafa_canvas_get_raw_colors_at(canvas, x, y, &foreground, &background)
    return PictureCell(scalar: scalar, foreground: Int(foreground), background: Int(background))
  }

  private static func mode(_ colors: PictureColors) -> ChafaCanvasMode {
    switch colors {
    // Users give the first 16 colours other values; the 240 above them are the same everywhere.
    case .trueColor, .indexed256: CHAFA_CANVAS_MODE_INDEXED_240
    case .indexed16: CHAFA_CANVAS_MODE_INDEXED_16
    case .monochrome: CHAFA_CANVAS_MODE_FGBG
    }
  }

  /// Only symbols that terminals' fonts have had for decades, all one column wide.
  private static func tags(_ symbols: PictureRequest.Symbols, _ colors: PictureColors) -> ChafaSymbolTags {
    let used: [ChafaSymbolTags] =
      switch symbols {
      case .ascii: [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_ASCII]
      case .blocks where colors == .monochrome:
        [
          CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD,
          CHAFA_SYMBOL_TAG_STIPPLE,
        ]
      case .blocks:
        [
          CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_HHALF, CHAFA_SYMBOL_TAG_VHALF,
          CHAFA_SYMBOL_TAG_QUAD, CHAFA_SYMBOL_TAG_BLOCK,
        ]
      }
    return ChafaSymbolTags(rawValue: used.reduce(0) { $0 | $1.rawValue })
  }
}
