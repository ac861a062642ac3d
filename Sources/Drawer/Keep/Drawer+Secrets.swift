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

extension Specimen {
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
