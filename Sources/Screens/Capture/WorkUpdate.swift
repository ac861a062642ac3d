import Drawer
import Specimens

extension AppState {
  /// The specimen of the chosen row of the report.
  var reportedSpecimen: SpecimenID? {
    guard work.results.indices.contains(work.cursor.index) else { return nil }
    return switch work.results[work.cursor.index].outcome {
    case .filed(let id, _), .duplicate(let id, _), .samePicture(let id, _), .unread(let id, _): id
    case .failed, .deletedBefore: nil
    }
  }

  /// Starts filing and shows what becomes of each file; everything else stays usable meanwhile.
  mutating func file(_ paths: [String]) -> [Effect] { start(.filing, .file(paths)) }

  mutating func start(_ kind: WorkState.Kind, _ effect: Effect) -> [Effect] {
    guard work.running == nil else {
      say("One thing at a time: wait for the end, or stop it with Ctrl-X.", .problem)
      return []
    }
    let background = (work.backgroundLeft, work.backgroundFound, work.backgroundBegan)
    work = WorkState()
    (work.backgroundLeft, work.backgroundFound, work.backgroundBegan) = background
    work.running = kind
    work.began = now
    if kind == .exporting { return [effect] }
    // A first run goes back to the drawer, where the cards are seen to arrive.
    let isFirst = screen == .drawer && overview.total == 0
    return isFirst ? [effect] : open(.report, asking: [effect])
  }

  mutating func takeWork(_ message: Message) -> [Effect] {
    switch message {
    case .filing(.found(let count)): work.found += count
    case .filing(.started(let path)): work.current = PathText.shown(path)
    case .filing(.finished(let result)):
      work.done += 1
      let wasLast = work.cursor.index >= work.results.count - 1
      work.results.append(result)
      // The list follows the end until the user moves away from it.
      if wasLast {
        work.cursor.place(at: work.results.count - 1, count: work.results.count, height: listHeight)
      }
    case .filed(let summary): finishFiling(summary)
    case .filedText(let result): return finishText(result)
    case .exporting(let done, let count):
      work.done = done
      work.found = count
    case .exported(let result, let folder):
      endWork()
      switch result {
      case .success(let count): say("Exported \(counted(count, "specimen")) to \(folder).")
      case .failure(let problem): tell(problem)
      }
    default: break
    }
    return []
  }

  private mutating func endWork() {
    work.running = nil
    work.current = nil
    work.isCancelling = false
    work.ended = now
  }

  private mutating func finishFiling(_ summary: ImportSummary) {
    endWork()
    // Events may have been lost on the way of a cancellation; the summary is the truth.
    work.results = summary.results
    work.done = summary.results.count
    work.wasCancelled = summary.wasCancelled
    work.cursor.place(at: work.cursor.index, count: work.results.count, height: listHeight)
    var parts = ["Filed \(summary.filed)"]
    if summary.duplicates > 0 { parts.append("\(summary.duplicates) already in the drawer") }
    if !summary.failures.isEmpty { parts.append("\(summary.failures.count) not readable") }
    if summary.wasCancelled { parts.append("stopped by you") }
    say(parts.joined(separator: " · ") + ".", summary.failures.isEmpty ? .good : .problem)
  }

  private mutating func finishText(_ result: Result<ImportResult, DrawerProblem>) -> [Effect] {
    switch result {
    case .failure(let problem): tell(problem)
    case .success(let result):
      work.results.append(result)
      switch result.outcome {
      case .filed(let id, let title):
        say("Filed: \(title)")
        return openSpecimen(id)
      case .duplicate(let id, _), .samePicture(let id, _):
        say("The very same text is already in the drawer.", .plain)
        return openSpecimen(id)
      case .unread(_, let why), .failed(let why): say(why, .problem)
      case .deletedBefore: say("You deleted this text before; it stays deleted.", .plain)
      }
    }
    return []
  }

  mutating func performInReport(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .open: return reportedSpecimen.map { openSpecimen($0) } ?? []
    default:
      _ = work.cursor.perform(action, count: work.results.count, height: listHeight)
      return []
    }
  }
}
