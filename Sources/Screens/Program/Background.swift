import Dispatch
import Drawer
import Synchronization

/// What goes on behind the screens: bringing the index up to date, and filing what arrives.
final class Background: Sendable {
  private let watching = Mutex<Watching?>(nil)
  private let left = Mutex(0)

  func begin(
    _ drawer: Drawer, tell: @escaping @Sendable (DrawerChange) -> Void,
    filed: @escaping @Sendable (ImportEvent) -> Void
  ) {
    do throws(DrawerProblem) {
      try drawer.catchUp()
    } catch {
      tell(.notice(error.description))
    }
    watching.withLock {
      $0 = drawer.watch { [weak self] event in
        guard let self else { return }
        tell(.background(left: count(event), reading: nil))
        filed(event)
      }
    }
  }

  func end() { watching.withLock { $0?.stop() } }

  /// Pictures still to be read.
  private func count(_ event: ImportEvent) -> Int {
    left.withLock { left in
      switch event {
      case .found(let more): left += more
      case .started: break
      case .finished: left = max(0, left - 1)
      }
      return left
    }
  }
}

extension EffectRunner {
  /// After the first frame: finishes what a crash left, and starts to follow the folders.
  func settleIn() {
    writes.async { [self] in
      background.begin(drawer) { [mailbox] in
        mailbox.post(.drawerChanged($0))
      } filed: { [weak self] in
        self?.recognise($0)
      }
      mailbox.post(.settled)
    }
  }

  /// Ends what runs, and waits for the writes that were asked for.
  func close() {
    background.end()
    work.cancel()
    writes.sync {}
    let ended = DispatchSemaphore(value: 0)
    Task.detached { [work] in
      await work.finish()
      ended.signal()
    }
    // Reading a picture stops at once; should it not, nothing is lost by leaving: the next start finishes it.
    _ = ended.wait(timeout: .now() + .seconds(3))
  }
}
