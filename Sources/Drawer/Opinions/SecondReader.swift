import Recognition
import Specimens
import Synchronization

/// Asks the reader that did not read a picture for its opinion of the fields found.
///
/// It has workers of its own, so that each keeps one reader's models in memory and no more.
public final class SecondReader: Sendable {
  private let pool: RecognitionPool
  /// Set when the other reader turns out not to be installed: asking again would be in vain.
  private let isMissing = Mutex(false)
  private let rule = OpinionRule()

  public init(log: String? = nil, workers: Int? = nil) {
    pool = RecognitionPool(workers: workers, log: log)
  }

  deinit { pool.stop() }

  /// Processor time that its workers took so far.
  var seconds: Double { pool.usage.reduce(0) { $0 + $1.seconds } }

  /// The fields with opinions, as far as there are any: nothing here can fail the reading of a picture.
  ///
  /// - Returns: also the wall time that the other reader took.
  public func judged(
    _ fields: [Field], in reading: Reading, path: String, reference: LocalDateTime
  ) async -> (fields: [Field], milliseconds: Int) {
    guard let other = Self.other(than: reading.reader), !isMissing.withLock({ $0 }) else {
      return (fields, 0)
    }
    let crops = OpinionRule.crops(for: fields, in: reading)
    guard !crops.isEmpty else { return (fields, 0) }
    do throws(RecognitionError) {
      let answer = try await pool.read(CropRequest(path: path, crops: crops.map(\.crop), reader: other))
      var heard: [String: String] = [:]
      for (crop, text) in zip(crops, answer.texts) {
        heard[crop.field] = heard[crop.field].map { "\($0) \(text)" } ?? text
      }
      let judged = fields.map { field in
        heard[field.id].map {
          rule.judged(field, heard: $0, by: other.rawValue, reference: reference)
        } ?? field
      }
      return (judged, answer.milliseconds)
    } catch {
      if error.code == "readerUnavailable" { isMissing.withLock { $0 = true } }
      return (fields, 0)
    }
  }

  private static func other(than reader: String) -> ReaderChoice? {
    switch reader {
    case "accurate": .tesseract
    case "tesseract": .accurate
    default: nil
    }
  }
}
