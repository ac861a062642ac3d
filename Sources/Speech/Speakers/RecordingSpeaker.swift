import Glibc
import Synchronization

/// Writes down what would be said, a line a sentence: for tests, and for those who read instead of listening.
public final class RecordingSpeaker: Speaker {
  public let name = "recording"
  private let path: String?
  private let sentences = Mutex<[String]>([])

  /// - Parameter path: lines are appended to this file as well.
  public init(path: String? = nil) { self.path = path }

  /// Everything said so far.
  public var said: [String] { sentences.withLock { $0 } }

  public func state() async -> SpeakerState { .ready }

  public func say(_ sentences: [String]) {
    self.sentences.withLock { $0 += sentences }
    guard let path, let file = fopen(path, "a") else { return }
    defer { fclose(file) }
    for sentence in sentences { fputs(sentence.replacing("\n", with: " ") + "\n", file) }
  }

  public func stop() {}

  public func wave(of sentences: [String]) async throws -> [UInt8] { throw SpeechError.noWave(name) }
}
