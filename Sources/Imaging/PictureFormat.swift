/// The kinds of picture files that are decoded, told by content and never by name.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png, jpeg, webp, gif, tiff, bmp, heic, avif

  public var name: String {
    switch self {
    case .webp: "WebP"
    default: rawValue.uppercased()
    }
  }

  public var fileExtension: String {
    switch self {
    case .jpeg: "jpg"
    case .tiff: "tif"
    default: rawValue
    }
  }
}
