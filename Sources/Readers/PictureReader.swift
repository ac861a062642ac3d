import Imaging
import Specimens

/// Everything that is known of a picture file after it was read once.
public struct ReadPicture: Sendable {
  public var reading: Reading
  public var width: Int
  public var height: Int
  public var fileExtension: String
  public var exifDate: LocalDateTime?
  public var isAnimated: Bool
}

/// Which reader is to be used.
public enum ReaderChoice: String, Sendable, Hashable, CaseIterable {
  /// The accurate reader where its files are installed, else Tesseract.
  case auto, accurate, tesseract
}

/// Decodes a picture file once and takes all from it: thumbnail, codes, text.
public final class PictureReader {
  let tesseract = TesseractReader()

  public init() {}

  /// - Parameter thumbnailPath: where a PNG of 240 pixels' width is written, which appears whole or not at all.
  public func read(
    path: String, thumbnailPath: String?, languages: [Language], choice: ReaderChoice
  ) throws(ReaderError) -> ReadPicture {
    let file: PictureFile
    let picture: Pixmap
    let codes: [Barcode]
    do throws(ImagingError) {
      file = try PictureFile(path: path)
      picture = try file.decode()
      if let thumbnailPath { try picture.thumbnail().writePNG(to: thumbnailPath) }
      codes = try CodeFinder.codes(in: picture)
    } catch { throw .picture(error) }
    let reader = try reader(for: choice)
    let text = try reader.read(picture, codes: codes, languages: languages)
    return ReadPicture(
      reading: Reading(
        lines: text.lines, barcodes: codes, reader: reader.name, missingLanguages: text.missingLanguages),
      width: picture.width, height: picture.height, fileExtension: file.format.fileExtension,
      exifDate: file.exif.date, isAnimated: file.isAnimated)
  }

  private func reader(for choice: ReaderChoice) throws(ReaderError) -> any Reader { tesseract }
}
