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
    let findings = try drawer.verify(repair: invocation.has("repair"))
    for finding in findings {
      if invocation.isJSON {
        try context.output.json(FindingLine(problem: finding.problem, repaired: finding.isRepaired))
      } else {
        context.output.line("\(finding.isRepaired ? "repaired" : "problem ")  \(printable(finding.problem))")
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
  var repaired: Bool
}
