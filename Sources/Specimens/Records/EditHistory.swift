/// When the user last changed which part of a specimen, so that two machines' changes can be put together.
///
/// A part's moments grow: a change made with a clock that is behind counts as one second after the last one. So
/// a history that holds another's last moment was made in knowledge of it, and one that does not was made beside it.
public struct EditHistory: Sendable, Hashable {
  /// A part of a specimen that is changed, and merged, by itself.
  public enum Part: Sendable, Hashable {
    case note, title, origin, assignment
    /// The suggestion and what became of it, with the title and the like that are decided with it.
    case decision
    /// What was recognised.
    case reading
    /// Membership in a collection made by hand.
    case collection(String)
    /// The correction of a field.
    case field(String)
  }

  /// Oldest first.
  private var moments: [String: [Instant]] = [:]
  /// More changes than this between two meetings of machines count as made beside each other.
  private static let limit = 16

  public init() {}

  public var isEmpty: Bool { moments.isEmpty }

  public func moments(of part: Part) -> [Instant] { moments[part.key] ?? [] }

  public mutating func note(_ part: Part, at moment: Instant) {
    let old = moments(of: part)
    let after = old.last.map { max(moment, Instant(secondsSince1970: $0.secondsSince1970 + 1)) } ?? moment
    moments[part.key] = (old + [after]).suffix(EditHistory.limit)
  }

  /// What both know together.
  public func merged(with other: EditHistory) -> EditHistory {
    var merged = self
    merged.moments.merge(other.moments) { Array(Set($0 + $1).sorted().suffix(EditHistory.limit)) }
    return merged
  }
}

extension EditHistory.Part {
  fileprivate var key: String {
    switch self {
    case .note: "note"
    case .title: "title"
    case .origin: "origin"
    case .assignment: "assignment"
    case .decision: "decision"
    case .reading: "reading"
    case .collection(let id): "in:\(id)"
    case .field(let id): "field:\(id)"
    }
  }
}

extension EditHistory: Codable {
  public init(from decoder: any Decoder) throws {
    moments = try decoder.singleValueContainer().decode([String: [Instant]].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(moments)
  }
}

extension Specimen {
  /// Writes down which parts differ from an older form of the same specimen.
  public mutating func noteEdits(since old: Specimen, at moment: Instant) {
    for part in changedParts(since: old) { edits.note(part, at: moment) }
  }

  private func changedParts(since old: Specimen) -> [EditHistory.Part] {
    var parts: [EditHistory.Part] = []
    if note != old.note { parts.append(.note) }
    if customTitle != old.customTitle { parts.append(.title) }
    if origin.userTag != old.origin.userTag { parts.append(.origin) }
    if assignment.usersChoice != old.assignment.usersChoice { parts.append(.assignment) }
    if reading != old.reading {
      parts.append(.reading)
    } else if decision != old.decision {
      // A picture that was read anew is decided anew: that is no word of the user's.
      parts.append(.decision)
    }
    if reading != old.reading, decision.isSettled || old.decision.isSettled, decision != old.decision {
      parts.append(.decision)
    }
    for id in Set(collections).symmetricDifference(old.collections) { parts.append(.collection(id)) }
    let before = Dictionary(old.fields.map { ($0.id, $0.correction) }) { first, _ in first }
    for field in fields where field.correction != before[field.id] ?? nil { parts.append(.field(field.id)) }
    return parts
  }
}

extension Origin {
  /// The user's own word for it.
  var userTag: String? { if case .userTagged(let name) = self { name } else { nil } }
}

extension CollectionAssignment {
  var usersChoice: AutomaticCollection? { isCorrected ? collection : nil }
}

extension Decision {
  /// True once the user approved or dismissed.
  public var isSettled: Bool { suggestion != nil && pending == nil }
}
