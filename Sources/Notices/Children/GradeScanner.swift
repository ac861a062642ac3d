/// A group of grades that the notice names.
struct GradeMention: Sendable {
  var range: Range<Int>
  /// Pre-kindergarten −1, kindergarten 0, then 1 … 12.
  var grades: Set<Int>
}

/// Finds grades: `K-2`, `grades 3-5`, `third graders`, `5年生`, `1・2年生`, `低学年`.
struct GradeScanner {
  private let folded: [Unicode.Scalar]

  init(_ folded: [Unicode.Scalar]) { self.folded = folded }

  /// The grade of one child as the family wrote it; nil where it says none.
  static func grade(_ written: String?) -> Int? {
    guard let written else { return nil }
    let folded = written.unicodeScalars.map(\.folded)
    let text = String(trimmedSlice(folded))
    if let named = names[text] { return named }
    if let mention = GradeScanner(folded).mentions().first, mention.grades.count == 1 {
      return mention.grades.first
    }
    let digits = folded.filter(\.isDigit)
    guard !digits.isEmpty, digits.count <= 2 else { return nil }
    return Int(String(digits[...])).flatMap { (0...12).contains($0) ? $0 : nil }
  }

  private static func trimmedSlice(_ folded: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    folded[trimmed(0..<folded.count, in: folded)]
  }

  func mentions() -> [GradeMention] {
    var found: [GradeMention] = []
    var i = 0
    while i < folded.count {
      let isStart = i == 0 || !folded[i - 1].isLatinWord
      if isStart, folded[i].isLatinWord, let mention = english(at: i) ?? ordinal(at: i) ?? kindergarten(at: i)
      {
        found.append(mention)
        i = mention.range.upperBound
      } else if let mention = japanese(at: i) {
        found.append(mention)
        i = mention.range.upperBound
      } else {
        i += 1
      }
    }
    return found
  }

  // MARK: English

  /// `grades K-2`, `grade 4`, `years 3 to 6`, `K-2 families`.
  private func english(at start: Int) -> GradeMention? {
    let word = self.word(at: start)
    if ["grade", "grades", "gr", "year", "years"].contains(word.text) {
      var i = word.end
      while i < folded.count, folded[i] == " " || folded[i] == "." { i += 1 }
      guard let list = gradeList(at: i), !(word.text.hasPrefix("year") && list.grades.contains { $0 > 13 })
      else {
        return nil
      }
      return GradeMention(range: start..<list.end, grades: list.grades)
    }
    // "K-2", "K-5" and "3-5 graders" stand without the word.
    guard let list = gradeList(at: start), list.isRange else { return nil }
    let hasLetter = folded[start..<list.end].contains("k")
    var i = list.end
    while i < folded.count, folded[i] == " " { i += 1 }
    let next = self.word(at: i).text
    if hasLetter
      || ["graders", "grade", "grades", "families", "students"].contains(next) && folded[start].isDigit
        && next.hasPrefix("grade")
    {
      return GradeMention(range: start..<list.end, grades: list.grades)
    }
    return nil
  }

  /// `3rd graders`, `third and fourth grade`, `first-grade`.
  private func ordinal(at start: Int) -> GradeMention? {
    var grades: Set<Int> = []
    var i = start
    var isRange = false
    while i < folded.count {
      let word = self.word(at: i)
      guard let number = GradeScanner.ordinals[word.text] else {
        if grades.isEmpty { return nil }
        if word.text.hasPrefix("grade"), word.text.count <= 7 {
          return GradeMention(range: start..<word.end, grades: grades)
        }
        return nil
      }
      if isRange, let low = grades.max(), low < number { grades.formUnion(low...number) }
      grades.insert(number)
      isRange = false
      i = word.end
      var gap = 0
      while i < folded.count, gap < 6, !folded[i].isLatinWord {
        if folded[i] == "-" { isRange = true }
        guard " -,&/".unicodeScalars.contains(folded[i]) else { return nil }
        i += 1
        gap += 1
      }
      let joint = self.word(at: i)
      if joint.text == "and" || joint.text == "or" || joint.text == "through" || joint.text == "to" {
        isRange = joint.text == "through" || joint.text == "to"
        i = joint.end
        while i < folded.count, folded[i] == " " { i += 1 }
      }
    }
    return nil
  }

  private func kindergarten(at start: Int) -> GradeMention? {
    let word = self.word(at: start)
    if word.text.hasPrefix("kinder") {
      return GradeMention(range: start..<word.end, grades: [0])
    }
    let head = String(folded[start..<min(folded.count, start + 6)])
    for name in ["pre-k", "pre k", "prek"] where head.hasPrefix(name) {
      let end = start + name.unicodeScalars.count
      guard end >= folded.count || !folded[end].isLatinWord else { continue }
      return GradeMention(range: start..<end, grades: [-1])
    }
    return nil
  }

  /// `K, 2 and 5`, `3-5`, `K to 2`.
  private func gradeList(at start: Int) -> (grades: Set<Int>, end: Int, isRange: Bool)? {
    guard let first = single(at: start) else { return nil }
    var grades: Set<Int> = [first.grade]
    var end = first.end
    var isRange = false
    while end < folded.count {
      var i = end
      while i < folded.count, folded[i] == " " { i += 1 }
      guard i < folded.count else { break }
      var joinsRange = false
      if folded[i] == "-" || folded[i] == "~" {
        joinsRange = true
        i += 1
      } else if folded[i] == "," || folded[i] == "&" || folded[i] == "/" {
        i += 1
        while i < folded.count, folded[i] == " " { i += 1 }
        if word(at: i).text == "and" { i = word(at: i).end }
      } else {
        let joint = word(at: i)
        guard ["and", "to", "through", "thru", "or"].contains(joint.text) else { break }
        joinsRange = joint.text != "and" && joint.text != "or"
        i = joint.end
      }
      while i < folded.count, folded[i] == " " { i += 1 }
      if word(at: i).text.hasPrefix("grade") { i = min(folded.count, word(at: i).end + 1) }
      guard let next = single(at: i) else { break }
      if joinsRange, let low = grades.max(), low < next.grade {
        grades.formUnion(low...next.grade)
        isRange = true
      } else if joinsRange {
        break
      }
      grades.insert(next.grade)
      end = next.end
    }
    return (grades, end, isRange)
  }

  private func single(at start: Int) -> (grade: Int, end: Int)? {
    guard start < folded.count else { return nil }
    var end = start
    if folded[start] == "k" {
      end = start + 1
      guard end >= folded.count || !folded[end].isLatinWord else { return nil }
      return (0, end)
    }
    if String(folded[start..<min(folded.count, start + 2)]) == "tk" { return (-1, start + 2) }
    var number = 0
    while end < folded.count, folded[end].isDigit, end - start < 3 {
      number = number * 10 + Int(folded[end].folded.value - 48)
      end += 1
    }
    guard end > start, (1...12).contains(number) else { return nil }
    for suffix in ["st", "nd", "rd", "th"] where String(folded[end..<min(folded.count, end + 2)]) == suffix {
      end += 2
    }
    guard end >= folded.count || !folded[end].isLatinWord && folded[end] != ":" else {
      return end < folded.count && folded[end] == ":" ? (number, end) : nil
    }
    return (number, end)
  }

  private func word(at start: Int) -> (text: String, end: Int) {
    var end = start
    while end < folded.count, folded[end].isLatinWord, end - start < 24 { end += 1 }
    return (start < end ? String(folded[start..<end]) : "", end)
  }

  // MARK: Japanese

  private func japanese(at start: Int) -> GradeMention? {
    for (name, grades) in GradeScanner.bands where matches(name, at: start) {
      return GradeMention(range: start..<start + name.unicodeScalars.count, grades: grades)
    }
    guard folded[start].isDigit, start == 0 || !folded[start - 1].isDigit else { return nil }
    if start > 0, "和成和第月R-/".unicodeScalars.contains(folded[start - 1]) { return nil }
    var grades: Set<Int> = []
    var joinsRange = false
    var i = start
    while i < folded.count {
      var (number, end) = (0, i)
      while end < folded.count, folded[end].isDigit, end - i < 3 {
        number = number * 10 + Int(folded[end].folded.value - 48)
        end += 1
      }
      guard end - i == 1, (1...6).contains(number) else { return nil }
      if joinsRange, let low = grades.max(), low < number { grades.formUnion(low...number) }
      grades.insert(number)
      joinsRange = false
      i = end
      // 1年生と2年生, 1・2年生, 4~6年生, 3年2組.
      if matches("年", at: i) {
        let isGrade =
          matches("年生", at: i) || matches("学年", at: i) || matches("年の", at: i) || matches("年保護者", at: i)
          || i + 2 < folded.count && folded[i + 1].isDigit && folded[i + 2] == "組"
        guard isGrade else { return nil }
        var close = matches("年生", at: i) ? i + 2 : i + 1
        if close + 1 < folded.count, folded[close].isDigit, folded[close + 1] == "組" { close += 2 }
        return GradeMention(range: start..<close, grades: grades)
      }
      guard i < folded.count else { return nil }
      if folded[i] == "~" || folded[i] == "-" {
        joinsRange = true
        i += 1
      } else if "・,、と".unicodeScalars.contains(folded[i]) {
        i += 1
      } else {
        return nil
      }
      guard i < folded.count, folded[i].isDigit else { return nil }
    }
    return nil
  }

  private func matches(_ word: String, at start: Int) -> Bool {
    var i = start
    for scalar in word.unicodeScalars {
      guard i < folded.count, folded[i] == scalar else { return false }
      i += 1
    }
    return true
  }

  private static let bands: [(String, Set<Int>)] = [
    ("低学年", [1, 2]), ("中学年", [3, 4]), ("高学年", [5, 6]), ("全学年", [1, 2, 3, 4, 5, 6]),
    ("年長", [0]), ("年中", [-1]),
  ]

  private static let names: [String: Int] = [
    "k": 0, "kindergarten": 0, "kinder": 0, "kg": 0, "tk": -1, "pk": -1, "prek": -1, "pre-k": -1,
    "reception": 0,
    "年長": 0, "年中": -1,
  ]

  private static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6, "7th": 7, "8th": 8,
  ]
}
