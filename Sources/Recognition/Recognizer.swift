import Specimens

/// Reads pictures.
public protocol Recognizer: Sendable {
  func read(_ request: RecognitionRequest) async throws(RecognitionError) -> RecognizedImage
}

/// Which reader is to be used.
public enum ReaderChoice: String, Sendable, Hashable, Codable, CaseIterable {
  /// The accurate reader where its files are installed, else Tesseract.
  case auto, accurate, tesseract
}

/// A picture to be read.
public struct RecognitionRequest: Sendable, Hashable {
  public var path: String
  /// Where a thumbnail (PNG, 240 pixels wide) is written; nil for none.
  public var thumbnailPath: String?
  /// What may stand on the picture; empty for all that Curio reads.
  public var languages: [Language]
  public var reader: ReaderChoice

  public init(
    path: String, thumbnailPath: String? = nil, languages: [Language] = [], reader: ReaderChoice = .auto
  ) {
    self.path = path
    self.thumbnailPath = thumbnailPath
    self.languages = languages
    self.reader = reader
  }
}

/// Parts of a picture that are to be read, each as one line.
public struct CropRequest: Sendable, Hashable {
  public struct Crop: Sendable, Hashable, Codable {
    public var box: Box
    /// What it is likely written in.
    public var language: Language

    public init(box: Box, language: Language) {
      self.box = box
      self.language = language
    }
  }

  public var path: String
  public var crops: [Crop]
  public var reader: ReaderChoice

  public init(path: String, crops: [Crop], reader: ReaderChoice) {
    self.path = path
    self.crops = crops
    self.reader = reader
  }
}

/// A picture that was read.
public struct RecognizedImage: Sendable, Hashable {
  public var reading: Reading
  /// Pixels as shown, after the EXIF orientation.
  public var width: Int
  public var height: Int
  /// By content, such as `png`.
  public var fileExtension: String
  public var exifDate: LocalDateTime?
  /// True when the file holds more frames than the one that was read.
  public var isAnimated: Bool
  /// Wall time in the worker.
  public var milliseconds: Int

  public init(
    reading: Reading, width: Int, height: Int, fileExtension: String, exifDate: LocalDateTime? = nil,
    isAnimated: Bool = false, milliseconds: Int = 0
  ) {
    self.reading = reading
    self.width = width
    self.height = height
    self.fileExtension = fileExtension
    self.exifDate = exifDate
    self.isAnimated = isAnimated
    self.milliseconds = milliseconds
  }
}
