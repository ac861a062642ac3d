import Dispatch
import Drawer
import HelperProcess
import Specimens
import Synchronization
import Terminal

/// Does what `update` asks for, off the screen's thread, and posts the answers.
///
/// Reading, searching, writing and looking into folders each have a queue of their own, so that none waits
/// for another; writes happen in the order they were asked for. What takes long and stands alone waits for nothing.
final class EffectRunner: Sendable {
  let drawer: Drawer
  let mailbox: Mailbox<Message>
  let folders: FolderReader
  private let reads = DispatchQueue(label: "curio.reads", qos: .userInitiated)
  private let searches = DispatchQueue(label: "curio.searches", qos: .userInteractive)
  let writes = DispatchQueue(label: "curio.writes", qos: .userInitiated)
  let briefs = DispatchQueue(label: "curio.briefs", qos: .utility)
  let lookups = DispatchQueue(label: "curio.lookups", qos: .userInitiated, attributes: .concurrent)
  private let trips = DispatchQueue(label: "curio.trips", qos: .utility)
  private let files = DispatchQueue(label: "curio.folders", qos: .userInitiated)
  /// The newest search; older ones that did not start yet are skipped.
  private let newestSearch = Mutex(0)
  private let newestTrips = Mutex(0)
  let work = WorkInProgress()
  let background = Background()
  private let changeIsPending = Mutex(false)

  init(drawer: Drawer, mailbox: Mailbox<Message>, folders: FolderReader) {
    self.drawer = drawer
    self.mailbox = mailbox
    self.folders = folders
  }

  /// Effects that need the terminal itself (copy, suspend, redraw) are not for here.
  func run(_ effect: Effect) {
    switch effect {
    case .loadOverview:
      read { drawer in .overview(Result { () throws(DrawerProblem) in try drawer.overview() }) }
    case .loadPage(let query, let page, let generation): loadPage(query, page, generation)
    case .search(let words, let now, let generation): search(words, now, generation)
    case .loadSpecimen(let id):
      read { drawer in .specimen(id, Result { () throws(DrawerProblem) in try drawer.specimen(id) }) }
    case .noteOpened(let id): writes.async { [drawer] in drawer.noteOpened(id) }
    case .loadReview:
      read { drawer in .review(Result { () throws(DrawerProblem) in try drawer.reviewItems() }) }
    case .loadAbstentions:
      read { drawer in .abstentions(Result { () throws(DrawerProblem) in try drawer.abstentions() }) }
    case .loadTrips: loadTrips()
    case .lookAtAssist(let address):
      // Looking a host up may take long; nothing else waits for it.
      lookups.async { [drawer, mailbox] in
        mailbox.post(.assistOffer(Result { () throws(DrawerProblem) in try drawer.assistOffer(address) }))
      }
    case .loadTimeline:
      read { drawer in
        .timeline(
          Result { () throws(DrawerProblem) in
            try drawer.cards(CardQuery(order: .event, limit: TimelineState.longest))
          })
      }
    case .loadStatistics:
      read { drawer in .statistics(Result { () throws(DrawerProblem) in try drawer.statistics() }) }
    case .lookForSecrets(let ids, let folder):
      // All of a drawer takes long; no write waits for it.
      lookups.async { [drawer, mailbox] in
        // A drawer that can't be read is the export's to report.
        let found = (try? drawer.sensitive(among: ids)) ?? []
        mailbox.post(.looked(ids, folder: folder, sensitive: found.count))
      }
    case .loadSettings:
      // After the writes that were asked for before: a change must not flicker back.
      writes.async { [drawer, mailbox] in mailbox.post(.preferences(drawer.settings())) }
    case .loadCalendars: read { drawer in .calendars(drawer.calendarFolders()) }
    case .loadInbox: read { drawer in .inbox(folder: drawer.inboxFolder, waiting: drawer.waitingCount()) }
    case .change(let change, let back): write(change, undo: back)
    case .listFolder(let path, let showsHidden): list(path, showsHidden: showsHidden)
    case .goTo(let path, let showsHidden): go(to: path, showsHidden: showsHidden)
    case .lookAtPaste(let text): lookAt(text)
    case .file, .fileText, .fileWaiting, .cancelWork, .export: runWork(effect)
    case .openOutside(let id): openOutside(id)
    case .loadFamily: loadFamily()
    case .family(let deed): change(deed)
    case .loadQueries: writes.async { [drawer, mailbox] in mailbox.post(.queries(drawer.recentQueries())) }
    case .noteQuery(let query): writes.async { [drawer] in drawer.noteQuery(query) }
    case .forgetQueries:
      writes.async { [drawer, mailbox] in
        do throws(DrawerProblem) { try drawer.forgetQueries() } catch {
          mailbox.post(.notice(Notice(error.description, .problem)))
        }
        mailbox.post(.queries(drawer.recentQueries()))
      }
    case .copy, .suspend, .redraw, .editOutside, .sendPicture: break
    }
  }

  /// Tells the screen that the drawer changed, a few times a second at most.
  func drawerChanged(_ change: DrawerChange) {
    guard change == .specimens else {
      mailbox.post(.drawerChanged(change))
      return
    }
    let isFirst = changeIsPending.withLock { pending in
      defer { pending = true }
      return !pending
    }
    guard isFirst else { return }
    reads.asyncAfter(deadline: .now() + .milliseconds(250)) { [weak self] in
      guard let self else { return }
      changeIsPending.withLock { $0 = false }
      mailbox.post(.drawerChanged(.specimens))
    }
  }

  // MARK: Reading

  private func read(_ answer: @escaping @Sendable (Drawer) -> Message) {
    reads.async { [drawer, mailbox] in mailbox.post(answer(drawer)) }
  }

  /// Journeys are found by reading many records: older wishes that did not start yet are skipped.
  private func loadTrips() {
    let turn = newestTrips.withLock { newest in
      newest += 1
      return newest
    }
    trips.async { [weak self] in
      guard let self, newestTrips.withLock({ $0 == turn }) else { return }
      mailbox.post(.trips(Result { [drawer] () throws(DrawerProblem) in try drawer.trips() }))
    }
  }

  private func loadPage(_ query: CardQuery, _ page: Int, _ generation: Int) {
    read { drawer in
      var total = 0
      let result = Result { () throws(DrawerProblem) in
        total = try drawer.count(in: query.scope)
        return try drawer.cards(query)
      }
      return .page(query, page: page, generation: generation, result, total: total)
    }
  }

  private func search(_ words: String, _ now: LocalDateTime, _ generation: Int) {
    newestSearch.withLock { $0 = generation }
    searches.async { [weak self] in
      guard let self, newestSearch.withLock({ $0 == generation }) else { return }
      let drawer = drawer
      let result = Result { () throws(DrawerProblem) in try drawer.search(words, now: now) }
      mailbox.post(.found(generation: generation, result))
      if case .success(let outcome) = result, drawer.usesAssist { order(outcome, generation) }
    }
  }

  /// Asks the assist for another order once the words have stood for a moment.
  private func order(_ outcome: SearchOutcome, _ generation: Int) {
    Task.detached { [weak self] in
      try? await Task.sleep(for: .milliseconds(500))
      guard let self, newestSearch.withLock({ $0 == generation }) else { return }
      let ordered = await drawer.reordered(outcome)
      if ordered.orderedBy != nil { mailbox.post(.reordered(generation: generation, ordered)) }
    }
  }

  // MARK: Folders

  private func list(_ path: String, showsHidden: Bool) {
    files.async { [folders, mailbox] in
      let path = path.isEmpty ? folders.start : folders.expanded(path)
      mailbox.post(.folder(path, folders.entries(of: path, showsHidden: showsHidden)))
    }
  }

  /// A typed path: a folder is opened, a file is offered for filing.
  private func go(to path: String, showsHidden: Bool) {
    files.async { [folders, mailbox] in
      let whole = folders.expanded(path)
      let trimmed = whole.count > 1 && whole.hasSuffix("/") ? String(whole.dropLast()) : whole
      if folders.isFolder(trimmed) {
        mailbox.post(.folder(trimmed, folders.entries(of: trimmed, showsHidden: showsHidden)))
      } else if folders.exists(trimmed) {
        mailbox.post(.pastedPaths([trimmed]))
      } else {
        mailbox.post(
          .notice(Notice("There is no “\(PathText.shown(path))”. Tab completes a name.", .problem)))
      }
    }
  }

  private func lookAt(_ text: String) {
    files.async { [folders, mailbox] in
      let paths = PastedPaths.candidates(in: text)?.map { folders.expanded($0) }
      if let paths, paths.allSatisfy({ folders.exists($0) }) {
        mailbox.post(.pastedPaths(paths))
      } else {
        mailbox.post(.pastedText(text))
      }
    }
  }

  private func openOutside(_ id: SpecimenID) {
    reads.async { [drawer, mailbox] in
      do throws(DrawerProblem) {
        guard let path = try drawer.imagePath(of: id) else {
          mailbox.post(.notice(Notice("This specimen has no picture.", .problem)))
          return
        }
        let isOpen = DesktopViewer.open(path)
        mailbox.post(
          .notice(
            isOpen
              ? Notice("Opened in the desktop's viewer.")
              : Notice("No viewer found. The picture is \(path)", .problem)))
      } catch {
        mailbox.post(.notice(Notice(error.description, .problem)))
      }
    }
  }
}
