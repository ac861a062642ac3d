/// Why a file is not a picture that can be shown.
public enum ImagingError: Error, Sendable, Hashable {
  case cannotOpen(path: String, code: Int32)
  case empty
  case notAPicture
  /// A picture of a kind that Curio does not decode, named as people know it.
  case unsupported(String)
  case truncated(PictureFormat)
  /// Complete in length but not decodable.
  case damaged(PictureFormat)
  /// More pixels than the limit; told from the header, before anything is decoded.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  case tooManyBytes(Int, limit: Int)
  case outOfMemory
  case cannotWrite(path: String, code: Int32)

  /// Short and stable, for protocols.
  public var code: String {
    switch self {
    case .cannotOpen: "cannotOpen"
    case .empty: "empty"
    case .notAPicture: "notAPicture"
    case .unsupported: "unsupported"
    case .truncated: "truncated"
    case .damaged: "damaged"
    case .tooManyPixels, .tooManyBytes: "tooLarge"
    case .outOfMemory: "outOfMemory"
    case .cannotWrite: "cannotWrite"
    }
  }

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .cannotOpen(_, let code) where code == 2: "The file does not exist. Check the path."
    case .cannotOpen(_, let code) where code == 13:
      "The file may not be read. Check its permissions."
    case .cannotOpen(_, let code) where code == 21: "It is a folder. Name the pictures in it."
    case .cannotOpen(_, let code): "The file cannot be opened (system error \(code))."
    case .empty: "The file is empty (0 bytes). Copy it again from where it came."
    case .notAPicture:
      "The file is not a picture. Curio reads PNG, JPEG, WebP, GIF, TIFF, BMP, HEIC and AVIF."
    case .unsupported(let name):
      "\(name) files are not supported. Save a picture of it as PNG or JPEG and file that."
    case .truncated(let format):
      "The \(format.name) file is cut off: its end is missing. Copy it again from where it came."
    case .damaged(let format): "The \(format.name) file is damaged and cannot be decoded."
    case .tooManyPixels(let width, let height, let limit):
      "The picture is too large: \(width) × \(height) pixels; the limit is \(limit / 1_000_000) million. "
        + "Scale it down or cut it in parts."
    case .tooManyBytes(let count, let limit):
      "The file is too large: \(count >> 20) MB; the limit is \(limit >> 20) MB."
    case .outOfMemory: "There is not enough memory for this picture. Close other programs or scale it down."
    case .cannotWrite(let path, let code): "\(path) cannot be written (system error \(code))."
    }
  }
}
