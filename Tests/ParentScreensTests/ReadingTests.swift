import Explaining
import Glyphs
import Interpreting
import Mail
import Parent
import Specimens
import Terminal
import Testing

@testable import ParentScreens

@Suite("Parts, pictures and the mouse in parent mode")
struct ReadingTests {
  private func drag(_ state: inout ParentState, from start: Point, to end: Point) -> [ParentEffect] {
    _ = parentUpdate(&state, .mouse(MouseEvent(.press(.left), at: start, clickCount: 1)))
    _ = parentUpdate(&state, .mouse(MouseEvent(.drag(.left), at: end)))
    return parentUpdate(&state, .mouse(MouseEvent(.release(.left), at: end)))
  }

  private func place(of text: String, in state: ParentState) throws -> Point {
    let surface = parentRender(state)
    for y in 0..<state.size.rows {
      let row = (0..<state.size.columns).map { surface[$0, y].text }
      for x in row.indices where row[x...].joined().hasPrefix(text) { return Point(x: x, y: y) }
    }
    throw Missing(text: text)
  }

  private struct Missing: Error { var text: String }

  @Test("a box over words chooses them, whole words only, and explains them")
  func selectsText() throws {
    var state = try ParentUpdateTests.state()
    state.path = [.home, .mails, .mail("a"), .original(.mail("a")), .paragraph(.mail("a"), 0)]
    let start = try place(of: "due: $84.17", in: state)
    // It begins inside "due" and ends inside the amount.
    let effects = drag(&state, from: Point(x: start.x + 1, y: start.y), to: Point(x: start.x + 7, y: start.y))
    #expect(state.place == .selection(.mail("a"), "due: $84.17"))
    #expect(state.panel.lines.contains { $0.text == "钱：84.17美元。" })
    #expect(effects.contains { if case .say = $0 { true } else { false } })
    _ = parentUpdate(&state, .digit(0))
    #expect(state.place == .paragraph(.mail("a"), 0))
  }

  @Test("a click is the digit of what was clicked; a box without words says so")
  func clicks() throws {
    var state = try ParentUpdateTests.state()
    let tile = ParentLayout(state).choices[0].area
    let middle = Point(x: tile.x + 3, y: tile.y + 3)
    _ = parentUpdate(&state, .mouse(MouseEvent(.press(.left), at: middle, clickCount: 1)))
    _ = parentUpdate(&state, .mouse(MouseEvent(.release(.left), at: middle)))
    #expect(state.place == .mails)
    state.path = [.home, .mails, .mail("a")]
    let place = state.place
    _ = drag(&state, from: Point(x: 70, y: 22), to: Point(x: 75, y: 22))
    #expect(state.place == place)
    #expect(state.notice == "这里没有字。")
  }

  @Test("a box over a picture chooses the words under it")
  func selectsInPicture() throws {
    var state = try ParentUpdateTests.state()
    state.reading.pictures["a"] = [
      ParentPicture(
        path: "/x", width: 400, height: 200,
        lines: [
          TextLine(text: "Water bill", box: Box(x: 20, y: 20, width: 200, height: 30), confidence: 1),
          TextLine(text: "Amount due $12.50", box: Box(x: 20, y: 120, width: 360, height: 30), confidence: 1),
        ])
    ]
    state.path = [.home, .mails, .mail("a"), .picture(.mail("a", 0))]
    let effects = parentUpdate(&state, .otherKey)
    let wanted = try #require(
      effects.compactMap { if case .draw(let drawing) = $0 { drawing } else { nil } }.first)
    let area = try #require(ParentLayout(state).picture)
    #expect(wanted.columns == area.width && wanted.rows == area.height)
    // The whole picture in cells, as the helper would draw it.
    var drawing = wanted
    drawing.cells = .init(
      columns: 40, rows: 10,
      cells: Array(repeating: .init(scalar: "x", foreground: 1, background: 2), count: 400))
    _ = parentUpdate(&state, .drawn(drawing))
    let frame = ParentLayout.frame(of: try #require(drawing.cells), in: area)
    _ = drag(
      &state, from: Point(x: frame.x, y: frame.y + 5), to: Point(x: frame.maxX - 1, y: frame.y + 8))
    #expect(state.place == .selection(.picture(.mail("a", 0)), "Amount due $12.50"))
    #expect(state.panel.lines.contains { $0.text == "钱：12.50美元。" })
  }

  @Test("a translation stands beside its original, marked as a machine's; one that can't be trusted says so")
  func translations() throws {
    var state = try ParentUpdateTests.state()
    state.settings.translator = "libretranslate http://127.0.0.1:1"
    state.path = [.home, .mails, .mail("a")]
    let effects = parentUpdate(&state, .digit(1))
    let asked = effects.compactMap {
      if case .translate(let text, let names, _) = $0 { (text, names) } else { nil }
    }
    let (text, names) = try #require(asked.first)
    #expect(names == ["North River Power"])
    _ = parentUpdate(
      &state,
      .translated(
        text,
        [
          Translation(original: "Amount due: $84.17", text: "应付84.17美元。"),
          Translation(original: "See x.", text: nil),
        ]))
    // The Chinese comes first, the words themselves after it.
    #expect(state.panel.choices[0].label.contains("应付84.17美元。"))
    #expect(state.panel.choices[0].label.contains("没有把握"))
    #expect(state.panel.choices[0].detail.hasPrefix("Amount due: $84.17"))
    _ = parentUpdate(&state, .digit(1))
    #expect(state.panel.lines.contains { $0.text.hasPrefix("机器翻译：") })
    #expect(state.panel.lines.contains { $0.text == "钱：84.17美元。" })
    // It is asked for once.
    #expect(!parentUpdate(&state, .digit(9)).contains { if case .translate = $0 { true } else { false } })
  }

  @Test("bills of screenshots and mails stand in one list, due first; the same bill stands once")
  func bills() throws {
    var state = try ParentUpdateTests.state()
    func shot(_ byte: Int, _ text: String) throws -> ParentShot {
      var message = MailMessage()
      message.text = text
      return ParentShot(
        id: try #require(SpecimenID(String(repeating: String(byte), count: 64))), title: "Water",
        saved: state.now.date, text: text, explanation: Explainer().explain(message, now: state.now))
    }
    let water = try shot(1, "Your water bill. Amount due: $31.05. Please pay by December 3, 2026.")
    let same = try shot(2, "Your electric bill. Amount due: $84.17. Due date: December 15, 2026.")
    _ = parentUpdate(&state, .shotBills([water, same]))
    #expect(state.bills.map(\.money?.amount.description) == ["31.05", "84.17"])
    // The words before a payee's name are Chinese too.
    #expect(ParentShot.payee(in: "Payment due: Bill: Water") == "Water")
    #expect(ParentShot.payee(in: "Water") == nil)
    let told = PartExplainer.screenshot(water.explanation, text: water.text, now: state.now).joined()
    #expect(told.contains("截图里是水费账单"), "\(told)")
    state.path = [.home, .bills]
    state.shots = []
    // Ticked off like any other.
    state.path = [.home, .bills, .confirmPaid(.shot(water.id))]
    state.confirmDigit = 1
    let effects = parentUpdate(&state, .digit(1))
    #expect(effects.contains(.setPaid("\(water.id)", true)))
    #expect(state.bills.last?.isPaid == true)
  }

  @Test("all tiles of a screen show their words in one size", arguments: [(80, 24), (120, 35), (200, 50)])
  func tiles(columns: Int, rows: Int) throws {
    var state = try ParentUpdateTests.state()
    state.size = Size(columns: columns, rows: rows)
    guard let font = BitmapFont.installed() else { return }
    state.lettering.learn(state.panel.choices.map(\.word), font: font)
    let layout = ParentLayout(state)
    let inner = layout.choices[0].area.inset()
    #expect(
      state.lettering.grain(for: layout.choices.map(\.choice.word), columns: inner.width, rows: inner.height)
        != nil)
    // A word that doesn't fit makes all of them plain.
    #expect(state.lettering.grain(for: ["读邮件", "读邮件读邮件读邮件读邮件"], columns: 24, rows: 8) == nil)
    let surface = parentRender(state)
    let text = (0..<rows).map { y in (0..<columns).map { surface[$0, y].text }.joined() }.joined(
      separator: "\n")
    #expect(text.contains("读新邮件") && (text.contains("█") || text.contains("▌")))
  }

  @Test("a chosen part is shown large where there is room for all of it")
  func large() throws {
    var state = try ParentUpdateTests.state()
    state.size = Size(columns: 200, rows: 50)
    guard let font = BitmapFont.installed() else { return }
    state.path = [.home, .selection(.mail("a"), "Amount due: $84.17")]
    state.lettering.learn([state.panel.large], font: font)
    #expect(!ParentLayout(state).large.isEmpty)
    state.size = Size(columns: 40, rows: 12)
    #expect(ParentLayout(state).large.isEmpty)
  }
}
