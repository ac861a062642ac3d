import Glibc

/// Whether anything here plays sound. The speech programs end with 0 also where nothing does.
enum SoundDevice {
  static var isPresent: Bool { hasCard || hasServer }

  private static var hasCard: Bool {
    guard let folder = opendir("/dev/snd") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      // A playback device: pcmC0D0p
      if name.hasPrefix("pcm"), name.hasSuffix("p") { return true }
    }
    return false
  }

  private static var hasServer: Bool {
    if variable("PULSE_SERVER") != nil { return true }
    guard let runtime = variable("XDG_RUNTIME_DIR") else { return false }
    return ["pulse/native", "pipewire-0"].contains { access("\(runtime)/\($0)", F_OK) == 0 }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
