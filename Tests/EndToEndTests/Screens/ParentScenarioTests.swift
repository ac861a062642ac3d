import Foundation
import Speech
import TestSupport
import Testing

/// A parent's mailbox, pages and outgoing mail on real servers of this machine.
private final class ParentWorld: Sendable {
  let curio: CurioProgram
  let mail: DovecotServer
  let pages: PageServer
  let sink: SmtpSink
  let speech: String

  static let bill = """
    <html><head><title>Your bill</title></head><body><h1>Your electric bill</h1>
    <div id="summary">Amount due <span class="amount">$84.17</span> <p>Due date December 15, 2030</p></div>
    <a id="view-bill" href="/details">View bill details</a> <a class="pay-now" href="/pay">Pay now</a></body></html>
    """

  private static let table = """
    {"version": 1, "sites": [{"hosts": ["localhost"], "pages": [{"kind": "bill", "path": "/bill", "required": "#summary",
    "facts": {"amount": "#summary .amount"}, "actions": [
    {"id": "seeBill", "chinese": "看账单", "meaning": "see the bill", "risk": "none", "selector": "a#view-bill"},
    {"id": "pay", "chinese": "付款", "meaning": "pay", "risk": "money", "selector": "a.pay-now"},
    {"id": "download", "chinese": "下载账单", "meaning": "download", "risk": "none", "selector": "a.download"}]}]}]}
    """

  init() async throws {
    async let mailServer = DovecotServer()
    async let pageServer = PageServer([
      "/bill": Self.bill,
      "/details": "<html><title>Details</title><p>Energy charge $70.00</p><p>Tax $14.17</p></html>",
    ])
    async let sendServer = SmtpSink()
    (mail, pages, sink) = try await (mailServer, pageServer, sendServer)
    var curio = try CurioProgram()
    let bin = try curio.home.folder("bin")
    curio.environment["PATH"] = "\(bin):\(curio.environment["PATH"] ?? "")"
    self.curio = curio
    speech = curio.home.path("speech.txt")
    // A browser that only notes what it was asked for.
    try write(
      "#!/bin/sh\necho \"$1\" >> \"\(curio.home.path("browser.txt"))\"\n", to: "bin/xdg-open", mode: 0o755)
    // One without a window that draws every page the same.
    let picture = try #require(CurioProgram.samples.first { $0.hasSuffix(".png") })
    try write(
      """
      #!/bin/sh
      for word in "$@"; do case "$word" in --screenshot=*) cp "\(picture)" "${word#--screenshot=}";; esac; done

      """, to: "bin/chromium", mode: 0o755)
    try write(mail.password + "\n", to: "secret", mode: 0o600)
    try write(sink.password + "\n", to: "send-secret", mode: 0o600)
    let authorities = try [mail.certificate, pages.certificate, sink.certificate].map {
      try String(contentsOfFile: $0.certificate, encoding: .utf8)
    }
    try write(authorities.joined(), to: "authorities.pem", mode: 0o600)
    try write(Self.table, to: "config/curio/sites/local.json", mode: 0o600)
    for (name, value) in [
      ("server", "localhost:\(mail.port)"), ("user", mail.user), ("secret-file", curio.home.path("secret")),
      ("authority", curio.home.path("authorities.pem")), ("hosts", "localhost"),
    ] { try await set(name, value) }
    try mail.deliver(
      "From: North River Power <billing@northriver-power.example>\nSubject: Your electric bill is ready\n"
        + "Message-ID: <bill@northriver-power.example>\n\nHello. Your electric bill is ready.\n\nAmount due: $84.17\n"
        + "Due date: December 15, 2030\n\nView your bill: https://localhost:\(pages.port)/bill\n",
      named: "bill", daysAgo: 1)
    try mail.deliver(
      "From: Lee Dental <office@leedental.example>\nSubject: Appointment reminder\nTo: parent@home.example\n"
        + "Message-ID: <visit@leedental.example>\n\nThis is a reminder of your dental appointment on December 8, 2030 "
        + "at 10:30 AM with Dr. Lee. Please reply to confirm your appointment.\n",
      named: "visit", daysAgo: 2)
    try mail.deliver(
      "From: Cedar Bank <security@cedarbank-alerts.test>\nSubject: URGENT\nMessage-ID: <x@cedarbank-alerts.test>\n\n"
        + "Verify your password and card PIN now or your account will be closed.\n",
      named: "bad", daysAgo: 3)
  }

  func set(_ name: String, _ value: String) async throws {
    let outcome = try await curio.run("parent", "set", name, value)
    #expect(outcome.status == 0, "\(name): \(outcome.errors)")
  }

  func setUpSending() async throws {
    for (name, value) in [
      ("smtp", "localhost:\(sink.port)"), ("smtp-user", sink.user), ("address", "parent@home.example"),
      ("smtp-secret-file", curio.home.path("send-secret")),
    ] { try await set(name, value) }
  }

  func write(_ text: String, to name: String, mode: Int) throws {
    let url = URL(fileURLWithPath: curio.home.path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
  }

  func open(columns: Int = 100, rows: Int = 32) async throws -> TmuxSession {
    try await curio.open("parent", "--record-speech", speech, columns: columns, rows: rows)
  }

  var spoken: String { (try? String(contentsOfFile: speech, encoding: .utf8)) ?? "" }
  var opened: String { (try? String(contentsOfFile: curio.home.path("browser.txt"), encoding: .utf8)) ?? "" }

  /// Waits for what is written down outside of the screen.
  func wait(for what: String, _ holds: () throws -> Bool) async throws {
    for _ in 0..<600 {
      if try holds() { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("\(what) did not come")
  }
}

@Suite(
  "Parent mode against real servers, by number keys alone",
  .enabled(if: Command.areInstalled("tmux"), "tmux is not installed"),
  .enabled(if: DovecotServer.canRun, "dovecot is not installed, or this is not root"),
  .enabled(if: SmtpSink.canRun, "python3-aiosmtpd is not installed"))
struct ParentScenarioTests {
  @Test(
    "a bill is read and heard, its page opened after its host was said, and paying goes to the browser on another key"
  )
  func billToPayment() async throws {
    let world = try await ParentWorld()
    let screen = try await world.open()
    try await screen.wait(for: "3封没看过")
    try await screen.press("1")
    try await screen.wait(for: "North River Power")
    try await screen.press("1")
    try await screen.wait(for: "84.17美元")
    // A paragraph, then a sentence of it.
    try await screen.press("1")
    try await screen.wait(for: "原文")
    try await screen.press("1")
    try await screen.wait(for: "这一段")
    try await screen.press("2")
    try await screen.wait(for: "这一句")
    try await screen.press("0", "0", "0")
    try await screen.wait(for: "打开链接")
    try await screen.press("4")
    try await screen.wait(for: "打开哪个链接")
    try await screen.press("1")
    try await screen.wait(for: "要打开这个网页吗")
    #expect(world.pages.requests.isEmpty)
    try await screen.press("2")
    try await screen.wait(for: "网页上说要付84.17美元")
    try await screen.wait(for: "没有找到：下载账单")
    // The bill itself, on the site's own page.
    try await screen.press("1")
    try await screen.wait(for: "要打开这个网页吗")
    try await screen.press("2")
    try await screen.wait(for: "Details")
    // Its picture goes into the drawer.
    try await screen.press("3")
    try await screen.wait(for: "网页的图存好了", within: 60)
    try await screen.press("0")
    try await screen.wait(for: "网页上说要付84.17美元")
    // Paying: the key that was just pressed does nothing.
    try await screen.press("2")
    try await screen.wait(for: "要在浏览器里打开吗")
    try await screen.wait(for: "84.17美元")
    try await screen.press("2")
    try await screen.wait(forNo: "要在浏览器里打开吗")
    #expect(world.opened.isEmpty)
    try await screen.press("2")
    try await screen.wait(for: "要在浏览器里打开吗")
    try await screen.press("1")
    try await screen.wait(for: "在浏览器里打开了")
    try await world.wait(for: "the browser") { world.opened == "https://localhost:\(world.pages.port)/pay\n" }
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)
    #expect(world.pages.requests == ["/bill", "/details"])
    let spoken = world.spoken
    for sentence in [
      "这个链接去的网站是：localhost。", "网页上说要付84.17美元", "会在浏览器里打开localhost。", "网页上的金额：84.17美元。", "这一页上没有找到：下载账单。",
    ] { #expect(spoken.contains(sentence), "\(sentence) in \(spoken)") }
    // The host is said before anything of the page is.
    let host = try #require(spoken.range(of: "这个链接去的网站是：localhost。"))
    let page = try #require(spoken.range(of: "网页：localhost。"))
    #expect(host.upperBound <= page.lowerBound)
    #expect(world.mail.messages.allSatisfy { !$0.hasSuffix("S") })
    #expect(world.sink.messages.isEmpty)
  }

  @Test("an answer is read back and sent on another key only; what is not taken is kept, said and sent again")
  func answers() async throws {
    let world = try await ParentWorld()
    var screen = try await world.open()
    try await screen.wait(for: "3封没看过")
    // Off until it is set up.
    try await screen.press("5")
    try await screen.wait(for: "回信还没有设置好")
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)

    try await world.setUpSending()
    screen = try await world.open()
    try await screen.wait(for: "3封没看过")
    try await screen.press("5")
    let list = try await screen.wait(for: "Lee Dental")
    #expect(!list.contains("Cedar Bank"))
    try await screen.press("2")
    try await screen.wait(for: "回给Lee Dental")
    try await screen.press("1")
    try await screen.wait(for: "要寄出去吗")
    try await screen.wait(for: "英文：Thank you. I will be there.")
    // The key just pressed is not the one that sends.
    try await screen.press("1")
    try await screen.wait(for: "这里没有1")
    #expect(world.sink.messages.isEmpty)
    try await screen.press("2")
    try await screen.wait(for: "寄出去了")
    #expect(world.sink.messages.count == 1)
    let message = try #require(world.sink.messages.first)
    for part in [
      "parent@home.example office@leedental.example", "Subject: Re: Appointment reminder",
      "Thank you. I will be there.",
      "In-Reply-To: <visit@leedental.example>",
    ] { #expect(message.contains(part), "\(message)") }

    // The server no longer takes it: nothing is lost.
    try world.write("wrong\n", to: "send-secret", mode: 0o600)
    try await screen.press("2")
    try await screen.wait(for: "回给Lee Dental")
    try await screen.press("2")
    try await screen.wait(for: "要寄出去吗")
    try await screen.press("1")
    try await screen.wait(for: "没有寄出去：密码不对")
    try await screen.wait(for: "✗")
    #expect(world.sink.messages.count == 1)
    try world.write(world.sink.password + "\n", to: "send-secret", mode: 0o600)
    try await screen.press("1")
    try await screen.wait(for: "再寄一次")
    try await screen.press("1")
    try await screen.wait(for: "要再寄一次吗")
    try await screen.press("2")
    try await screen.wait(for: "寄出去了")
    try await world.wait(for: "the second answer") { world.sink.messages.count == 2 }
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)
    let spoken = world.spoken
    for sentence in ["回给：Lee Dental，office@leedental.example。", "中文：好的，我会去。", "没有寄出去：密码不对。回信留着，请家人看看。"] {
      #expect(spoken.contains(sentence), "\(sentence) in \(spoken)")
    }
    // A copy lies in the account's own folder too, and no password anywhere.
    let copies = files(under: world.curio.home.path("data")).filter { $0.hasSuffix(".eml") }
    #expect(copies.count == 2)
    for file in files(under: world.curio.home.path) where !file.hasSuffix("secret") {
      let bytes = FileManager.default.contents(atPath: file) ?? Data()
      #expect(bytes.range(of: Data(world.sink.password.utf8)) == nil, "\(file)")
    }
  }

  @Test("a picture in a mail is read and shown, its words by numbers")
  func picture() async throws {
    let curio = try CurioProgram()
    let sample = try #require(CurioProgram.samples.first { $0.hasSuffix(".png") })
    let image = try Data(contentsOf: URL(fileURLWithPath: sample)).base64EncodedString(
      options: .lineLength76Characters)
    let mail = """
      From: Mei <mei@home.example>
      Subject: Look at this
      Message-ID: <pic@home.example>
      MIME-Version: 1.0
      Content-Type: multipart/mixed; boundary=x

      --x
      Content-Type: text/plain

      Hi Mom, look at this picture. Love, Mei
      --x
      Content-Type: image/png; name=picture.png
      Content-Transfer-Encoding: base64

      \(image)
      --x--

      """
    _ = try curio.home.folder("Maildir/new")
    try curio.home.write(mail.utf8, to: "Maildir/new/1")
    #expect(try await curio.run("parent", "set", "mail", curio.home.path("Maildir")).status == 0)
    let screen = try await curio.open(
      "parent", "--record-speech", curio.home.path("speech.txt"), columns: 100, rows: 32)
    try await screen.wait(for: "1封没看过")
    try await screen.press("1")
    try await screen.wait(for: "Mei")
    try await screen.press("1")
    let shown = try await screen.wait(for: "看信里的图")
    let digit = try #require(
      shown.description.split(separator: "\n").first { $0.contains("看信里的图") }?.first { $0.isNumber })
    try await screen.press(String(digit))
    try await screen.wait(for: "第1张图", within: 90)
    try await screen.press("1")
    try await screen.wait(for: "看图里的字")
    try await screen.wait(until: "the picture") {
      $0.contains("▄") || $0.contains("█") || $0.contains("▀") || $0.contains("▐")
    }
    try await screen.press("1")
    try await screen.wait(for: "原文")
    try await screen.press("1")
    try await screen.wait(for: "这一段")
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)
    // Nothing of the picture stays behind.
    #expect(files(under: curio.home.path("cache")).allSatisfy { !$0.contains("/pictures/") })
  }

  @Test(
    "with the real voice every screen becomes a sound file that is not silent and reads no Chinese as English",
    .enabled(if: Command.areInstalled("espeak-ng"), "espeak-ng is not installed"))
  func waves() async throws {
    let world = try await ParentWorld()
    try await world.setUpSending()
    let folder = world.curio.home.path("sound")
    let screen = try await world.curio.open("parent", "--save-speech", folder, columns: 100, rows: 32)
    func texts() -> [String] { files(under: folder).filter { $0.hasSuffix(".txt") } }
    // A key stops what is being said, so each screen is heard before the next key.
    func hear(_ words: String) async throws {
      try await world.wait(for: "the sound of \(words)") {
        try texts().contains { try String(contentsOfFile: $0, encoding: .utf8).contains(words) }
      }
    }
    try await screen.wait(for: "3封没看过")
    try await screen.press("1")
    try await screen.wait(for: "North River Power")
    // The dishonest one.
    try await screen.press("3")
    try await screen.wait(for: "像是骗人的")
    try await hear("像是骗人的")
    try await screen.press("0", "1")
    try await screen.wait(for: "84.17美元")
    try await hear("84.17美元")
    try await screen.press("4")
    try await screen.wait(for: "打开哪个链接")
    try await screen.press("1")
    try await screen.wait(for: "要打开这个网页吗")
    try await hear("这个链接去的网站是")
    try await screen.press("2")
    try await screen.wait(for: "网页上说要付84.17美元")
    try await hear("网页上说要付")
    try await screen.press("0", "0", "0", "0")
    try await screen.wait(for: "您想做什么")
    try await screen.press("5")
    try await screen.wait(for: "回哪一封信")
    try await screen.press("2")
    try await screen.wait(for: "回给Lee Dental")
    try await screen.press("1")
    try await screen.wait(for: "要寄出去吗")
    try await hear("中文：好的，我会去。")
    try await screen.press("C-c")
    #expect(try await screen.waitForExit() == 0)
    for text in texts() {
      let sound = try Data(contentsOf: URL(fileURLWithPath: String(text.dropLast(4)) + ".wav"))
      #expect(sound.prefix(4).elementsEqual("RIFF".utf8))
      let isLoud = stride(from: 44, to: sound.count - 1, by: 2).contains { index in
        abs(Int(Int16(bitPattern: UInt16(sound[index]) | UInt16(sound[index + 1]) << 8))) > 3000
      }
      #expect(isLoud, "\(text)")
      for sentence in try String(contentsOfFile: text, encoding: .utf8).split(separator: "\n") {
        let phonemes = try #require(await EspeakSpeaker().phonemes(of: String(sentence)))
        #expect(!phonemes.contains("(en)"), "\(sentence)")
      }
    }
  }
}
