import Specimens

/// Whom a stretch of a notice is for.
enum Recipients: Sendable, Hashable {
  /// These children; never empty.
  case children([String])
  /// It can't be told: a question. The names that come into question, as far as they can be told.
  case unknown([String])
  /// A grade that none of the family's children is in.
  case others
}

/// Tells whom a card is for: by name, nickname, teacher, class, grade, school.
struct ChildMatcher: Sendable {
  private struct Child: Sendable {
    var profile: ChildProfile
    var grade: Int?
    /// Name and nicknames, folded.
    var names: [[Unicode.Scalar]]
    var teacher: [Unicode.Scalar]?
    var classroom: [Unicode.Scalar]?
  }

  private let text: NoticeText
  private let children: [Child]
  private let grades: [GradeMention]
  /// Whether the notice speaks to one family about its own child.
  private let isPersonal: Bool

  init(_ text: NoticeText, children: [ChildProfile], grades: [GradeMention]) {
    self.text = text
    self.grades = grades
    var known = children.map { profile in
      Child(
        profile: profile, grade: GradeScanner.grade(profile.grade),
        names: ([profile.name] + profile.nicknames).map { $0.unicodeScalars.map(\.folded) }.filter {
          !$0.isEmpty
        },
        teacher: ChildMatcher.surname(profile.teacher),
        classroom: profile.classroom.map { $0.unicodeScalars.map(\.folded) })
    }
    // A notice that names the school of some children is for those.
    let head = 0..<min(text.folded.count, 20_000)
    let attending = known.filter { child in
      guard let school = child.profile.school, school.unicodeScalars.count >= 4 else { return false }
      return find(school.unicodeScalars.map(\.folded), in: text.folded, head) != nil
    }
    if !attending.isEmpty { known = attending }
    self.children = known
    isPersonal =
      !ChildMatcher.personal.matches(in: text.folded, head).isEmpty
      || ChildMatcher.namesStranger(text, known.flatMap(\.names))
  }

  /// - Parameters:
  ///   - clause: the words that state the item; its own names and grades decide first.
  ///   - scopes: wider stretches, nearest first.
  func recipients(clause: Range<Int>, scopes: [Range<Int>], isAboutOneChild: Bool) -> Recipients {
    guard !children.isEmpty else { return .unknown([]) }
    for (place, scope) in ([clause] + scopes).enumerated() {
      // "all families invited" opens what the sentences before narrowed.
      if place == 1, isForAll(clause), !hasGrade(clause) { break }
      if let named = named(in: scope) { return named }
      if let taught = taught(in: scope) { return taught }
      if let graded = graded(in: scope) { return graded }
    }
    if children.count == 1 { return .children([children[0].profile.name]) }
    if isAboutOneChild || isPersonal && !isForAll(clause) { return .unknown(names) }
    return .children(names)
  }

  var names: [String] { children.map(\.profile.name) }

  private func named(in range: Range<Int>) -> Recipients? {
    let matches = children.map { child in
      child.names.filter { ChildMatcher.holds($0, text.folded, range) }
    }
    let found = children.indices.filter { !matches[$0].isEmpty }
    guard !found.isEmpty else { return nil }
    // A name that two children go by settles nothing, unless the grade or the teacher beside it does.
    let shared = found.filter { one in
      found.contains { other in other != one && !Set(matches[one]).isDisjoint(with: matches[other]) }
    }
    guard !shared.isEmpty else { return .children(found.map { children[$0].profile.name }) }
    let candidates = shared.map { children[$0].profile.name }
    for recipients in [taught(in: range), graded(in: range)] {
      guard case .children(let names)? = recipients else { continue }
      let fitting = names.filter(candidates.contains)
      if fitting.count == 1 { return .children(fitting) }
    }
    return .unknown(candidates)
  }

  /// "Ms. Ott's class" and "2B".
  private func taught(in range: Range<Int>) -> Recipients? {
    let byClass = children.filter { child in
      guard let room = child.classroom, room.count >= 2 else { return false }
      return ChildMatcher.holds(room, text.folded, range)
    }
    if !byClass.isEmpty { return .children(byClass.map(\.profile.name)) }
    let byTeacher = children.filter { child in
      guard let teacher = child.teacher else { return false }
      return ChildMatcher.holds(teacher, text.folded, range)
    }
    return byTeacher.isEmpty ? nil : .children(byTeacher.map(\.profile.name))
  }

  private func graded(in range: Range<Int>) -> Recipients? {
    let mentioned = grades.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    guard !mentioned.isEmpty else { return nil }
    let wanted = mentioned.reduce(into: Set<Int>()) { $0.formUnion($1.grades) }
    let fitting = children.filter { child in child.grade.map(wanted.contains) == true }
    if !fitting.isEmpty { return .children(fitting.map(\.profile.name)) }
    let without = children.filter { $0.grade == nil }
    if without.isEmpty { return .others }
    return children.count == 1 ? .children(names) : .unknown(without.map(\.profile.name))
  }

  private func hasGrade(_ range: Range<Int>) -> Bool {
    grades.contains { range.contains($0.range.lowerBound) }
  }

  /// "It's Max's turn", "Max was chosen": a child that the family does not list.
  private static func namesStranger(_ text: NoticeText, _ known: [[Unicode.Scalar]]) -> Bool {
    let scalars = text.mended
    var i = 0
    let end = min(scalars.count, 20_000)
    while i < end {
      guard scalars[i].isUpper, i == 0 || !scalars[i - 1].isLatinWord else {
        i += 1
        continue
      }
      var stop = i + 1
      while stop < scalars.count, scalars[stop].isLatinWord { stop += 1 }
      let name = Array(text.folded[i..<stop])
      let rest = String(text.folded[stop..<min(scalars.count, stop + 14)])
      let follows = strangerSigns.contains(where: rest.hasPrefix)
      if follows, stop - i >= 2, !known.contains(name), !notNames.contains(String(name[...])) { return true }
      i = stop
    }
    return false
  }

  private static let strangerSigns = [
    "'s turn", "'s conferen", "'s appointm", "'s account", "'s lunch acc", " was chosen", " has been cho",
    " has been sel",
    " was selected", " owes", "'s balance", " has earned", "'s schedule",
  ]
  private static let notNames: Set<String> = [
    "child", "student", "he", "she", "it", "who", "class", "school", "everyone", "this", "one", "date",
    "parent", "what",
  ]

  private func isForAll(_ range: Range<Int>) -> Bool {
    !ChildMatcher.everyone.matches(in: text.folded, range).isEmpty
  }

  /// A whole word for Latin names, any stretch for others.
  static func holds(_ name: [Unicode.Scalar], _ text: [Unicode.Scalar], _ range: Range<Int>) -> Bool {
    var from = range.lowerBound
    while let found = find(name, in: text, from..<range.upperBound) {
      let isWhole =
        !(name.first?.isLatinWord ?? false)
        || (found.lowerBound == 0 || !text[found.lowerBound - 1].isLatinWord)
          && (found.upperBound >= text.count || !text[found.upperBound].isLatinWord)
      // りく inside another hiragana word is no name.
      let isGlued =
        (name.first?.isHiragana ?? false)
        && (found.lowerBound > 0 && text[found.lowerBound - 1].isHiragana
          || found.upperBound < text.count && text[found.upperBound].isHiragana
            && !"さくちのはがをにへとも".unicodeScalars.contains(text[found.upperBound]))
      if isWhole, !isGlued { return true }
      from = found.lowerBound + 1
    }
    return false
  }

  private static func surname(_ teacher: String?) -> [Unicode.Scalar]? {
    guard let teacher else { return nil }
    let words = teacher.split(separator: " ").map(String.init)
    let name = (words.last ?? teacher).unicodeScalars.map(\.folded).filter { $0 != "." }
    let stripped = String(name[...]).replacingSuffix("先生")
    return stripped.unicodeScalars.count >= 2 ? Array(stripped.unicodeScalars) : nil
  }

  private enum Sign: Hashable { case sign }

  /// Words with which a school speaks of one child.
  private static let personal = Lexicon<Sign>([
    (
      .sign,
      "your child has been|your child's appointment|your student has|your child is scheduled|your child's conference|"
        + "your child needs|your child is missing|your child did not|your child left|your child still|parent of|parents of|"
        + "your child's conference time|your child was|your child will be|your child owes|お子さんの面談|お子様の面談|"
        + "お子さんは|お子様は|student name:|student:|氏名"
    )
  ])

  private static let everyone = Lexicon<Sign>([
    (
      .sign,
      "all students|all families|everyone|every student|each child|whole school|all grades|all children|"
        + "each student|school-wide|schoolwide|全校|全学年|全児童|各家庭"
    )
  ])
}

extension String {
  func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

/// The first place of some scalars in a stretch of others.
func find(_ needle: [Unicode.Scalar], in text: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int>? {
  guard let first = needle.first, range.count >= needle.count else { return nil }
  var i = range.lowerBound
  while i + needle.count <= range.upperBound {
    if text[i] == first, text[i..<(i + needle.count)].elementsEqual(needle) { return i..<(i + needle.count) }
    i += 1
  }
  return nil
}
