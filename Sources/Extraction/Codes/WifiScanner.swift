import Specimens

/// Wi-Fi access: a QR payload (`WIFI:T:WPA;S:name;P:secret;;`) or a network's name with its password beside or below it.
struct WifiScanner {
  let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    while i < reader.count {
      guard begins(i), let (candidate, next) = payload(i) ?? labelled(i) else {
        i += 1
        continue
      }
      found.append(candidate)
      i = max(next, i + 1)
    }
    return found
  }

  /// Labels of networks begin with few letters: w, s, n, ネ, 网, 无.
  private func begins(_ i: Int) -> Bool {
    let token = reader.tokens[i]
    guard token.kind == .word || token.kind == .character else { return false }
    return [0x77, 0x73, 0x6E, 0x30CD, 0x7F51, 0x65E0].contains(reader.text.shadow.scalars[Int(token.start)])
  }

  // MARK: Payload

  private func payload(_ i: Int) -> (Candidate, Int)? {
    guard reader.word(i, "wifi"), reader.symbol(i + 1, ":"), reader.isGlued(i + 1) else { return nil }
    let original = reader.text.shadow.original
    let start = reader.text.shadow.span(Int(reader.tokens[i].start), Int(reader.tokens[i].end)).start
    var fields: [Character: String] = [:]
    var position = start + 5
    while position + 1 < original.count, original[position + 1] == 0x3A,
      let key = Unicode.Scalar(original[position])
    {
      let (value, next) = field(original, from: position + 2)
      guard let next else { return nil }
      fields[Character(key)] = value
      position = next
    }
    guard let network = fields["S"], !network.isEmpty else { return nil }
    let last = lastToken(before: position, from: i)
    return (
      candidate(
        i, last, network: network, password: fields["P"], security: fields["T"], rule: "Wi-Fi payload", 0.98),
      last
    )
  }

  /// One value up to its semicolon; a backslash keeps the next sign. Nil without an end.
  private func field(_ original: [UInt32], from start: Int) -> (String, Int?) {
    var value = String.UnicodeScalarView()
    var i = start
    while i < original.count, i - start < 256, original[i] != 0x0A {
      if original[i] == 0x3B { return (String(value), i + 1) }
      if original[i] == 0x5C, i + 1 < original.count { i += 1 }
      if let scalar = Unicode.Scalar(original[i]) { value.append(scalar) }
      i += 1
    }
    return ("", nil)
  }

  private func lastToken(before position: Int, from i: Int) -> Int {
    var last = i + 1
    while reader.exists(last), Int(reader.text.shadow.starts[Int(reader.tokens[last].start)]) < position {
      last += 1
    }
    return last
  }

  // MARK: Labels

  /// Wi-Fi: name … Password: secret; SSID, ネットワーク名, パスワード, 密码.
  private func labelled(_ i: Int) -> (Candidate, Int)? {
    guard let afterLabel = networkLabel(i) else { return nil }
    guard let name = value(after: afterLabel) else { return nil }
    var at = name.last
    var steps = 0
    while reader.exists(at), steps < 8 {
      if let afterPassword = passwordLabel(at) {
        guard let password = value(after: afterPassword) else { return nil }
        return (
          candidate(
            i, password.last, network: name.text, password: password.text, security: nil,
            rule: "Wi-Fi labels", 0.9), password.last
        )
      }
      at += 1
      steps += 1
    }
    guard reader.anyWord(i, "ssid") else { return nil }
    return (
      candidate(i, name.last, network: name.text, password: nil, security: nil, rule: "Wi-Fi name", 0.75),
      name.last
    )
  }

  private func networkLabel(_ i: Int) -> Int? {
    if reader.anyWord(i, "ssid", "network") { return i + 1 }
    if reader.word(i, "wifi") { return i + 1 }
    if reader.word(i, "wi"), reader.symbol(i + 1, "-"), reader.word(i + 2, "fi") { return i + 3 }
    return reader.startsText(i, "ネットワーク名") ?? reader.startsText(i, "网络名称") ?? reader.startsText(i, "无线网络")
  }

  private func passwordLabel(_ i: Int) -> Int? {
    if reader.anyWord(i, "password", "pass", "passphrase", "pw", "pwd", "key") { return i + 1 }
    return reader.startsText(i, "パスワード") ?? reader.startsText(i, "暗号化キー") ?? reader.startsText(i, "密码")
      ?? reader.startsText(i, "暗証")
  }

  /// Everything up to the next blank, after a colon or straight below the label.
  private func value(after i: Int) -> (text: String, last: Int)? {
    var at = i
    if reader.anyWord(at, "name", "network") { at += 1 }
    let hasMark = reader.symbol(at, ":") || reader.symbol(at, "=")
    if hasMark { at += 1 }
    guard reader.exists(at), hasMark || reader.tokens[at].newlineBefore, passwordLabel(at) == nil else {
      return nil
    }
    var end = at + 1
    while reader.exists(end), !reader.tokens[end].spaceBefore, end - at < 40 { end += 1 }
    let text = reader.original(at, end)
    return text.count >= 2 ? (text, end) : nil
  }

  private func candidate(
    _ first: Int, _ last: Int, network: String, password: String?, security: String?, rule: String,
    _ confidence: Double
  ) -> Candidate {
    Candidate(
      start: Int(reader.tokens[first].start), end: Int(reader.tokens[last - 1].end),
      value: .wifi(network: network, password: password, security: security), rule: rule,
      confidence: confidence)
  }
}

extension Reader {
  /// The token after these words where they begin at a token.
  func startsText(_ i: Int, _ words: String) -> Int? {
    guard tokens[i].kind == .character else { return nil }
    var end = Int(tokens[i].start)
    for scalar in words.unicodeScalars {
      guard end < text.shadow.count, text.shadow.scalars[end] == Folding.fold(scalar.value) else {
        return nil
      }
      end += 1
    }
    var next = i
    while exists(next), Int(tokens[next].start) < end { next += 1 }
    return next
  }
}
