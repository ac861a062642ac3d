import HelperProcess

/// A better voice that the user installed: a program that reads text and writes a WAV file, such as a neural one.
public final class ProgramSpeaker: Speaker {
  public let name: String
  private let arguments: [String]
  private let playing = Playback()

  /// - Parameter command: the program and its arguments; the text comes on its standard input, the sound is
  ///   expected on its standard output.
  public init?(command: [String]) {
    guard let first = command.first else { return nil }
    name = first
    arguments = Array(command.dropFirst())
  }

  public func state() async -> SpeakerState {
    guard ProgramCall.path(of: name) != nil else { return .setUpNeeded(.missingProgram(name)) }
    guard Self.player != nil else { return .setUpNeeded(.missingProgram("alsa-utils")) }
    return SoundDevice.isPresent ? .ready : .noSoundDevice
  }

  public func say(_ sentences: [String]) {
    guard SoundDevice.isPresent, let player = Self.player else { return }
    playing.replace { [self] in
      guard let sound = try? await wave(of: sentences), !Task.isCancelled else { return }
      _ = try? await ProgramCall(player[0], Array(player.dropFirst()), input: sound).run(
        within: .seconds(600))
    }
  }

  public func stop() { playing.stop() }

  public func wave(of sentences: [String]) async throws -> [UInt8] {
    let text = sentences.map(ChineseReading.words(of:)).joined(separator: "\n") + "\n"
    guard ProgramCall.path(of: name) != nil else { throw SpeechError.missingProgram(name) }
    let outcome = try await ProgramCall(name, arguments, input: Array(text.utf8)).run(within: .seconds(120))
    guard outcome.status == 0 else { throw SpeechError.failed(program: name, status: outcome.status) }
    return WaveFile.withTrueSizes(outcome.output)
  }

  /// The first player here that takes a WAV file on its standard input.
  private static var player: [String]? {
    [["pw-play", "-"], ["paplay"], ["aplay", "-q"]].first { ProgramCall.path(of: $0[0]) != nil }
  }
}
