import CChafa
import Imaging
import Pictures
import Specimens

/// Pictures for the terminal's own graphics: as many pixels as the cells of the rectangle have.
struct PixelPainter {
  private let request: PictureRequest
  private let layout: Layout
  /// A red that shows on white pages and in dark mode alike.
  private static let markColor: UInt32 = 0xFF00_0000

  init(_ request: PictureRequest, _ layout: Layout) {
    (self.request, self.layout) = (request, layout)
  }

  /// - Parameters:
  ///   - part: what of the picture is shown.
  ///   - scale: from the coordinates of the request to those of the picture.
  func paint(_ part: Pixmap, markedIn picture: Box, _ scale: Double) throws(ImagingError) -> CellPicture {
    let width = layout.columns * request.cellWidth
    var height = layout.rows * request.cellHeight
    // A band of sixels is six pixels high: what is more than the cells would be drawn over the row below.
    if request.medium == .sixel { height -= height % 6 }
    var pixels = try part.scaled(width: width, height: max(6, height))
    if let mark = request.mark?.scaled(by: scale).intersection(layout.shown) {
      pixels = try pixels.hiding(frame(around: mark, width, height), with: Self.markColor)
    }
    let bytes = request.medium == .png ? try pixels.png() : try sixels(of: pixels)
    guard let picture = CellPicture(columns: layout.columns, rows: layout.rows, pixels: bytes) else {
      throw .outOfMemory
    }
    return picture
  }

  /// Four bars around the evidence.
  private func frame(around mark: Box, _ width: Int, _ height: Int) -> [Box] {
    let (across, down) = (
      Double(width) / Double(layout.shown.width), Double(height) / Double(layout.shown.height)
    )
    let thick = max(2, request.cellHeight / 8)
    let left = Int(Double(mark.x - layout.shown.x) * across) - thick - 1
    let top = Int(Double(mark.y - layout.shown.y) * down) - thick - 1
    let right = Int(Double(mark.maxX - layout.shown.x) * across) + 1
    let bottom = Int(Double(mark.maxY - layout.shown.y) * down) + 1
    let bars = [
      Box(x: left, y: top, width: right - left + thick, height: thick),
      Box(x: left, y: bottom, width: right - left + thick, height: thick),
      Box(x: left, y: top, width: thick, height: bottom - top + thick),
      Box(x: right, y: top, width: thick, height: bottom - top + thick),
    ]
    return bars.compactMap { $0.intersection(Box(x: 0, y: 0, width: width, height: height)) }
  }

  private func sixels(of picture: Pixmap) throws(ImagingError) -> [UInt8] {
    chafa_set_n_threads(1)
    guard let config = chafa_canvas_config_new() else { throw .outOfMemory }
    defer { chafa_canvas_config_unref(config) }
    chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SIXELS)
    chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR)
    // One cell as large as the picture: libchafa need not know the terminal's.
    chafa_canvas_config_set_geometry(config, 1, 1)
    chafa_canvas_config_set_cell_geometry(config, Int32(picture.width), Int32(picture.height))
    guard let canvas = chafa_canvas_new(config) else { throw .outOfMemory }
    defer { chafa_canvas_unref(canvas) }
    let bytes = try picture.rgba()
    chafa_canvas_draw_all_pixels(
      canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, bytes, Int32(picture.width), Int32(picture.height),
      Int32(picture.width * 4))
    let terminal = chafa_term_db_get_fallback_info(chafa_term_db_get_default())
    defer { if let terminal { chafa_term_info_unref(terminal) } }
    guard let text = chafa_canvas_print(canvas, terminal) else { throw .outOfMemory }
    defer { g_string_free(text, 1) }
    guard let start = text.pointee.str else { throw .outOfMemory }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(text.pointee.len)).drop { $0 != 0x1B })
  }
}
