import Drawer
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
  var web = WebReading.none
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
  var page: Int { min(pages[place] ?? 0, panel.pageCount - 1) }

  func mail(_ id: String) -> ParentMail? { mails.first { $0.id == id } }

  /// Unpaid first, due first.
  var bills: [ParentMail] {
    mails.filter(\.isBill).sorted { a, b in
      if a.isPaid != b.isPaid { return !a.isPaid }
      let far = "9999"
      return (a.explanation.dueDate?.description ?? far, a.id) < (
        b.explanation.dueDate?.description ?? far, b.id
      )
    }
  }
}

/// A web page that is being read for the parent.
enum WebReading: Sendable, Hashable {
  case none
  case loading(String)
  case ready(ParentPage)
  case failed(String)
}

enum ParentMessage: Sendable {
  case digit(Int)
  case back
  case otherKey
  case resized(Size)
  case clock(LocalDateTime)
  case mails([ParentMail])
  case mailsDone
  case mailsFailed(ParentProblem)
  case shots([Card])
  case shotsFailed(ParentProblem)
  case shot(ParentShot)
  case web(WebReading)
  case reminded(LocalDate)
  case failed(ParentProblem)
  case voice(String)
  case settings(ParentSettings)
  case quit
}

enum ParentEffect: Sendable, Hashable {
  case loadMails, loadShots, loadShot(SpecimenID)
  case noteOpened(String)
  case setPaid(String, Bool)
  case remind(ParentMail)
  case fetch(String)
  case openInBrowser(String)
  case checkVoice
  case say([String])
  case silence
}
