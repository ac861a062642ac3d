import Drawer
import Specimens
import Synchronization

/// The one long piece of work that may run, and how to stop it.
final class WorkInProgress: Sendable {
  private let task = Mutex<Task<Void, Never>?>(nil)

  func start(_ body: @escaping @Sendable () async -> Void) {
    task.withLock { $0 = Task.detached(priority: .utility) { await body() } }
  }

  func cancel() { task.withLock { $0?.cancel() } }

  /// Waits until it has ended; for the end of the program.
  func finish() async { await task.withLock { $0 }?.value }
}

extension EffectRunner {
  func runWork(_ effect: Effect) {
    switch effect {
    case .file(let paths):
      let paths = paths.map { folders.expanded($0) }
      work.start { [self] in mailbox.post(.filed(await drawer.importFiles(paths) { self.tellFiling($0) })) }
    case .fileWaiting:
      work.start { [self] in mailbox.post(.filed(await drawer.fileWaiting { self.tellFiling($0) })) }
    case .fileText(let text):
      // Text needs no reader and no progress; filing pictures goes on meanwhile.
      Task.detached { [self] in
        do throws(DrawerProblem) {
          let result = try await drawer.fileText(text)
          mailbox.post(.filedText(.success(result)))
          recognise(.finished(result))
        } catch {
          mailbox.post(.filedText(.failure(error)))
        }
      }
    case .export(let ids, let folder): export(ids, to: folders.expanded(folder))
    case .cancelWork: work.cancel()
    default: break
    }
  }

  private func tellFiling(_ event: ImportEvent) {
    mailbox.post(.filing(event))
    recognise(event)
  }

  private func export(_ ids: [SpecimenID]?, to folder: String) {
    work.start { [drawer, mailbox] in
      let result = Result { () throws(DrawerProblem) in
        try drawer.export(ids, to: folder) { mailbox.post(.exporting(done: $0, of: $1)) }
      }
      mailbox.post(.exported(result, folder: folder))
    }
  }
}
