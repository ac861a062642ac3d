import Extraction
import Specimens

extension Drawer {
  /// Those of the specimens that hold a card number, a password or a one-time code; nil looks at all. For the
  /// warning before an export.
  public func sensitive(among ids: [SpecimenID]?) throws(DrawerProblem) -> [SpecimenID] {
    let ids = try problem { try ids ?? Array(folder.ids()) }
    return ids.filter { id in
      // One that can't be read is the export's to report.
      guard let specimen = try? folder.specimen(id) else { return false }
      return specimen.holdsSecrets
    }
  }
}

extension Drawer {
  /// Where card numbers, passwords and one-time codes stand on the picture, in its pixels, and how wide the picture
  /// is; for covering them. Nil where the record can't be read, so that nobody can tell.
  public func secretBoxes(of id: SpecimenID) -> (boxes: [Box], width: Int?)? {
    guard let specimen = try? folder.specimen(id) else { return nil }
    return (specimen.secretBoxes, specimen.media.width)
  }
}

extension Specimen {
  /// Somewhat larger than what was read, so that no stroke looks out.
  public var secretBoxes: [Box] {
    guard let reading = reading.reading else { return [] }
    var boxes = Sensitive.findings(in: reading.text).flatMap { reading.boxes(of: $0.span) }
    for field in fields where field.isSecret {
      boxes += field.boxes.isEmpty ? reading.boxes(of: field.span) : field.boxes
    }
    return boxes.map { box in
      let (across, down) = (max(2, box.height / 3), max(2, box.height / 6))
      return Box(
        x: box.x - across, y: box.y - down, width: box.width + 2 * across, height: box.height + 2 * down)
    }
  }

  /// Whether its text, its note or a field that was read from a code holds a secret.
  public var holdsSecrets: Bool {
    if !Sensitive.findings(in: reading.reading?.text ?? "").isEmpty { return true }
    if !Sensitive.findings(in: note).isEmpty { return true }
    return fields.contains(where: \.isSecret)
  }
}

extension Field {
  /// A one-time code, or a network with its password.
  public var isSecret: Bool {
    switch effectiveValue {
    case .code(_, let type): type == .oneTime
    case .wifi(_, let password, _): !(password ?? "").isEmpty
    default: false
    }
  }
}
