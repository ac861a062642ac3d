import Foundation
import TestSupport

/// Two Syncthing daemons on this machine that share the drawers of two curios. They know each other by loopback
/// addresses alone: no discovery, no relays, no reports, no look for updates.
final class SyncthingPair: Sendable {
  let curios: [CurioProgram]
  private let daemons: [RunningCommand]
  private let ports: [Int]
  private static let key = "curio-test"

  static let isInstalled = Command.areInstalled("syncthing")

  init() async throws {
    curios = [try CurioProgram(), try CurioProgram()]
    ports = (0..<4).map { _ in SyncthingPair.freePort() }
    var devices: [String] = []
    for curio in curios {
      _ = try await curio.run("show")
      try FileManager.default.createDirectory(
        atPath: "\(curio.drawer)/.stfolder", withIntermediateDirectories: true)
      let made = try await Command(
        "syncthing", ["generate", "--home=\(curio.home.path("syncthing"))", "--no-default-folder"],
        environment: curio.environment
      ).run()
      guard made.status == 0 else { throw CommandError.notFound("syncthing: \(made.output)\(made.errors)") }
      let device = try await Command(
        "syncthing", ["--home=\(curio.home.path("syncthing"))", "--device-id"], environment: curio.environment
      ).run()
      devices.append(device.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    var daemons: [RunningCommand] = []
    for index in 0...1 {
      let home = curios[index].home.path("syncthing")
      try Data(Self.configuration(index, devices, ports, folder: curios[index].drawer).utf8).write(
        to: URL(fileURLWithPath: "\(home)/config.xml"))
      var environment = curios[index].environment
      environment["STNOUPGRADE"] = "1"
      daemons.append(
        try Command(
          "syncthing", ["serve", "--home=\(home)", "--no-browser", "--no-restart", "--no-default-folder"],
          environment: environment
        ).start())
    }
    self.daemons = daemons
  }

  deinit { stop() }

  func stop() { for daemon in daemons { daemon.send(signal: SIGKILL) } }

  /// Stops and resumes the carrying of files on both sides, as a network that is away does.
  func setConnected(_ isConnected: Bool) async throws {
    for index in 0...1 {
      try await ask(index, "POST", "system/\(isConnected ? "resume" : "pause")")
    }
  }

  /// Makes a daemon look at its folder now.
  func scan(_ index: Int) async throws { try await ask(index, "POST", "db/scan?folder=drawer") }

  /// Waits until a condition holds; looks are counted, not seconds.
  func wait(_ what: String, _ holds: () async throws -> Bool) async throws {
    for _ in 0..<600 {
      if try await holds() { return }
      for index in 0...1 { _ = try? await scan(index) }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw SyncFailure(
      description:
        "never came: \(what)\n\(daemons.map(\.outputSoFar).joined(separator: "\n---\n").suffix(3000))")
  }

  struct SyncFailure: Error, CustomStringConvertible { var description: String }

  @discardableResult
  private func ask(_ index: Int, _ method: String, _ path: String) async throws -> String {
    let outcome = try await Command(
      "curl",
      [
        "-s", "--noproxy", "*", "--max-time", "20", "-X", method, "-H", "X-API-Key: \(Self.key)",
        "http://127.0.0.1:\(ports[index])/rest/\(path)",
      ]
    ).run()
    guard outcome.status == 0 else { throw SyncFailure(description: "\(path): \(outcome.status)") }
    return outcome.output
  }

  private static func configuration(
    _ index: Int, _ devices: [String], _ ports: [Int], folder: String
  ) -> String {
    let members = devices.map { "<device id=\"\($0)\"/>" }.joined()
    let peers = devices.enumerated().map { number, id in
      "<device id=\"\(id)\" name=\"m\(number)\" introducer=\"false\"><address>tcp://127.0.0.1:\(ports[2 + number])</address></device>"
    }.joined()
    return """
      <configuration version="35">
        <folder id="drawer" label="drawer" path="\(folder)" type="sendreceive" rescanIntervalS="3600"
          fsWatcherEnabled="true" fsWatcherDelayS="1" ignorePerms="true" autoNormalize="true">
          \(members)<maxConflicts>10</maxConflicts>
        </folder>
        \(peers)
        <gui enabled="true" tls="false"><address>127.0.0.1:\(ports[index])</address><apikey>\(key)</apikey></gui>
        <options>
          <listenAddress>tcp://127.0.0.1:\(ports[2 + index])</listenAddress>
          <globalAnnounceEnabled>false</globalAnnounceEnabled>
          <localAnnounceEnabled>false</localAnnounceEnabled>
          <relaysEnabled>false</relaysEnabled>
          <natEnabled>false</natEnabled>
          <urAccepted>-1</urAccepted>
          <crashReportingEnabled>false</crashReportingEnabled>
          <autoUpgradeIntervalH>0</autoUpgradeIntervalH>
          <reconnectionIntervalS>1</reconnectionIntervalS>
          <startBrowser>false</startBrowser>
          <minHomeDiskFree unit="">0</minHomeDiskFree>
          <announceLANAddresses>false</announceLANAddresses>
          <stunKeepaliveStartS>0</stunKeepaliveStartS>
        </options>
      </configuration>
      """
  }

  /// A port that nobody listens on.
  private static func freePort() -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        _ = bind(descriptor, plain, length)
        _ = getsockname(descriptor, plain, &length)
      }
      return Int(UInt16(bigEndian: pointer.pointee.sin_port))
    }
  }
}
