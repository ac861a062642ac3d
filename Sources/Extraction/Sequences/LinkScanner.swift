import Specimens

/// Web addresses (with a scheme, with www., or a bare host with a known ending) and e-mail addresses.
struct LinkScanner {
  private let shadow: Shadow
  private let scalars: [UInt32]
  private let count: Int

  init(_ text: TokenizedText) {
    shadow = text.shadow
    scalars = shadow.scalars
    count = scalars.count
  }

  /// One pass over the signs that every link has: `://`, `@`, and dots inside words.
  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    var free = 0
    while i < count {
      var candidate: Candidate?
      switch scalars[i] {
      case 0x3A where i + 2 < count && scalars[i + 1] == 0x2F && scalars[i + 2] == 0x2F:
        candidate = schemed(at: i, after: free)
      case 0x40: candidate = email(at: i, after: free)
      case 0x2E where i > 0 && i + 1 < count && isHost(scalars[i - 1]) && isHost(scalars[i + 1]):
        candidate = bareHost(at: i, after: free)
      default: break
      }
      if let candidate {
        found.append(candidate)
        free = candidate.end
        i = max(candidate.end, i + 1)
      } else if scalars[i] == 0x2E {
        // The rest of this run of dots and labels cannot begin a host either.
        i = max(i + 1, endOfRun(i))
      } else {
        i += 1
      }
    }
    return found
  }

  @inline(__always) private func isHost(_ s: UInt32) -> Bool {
    Scalars.isDigit(s) || (s >= 0x61 && s <= 0x7A) || s == 0x2D
  }

  private func endOfRun(_ i: Int) -> Int {
    var j = i
    while j < count, isHost(scalars[j]) || scalars[j] == 0x2E || scalars[j] == 0x5F {
      j += 1
      if j - i > 300 { break }
    }
    // An address may still follow: stop before its sign.
    return j < count && scalars[j] == 0x40 ? j : j
  }

  // MARK: Links

  private func schemed(at colon: Int, after free: Int) -> Candidate? {
    var start = colon
    while start > free, scalars[start - 1] >= 0x61, scalars[start - 1] <= 0x7A, colon - start < 8 {
      start -= 1
    }
    let scheme = Scalars.string(scalars[start..<colon])
    let schemes = ["https", "http", "ftp", "webcal", "ftps", "sftp"]
    guard let known = schemes.first(where: { scheme.hasSuffix($0) }) else { return nil }
    start = colon - known.utf8.count
    let hostEnd = self.hostEnd(colon + 3)
    guard hostEnd > colon + 3 else { return nil }
    let host = labels(colon + 3, hostEnd)
    let isLocal = host.count == 1 && (word(host[0]) == "localhost" || hasPort(hostEnd))
    guard isLocal || host.count >= 2 && isPlausibleEnding(host) else { return nil }
    return link(start, tail(hostEnd), confidence: 0.99, rule: "link with scheme")
  }

  private func hasPort(_ i: Int) -> Bool {
    i + 1 < count && scalars[i] == 0x3A && Scalars.isDigit(scalars[i + 1])
  }

  private func isPlausibleEnding(_ labels: [Range<Int>]) -> Bool {
    guard let last = labels.last else { return false }
    let letters = scalars[last].allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    if !letters { return labels.count == 4 && labels.allSatisfy { scalars[$0].allSatisfy(Scalars.isDigit) } }
    return last.count >= 2 && (last.count != 3 || word(last) != "xxx")
  }

  private func bareHost(at dot: Int, after free: Int) -> Candidate? {
    var start = dot
    while start > free, isHost(scalars[start - 1]) || scalars[start - 1] == 0x2E, dot - start < 64 {
      start -= 1
    }
    while start < dot, scalars[start] == 0x2D || scalars[start] == 0x2E { start += 1 }
    if start > 0, [0x40, 0x5F, 0x24, 0x2F].contains(scalars[start - 1]) {
      return nil
    }
    let hostEnd = self.hostEnd(start)
    guard hostEnd > dot, !endsInFigures(start, hostEnd) else { return nil }
    var host = labels(start, hostEnd)
    guard host.count >= 2, !host.contains(where: \.isEmpty) else { return nil }
    if hostEnd < count, scalars[hostEnd] == 0x40 || scalars[hostEnd] == 0x5F { return nil }
    let isWWW = word(host[0]) == "www" && host.count >= 3
    // "see example.com.Then": a capital after the dot begins a sentence.
    if !isWWW, let last = host.last, isCapital(last.lowerBound), host.count > 2 || !allCapitals(host) {
      host.removeLast()
    }
    guard let ending = host.last, host.count >= 2 else { return nil }
    let end = ending.upperBound
    let name = word(ending)
    let hasPath = end < count && (scalars[end] == 0x2F || scalars[end] == 0x3F || hasPort(end))
    guard
      Endings.known.contains(name)
        || (isWWW && ending.count >= 2 && scalars[ending].allSatisfy { $0 >= 0x61 && $0 <= 0x7A })
    else { return nil }
    if !isWWW, Endings.words.contains(name), !hasPath || host.count < 2 { return nil }
    if !isWWW, !hasPath, Endings.fileLike.contains(name) { return nil }
    if !isWWW, host.count == 2, host[0].count < 2, !hasPath { return nil }
    return link(start, tail(end), confidence: isWWW || hasPath ? 0.97 : 0.9, rule: "bare host")
  }

  /// 3.14, 12.05.2026: the last part begins with a figure, as no ending does.
  private func endsInFigures(_ start: Int, _ end: Int) -> Bool {
    var i = end - 1
    while i > start, scalars[i] != 0x2E { i -= 1 }
    return i + 1 < end && Scalars.isDigit(scalars[i + 1])
  }

  private func isCapital(_ i: Int) -> Bool { (0x41...0x5A).contains(shadow.original[Int(shadow.starts[i])]) }
  private func allCapitals(_ labels: [Range<Int>]) -> Bool { labels.allSatisfy { isCapital($0.lowerBound) } }

  private func hostEnd(_ start: Int) -> Int {
    var i = start
    while i < count, isHost(scalars[i]) || (scalars[i] == 0x2E && isASCII(i)), i - start < 254 { i += 1 }
    while i > start, scalars[i - 1] == 0x2E || scalars[i - 1] == 0x2D { i -= 1 }
    return i
  }

  private func labels(_ start: Int, _ end: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var from = start
    for i in start...end where i == end || scalars[i] == 0x2E {
      result.append(from..<i)
      from = i + 1
    }
    return result
  }

  private func word(_ range: Range<Int>) -> String {
    Scalars.string(scalars[range])
  }

  private func isASCII(_ i: Int) -> Bool { shadow.original[Int(shadow.starts[i])] < 0x80 }

  /// Port, path, query and fragment; Japanese and Chinese only straight after a slash or an equals sign.
  private func tail(_ start: Int) -> Int {
    var i = start
    if hasPort(i) {
      i += 1
      while i < count, Scalars.isDigit(scalars[i]) { i += 1 }
    }
    guard i < count, scalars[i] == 0x2F || scalars[i] == 0x3F || scalars[i] == 0x23 else { return i }
    var isNamePart = false
    while i < count {
      let s = scalars[i]
      if s > 0x20, s < 0x7F, isASCII(i) {
        if s == 0x22 || s == 0x3C || s == 0x3E || s == 0x60 || s == 0x7C || s == 0x5C || s == 0x5E { break }
        isNamePart = s == 0x2F || s == 0x3D
      } else if Scalars.isHan(s) || (s >= 0x30A1 && s <= 0x30FF) {
        guard isNamePart else { break }
      } else {
        break
      }
      i += 1
    }
    return trimmed(start, i)
  }

  /// Closing punctuation belongs to the sentence, a bracket only if it was not opened inside.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start {
      let s = scalars[end - 1]
      if [0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x27, 0x2A, 0x5F].contains(s) {
        end -= 1
      } else if s == 0x29 || s == 0x5D || s == 0x7D {
        let opening: UInt32 = s == 0x29 ? 0x28 : s == 0x5D ? 0x5B : 0x7B
        let (opened, closed) = scalars[start..<end].reduce(into: (0, 0)) {
          if $1 == opening { $0.0 += 1 } else if $1 == s { $0.1 += 1 }
        }
        guard closed > opened else { break }
        end -= 1
      } else {
        break
      }
    }
    return end
  }

  private func link(_ start: Int, _ end: Int, confidence: Double, rule: String) -> Candidate {
    Candidate(
      start: start, end: end, value: .url(shadow.text(start, end)), rule: rule, confidence: confidence)
  }

  // MARK: E-mail

  private func email(at sign: Int, after free: Int) -> Candidate? {
    var start = sign
    while start > free, isLocal(scalars[start - 1]), sign - start < 64 { start -= 1 }
    while start < sign, scalars[start] == 0x2E || scalars[start] == 0x27 || scalars[start] == 0x2D {
      start += 1
    }
    guard start < sign, scalars[sign - 1] != 0x2E else { return nil }
    let end = hostEnd(sign + 1)
    let host = labels(sign + 1, end)
    guard host.count >= 2,
      !host.contains(where: {
        $0.isEmpty || scalars[$0.lowerBound] == 0x2D || scalars[$0.upperBound - 1] == 0x2D
      })
    else { return nil }
    if end < count, scalars[end] == 0x5F || scalars[end] == 0x40 { return nil }
    var last = host[host.count - 1]
    var stop = end
    if host.count > 2, isCapital(last.lowerBound), !isCapital(host[host.count - 2].lowerBound) {
      stop = last.lowerBound - 1
      last = host[host.count - 2]
    }
    guard last.count >= 2, scalars[last].allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return nil }
    return Candidate(
      start: start, end: stop, value: .email(shadow.text(start, stop).lowercasedASCII), rule: "e-mail",
      confidence: 0.98)
  }

  private func isLocal(_ s: UInt32) -> Bool {
    Scalars.isDigit(s) || (s >= 0x61 && s <= 0x7A)
      || [0x2E, 0x5F, 0x25, 0x2B, 0x2D, 0x27, 0x26, 0x23].contains(s)
  }
}

extension String {
  /// Lower case of the ASCII letters, as host names and mail addresses need it.
  var lowercasedASCII: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { (0x41...0x5A).contains($0.value) ? Unicode.Scalar(UInt8($0.value) + 0x20) : $0 })
    )
  }
}
