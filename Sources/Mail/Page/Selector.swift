/// A CSS selector of the small kind that authored tables use: tags, `#id`, `.class`, `[attribute=value]` with `^=`,
/// `$=` and `*=`, `:nth-of-type(n)`, descendants and children (`>`).
public struct Selector: Sendable, Hashable {
  private var steps: [Step] = []

  private struct Step: Sendable, Hashable {
    var tests: [Test] = []
    /// It must stand directly inside the one before it.
    var isChild = false
  }

  private enum Test: Sendable, Hashable {
    case tag(String)
    case id(String)
    case named(String)
    case attribute(String, Match, String)
    case nthOfType(Int)
  }

  private enum Match: Sendable, Hashable { case exists, equals, begins, ends, contains }

  /// Nil for what is no selector of this kind.
  public init?(_ text: String) {
    var scanner = Scanner(text)
    guard let steps = scanner.steps() else { return nil }
    self.steps = steps
  }

  /// Where the elements stand that it names, in the page's order.
  public func matches(in elements: [HTMLElement]) -> [Int] {
    elements.indices.filter { matches($0, upTo: steps.count - 1, in: elements) }
  }

  private func matches(_ index: Int, upTo step: Int, in elements: [HTMLElement]) -> Bool {
    guard steps[step].tests.allSatisfy({ holds($0, elements[index]) }) else { return false }
    guard step > 0 else { return true }
    var above = elements[index].parent
    while let parent = above {
      if matches(parent, upTo: step - 1, in: elements) { return true }
      if steps[step].isChild { return false }
      above = elements[parent].parent
    }
    return false
  }

  private func holds(_ test: Test, _ element: HTMLElement) -> Bool {
    switch test {
    case .tag(let tag): return tag == "*" || element.tag == tag
    case .id(let id): return element.attributes["id"] == id
    case .named(let name): return element.classes.contains { $0 == name }
    case .nthOfType(let number): return element.ordinal == number
    case .attribute(let name, let match, let wanted):
      guard let value = element.attributes[name] else { return false }
      switch match {
      case .exists: return true
      case .equals: return value == wanted
      case .begins: return !wanted.isEmpty && value.hasPrefix(wanted)
      case .ends: return !wanted.isEmpty && value.hasSuffix(wanted)
      case .contains: return !wanted.isEmpty && value.contains(wanted)
      }
    }
  }

  private struct Scanner {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text.collapsingBlanks) }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    mutating func steps() -> [Step]? {
      var steps: [Step] = []
      var isChild = false
      while next != nil {
        guard var step = step() else { return nil }
        step.isChild = isChild
        steps.append(step)
        isChild = false
        while let sign = next, sign == " " || sign == ">" {
          if sign == ">" {
            guard !isChild else { return nil }
            isChild = true
          }
          position += 1
        }
      }
      return steps.isEmpty || isChild ? nil : steps
    }

    private mutating func step() -> Step? {
      var step = Step()
      while let sign = next, sign != " ", sign != ">" {
        guard let test = test(sign, isFirst: step.tests.isEmpty) else { return nil }
        step.tests.append(test)
      }
      return step.tests.isEmpty ? nil : step
    }

    private mutating func test(_ sign: Character, isFirst: Bool) -> Test? {
      switch sign {
      case "#":
        position += 1
        return name().map { .id($0) }
      case ".":
        position += 1
        return name().map { .named($0) }
      case "[": return attribute()
      case ":": return nthOfType()
      case "*" where isFirst:
        position += 1
        return .tag("*")
      default: return isFirst ? name().map { .tag($0.lowercased()) } : nil
      }
    }

    private mutating func name() -> String? {
      let start = position
      while let sign = next, sign.isLetter || sign.isNumber || sign == "-" || sign == "_" { position += 1 }
      return position > start ? String(characters[start..<position]) : nil
    }

    private mutating func attribute() -> Test? {
      position += 1
      guard let name = name()?.lowercased() else { return nil }
      var match = Match.exists
      if let sign = next, sign != "]" {
        switch sign {
        case "=": match = .equals
        case "^": match = .begins
        case "$": match = .ends
        case "*": match = .contains
        default: return nil
        }
        position += sign == "=" ? 1 : 2
        guard position <= characters.count, characters[position - 1] == "=" else { return nil }
      }
      guard match != .exists else { return take("]") ? .attribute(name, .exists, "") : nil }
      return value().flatMap { take("]") ? .attribute(name, match, $0) : nil }
    }

    private mutating func value() -> String? {
      if let quote = next, quote == "\"" || quote == "'" {
        position += 1
        let start = position
        while let sign = next, sign != quote { position += 1 }
        guard next == quote else { return nil }
        position += 1
        return String(characters[start..<position - 1])
      }
      let start = position
      while let sign = next, sign != "]" { position += 1 }
      return position > start ? String(characters[start..<position]) : nil
    }

    private mutating func nthOfType() -> Test? {
      for sign in ":nth-of-type(" where !take(sign) { return nil }
      let start = position
      while let sign = next, sign.isASCII, sign.isNumber { position += 1 }
      guard let number = Int(String(characters[start..<position])), number > 0 else { return nil }
      return take(")") ? .nthOfType(number) : nil
    }

    private mutating func take(_ sign: Character) -> Bool {
      guard next == sign else { return false }
      position += 1
      return true
    }
  }
}
