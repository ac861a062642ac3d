/// Right, wrong and missing answers of one kind.
struct Tally: Sendable, Equatable, Encodable {
  /// Answers that the labels confirm.
  var right = 0
  /// Answers that they contradict.
  var wrong = 0
  /// Labels without an answer.
  var missing = 0

  mutating func note(_ isRight: Bool) {
    if isRight { right += 1 } else { wrong += 1 }
  }

  /// The part of the answers that is right; nil without answers.
  var precision: Double? { ratio(right, of: right + wrong) }

  /// The part of the labels that was answered rightly; nil without labels.
  var recall: Double? { ratio(right, of: right + missing) }

  var f1: Double? { ratio(2 * right, of: 2 * right + wrong + missing) }

  private func ratio(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}

/// How often answers of each confidence are right: a confidence that means something is the part that is right.
struct Calibration: Sendable, Encodable {
  struct Bucket: Sendable, Encodable {
    /// From here to the next bucket, 0…1.
    var from: Double
    var count = 0
    var right = 0
    /// The sum of the confidences, for their mean.
    var confidence = 0.0
  }

  private(set) var buckets = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map { Bucket(from: $0) }

  mutating func add(confidence: Double, isRight: Bool) {
    guard let index = buckets.lastIndex(where: { $0.from <= max(0, confidence) }) else { return }
    buckets[index].count += 1
    buckets[index].right += isRight ? 1 : 0
    buckets[index].confidence += confidence
  }

  /// The mean distance between what was said and what came true, weighted by the number of answers.
  var expectedError: Double {
    let count = buckets.reduce(0) { $0 + $1.count }
    guard count > 0 else { return 0 }
    return buckets.reduce(0) { $0 + abs($1.confidence - Double($1.right)) } / Double(count)
  }

  /// A line a bucket that holds answers.
  var lines: [String] {
    buckets.filter { $0.count > 0 }.map { bucket in
      let mean = bucket.confidence / Double(bucket.count)
      let right = Double(bucket.right) / Double(bucket.count)
      return
        "  from \(Figures.ratio(bucket.from))  said \(Figures.ratio(mean))  right \(Figures.ratio(right))  n \(bucket.count)"
    } + ["  expected calibration error \(Figures.ratio(expectedError))"]
  }
}

/// Numbers as the measurements print them.
enum Figures {
  /// Three decimals, `-` for none.
  static func ratio(_ value: Double?) -> String {
    guard let value else { return "-" }
    let thousandths = Int((value * 1000).rounded())
    return "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
  }
}
