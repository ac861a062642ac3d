import Drawer
import Foundation
import Specimens

extension EvalSubject {
  /// Ranking and honest silence on questions whose answers are known.
  static let search = EvalSubject(
    name: "search",
    summary: """
      {"query","reference","relevant":{ID:GRADE}} lines, asked of the drawer; a line with nothing relevant wants
        nothing found. Prints nDCG@10, how often a best answer is first or among five, and the right silences.
      """
  ) { path, invocation, context in
    guard let path else { throw UsageError("which file?", command: "eval") }
    let drawer = try context.drawer(invocation)
    var score = SearchScore()
    for line in try JSONFile.lines(path) {
      let query = try JSONDecoder().decode(Query.self, from: line)
      let outcome = try drawer.search(query.query, now: query.reference ?? context.localNow(), limit: 10)
      score.add(answers: outcome.results.map { SearchLine.publicID(of: $0.card) }, grades: query.relevant)
    }
    guard !invocation.isJSON else { return try context.output.json(score) }
    context.output.line(
      """
      questions \(score.questions)  nDCG@10 \(Figures.ratio(score.meanGain))  \
      first \(Figures.ratio(score.first))  among five \(Figures.ratio(score.amongFive))
      unanswerable \(score.unanswerable)  nothing found \(score.silences)
      """)
  }

  private struct Query: Decodable {
    var query: String
    var reference: LocalDateTime?
    var relevant: [String: Int]
  }
}

/// The usual measures of ranked answers. Gains are 2^grade − 1, the ideal order is over all graded specimens.
struct SearchScore: Encodable {
  private(set) var questions = 0
  private(set) var unanswerable = 0
  private(set) var silences = 0
  private var gain = 0.0
  private var firsts = 0
  private var fives = 0

  mutating func add(answers: [String], grades: [String: Int]) {
    guard let best = grades.values.max(), best > 0 else {
      unanswerable += 1
      silences += answers.isEmpty ? 1 : 0
      return
    }
    questions += 1
    let got = answers.prefix(10).map { grades[$0] ?? 0 }
    let ideal = grades.values.sorted(by: >).prefix(10)
    gain += discounted(got) / discounted(Array(ideal))
    firsts += got.first == best ? 1 : 0
    fives += got.prefix(5).contains(best) ? 1 : 0
  }

  var meanGain: Double? { mean(gain) }
  var first: Double? { mean(Double(firsts)) }
  var amongFive: Double? { mean(Double(fives)) }

  private func mean(_ sum: Double) -> Double? { questions == 0 ? nil : sum / Double(questions) }

  private func discounted(_ grades: [Int]) -> Double {
    grades.enumerated().reduce(0) { $0 + (exp2(Double($1.element)) - 1) / log2(Double($1.offset + 2)) }
  }
}
