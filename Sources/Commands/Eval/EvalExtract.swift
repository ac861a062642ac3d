import Extraction
import Foundation
import Specimens

extension EvalSubject {
  /// Entities of labelled texts: how many are right, and whether their confidence says so.
  static let extract = EvalSubject(
    name: "extract",
    summary: """
      {"text","reference","languages","kind","relevance","expect":[{"text","start","end","values"}]} lines, without
        a file those that come with Curio. Prints precision and recall of each group of kinds, and how often
        entities of each confidence are right.
      """,
    options: [
      .value("relevance", "WHICH", "extract: only the lines whose relevance is this, such as core"),
      .flag("rules", "extract: also how often each rule is right, the least sure first"),
    ]
  ) { path, invocation, context in
    var score = ExtractScore()
    let wanted = invocation.value("relevance")
    for line in try path.map(JSONFile.lines) ?? ExtractSamples.lines {
      if let wanted, wanted != "all", try JSONDecoder().decode(Relevance.self, from: line).relevance != wanted
      {
        continue
      }
      let sample = try JSONDecoder().decode(EntityLabels.self, from: line)
      let entities = Extractor().entities(
        in: sample.text, reference: sample.reference ?? ExtractSamples.reference, languages: sample.languages)
      score.add(entities, of: sample)
    }
    guard !invocation.isJSON else { return try context.output.json(score) }
    for line in score.report(withRules: invocation.has("rules")) { context.output.line(line) }
  }

  private struct Relevance: Decodable { var relevance: String? }
}

/// What the engine found in labelled texts, counted.
///
/// An entity is right when it overlaps a label that accepts its value, and each label counts once.
struct ExtractScore: Encodable {
  private(set) var texts = 0
  private(set) var groups: [String: Tally] = [:]
  private(set) var rules: [String: RuleScore] = [:]
  private(set) var calibration = Calibration()

  mutating func add(_ entities: [Entity], of sample: EntityLabels) {
    texts += 1
    var met = Set<Int>()
    for entity in entities {
      guard let group = EntityGroup(entity.kind), sample.group == nil || sample.group == group else {
        continue
      }
      let label = sample.expected.indices.first { index in
        guard !met.contains(index), let span = sample.expected[index].span else { return false }
        return span.start < entity.span.end && entity.span.start < span.end
          && sample.expected[index].accepts(entity.value)
      }
      if let label { met.insert(label) }
      count(entity, in: group, isRight: label != nil)
    }
    let missed = sample.expected.count - met.count
    if missed > 0 { groups[(sample.group ?? .datetime).rawValue, default: Tally()].missing += missed }
  }

  private mutating func count(_ entity: Entity, in group: EntityGroup, isRight: Bool) {
    if isRight {
      groups[group.rawValue, default: Tally()].right += 1
    } else {
      groups[group.rawValue, default: Tally()].wrong += 1
    }
    rules[entity.rule, default: RuleScore()].add(confidence: entity.confidence, isRight: isRight)
    calibration.add(confidence: entity.confidence, isRight: isRight)
  }

  func report(withRules: Bool) -> [String] {
    var lines = ["texts \(texts)"]
    for (name, tally) in groups.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "\(pad(name, 9))  precision \(Figures.ratio(tally.precision))  recall \(Figures.ratio(tally.recall))  F1 \(Figures.ratio(tally.f1))"
      )
    }
    lines.append("confidence")
    lines += calibration.lines
    guard withRules else { return lines }
    lines.append("rules")
    let ordered = rules.sorted { ($0.value.precision, $0.key) < ($1.value.precision, $1.key) }
    for (rule, score) in ordered {
      lines.append(
        "  \(pad(rule, 44))  said \(Figures.ratio(score.said))  right \(Figures.ratio(score.precision))  n \(score.count)"
      )
    }
    return lines
  }
}

/// How often one rule is right, and how sure it says it is.
struct RuleScore: Encodable {
  private(set) var count = 0
  private(set) var right = 0
  private var confidence = 0.0

  var said: Double { count == 0 ? 0 : confidence / Double(count) }
  var precision: Double { count == 0 ? 0 : Double(right) / Double(count) }

  mutating func add(confidence: Double, isRight: Bool) {
    count += 1
    right += isRight ? 1 : 0
    self.confidence += confidence
  }
}
