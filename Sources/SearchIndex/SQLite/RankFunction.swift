import CSQLite

/// The FTS5 function `curio_score(words)`: FTS5 calls it for every matching row, and it hands the hits of the
/// row's phrases to the collector of the running search. It replaces the built-in bm25, which looks up the
/// lengths of every row and gathers all positions first (2–4 times slower).
enum RankFunction {
  static let name = "curio_score"

  /// The collector must outlive the connection's use of the function.
  static func register(with api: UnsafeMutablePointer<fts5_api>, collector: HitCollector) -> Int32 {
    api.pointee.xCreateFunction(
      api, name, Unmanaged.passUnretained(collector).toOpaque(),
      { extensions, context, result, _, _ in
        guard let extensions, let context, let user = extensions.pointee.xUserData(context) else { return }
        let collector = Unmanaged<HitCollector>.fromOpaque(user).takeUnretainedValue()
        collector.collect(extensions, context)
        sqlite3_result_int(result, 1)
      }, nil)
  }
}

/// A row that answers enough of the query.
struct Candidate {
  var row: Int
  var score: Double
  /// 0 … 1, the share of the query's weight that the row has.
  var coverage: Double
  /// Bit *n* is set when unit *n* was found.
  var units: UInt64
  /// Where the words stand in the text; only for a query of several.
  var places: [Place] = []

  struct Place {
    var unit: Int32
    /// Number of the word in the text.
    var place: Int32
  }
}

/// Scores rows as FTS5 walks over them and keeps the best.
final class HitCollector {
  private var scorer = HitScorer()

  /// Best first.
  var best: [Candidate] { scorer.best.sorted { HitScorer.isWorse($1, $0) } }

  func begin(_ scorer: HitScorer) { self.scorer = scorer }

  fileprivate func collect(_ api: UnsafePointer<Fts5ExtensionApi>, _ context: OpaquePointer) {
    scorer.collect(api.pointee, context)
  }
}

/// BM25 per unit of the query (a word with its other forms): title hits count more, lengths come from memory.
struct HitScorer {
  struct Phrase {
    var unit: Int
    /// The same words may stand in several places of the match expression; they count once.
    var variant: Int
    /// How much of the unit's weight it covers, 0 … 1.
    var factor: Double
    /// How much it adds to the score.
    var gain: Double
  }

  struct Unit {
    var weight: Double
    /// A unit of loose parts counts only when at least this share of its parts is there.
    var partsNeeded: Double
  }

  /// The text, the headline, the labels.
  private static let columnWeights: (Double, Double, Double) = (1, 3, 1.5)
  /// More hits of one phrase add nothing.
  private static let mostHits = 12
  private static let k1 = 1.2

  private var phrases: [Phrase] = []
  private var units: [Unit] = []
  private var totalWeight = 0.0
  /// Least share of the weight that a row answers, and that stands in it at all.
  private var threshold = 0.0
  private var presence = 0.0
  private var lengths: [UInt8] = []
  private var lengthFactors: [Double] = []
  private var capacity = 0
  /// A heap with the worst on top.
  fileprivate var best: [Candidate] = []

  // Scratch of one row, by unit.
  private var frequency: [Double] = []
  private var strength: [Double] = []
  private var gain: [Double] = []
  private var places: [Candidate.Place] = []
  /// By variant: the last row that had it.
  private var stamps: [Int] = []

  fileprivate init() {}

  init(
    phrases: [Phrase], units: [Unit], variants: Int, threshold: Double, presence: Double = 0,
    lengths: DocumentLengths, keep: Int
  ) {
    self.presence = presence
    self.phrases = phrases
    self.units = units
    self.threshold = threshold
    self.lengths = lengths.codes
    lengthFactors = lengths.factors
    capacity = keep
    totalWeight = units.reduce(0) { $0 + $1.weight }
    frequency = Array(repeating: 0, count: units.count)
    strength = frequency
    gain = frequency
    stamps = Array(repeating: -1, count: variants)
  }

  fileprivate mutating func collect(_ api: Fts5ExtensionApi, _ context: OpaquePointer) {
    let row = Int(api.xRowid(context))
    for unit in units.indices {
      frequency[unit] = 0
      strength[unit] = 0
      gain[unit] = 0
    }
    places.removeAll(keepingCapacity: true)
    let notesPlaces = units.count > 1
    var position = Fts5PhraseIter()
    for index in phrases.indices where stamps[phrases[index].variant] != row {
      var column: Int32 = -1
      var offset: Int32 = -1
      guard api.xPhraseFirst(context, Int32(index), &position, &column, &offset) == SQLITE_OK, column >= 0
      else { continue }
      let phrase = phrases[index]
      stamps[phrase.variant] = row
      var hits = 0.0
      var count = 0
      while column >= 0, count < Self.mostHits {
        hits += column == 0 ? Self.columnWeights.0 : column == 1 ? Self.columnWeights.1 : Self.columnWeights.2
        count += 1
        if notesPlaces, column == 0 {
          places.append(Candidate.Place(unit: Int32(truncatingIfNeeded: phrase.unit), place: offset))
        }
        api.xPhraseNext(context, &position, &column, &offset)
      }
      let unit = phrase.unit
      frequency[unit] += hits * phrase.factor
      if units[unit].partsNeeded > 0 {
        strength[unit] += phrase.factor
        gain[unit] += phrase.gain
      } else {
        strength[unit] = max(strength[unit], phrase.factor)
        gain[unit] = max(gain[unit], phrase.gain)
      }
    }
    let length = row < lengths.count ? lengthFactors[Int(lengths[row])] : 1
    var score = 0.0
    var (covered, present) = (0.0, 0.0)
    var found: UInt64 = 0
    for unit in units.indices where strength[unit] > 0 && strength[unit] >= units[unit].partsNeeded {
      score += gain[unit] * (Self.k1 + 1) * frequency[unit] / (frequency[unit] + Self.k1 * length)
      covered += units[unit].weight * min(1, strength[unit])
      present += units[unit].weight
      found |= 1 << UInt64(unit)
    }
    let coverage = totalWeight > 0 ? covered / totalWeight : 1
    guard coverage >= threshold, present >= presence * totalWeight else { return }
    offer(Candidate(row: row, score: score * (0.4 + 0.6 * coverage), coverage: coverage, units: found))
  }

  private mutating func offer(_ candidate: Candidate) {
    guard best.count < capacity || Self.isWorse(best[0], candidate) else { return }
    var candidate = candidate
    candidate.places = places
    if best.count < capacity {
      best.append(candidate)
      var i = best.count - 1
      while i > 0, Self.isWorse(best[i], best[(i - 1) / 2]) {
        best.swapAt(i, (i - 1) / 2)
        i = (i - 1) / 2
      }
    } else {
      best[0] = candidate
      var i = 0
      while true {
        var least = i
        for child in [2 * i + 1, 2 * i + 2] where child < best.count && Self.isWorse(best[child], best[least])
        {
          least = child
        }
        if least == i { return }
        best.swapAt(i, least)
        i = least
      }
    }
  }

  /// Newer rows win between equals.
  fileprivate static func isWorse(_ a: Candidate, _ b: Candidate) -> Bool {
    (a.score, a.row) < (b.score, b.row)
  }
}
