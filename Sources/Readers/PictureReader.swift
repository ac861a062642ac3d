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
  /// Made by the first picture; a failure is remembered, for a broken installation does not mend itself.
  private var madeAccurate: Result<AccurateReader, ReaderError>?

  public init() {}

  var accurate: Result<AccurateReader, ReaderError> {
    if let madeAccurate { return madeAccurate }
    let made = makeAccurateReader()
    madeAccurate = made
    return made
  }

  /// Frees the models; the next picture loads them again, which takes a third of a second.
  private func unload() {
    tesseract.unload()
    if case .success = madeAccurate { madeAccurate = nil }
  }

  /// A picture that needs much memory gets that of the models.
  func decoded(_ file: PictureFile, withThumbnail: Bool) throws(ImagingError) -> ReadablePicture {
    if file.needsMuchMemory { unload() }
    return try file.decodeForReading(withThumbnail: withThumbnail)
  }

  /// - Parameter thumbnailPath: where a PNG of 240 pixels' width is written, which appears whole or not at all.
  public func read(
    path: String, thumbnailPath: String?, languages: [Language], choice: ReaderChoice
  ) throws(ReaderError) -> ReadPicture {
    let (file, picture, codes) = try imaging { () throws(ImagingError) in
      let file = try PictureFile(path: path)
      let decoded = try decoded(file, withThumbnail: thumbnailPath != nil)
      if let thumbnailPath { try decoded.thumbnail?.writePNG(to: thumbnailPath) }
      return (file, decoded.picture, try CodeFinder.codes(in: decoded.picture))
    }
    let reader = try reader(for: choice)
    let text = try reader.read(picture, codes: codes, languages: languages)
    let lines = ScreenParts.told(text.lines, width: picture.width, height: picture.height) { box in
      (try? HeaderGap.standsApart(firstOf: box, on: picture)) == true
    }
    return ReadPicture(
      reading: Reading(
        lines: lines, barcodes: codes, reader: reader.name, missingLanguages: text.missingLanguages),
      width: picture.width, height: picture.height, fileExtension: file.format.fileExtension,
      exifDate: file.exif.date, isAnimated: file.isAnimated)
  }

  func reader(for choice: ReaderChoice) throws(ReaderError) -> any Reader {
    switch choice {
    case .tesseract: tesseract
    case .accurate: try accurate.get()
    case .auto: (try? accurate.get()) ?? tesseract
    }
  }
}

private func makeAccurateReader() -> Result<AccurateReader, ReaderError> {
  do throws(ReaderError) {
    guard let files = ReaderFiles.find() else {
      throw .unavailable(
        reader: AccurateReader.readerName,
        detail: "its files are in none of \(ReaderFiles.standardFolders.joined(separator: ", "))")
    }
    return .success(try AccurateReader(files: files))
  } catch { return .failure(error) }
}
