import Imaging
import Specimens

/// A part of a picture that is to be read as one line.
public struct Crop: Sendable, Hashable {
  public var box: Box
  /// What it is likely written in.
  public var language: Language

  public init(box: Box, language: Language) {
    self.box = box
    self.language = language
  }
}

extension PictureReader {
  /// Reads parts of a picture, each as one line; empty where nothing is read. In the order of the crops.
  public func read(_ crops: [Crop], path: String, choice: ReaderChoice) throws(ReaderError) -> [String] {
    let reader = try reader(for: choice)
    let picture = try imaging { () throws(ImagingError) in
      try decoded(PictureFile(path: path), withThumbnail: false).picture
    }
    var texts: [String] = []
    for crop in crops {
      // The contrast step needs the surroundings to tell ink from ground.
      let reach = max(64, crop.box.height)
      let seen = Box(
        x: crop.box.x - reach, y: crop.box.y - reach, width: crop.box.width + 2 * reach,
        height: crop.box.height + 2 * reach
      ).clipped(to: picture.bounds)
      let page = try imaging { () throws(ImagingError) in try picture.cropped(to: seen)?.contrastEvened() }
      guard let page else {
        texts.append("")
        continue
      }
      texts.append(
        try reader.line(in: crop.box.moved(x: -seen.x, y: -seen.y), of: page, language: crop.language))
    }
    return texts
  }
}
