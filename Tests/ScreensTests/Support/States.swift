import Drawer
import Specimens
import Terminal

@testable import Screens

/// A filled program on every screen and in every dialog, made only by messages.
enum States {
  static let sizes = [
    Size(columns: 20, rows: 5), Size(columns: 40, rows: 12), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 35), Size(columns: 200, rows: 50),
  ]

  /// The drawer with cards, as it is after the first answers.
  static func drawer(_ size: Size = Size(columns: 80, rows: 24), titles: [String]? = nil, total: Int = 142)
    -> AppState
  {
    var state = AppState(now: Fixtures.now, size: size, sampleFolder: "/samples")
    feed(&state, state.start(), titles: titles, total: total)
    send(&state, .settled, titles: titles, total: total)
    return state
  }

  static func send(_ state: inout AppState, _ message: Message, titles: [String]? = nil, total: Int = 142) {
    feed(&state, update(&state, message), titles: titles, total: total)
  }

  static func press(_ state: inout AppState, _ strokes: Stroke..., titles: [String]? = nil) {
    for stroke in strokes { send(&state, .stroke(stroke), titles: titles) }
  }

  /// Answers effects as a drawer would, until none is left.
  static func feed(_ state: inout AppState, _ effects: [Effect], titles: [String]? = nil, total: Int = 142) {
    for effect in effects {
      guard let answer = answer(effect, titles: titles, total: total) else { continue }
      feed(&state, update(&state, answer), titles: titles, total: total)
    }
  }

  private static func answer(_ effect: Effect, titles: [String]?, total: Int) -> Message? {
    switch effect {
    case .loadOverview:
      var overview = Fixtures.overview
      overview.total = total
      if total == 0 { overview = Overview() }
      return .overview(.success(overview))
    case .loadPage(let query, let page, let generation):
      let cards = (query.offset..<max(query.offset, min(total, query.offset + query.limit))).map { number in
        Fixtures.card(number, title: titles.map { $0[number % $0.count] })
      }
      return .page(query, page: page, generation: generation, .success(cards), total: total)
    case .search(let words, _, let generation):
      var outcome = Fixtures.outcome
      outcome.query = words
      return .found(generation: generation, .success(outcome))
    case .loadSpecimen(let id):
      var specimen = Fixtures.specimen
      specimen.id = id
      if let titles { specimen.title = titles[0] }
      return .specimen(id, .success(specimen))
    case .loadReview:
      return .review(.success(total == 0 ? [] : [Fixtures.reviewItem(0), Fixtures.reviewItem(1)]))
    case .loadAbstentions:
      return .abstentions(
        .success(
          (0..<20).map {
            AbstentionItem(
              card: Fixtures.card($0, title: titles.map { $0[0] }),
              abstention: Abstention(.pastDate, detail: "3 March 2025 is over."))
          }))
    case .loadTimeline: return .timeline(.success(total == 0 ? [] : Fixtures.timeline(titles)))
    case .loadStatistics: return .statistics(.success(total == 0 ? Statistics() : Fixtures.statistics))
    case .lookForSecrets(let ids, let folder): return .looked(ids, folder: folder, sensitive: 0)
    case .listFolder(let path, _):
      return .folder(path.isEmpty ? "/home/aki/Pictures" : path, .success(Fixtures.entries))
    case .loadInbox: return .inbox(folder: "/home/aki/.local/share/curio/inbox", waiting: total == 0 ? 0 : 2)
    case .loadCalendars: return .calendars([CalendarFolder(path: "/home/aki/calendars/home", name: "home")])
    case .loadSettings: return .preferences(DrawerSettings())
    case .change(let change, let back):
      switch change {
      case .approve: return .changed(change, undo: back, .success(.approval(.written(path: "/cal/a.ics"))))
      case .delete(let ids, _):
        return .changed(change, undo: back, .success(.deletion(DeletionOutcome(deleted: ids.count))))
      case .deleteAll:
        return .changed(change, undo: back, .success(.deletion(DeletionOutcome(deleted: total))))
      default: return .changed(change, undo: back, .success(.done))
      }
    case .lookAtPaste(let text): return .pastedText(text)
    case .loadQueries: return .queries(total == 0 ? [] : ["ramen kyoto", "in:travel 京都 ホテル", "over $100"])
    default: return nil
    }
  }

  /// Filing at work, with one result of every kind.
  static func report(_ size: Size, titles: [String]? = nil) -> AppState {
    var state = drawer(size, titles: titles)
    press(&state, "i", "ctrl-a", "ctrl-f")
    send(&state, .filing(.found(40)))
    let outcomes: [ImportResult.Outcome] = [
      .filed(Fixtures.id(1), title: titles?[0] ?? "Dinner at Menya Hikari"),
      .duplicate(Fixtures.id(2), title: "SFO → KIX UA35"), .failed("This is text, not a picture."),
      .unread(Fixtures.id(3), why: "The picture is too large to be read."),
    ]
    for outcome in outcomes {
      send(
        &state,
        .filing(.finished(ImportResult(path: "/home/aki/Pictures/画像 \u{1B}[2J.png", outcome: outcome))))
    }
    send(&state, .filing(.started(path: "/home/aki/Pictures/IMG_0005.png")))
    return state
  }

  /// The jobs while the background reads what arrived by itself.
  static func jobs(_ size: Size, titles: [String]? = nil) -> AppState {
    var state = drawer(size, titles: titles)
    press(&state, "w")
    send(&state, .drawerChanged(.background(left: 9, reading: nil)))
    state.now = Fixtures.moment("2026-11-30T09:00:20")
    send(&state, .drawerChanged(.background(left: 5, reading: nil)))
    return state
  }

  /// What a row of the settings opens.
  static func setting(_ title: String, _ size: Size) -> AppState {
    var state = drawer(size)
    press(&state, ",")
    if let row = SettingsRow.rows(of: state).firstIndex(where: { $0.name == title }) {
      for _ in 0..<row { press(&state, "down") }
    }
    press(&state, "enter")
    return state
  }

  /// A specimen that holds a card number, a password and a one-time code.
  static func secrets(_ size: Size) -> AppState {
    var state = drawer(size)
    press(&state, "enter")
    var specimen = Fixtures.specimen
    specimen.id = state.detail.id ?? specimen.id
    specimen.title = "482913 is your verification code"
    specimen.fields = []
    specimen.reading = .read(
      Reading(text: "Visa 4111 1111 1111 1111\nPassword: lantern-73-tea\n482913 is your verification code"))
    send(&state, .specimen(specimen.id, .success(specimen)))
    return state
  }

  /// Made once for all tests: a state is a value.
  private static let plain = Dictionary(uniqueKeysWithValues: sizes.map { ($0, make($0)) })
  private static let hostile = Dictionary(
    uniqueKeysWithValues: sizes.map { ($0, make($0, titles: Fixtures.hostile)) })

  /// Every screen, part and dialog by name.
  static func all(_ size: Size, titles: [String]? = nil) -> [(name: String, state: AppState)] {
    let known = titles == nil ? plain[size] : titles == Fixtures.hostile ? hostile[size] : nil
    return known ?? make(size, titles: titles)
  }

  private static func make(_ size: Size, titles: [String]? = nil) -> [(name: String, state: AppState)] {
    func made(_ strokes: [Stroke], from start: AppState? = nil) -> AppState {
      var state = start ?? drawer(size, titles: titles)
      for stroke in strokes { press(&state, stroke, titles: titles) }
      return state
    }
    var searching = made(["/"])
    send(&searching, .paste("ramen kyoto last week"))
    var nothing = searching
    nothing.results.outcome = SearchOutcome(query: "x", triedWords: ["x"])
    var completing = made(["/"])
    send(&completing, .paste("ramen in:"))
    var marked = made(["space", "space"])
    (marked.work.backgroundLeft, marked.work.backgroundFound) = (7, 12)
    let report = report(size, titles: titles)
    return [
      ("drawer", made([])), ("first run", drawer(size, total: 0)), ("rail", made(["tab"])),
      ("list", made(["v"])),
      ("marked", marked), ("results", searching), ("results list", made(["tab"], from: searching)),
      ("empty search", made(["/"])), ("completion", completing), ("groups", made(["o", "o", "v"])),
      ("typed path", made(["i", "/", "C"])),
      ("nothing found", nothing), ("detail", made(["enter"])), ("detail edit", made(["enter", "n", "x"])),
      ("detail large", made(["enter", "f"])), ("review", made(["a"])), ("form", made(["a", "e"])),
      ("abstentions", made(["a", "tab"])), ("nothing to review", made(["a"], from: drawer(size, total: 0))),
      ("capture", made(["i"])), ("report", report), ("collections", made(["C"])), ("settings", made([","])),
      ("timeline", made(["t"])), ("statistics", made(["S"])),
      ("empty timeline", made(["t"], from: drawer(size, total: 0))),
      ("secrets", secrets(size)),
      ("help", made(["?"])), ("palette", made([":"])),
      ("palette found", made([":", "e", "x", "p", "o"])), ("palette in review", made(["a", "ctrl-p"])),
      ("confirm", made(["enter", "d"])), ("choice", made(["c"])),
      ("prompt", made(["e"])),
      ("first approve", made(["a", "A"])), ("ways in", made(["i", "f2"])), ("editor", made(["i", "ctrl-t"])),
      ("stop filing", made(["ctrl-x"], from: report)), ("jobs", jobs(size, titles: titles)),
      ("themes", setting("Theme", size)), ("pictures", setting("Pictures", size)),
      ("keys", setting("Keys", size)),
    ] + FamilyFixtures.all(size, titles: titles)
  }
}
