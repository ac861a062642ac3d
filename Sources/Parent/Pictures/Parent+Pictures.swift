import Drawer
import Explaining
import Foundation
import Mail
import Specimens

/// A picture with what is written on it.
public struct ParentPicture: Sendable, Hashable {
  public var path: String
  /// Pixels.
  public var width: Int
  public var height: Int
  public var lines: [TextLine]

  public init(path: String, width: Int, height: Int, lines: [TextLine]) {
    self.path = path
    self.width = width
    self.height = height
    self.lines = lines
  }

  public var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The words in a box, line by line: lines that lie in it with more than half of their height, and of those the
  /// part that it covers.
  public func text(in box: Box) -> String {
    lines.compactMap { line -> String? in
      let top = max(box.y, line.box.y)
      let bottom = min(box.maxY, line.box.maxY)
      guard (bottom - top) * 2 > line.box.height, line.box.x < box.maxX, line.box.maxX > box.x else {
        return nil
      }
      let scalars = Array(line.text.unicodeScalars)
      let inside = scalars.indices.filter { index in
        let letter = line.box(of: index..<index + 1)
        let middle = letter.x + letter.width / 2
        return middle >= box.x && middle <= box.maxX
      }
      guard let first = inside.first, let last = inside.last else { return nil }
      return TextParts.wholeWords(scalars, first...last)
    }.joined(separator: "\n")
  }
}

extension Parent {
  /// How many pictures of one mail are read.
  static let pictureLimit = 12

  /// Reads the pictures of a mail. Their files lie in the cache while the mail is open.
  public func pictures(of mail: ParentMail) async throws(ParentProblem) -> [ParentPicture] {
    let folder = "\(pictureFolder)/\(mail.id.filter { $0.isHexDigit })"
    var pictures: [ParentPicture] = []
    for (index, picture) in mail.mail.pictures.prefix(Parent.pictureLimit).enumerated() {
      let path = "\(folder)/\(index)"
      try PrivateFile.write(Data(picture.bytes), to: path)
      // A picture that can't be read has nothing to tell; the others go on.
      guard let read = try? await drawer.readPicture(at: path) else { continue }
      pictures.append(
        ParentPicture(path: path, width: read.width, height: read.height, lines: read.reading.lines))
    }
    return pictures
  }

  /// Takes the files of read pictures away again.
  public func forgetPictures() { try? FileManager.default.removeItem(atPath: pictureFolder) }

  /// The picture of a screenshot in the drawer, with its lines; nil for a specimen without one.
  public func picture(of id: SpecimenID) throws(ParentProblem) -> ParentPicture? {
    do {
      guard let path = try drawer.imagePath(of: id) else { return nil }
      let specimen = try drawer.specimen(id)
      guard let width = specimen.media.width, let height = specimen.media.height else { return nil }
      return ParentPicture(
        path: path, width: width, height: height, lines: specimen.reading.reading?.lines ?? [])
    } catch { throw .drawer(error.description) }
  }
}
