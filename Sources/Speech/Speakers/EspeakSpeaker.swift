import HelperProcess
import Synchronization

/// eSpeak NG as a program of its own. Robotic, and always there.
public final class EspeakSpeaker: Speaker {
  public let name = "espeak-ng"
  /// Words a minute.
  private let rate: Int
  private let playing = Playback()

  /// - Parameter rate: words a minute; 140 is calm.
  public init(rate: Int = 140) { self.rate = rate }

  public func state() async -> SpeakerState {
    guard ProgramCall.path(of: name) != nil else { return .setUpNeeded(.missingProgram(name)) }
    let probe = await phonemes(of: "您好")
    guard let probe, !probe.contains("(en)"), !probe.isEmpty else {
      return .setUpNeeded(.unfitVoice(EspeakMarkup.chineseVoice))
    }
    return SoundDevice.isPresent ? .ready : .noSoundDevice
  }

  public func say(_ sentences: [String]) {
    guard SoundDevice.isPresent else { return }
    let call = call(["-m"], EspeakMarkup.document(of: sentences))
    playing.replace { _ = try? await call.run(within: .seconds(600)) }
  }

  public func stop() { playing.stop() }

  public func wave(of sentences: [String]) async throws -> [UInt8] {
    let outcome = try await run(["-m", "--stdout"], EspeakMarkup.document(of: sentences))
    return WaveFile.withTrueSizes(outcome)
  }

  /// How the voice would say it, in eSpeak's own notation: `(en)` marks what it reads as English. Nil when the
  /// program fails.
  public func phonemes(of sentence: String) async -> String? {
    let output = try? await run(["-m", "-q", "-x"], EspeakMarkup.document(of: [sentence]))
    return output.map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: [String], _ text: String) async throws -> [UInt8] {
    guard ProgramCall.path(of: name) != nil else { throw SpeechError.missingProgram(name) }
    let outcome = try await call(arguments, text).run(within: .seconds(120))
    guard outcome.status == 0 else { throw SpeechError.failed(program: name, status: outcome.status) }
    return outcome.output
  }

  private func call(_ arguments: [String], _ text: String) -> ProgramCall {
    ProgramCall(
      name, ["-v", EspeakMarkup.chineseVoice, "-s", "\(rate)", "--stdin"] + arguments, input: Array(text.utf8)
    )
  }
}

/// Sentences as the markup that eSpeak NG reads: each run names its voice, since after an English word it would
/// fall back to a Mandarin voice that reads 您 as English.
enum EspeakMarkup {
  static let chineseVoice = "cmn-latn-pinyin"
  static let englishVoice = "en-us"

  static func document(of sentences: [String]) -> String {
    sentences.map(markup).joined(separator: "<break time=\"300ms\"/>\n")
  }

  static func markup(_ sentence: String) -> String {
    SpokenRun.split(ChineseReading.words(of: sentence)).map { run in
      switch run.language {
      case .chinese: voice(chineseVoice, Polyphones.spelledOut(run.text))
      case .english: voice(englishVoice, run.text)
      }
    }.joined()
  }

  private static func voice(_ name: String, _ text: String) -> String {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    return "<voice name=\"\(name)\">\(safe)</voice>"
  }
}
