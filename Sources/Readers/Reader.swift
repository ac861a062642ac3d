import Imaging
import Specimens

/// Something that reads the text of a picture.
public protocol Reader: AnyObject {
  /// `tesseract` or `accurate`, as `Reading.reader` has it.
  var name: String { get }

  /// Reads a decoded picture.
  ///
  /// - Parameters:
  ///   - codes: symbols found on the picture, whose pattern is not text.
  ///   - languages: what may stand on it; empty means all that Curio knows.
  /// - Returns: the lines in reading order, boxes in the picture's own coordinates.
  func read(_ picture: Pixmap, codes: [Barcode], languages: [Language]) throws(ReaderError) -> ReadText

  /// Reads one line of a picture whose contrast was evened.
  ///
  /// - Parameters:
  ///   - box: where the line, or a part of it, stands.
  ///   - language: what it is likely written in.
  /// - Returns: empty where there is nothing to read, or no model for it.
  func line(in box: Box, of page: Pixmap, language: Language) throws(ReaderError) -> String
}

/// What a reader found.
public struct ReadText: Sendable, Hashable {
  public var lines: [TextLine]
  /// Models that the picture needed and that are not installed.
  public var missingLanguages: [String]

  public init(lines: [TextLine] = [], missingLanguages: [String] = []) {
    self.lines = lines
    self.missingLanguages = missingLanguages
  }
}
