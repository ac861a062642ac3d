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
  }

  public func read(
    _ request: RecognitionRequest, reference: LocalDateTime
  ) async throws(RecognitionError) -> Result {
    let image = try await pool.read(request)
    let alone = composer.fields(of: image.reading, reference: reference)
    let (judged, time) = await second.judged(
      alone, in: image.reading, path: request.path, reference: reference)
    return Result(image: image, alone: alone, judged: judged, opinionMilliseconds: time)
  }

  static func fields(of reading: Reading, reference: LocalDateTime) -> [Field] {
    SpecimenComposer().fields(of: reading, reference: reference)
  }

  /// The fields of a text as they would be if it had been read without a mistake.
  public func fields(ofText text: String, reference: LocalDateTime) -> [Field] {
    composer.fields(of: Reading(text: text), reference: reference)
  }
}
