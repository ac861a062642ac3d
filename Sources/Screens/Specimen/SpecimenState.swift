import Drawer
import Extraction
import Specimens

/// One specimen, laid out as rows that can be chosen, edited and copied.
public struct DetailState: Sendable, Hashable {
  public var id: SpecimenID?
  public var specimen: Specimen?
  public var problem: String?
  public var cursor = ListCursor()
  public var edit: TextField?
  /// The picture takes the whole width.
  public var isEnlarged = false
  /// Where the match stood, when it was opened from a search.
  public var matchBoxes: [Box] = []
  /// What of the text is hidden until asked for.
  public var findings: [SensitiveFinding] = []
  /// Another one with another reading, or other fields.
  public var version = 0
  public var isPreviewOfMatch: Bool { !matchBoxes.isEmpty }
}

extension Specimen {
  /// Another one with another reading, or other fields; good for this run only.
  var readVersion: Int {
    var hasher = Hasher()
    hasher.combine(reading)
    hasher.combine(fields)
    return hasher.finalize()
  }
}
