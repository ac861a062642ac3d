import Drawer
import Specimens

extension CommandSpec {
  static let rebuild = CommandSpec(
    name: "rebuild",
    summary: "make the index anew from the drawer folder",
    arguments: "",
    options: [.flag("index-only", "leave thumbnails as they are")],
    argumentCount: 0...0
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let count = try drawer.rebuild(thumbnails: !invocation.has("index-only"))
    if invocation.isJSON {
      try context.output.json(["indexed": count])
    } else {
      context.output.note("\(count) indexed.")
    }
    return .done
  }

  static let verify = CommandSpec(
    name: "verify",
    summary: "check every byte: hashes, records, index",
    arguments: "",
    options: [.flag("repair", "repair what can be repaired")],
    argumentCount: 0...0
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let isRepairing = invocation.has("repair")
    let findings = try drawer.verify(repair: isRepairing)
    // Pictures whose records were beyond reading are read anew at once.
    if isRepairing, findings.contains(where: \.isRepaired) {
      _ = try context.wait { await drawer.resumePicked { _ in } }
    }
    for finding in findings {
      if invocation.isJSON {
        try context.output.json(
          FindingLine(problem: finding.problem, repair: finding.repair, repaired: finding.isRepaired))
      } else {
        let word = finding.isRepaired ? (finding.repair == nil ? "note    " : "repaired") : "problem "
        let repair = finding.repair.map { isRepairing ? " (\($0))" : " (--repair: \($0))" } ?? ""
        context.output.line("\(word)  \(printable(finding.problem + repair))")
      }
    }
    let open = findings.count { !$0.isRepaired }
    if !invocation.isJSON {
      context.output.note(
        findings.isEmpty ? "Everything is sound." : "\(findings.count) found, \(open) open.")
    }
    return open == 0 ? .done : .failed
  }
}

private struct FindingLine: Encodable {
  var problem: String
  /// What `--repair` does; absent where only the user can do something.
  var repair: String?
  var repaired: Bool
}
