/// What can say a text. One thing is said at a time: a new one cuts the old one off.
///
/// Speaking never throws and never blocks: the screen carries the meaning, and the voice follows it.
public protocol Speaker: Sendable {
  /// The name that Settings and the helper's screen show.
  var name: String { get }
  /// Whether anything will be heard.
  func state() async -> SpeakerState
  /// Says sentences one after the other, with a short pause between them. Cuts off what is being said.
  func say(_ sentences: [String])
  /// Falls silent at once.
  func stop()
  /// The sound of the sentences as a WAV file; throws a `SpeechError` where there is none.
  func wave(of sentences: [String]) async throws -> [UInt8]
}

public enum SpeakerState: Hashable, Sendable {
  case ready
  /// Something must be installed or chosen first.
  case setUpNeeded(SpeechError)
  /// The voice works but nothing plays sound here; a WAV file can still be made.
  case noSoundDevice
}

public enum SpeechError: Error, Hashable, Sendable {
  /// The program that speaks is not installed.
  case missingProgram(String)
  /// The voice reads Chinese characters as English.
  case unfitVoice(String)
  case failed(program: String, status: Int32)
  /// This speaker makes no sound files.
  case noWave(String)

  /// A sentence for people, with what to do next.
  public var message: String {
    switch self {
    case .missingProgram(let name):
      "\(name) is not installed. On Debian: apt-get install \(name.hasPrefix("spd") ? "speech-dispatcher" : name)."
    case .unfitVoice(let voice):
      "The voice \(voice) reads Chinese as English; install espeak-ng 1.51 or newer."
    case .failed(let program, let status): "\(program) ended with status \(status); nothing was said."
    case .noWave(let name): "\(name) makes no sound files; choose espeak-ng in Settings."
    }
  }
}
