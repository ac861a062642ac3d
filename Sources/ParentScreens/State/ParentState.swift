import Drawer
import Explaining
import Interpreting
import Parent
import Specimens
import Terminal

/// Everything the parent's screens are drawn from.
struct ParentState: Sendable {
  enum Loading: Sendable, Hashable { case waiting, loading, ready, failed(ParentProblem) }

  var now: LocalDateTime
  var size: Size
  var colors = 256
  /// The path from home to here.
  var path: [Place] = [.home]
  /// The page that each place was left on.
  var pages: [Place: Int] = [:]
  var mails: [ParentMail] = []
  var mailState = Loading.waiting
  var shots: [Card] = []
  var shotState = Loading.waiting
  var shot: ParentShot?
  /// Screenshots that ask for money.
  var shotBills: [ParentShot] = []
  /// Pages by the addresses that were asked for, so that going back shows the one before.
  var webs: [String: WebReading] = [:]
  /// The id of the action that an assistant would take next on the page; empty for none.
  var nextStep = ""
  var reading = ReadingShelf()
  var answering = Answering()
  var helper = HelperState()
  var mouse = MouseDrag()
  /// A sentence about what a key did, under the title.
  var notice = ""
  var lastDigit: Int?
  /// Which digit confirms on this screen: not the one that led to it.
  var confirmDigit = 1
  /// Nil while it isn't known; empty when the voice works.
  var voiceProblem: String?
  var settings = ParentSettings()
  var lettering = Lettering()
  var isQuitting = false

  init(now: LocalDateTime, size: Size) {
    self.now = now
    self.size = size
  }

  var place: Place { path.last ?? .home }

  /// The page that was opened last on the way here.
  var web: WebReading {
    for place in path.reversed() {
      if case .page(let url) = place { return webs[url] ?? .none }
    }
    return .none
  }
  var page: Int { page(of: panel) }

  /// The page of this place's panel. What is being typed shows its end.
  func page(of panel: Panel) -> Int {
    panel.layout == .typing ? panel.pageCount - 1 : min(pages[place] ?? 0, panel.pageCount - 1)
  }

  func mail(_ id: String) -> ParentMail? { mails.first { $0.id == id } }

  /// Unpaid first, due first.
  var bills: [ParentBill] { ParentBill.list(mails: mails, shots: shotBills) }

  /// Text is being typed, so that every printable key is text.
  var isTyping: Bool {
    if case .compose = place { return !answering.isWorking }
    return false
  }
}

/// A web page that is being read for the parent.
enum WebReading: Sendable, Hashable {
  case none
  case loading
  case ready(ParentPage)
  case failed(String)
}

/// What was found out about texts and pictures while they are looked at.
struct ReadingShelf: Sendable {
  /// By the text of a part; without an entry nothing was asked yet.
  var translations: [String: [Translation]] = [:]
  /// Texts that are being translated or whose translation failed.
  var asked: Set<String> = []
  /// What an assistant takes mails for, by their ids.
  var guesses: [String: MailKind] = [:]
  var digests: [TextSource: [String]] = [:]
  /// The pictures of mails by their ids, read.
  var pictures: [String: [ParentPicture]] = [:]
  /// The picture of the screenshot that is looked at.
  var shotPicture: ParentPicture?
  var drawn: PictureDrawing?
}

/// Answers: those that were given, and the one being made.
struct Answering: Sendable {
  var replies: [KeptReply] = []
  /// What is being typed.
  var text = ""
  /// It is being translated.
  var isWorking = false
  /// Waits for Approve.
  var draft: ReplyDraft?
}

/// What the helper's screen knows of the parts that can be set up.
struct HelperState: Sendable {
  var translator = ToolState.off
  var assistant = ToolState.builtIn
  /// What the last test of a part gave: empty for well.
  var tests: [HelperPart: String] = [:]
  var testing: HelperPart?
}

/// A box that the mouse draws over the screen.
struct MouseDrag: Sendable {
  var start: Point?
  var end: Point?

  /// From the first cell to the last, both in it.
  var box: Rect? {
    guard let start, let end, start != end else { return nil }
    let (x, y) = (min(start.x, end.x), min(start.y, end.y))
    return Rect(x: x, y: y, width: abs(start.x - end.x) + 1, height: abs(start.y - end.y) + 1)
  }
}
