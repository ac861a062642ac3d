import Foundation
import TestSupport
import Testing

/// A drawer that the real program works on and is killed in, again and again, beside a model of what the
/// user was promised.
///
/// A change is promised once its command has ended well. A command that was killed may have done all of it for a
/// specimen or nothing; which of both it was is read from the disk after the next start.
struct KillRehearsal {
  let curio: CurioProgram
  private let texts: String
  private var random: SplitMix
  /// What stands, by the name each specimen was filed under.
  private var model: [String: UserState] = [:]
  /// The words that only a specimen of this name holds.
  private var gone: Set<String> = []
  private var made = 0
  /// Seconds that each kind of work takes when it is not killed.
  private var usual: [Work: Double] = [:]
  private(set) var kills: [Work: Int] = [:]
  private(set) var faults = 0

  var killCount: Int { kills.values.reduce(0, +) }

  enum Work: String, CaseIterable {
    case importing, editing, approving, deleting, exporting, rebuilding, migrating
  }

  init(seed: UInt64) throws {
    curio = try CurioProgram.onThatMonday()
    texts = try curio.home.folder("Texts")
    random = SplitMix(state: seed)
  }

  // MARK: One round

  /// What befalls a piece of work.
  enum Mishap {
    case none, kill
    /// The system fails from the n-th call of a kind on.
    case fault(FaultShim, FaultShim.Call, after: Int, errno: Int32)
  }

  /// Starts one piece of work, kills it at a random moment, starts again and looks.
  mutating func round(_ work: Work) async throws {
    try await prepare(for: work)
    try await perform(work, .kill)
  }

  /// One piece of work in which the disk fails, then a start with a disk that works again.
  mutating func round(_ work: Work, with shim: FaultShim) async throws {
    try await prepare(for: work)
    let call = FaultShim.Call.allCases.randomElement(using: &random) ?? .write
    let code = [EIO, EIO, ENOSPC, EROFS].randomElement(using: &random) ?? EIO
    try await perform(work, .fault(shim, call, after: Int.random(in: 0..<24, using: &random), errno: code))
  }

  private mutating func prepare(for work: Work) async throws {
    if model.count < 8 { try await perform(.importing, .none) }
    if usual[work] == nil { try await perform(work, .none) }
  }

  private mutating func perform(_ work: Work, _ mishap: Mishap) async throws {
    let attempt = try await prepare(work)
    var command = curio.command(attempt.line)
    if case .fault(let shim, let call, let count, let code) = mishap {
      let fault = shim.environment(curio.home.path, call, after: count, errno: code)
      command.environment.merge(fault) { $1 }
    }
    let moment = Double.random(in: 0...1.05, using: &random) * (usual[work] ?? 0.3)
    let start = ContinuousClock.now
    let running = try command.start()
    if case .kill = mishap {
      usleep(UInt32(moment * 1_000_000))
      // The program alone or with all that it started, as the kernel and the user may kill it.
      if Bool.random(using: &random) {
        running.send(signal: SIGKILL)
      } else {
        kill(running.processID, SIGKILL)
      }
    }
    let outcome = try await running.outcome()
    let context = "\(work) \(attempt.line) \(mishap) after \(moment) s: \(outcome.output)\(outcome.errors)"
    switch mishap {
    case .none:
      try #require(outcome.status == 0, "\(context)")
      usual[work] = (ContinuousClock.now - start) / .seconds(1)
    case .kill where outcome.status == 128 + SIGKILL: kills[work, default: 0] += 1
    case .kill: try #require(outcome.status == 0, "\(context)")
    case .fault where outcome.status != 0:
      faults += 1
      // An end of its own, with words for people.
      try #require(outcome.status < 128, "\(context)")
      try #require(!outcome.errors.isEmpty, "no word about it: \(context)")
    case .fault: break
    }
    let isPromised = outcome.status == 0
    try await look(after: attempt, isPromised: isPromised, context)
    if work == .importing, !isPromised { try await finish(attempt, context) }
    if work == .exporting { try lookAtExport(attempt.line[1], isDone: isPromised, context) }
  }

  // MARK: Work

  /// A command line, and what each specimen it touches is afterwards; nil means gone.
  struct Attempt {
    var line: [String]
    var after: [String: UserState?] = [:]
  }

  private mutating func prepare(_ work: Work) async throws -> Attempt {
    let names = model.keys.sorted()
    func pick(where fits: (UserState) -> Bool = { _ in true }) -> String? {
      names.filter { model[$0].map(fits) ?? false }.randomElement(using: &random)
    }
    switch work {
    case .importing:
      let note = "note \(made)"
      let new = try (0..<3).map { _ in try newText() }
      return Attempt(
        line: ["import", "--note", note] + new.map { "\(texts)/\($0)" },
        after: Dictionary(uniqueKeysWithValues: new.map { ($0, UserState(note: note)) }))
    case .editing:
      let name = try #require(pick())
      var state = try #require(model[name])
      let id = try identifier(of: name)
      made += 1
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        state.note = "written \(made)"
        return Attempt(line: ["note", id, state.note], after: [name: state])
      case 1:
        state.title = "Title \(made)"
        return Attempt(line: ["edit", id, "--title", "Title \(made)"], after: [name: state])
      default:
        state.isCollected = true
        return Attempt(line: ["collect", "add", "Journey", id], after: [name: state])
      }
    case .approving:
      guard let name = pick(where: { $0.suggestion == "pending" }) else {
        let name = try #require(pick())
        return try await turn("undo", name, to: "pending")
      }
      let verb = Int.random(in: 0..<4, using: &random) == 0 ? "dismiss" : "approve"
      return try await turn(verb, name, to: verb == "approve" ? "approved" : "dismissed")
    case .deleting:
      let doomed = Array(names.shuffled(using: &random).prefix(2))
      let ids = try doomed.map { try identifier(of: $0) }
      return Attempt(
        line: ["delete", "--with-entries"] + ids,
        after: Dictionary(uniqueKeysWithValues: doomed.map { ($0, nil) }))
    case .exporting:
      made += 1
      return Attempt(line: ["export", curio.home.path("export-\(made % 3)")])
    case .rebuilding: return Attempt(line: ["rebuild"])
    case .migrating:
      try makeOld()
      return Attempt(line: ["show"])
    }
  }

  /// Turns the records into what the first Curio wrote.
  private func makeOld() throws {
    for path in files(under: "\(curio.drawer)/specimens") where path.hasSuffix(".json") {
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      var record = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      record["schema"] = 1
      record["edits"] = nil
      try JSONSerialization.data(withJSONObject: record).write(to: URL(fileURLWithPath: path))
    }
    try FileManager.default.removeItem(atPath: "\(curio.drawer)/.format")
  }

  private func turn(_ verb: String, _ name: String, to suggestion: String) async throws -> Attempt {
    var state = try #require(model[name])
    state.suggestion = suggestion
    return Attempt(line: ["review", verb, try identifier(of: name)], after: [name: state])
  }

  /// Writes a text that no other resembles and that suggests an entry.
  private mutating func newText() throws -> String {
    made += 1
    let name = "text-\(made).txt"
    let text =
      "Dinner with the \(word(of: name)) party\nFriday 4 December 2026, 19:30\nTable for \(made % 7 + 2)\n"
    try text.write(toFile: "\(texts)/\(name)", atomically: false, encoding: .utf8)
    return name
  }

  /// A word that stands in one text only and is no prefix of another's.
  private func word(of name: String) -> String {
    "zqx" + name.utf8.filter { (48...57).contains($0) }.map { String(UnicodeScalar($0 + 55)) }.joined()
      + "vryq"
  }

  private func identifier(of name: String) throws -> String {
    let record = try StoredRecord.all(in: curio.drawer).first { $0.originalName == name }
    return try #require(record?.id, "\(name) is not there")
  }

  // MARK: Looking

  /// The next start: the model and the disk, the index and the disk.
  private mutating func look(after attempt: Attempt, isPromised: Bool, _ context: String) async throws {
    let verified = try await curio.run("verify", "--json")
    try #require(verified.status == 0, "\(verified.output)\(verified.errors) \(context)")
    let listed = try await curio.run("show", "--json")
    try #require(listed.status == 0, "\(listed.errors) \(context)")

    let records = try StoredRecord.all(in: curio.drawer)
    let standing = Dictionary(grouping: records, by: \.originalName)
    for (name, twins) in standing where twins.count > 1 { Issue.record("\(name) is there twice: \(context)") }
    var actual: [String: UserState] = [:]
    for record in records { actual[record.originalName] = UserState(record) }
    for name in Set(model.keys).union(attempt.after.keys).union(actual.keys) {
      let before = model[name]
      let after = attempt.after[name] ?? before
      var allowed: Set<UserState?> = isPromised ? [after] : [before, after]
      if !isPromised, after == nil, var halfway = before, halfway.suggestion == "approved" {
        // Before a specimen goes with its entry, its approval is taken back.
        halfway.suggestion = "pending"
        allowed.insert(halfway)
      }
      try #require(
        allowed.contains(actual[name]), "\(name) is \(String(describing: actual[name])): \(context)")
      if before != nil, actual[name] == nil { gone.insert(name) }
    }
    model = actual

    let indexed = Set(listed.lines.compactMap { Listed($0)?.id })
    try #require(indexed == Set(records.map(\.id)), "index and folder differ: \(context)")
    try lookAtFolder(records, context)
    try await lookForWords(context)
  }

  private func lookAtFolder(_ records: [StoredRecord], _ context: String) throws {
    var images: Set<String> = []
    for path in files(under: "\(curio.drawer)/specimens") {
      let name = (path as NSString).lastPathComponent
      let isOurs = name.count == 68 && (name.hasSuffix(".txt") || name.hasSuffix(".json")) || name.count == 69
      try #require(isOurs, "\(path): \(context)")
      if name.hasSuffix(".txt") { images.insert(String(name.prefix(64))) }
    }
    try #require(records.allSatisfy { $0.schema == 2 }, "an old record stands: \(context)")
    let names = try FileManager.default.contentsOfDirectory(atPath: curio.drawer)
    try #require(!names.contains { $0.hasPrefix(".backup") }, "\(context)")
    let ids = Set(records.map(\.id))
    try #require(ids.isSubset(of: images), "a record without its original: \(context)")
    try #require(images.subtracting(ids).count <= 3, "\(context)")
    let tombstones = Set(
      files(under: "\(curio.drawer)/tombstones").map { ($0 as NSString).lastPathComponent })
    try #require(tombstones.isDisjoint(with: images), "something deleted stands: \(context)")
    try #require(files(under: "\(curio.drawer)/.incoming").isEmpty, "\(context)")
    let collections = files(under: "\(curio.drawer)/collections")
    try #require(collections.count <= 1, "\(context)")
    for entry in DrawerFolder.entries(under: curio.drawer) {
      let text = String(decoding: FileManager.default.contents(atPath: entry) ?? Data(), as: UTF8.self)
      try #require(text.hasPrefix("BEGIN:VCALENDAR") && text.hasSuffix("END:VCALENDAR\r\n"), "\(entry)")
    }
    let approved = records.filter { $0.decision.state == "approved" }.compactMap(\.decision.entry)
    for entry in approved { try #require(FileManager.default.fileExists(atPath: entry), "\(context)") }
    try #require(Set(approved).count == approved.count, "\(context)")
  }

  /// One of those that stand is found by its word; of those that are gone no byte is.
  private mutating func lookForWords(_ context: String) async throws {
    if let name = model.keys.sorted().randomElement(using: &random) {
      let answer = try await curio.run("search", word(of: name), "--json")
      let found = try SearchAnswer(answer.output).results.map(\.id)
      let id = try identifier(of: name)
      try #require(found == [id], "\(name) is not found alone: \(answer.output) \(context)")
    }
    guard !gone.isEmpty else { return }
    let words = gone.map { word(of: $0) }
    for part in ["data", "cache", "config", "state"] {
      let holders = filesHolding(words, under: curio.home.path(part))
      try #require(holders.isEmpty, "\(holders) hold what was deleted: \(context)")
    }
  }

  /// Importing again after a kill: everything is there, once.
  private mutating func finish(_ attempt: Attempt, _ context: String) async throws {
    let again = try await curio.command(attempt.line).run()
    try #require(again.status == 0, "\(again.errors) \(context)")
    try await look(after: attempt, isPromised: true, "again after \(context)")
  }

  /// A folder without a manifest is an export that did not finish; one with it is whole.
  private func lookAtExport(_ folder: String, isDone: Bool, _ context: String) throws {
    struct Manifest: Decodable {
      struct Entry: Decodable { var file: String }
      var specimens: [Entry]
    }
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/manifest.json") else {
      try #require(!isDone, "\(context)")
      return
    }
    let manifest = try JSONDecoder().decode(Manifest.self, from: bytes)
    if isDone { try #require(manifest.specimens.count == model.count, "\(context)") }
    // One that was killed over an earlier export may have removed nothing of that yet.
    for entry in manifest.specimens {
      try #require(
        FileManager.default.fileExists(atPath: "\(folder)/\(entry.file)"), "\(entry.file) \(context)")
    }
  }
}

/// One line of `curio show --json`.
private struct Listed: Decodable {
  var id: String

  init?(_ line: String) {
    guard let value = try? JSONDecoder().decode(Listed.self, from: Data(line.utf8)) else { return nil }
    self = value
  }
}
