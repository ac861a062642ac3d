import Specimens

/// The sentences a suggestion rests on: the lines with its dates, or only the sentence in a long line.
struct EvidenceRule: Sendable {
  let page: Page

  func evidence(for candidate: Candidate, end mention: Mention?) -> [Evidence] {
    var spans: [TextSpan] = []
    for mention in candidate.mentions + [mention].compactMap({ $0 }) {
      let span = sentence(around: mention.entity.span, on: mention.line)
      if let last = spans.last, span.start <= last.end + 2 {
        spans[spans.count - 1] = TextSpan(min(last.start, span.start), max(last.end, span.end))
      } else if !spans.contains(where: { $0.overlaps(span) }) {
        spans.append(span)
      }
    }
    return spans.sorted().map { Evidence(span: $0, text: page.text(of: $0)) }
  }

  private func sentence(around span: TextSpan, on line: Int) -> TextSpan {
    // A date that runs over two lines.
    let first = page.lines[line].span
    let last = page.lines[page.line(at: max(span.start, span.end - 1))].span
    let whole = TextSpan(first.start, max(first.end, last.end))
    guard whole.count > 90 else { return whole }
    var (low, high) = (span.start, span.end)
    while low > whole.start, !isStop(low - 1) { low -= 1 }
    while high < whole.end, !isStop(high) { high += 1 }
    if high < whole.end { high += 1 }
    while low < high, page.scalars[low].isBlank { low += 1 }
    return TextSpan(low, high)
  }

  private func isStop(_ offset: Int) -> Bool {
    let scalar = page.scalars[offset]
    if "。!?！？\n".unicodeScalars.contains(scalar) { return true }
    guard scalar == "." else { return false }
    return offset + 1 >= page.scalars.count || page.scalars[offset + 1].isBlank
  }
}
