import Glibc
import Synchronization

/// Writes what would be said as WAV files into a folder, the words beside them: for a machine without sound, and to
/// listen to later.
public final class WaveFolderSpeaker: Speaker {
  private let voice: any Speaker
  private let folder: String
  private let number = Mutex(0)
  private let work = Mutex<Task<Void, Never>?>(nil)

  public var name: String { voice.name }

  /// - Parameter voice: makes the sound.
  public init(_ voice: any Speaker, folder: String) {
    self.voice = voice
    self.folder = folder
    mkdir(folder, 0o700)
  }

  /// A missing sound device is no fault here.
  public func state() async -> SpeakerState {
    let state = await voice.state()
    return state == .noSoundDevice ? .ready : state
  }

  /// One file after the other; what was begun is finished, so that no file is half.
  public func say(_ sentences: [String]) {
    let number = number.withLock { number in
      number += 1
      return number
    }
    work.withLock { work in
      let before = work
      work = Task { [voice, folder] in
        await before?.value
        let digits = String(number)
        let base = "\(folder)/\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
        guard let sound = try? await voice.wave(of: sentences) else { return }
        // The words come last: who finds them finds the sound whole.
        Self.write(sound, to: "\(base).wav")
        Self.write(Array(sentences.joined(separator: "\n").utf8), to: "\(base).txt")
      }
    }
  }

  public func stop() {}

  public func wave(of sentences: [String]) async throws -> [UInt8] { try await voice.wave(of: sentences) }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path + ".part", "w") else { return }
    let count = fwrite(bytes, 1, bytes.count, file)
    let isWhole = fclose(file) == 0 && count == bytes.count
    if isWhole { rename(path + ".part", path) } else { unlink(path + ".part") }
  }
}
