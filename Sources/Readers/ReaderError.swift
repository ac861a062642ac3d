import Imaging

/// Why a picture could not be read.
public enum ReaderError: Error, Sendable, Hashable {
  case picture(ImagingError)
  /// No model of the reader is installed at all.
  case noModel(reader: String)
  /// The accurate reader was asked for by name and does not work; `detail` says why.
  case unavailable(reader: String, detail: String)
  /// The library behind the reader failed.
  case failed(reader: String, detail: String)

  /// Short and stable, for protocols.
  public var code: String {
    switch self {
    case .picture(let error): error.code
    case .noModel: "noModel"
    case .unavailable: "readerUnavailable"
    case .failed: "readerFailed"
    }
  }

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .picture(let error): error.message
    case .noModel:
      "No Tesseract language data is installed. Install tesseract-ocr-eng, tesseract-ocr-script-jpan and "
        + "tesseract-ocr-script-hans, then read the picture again."
    case .unavailable(let reader, let detail):
      "The \(reader) reader is not available: \(detail). Use --reader auto to read with Tesseract."
    case .failed(let reader, let detail): "The \(reader) reader failed: \(detail)."
    }
  }
}

/// Runs picture operations inside a reader.
func imaging<Result>(_ body: () throws(ImagingError) -> Result) throws(ReaderError) -> Result {
  do throws(ImagingError) { return try body() } catch { throw .picture(error) }
}
