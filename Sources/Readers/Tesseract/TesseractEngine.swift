import CTesseract
import Specimens

/// One Tesseract model, loaded. Loading costs several pages' time, so an engine is kept.
final class TesseractEngine {
  let model: String
  private let handle: OpaquePointer

  /// Nil when the model is not installed.
  init?(model: String) {
    guard let handle = TessBaseAPICreate() else { return nil }
    // Complaints about a missing model and the like; the answer says it in better words.
    TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
    guard TessBaseAPIInit2(handle, nil, model, OEM_LSTM_ONLY) == 0 else {
      TessBaseAPIDelete(handle)
      return nil
    }
    self.model = model
    self.handle = handle
  }

  deinit {
    TessBaseAPIEnd(handle)
    TessBaseAPIDelete(handle)
  }

  static var version: String { TessVersion().map { String(cString: $0) } ?? "" }

  /// How text stands on a picture.
  enum Layout {
    /// Lines wherever they stand, without a page layout.
    case sparse
    /// One line, which needs no search for where text stands.
    case line
    /// Vertical text only.
    case columns

    fileprivate var mode: TessPageSegMode {
      switch self {
      case .sparse: PSM_SPARSE_TEXT
      case .line: PSM_SINGLE_LINE
      case .columns: PSM_SINGLE_BLOCK_VERT_TEXT
      }
    }
  }

  /// Reads `width * height` grey bytes.
  ///
  /// - Returns: trimmed, not empty lines; confidence 0 … 1. Nil when the library failed.
  func lines(inGrey grey: [UInt8], width: Int, height: Int, layout: Layout = .sparse) -> [TextLine]? {
    TessBaseAPISetPageSegMode(handle, layout.mode)
    TessBaseAPISetImage(handle, grey, Int32(width), Int32(height), 1, Int32(width))
    defer { TessBaseAPIClear(handle) }
    // Without it the library guesses from the height of letters and says so on standard error.
    TessBaseAPISetSourceResolution(handle, 300)
    guard TessBaseAPIRecognize(handle, nil) == 0 else { return nil }
    guard let iterator = TessBaseAPIGetIterator(handle) else { return [] }
    defer { TessResultIteratorDelete(iterator) }
    var lines: [TextLine] = []
    repeat {
      if let line = Self.line(at: iterator) { lines.append(line) }
    } while TessResultIteratorNext(iterator, RIL_TEXTLINE) != 0
    return lines
  }

  private static func line(at iterator: OpaquePointer) -> TextLine? {
    guard let raw = TessResultIteratorGetUTF8Text(iterator, RIL_TEXTLINE) else { return nil }
    defer { TessDeleteText(raw) }
    let text = String(cString: raw).split { $0.isWhitespace }.joined(separator: " ")
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let page = TessResultIteratorGetPageIteratorConst(iterator)
    guard !text.isEmpty, TessPageIteratorBoundingBox(page, RIL_TEXTLINE, &left, &top, &right, &bottom) != 0
    else { return nil }
    return TextLine(
      text: text,
      box: Box(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
      confidence: Double(TessResultIteratorConfidence(iterator, RIL_TEXTLINE)) / 100)
  }
}
