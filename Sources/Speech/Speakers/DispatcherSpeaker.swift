import HelperProcess

/// The desktop's own speech service, with whatever voice is set there.
public final class DispatcherSpeaker: Speaker {
  public let name = "speech-dispatcher"
  private let playing = Playback()
  private let program = "spd-say"

  public init() {}

  public func state() async -> SpeakerState {
    guard ProgramCall.path(of: program) != nil else { return .setUpNeeded(.missingProgram(program)) }
    return SoundDevice.isPresent ? .ready : .noSoundDevice
  }

  public func say(_ sentences: [String]) {
    let text = sentences.map(ChineseReading.words(of:)).joined(separator: "\n")
    let say = ProgramCall(program, ["-w", "-l", "zh", "--", text])
    let silence = ProgramCall(program, ["-S"])
    playing.replace {
      // The service goes on when its client is killed, so it is told.
      _ = try? await silence.run(within: .seconds(5))
      _ = try? await say.run(within: .seconds(600))
    }
  }

  public func stop() {
    let silence = ProgramCall(program, ["-S"])
    playing.replace { _ = try? await silence.run(within: .seconds(5)) }
  }

  public func wave(of sentences: [String]) async throws -> [UInt8] { throw SpeechError.noWave(name) }
}
