import Specimens

// Which alarms were shown already: local to this machine, one alarm a line, forgotten when its time is long over.
extension DrawerFolder {
  /// The alarms shown, by name, with when.
  public func reminded() -> [String: Int] {
    guard let bytes = try? Files.readIfPresent(paths.reminded) else { return [:] }
    return bytes.split(separator: 10).reduce(into: [:]) { shown, line in
      let parts = line.split(separator: 32, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      if parts.count == 2, let moment = Int(parts[0]) { shown[parts[1]] = moment }
    }
  }

  /// Writes the whole list.
  public func writeReminded(_ shown: [String: Int]) throws(DrawerError) {
    try Files.makeFolder(paths.state)
    let lines = shown.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.value) \($0.key)\n" }
    try writer.write(Array(lines.joined().utf8), to: paths.reminded, isDurable: false)
  }
}
