import Foundation
import TestSupport
import Testing

/// Out of a drawer, into an empty one, and out again: the same pictures, the same words, the same decisions.
@Suite struct ExportTests {
  @Test func anExportReadIntoAnEmptyDrawerExportsTheSame() async throws {
    let (curio, second) = (try CurioProgram.onThatMonday(), try CurioProgram.onThatMonday())
    let pictures = try curio.folder("Phone", with: [.booking, .receipt])
    for number in 0..<8 {
      // Other days and other occasions: several pictures of one thing share a suggestion.
      let occasion = ["Dinner", "Concert", "Dentist", "Yoga class", "Book club", "Ferry", "", ""][number]
      let day = "\(7 + number) December 2026, \(10 + number):30"
      // The last two have a price to correct; the others suggest an entry.
      let text =
        number < 6
        ? "\(occasion) with party \(number)\n\(day)\nYour booking is confirmed\n"
        : "Supper club \(number)\nTotal $\(20 + number).50\n"
      try text.write(toFile: curio.home.path("\(number).txt"), atomically: false, encoding: .utf8)
    }
    let texts = (0..<8).map { curio.home.path("\($0).txt") }
    #expect(try await curio.command(["import", pictures, "--collect", "Evenings"]).run().status == 0)
    #expect(try await curio.command(["import"] + texts + ["--note", "with Robin"]).run().status == 0)
    let records = try StoredRecord.all(in: curio.drawer).sorted { $0.originalName < $1.originalName }
    let pending = records.filter { $0.decision.state == "pending" }.map(\.id)
    try #require(pending.count >= 4, "the texts suggest something")
    let priced = try #require(records.first { $0.originalName == "7.txt" }?.id)
    for line in [
      ["edit", pending[0], "--title", "Supper “one”"], ["edit", priced, "--field", "money-1=$99.00"],
      ["tag", pending[1], "A friend"], ["note", pending[1], "ask\nfor the window"],
      ["review", "approve", pending[0]], ["review", "dismiss", pending[1]],
      ["review", "edit", pending[2], "--title", "Supper two"], ["collect", "move", "shopping", pending[3]],
      ["collect", "make", "Empty one"],
    ] {
      let outcome = try await curio.command(line).run()
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
    let before = try contents(of: curio.drawer)
    let (out, again) = (curio.home.path("out"), second.home.path("again"))
    #expect(try await curio.run("export", out).status == 0)
    #expect(try contents(of: curio.drawer) == before, "an export changes nothing")
    #expect(try await second.run("import", "--manifest", out).status == 0)
    #expect(try await second.run("export", again).status == 0)
    #expect(try contents(of: out) == contents(of: again))
    #expect(try StoredRecord.all(in: second.drawer).count == records.count)
    let verified = try await second.run("verify")
    #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
    // Nothing that waits or was decided came to life by it.
    #expect(DrawerFolder.entries(under: second.home.path("data")) == [])
    let listed = try await second.run("collect", "list")
    #expect(listed.output.contains("Evenings") && listed.output.contains("Empty one"))
  }

  @Test(arguments: [
    "../../escaped.txt", "/etc/hostname", "images/../../escaped.txt", "images//x", "link/escaped.txt",
  ])
  func aManifestReachesNothingOutsideItsFolder(_ file: String) async throws {
    let curio = try CurioProgram()
    try Data("Marmalade\n".utf8).write(to: URL(fileURLWithPath: curio.home.path("a.txt")))
    #expect(try await curio.run("import", curio.home.path("a.txt")).status == 0)
    let out = try curio.home.folder("export/deep")
    #expect(try await curio.run("export", out).status == 0)
    try Data("Marmalade\n".utf8).write(to: URL(fileURLWithPath: curio.home.path("export/escaped.txt")))
    try FileManager.default.createSymbolicLink(
      atPath: "\(out)/link", withDestinationPath: curio.home.path("export"))
    let manifest = "\(out)/manifest.json"
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    let start = try #require(text.range(of: "\"file\":\""))
    let end = try #require(text[start.upperBound...].firstIndex(of: "\""))
    try text.replacingCharacters(in: start.upperBound..<end, with: file).write(
      toFile: manifest, atomically: true, encoding: .utf8)
    let second = try CurioProgram()
    let read = try await second.run("import", "--manifest", out)
    #expect(read.status != 0 && read.errors.contains("refused"), "\(read.errors)")
    #expect(try StoredRecord.all(in: second.drawer).isEmpty)
  }

  /// Names and bytes of all files below a folder that the user would call its content.
  private func contents(of folder: String) throws -> [String: Data] {
    let paths = files(under: folder).filter { !$0.dropFirst(folder.count).contains("/.") }
    return Dictionary(
      uniqueKeysWithValues: paths.map {
        (String($0.dropFirst(folder.count)), FileManager.default.contents(atPath: $0) ?? Data())
      })
  }
}
