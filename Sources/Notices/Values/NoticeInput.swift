import Specimens

/// What the notice reader has to know of a child. Only the name is needed.
public struct ChildProfile: Sendable, Hashable, Codable {
  public var name: String
  public var nicknames: [String]
  /// As the family writes it: `3`, `K`, `5年`, `Year 2`.
  public var grade: String?
  public var school: String?
  public var classroom: String?
  public var teacher: String?

  public init(
    name: String, nicknames: [String] = [], grade: String? = nil, school: String? = nil,
    classroom: String? = nil, teacher: String? = nil
  ) {
    self.name = name
    self.nicknames = nicknames
    self.grade = grade
    self.school = school
    self.classroom = classroom
    self.teacher = teacher
  }

  private enum Key: String, CodingKey {
    case name, nicknames, grade, school, teacher
    case classroom = "class"
  }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    name = try c.decode(String.self, forKey: .name)
    nicknames = try c.decodeIfPresent([String].self, forKey: .nicknames) ?? []
    grade = try c.decodeIfPresent(String.self, forKey: .grade)
    school = try c.decodeIfPresent(String.self, forKey: .school)
    classroom = try c.decodeIfPresent(String.self, forKey: .classroom)
    teacher = try c.decodeIfPresent(String.self, forKey: .teacher)
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(name, forKey: .name)
    if !nicknames.isEmpty { try c.encode(nicknames, forKey: .nicknames) }
    try c.encodeIfPresent(grade, forKey: .grade)
    try c.encodeIfPresent(school, forKey: .school)
    try c.encodeIfPresent(classroom, forKey: .classroom)
    try c.encodeIfPresent(teacher, forKey: .teacher)
  }
}

/// What a notice came to.
public struct NoticeReading: Sendable, Hashable {
  public var cards: [ActionCard]
  /// Earlier plans that the notice calls off or moves.
  public var changes: [PlanChange]
  /// When the notice was sent, where it says so.
  public var sent: LocalDate?
  /// The text was longer than what is read for cards.
  public var isCut: Bool

  public init(cards: [ActionCard], changes: [PlanChange] = [], sent: LocalDate? = nil, isCut: Bool = false) {
    self.isCut = isCut
    self.cards = cards
    self.changes = changes
    self.sent = sent
  }
}
