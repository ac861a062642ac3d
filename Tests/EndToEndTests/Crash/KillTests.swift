import Foundation
import TestSupport
import Testing

/// How many kills `make soak` wants.
private let longRun = Int(ProcessInfo.processInfo.environment["CURIO_SOAK_KILLS"] ?? "") ?? 0

/// `kill -9` at random moments of everything that writes: what was acknowledged is there after the next start,
/// nothing is half, nothing is double, and the index holds what the folder holds.
@Suite(.serialized) struct KillTests {
  @Test(arguments: KillRehearsal.Work.allCases)
  func whatWasAcknowledgedSurvivesAKill(of work: KillRehearsal.Work) async throws {
    var rehearsal = try KillRehearsal(seed: 20_261_130)
    for _ in 0..<2 { try await rehearsal.round(work) }
  }

  @Test(.enabled(if: longRun > 0, "only on request: make soak"))
  func whatWasAcknowledgedSurvivesManyKills() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var rehearsal = try KillRehearsal(seed: seed)
    var rounds = 0
    while rehearsal.killCount < longRun {
      let work = KillRehearsal.Work.allCases[rounds % KillRehearsal.Work.allCases.count]
      do {
        try await rehearsal.round(work)
      } catch {
        Issue.record("seed \(seed), round \(rounds): \(error)")
        throw error
      }
      rounds += 1
    }
    let counts = rehearsal.kills.sorted { $0.key.rawValue < $1.key.rawValue }
    print(
      "Killed", counts.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", "), "in \(rounds) rounds"
    )
  }
}

/// How many faults `make soak` wants.
private let longFaults = Int(ProcessInfo.processInfo.environment["CURIO_SOAK_FAULTS"] ?? "") ?? 0

/// A disk that fails, is full or turns read-only in the middle of everything that writes: the program says so and
/// ends by itself, and with a disk that works again nothing is lost, half or double.
@Suite(.serialized, .enabled(if: FaultShim.canBeBuilt, "there is no C compiler"))
struct DiskFaultTests {
  @Test(arguments: KillRehearsal.Work.allCases)
  func aFailingDiskLosesNothing(of work: KillRehearsal.Work) async throws {
    var rehearsal = try KillRehearsal(seed: 41)
    let shim = try await FaultShim(in: rehearsal.curio.home.path)
    for _ in 0..<2 { try await rehearsal.round(work, with: shim) }
  }

  @Test(.enabled(if: longFaults > 0, "only on request: make soak"))
  func aFailingDiskLosesNothingManyTimes() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var rehearsal = try KillRehearsal(seed: seed)
    let shim = try await FaultShim(in: rehearsal.curio.home.path)
    var rounds = 0
    while rehearsal.faults < longFaults {
      let work = KillRehearsal.Work.allCases[rounds % KillRehearsal.Work.allCases.count]
      do {
        try await rehearsal.round(work, with: shim)
      } catch {
        Issue.record("seed \(seed), round \(rounds): \(error)")
        throw error
      }
      rounds += 1
    }
    print("\(rehearsal.faults) of \(rounds) rounds met a fault that stopped them")
  }
}
