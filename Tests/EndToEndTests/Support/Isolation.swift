import Foundation
import TestSupport

/// What the kernel lets this user do; containers differ.
enum Isolation {
  /// A network namespace of one's own with nothing in it.
  static let withoutNetwork = ["unshare", "--net"]
  /// As nobody in particular: root's right to read and write everything is gone.
  static let withoutPrivileges = ["unshare", "--user"]
  /// Mounts that nobody else sees.
  static let withOwnMounts = ["unshare", "--mount"]

  static func isPossible(_ wrapper: [String]) async -> Bool {
    let outcome = try? await Command(wrapper[0], Array(wrapper.dropFirst()) + ["true"]).run(within: 20)
    return outcome?.status == 0
  }

  static func canMount() async -> Bool {
    let script = "mount -t tmpfs -o size=64k tmpfs /mnt"
    let outcome = try? await Command("unshare", ["--mount", "sh", "-c", script]).run(within: 20)
    return outcome?.status == 0
  }
}
