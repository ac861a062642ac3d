import Recognition
import Specimens

/// Reads the fields of pictures without filing them, for measurements.
public final class FieldReader: Sendable {
  private let pool: RecognitionPool
  private let second: SecondReader
  private let composer = SpecimenComposer()

  public init(log: String? = nil) {
    pool = RecognitionPool(workers: 1, log: log)
    second = SecondReader(log: log, workers: 1)
  }

  deinit { pool.stop() }

  /// What one picture gave.
  public struct Result: Sendable {
    public var image: RecognizedImage
    /// Before and after the second opinion; the same fields in the same order.
    public var alone: [Field]
    public var judged: [Field]
    /// What the second opinion took.
    public var opinionMilliseconds: Int
    /// Processor time of the reading and of the second opinion.
    public var readingSeconds: Double
    public var opinionSeconds: Double
  }

  /// The most memory that the worker held which reads first, in bytes.
  public var peakMemory: Int { pool.usage.map(\.peakMemory).max() ?? 0 }

  public func read(
    _ request: RecognitionRequest, reference: LocalDateTime
  ) async throws(RecognitionError) -> Result {
    func used() -> (Double, Double) { (pool.usage.reduce(0) { $0 + $1.seconds }, second.seconds) }
    let before = used()
    let image = try await pool.read(request)
    let alone = composer.fields(of: image.reading, reference: reference)
    let (judged, time) = await second.judged(
      alone, in: image.reading, path: request.path, reference: reference)
    let after = used()
    return Result(
      image: image, alone: alone, judged: judged, opinionMilliseconds: time,
      readingSeconds: after.0 - before.0, opinionSeconds: after.1 - before.1)
  }

  /// The fields of a text as they would be if it had been read without a mistake.
  public func fields(ofText text: String, reference: LocalDateTime) -> [Field] {
    composer.fields(of: Reading(text: text), reference: reference)
  }
}
