import Pictures
import Synchronization
import Terminal

/// By what means pictures are shown, and how large a cell is in pixels.
struct PictureMeans: Sendable, Hashable {
  var graphics = Graphics.cells
  var cellWidth = 10
  var cellHeight = 20
}

/// Fetches the pictures that the last frame waits for, and no others: what scrolled away is forgotten before
/// it is begun.
final class PictureLoader: Sendable {
  private struct State {
    var wanted: [PictureKey] = []
    var running: Set<PictureKey> = []
    var means = PictureMeans()
  }

  private let state = Mutex(State())
  private let mailbox: Mailbox<Message>
  private let fetch: @Sendable (PictureKey, PictureMeans) async -> CellPicture?
  /// One helper draws them one after the other; a second one only bridges the gap between.
  private static let atOnce = 2

  init(
    mailbox: Mailbox<Message>, fetch: @escaping @Sendable (PictureKey, PictureMeans) async -> CellPicture?
  ) {
    self.mailbox = mailbox
    self.fetch = fetch
  }

  /// The pictures of the newest frame, the most wanted first.
  func want(_ keys: [PictureKey], by means: PictureMeans = PictureMeans()) {
    state.withLock { ($0.wanted, $0.means) = (keys, means) }
    startNext()
  }

  private func startNext() {
    let keys = state.withLock { state -> [PictureKey] in
      var next: [PictureKey] = []
      while state.running.count < PictureLoader.atOnce,
        let place = state.wanted.firstIndex(where: { !state.running.contains($0) })
      {
        let key = state.wanted.remove(at: place)
        state.running.insert(key)
        next.append(key)
      }
      return next
    }
    for key in keys {
      Task.detached(priority: .userInitiated) { [weak self] in
        guard let self else { return }
        let picture = await fetch(key, state.withLock(\.means))
        // Posted first: the next frame must have it before it could be wanted again.
        mailbox.post(.picture(key, picture))
        state.withLock { _ = $0.running.remove(key) }
        startNext()
      }
    }
  }
}
