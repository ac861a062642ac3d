import DrawerStore
import Foundation
import Specimens
import TestSupport
import Testing

/// The drawer after processes that were killed, and between processes that work at the same time.
@Suite(.serialized) struct CrashTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  func rehearsal(_ arguments: String...) -> Command {
    Command("\(CurioProgram.folder)/store-rehearsal", arguments)
  }

  @Test(arguments: 0..<25)
  func aKilledProcessLosesNothingItWasPromisedAndLeavesNothingHalf(round: Int) async throws {
    let drawer = try scratch.drawer()
    let running = try rehearsal("churn", drawer.paths.data, "\(round * 10_000)", "10000").start()
    // Killed in another step each time: the work of one picture takes a few milliseconds.
    while running.outputSoFar.isEmpty, running.isRunning { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .microseconds(Int.random(in: 0..<60_000)))
    running.send(signal: SIGKILL)
    let outcome = try await running.outcome()
    #expect(outcome.status == 128 + SIGKILL, "\(outcome.output.suffix(200))")

    try drawer.sweepTemporaryFiles()
    try drawer.finishDeletions()
    var said: [SpecimenID: String] = [:]
    for line in outcome.lines {
      let words = line.split(separator: " ")
      if words.count == 2, let id = SpecimenID(String(words[1])) { said[id] = String(words[0]) }
    }
    #expect(!said.isEmpty)
    for (id, last) in said {
      switch last {
      case "filed": #expect(drawer.hasRecord(id))
      case "edited": #expect(try drawer.specimen(id).note == "edited")
      case "deleted": #expect(!drawer.hasRecord(id) && drawer.isDeleted(id))
      // Killed inside: it stands as a whole or is gone as a whole.
      default: #expect(drawer.hasRecord(id) == !drawer.isDeleted(id))
      }
    }
    let standing = Set(try drawer.ids())
    let waiting = try drawer.waiting()
    #expect(waiting.count <= 1)
    #expect(standing.subtracting(said.keys).count <= 1)
    for id in standing { #expect(try drawer.specimen(id).id == id) }
    for id in Array(standing) + waiting {
      let path = try #require(try drawer.imagePath(of: id))
      #expect(SpecimenID(hashing: try #require(Scratch.bytes(path))) == id)
      #expect(!drawer.isDeleted(id))
    }
    for id in waiting { #expect(try drawer.intent(of: id)?.originalName == "a.png") }
    #expect(Scratch.names(in: "\(drawer.paths.data)/.incoming").isEmpty)
    let images = Scratch.files(below: drawer.paths.specimens).filter { !$0.hasSuffix(".json") }
    #expect(images.count == standing.count + waiting.count)
  }

  @Test func processesThatWorkAtOnceLoseNoChangeOfEachOther() async throws {
    let drawer = try scratch.drawer()
    let id = try specimenID(picture(1))
    try drawer.write(record(id))
    let editors = try ["a", "b", "c"].map {
      try rehearsal("edit", drawer.paths.data, id.hex, $0, "40").start()
    }
    let fillers = try [0, 20].map { try rehearsal("fill", drawer.paths.data, "\($0)", "40").start() }
    for process in editors + fillers {
      let outcome = try await process.outcome()
      #expect(outcome.status == 0, "\(outcome.output.suffix(300))")
    }
    let tags = Set(try drawer.specimen(id).collections)
    #expect(tags == Set(["a", "b", "c"].flatMap { tag in (0..<40).map { "\(tag)-\($0)" } }))
    // Twenty pictures were filed by both.
    #expect(Array(try drawer.ids()).count == 61)
    #expect(try drawer.waiting().isEmpty)
    #expect(Scratch.names(in: "\(drawer.paths.data)/.incoming").isEmpty)
  }
}
