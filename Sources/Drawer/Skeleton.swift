import Specimens

private let notYet = DrawerProblem(.unavailable, "This part is not connected yet.")

// The faces of the door; each theme gets its own file.
extension Drawer {
  // Browse
  public func overview() throws(DrawerProblem) -> Overview { throw notYet }
  public func cards(_ query: CardQuery) throws(DrawerProblem) -> [Card] { throw notYet }
  public func count(in scope: CardQuery.Scope) throws(DrawerProblem) -> Int { throw notYet }
  public func specimen(_ id: SpecimenID) throws(DrawerProblem) -> Specimen { throw notYet }
  /// Resolves a full id, a unique prefix of at least four digits, or a public id.
  public func resolve(_ text: String) throws(DrawerProblem) -> SpecimenID { throw notYet }
  /// The original picture, or nil for text specimens.
  public func imagePath(of id: SpecimenID) throws(DrawerProblem) -> String? { throw notYet }
  /// A 240-px-wide picture, or nil when there is none (yet).
  public func thumbnailPath(of id: SpecimenID) -> String? { nil }

  // Search
  public func search(_ query: String, now: LocalDateTime, limit: Int = 50) throws(DrawerProblem)
    -> SearchOutcome
  {
    throw notYet
  }
  /// Counts an opening, which feeds the ranking.
  public func noteOpened(_ id: SpecimenID) {}

  // File
  public func importFiles(
    _ paths: [String], note: String = "", origin: String? = nil, collection: String? = nil,
    progress: @escaping @Sendable (ImportEvent) -> Void
  ) async -> ImportSummary { ImportSummary() }
  public func fileText(_ text: String, note: String = "", origin: String? = nil) async throws(DrawerProblem)
    -> ImportResult
  { throw notYet }
  /// Reads what waits (inbox drops, pictures of an interrupted import); returns when nothing is left.
  public func fileWaiting(progress: @escaping @Sendable (ImportEvent) -> Void) async -> ImportSummary {
    ImportSummary()
  }

  // Correct
  public func setNote(_ note: String, of id: SpecimenID) throws(DrawerProblem) { throw notYet }
  public func setTitle(_ title: String?, of id: SpecimenID) throws(DrawerProblem) { throw notYet }
  /// Nil puts the inferred or unknown origin back.
  public func tagOrigin(_ name: String?, of id: SpecimenID) throws(DrawerProblem) { throw notYet }
  /// Reads the user's words as a value of the field's kind; nil takes the correction back.
  public func correctField(_ field: String, of id: SpecimenID, to text: String?) throws(DrawerProblem) {
    throw notYet
  }

  // Collections
  public func makeCollection(named name: String) throws(DrawerProblem) -> ManualCollection { throw notYet }
  public func renameCollection(_ id: String, to name: String) throws(DrawerProblem) { throw notYet }
  public func mergeCollection(_ id: String, into other: String) throws(DrawerProblem) { throw notYet }
  public func deleteCollection(_ id: String) throws(DrawerProblem) { throw notYet }
  public func add(_ ids: [SpecimenID], toCollection id: String) throws(DrawerProblem) { throw notYet }
  public func remove(_ ids: [SpecimenID], fromCollection id: String) throws(DrawerProblem) { throw notYet }
  public func move(_ ids: [SpecimenID], to collection: AutomaticCollection) throws(DrawerProblem) {
    throw notYet
  }

  // Review
  public func reviewItems() throws(DrawerProblem) -> [ReviewItem] { throw notYet }
  public func reviewItem(of id: SpecimenID) throws(DrawerProblem) -> ReviewItem? { throw notYet }
  public func abstentions(offset: Int = 0, limit: Int = 200) throws(DrawerProblem) -> [AbstentionItem] {
    throw notYet
  }
  public func approve(_ id: SpecimenID) throws(DrawerProblem) -> ApprovalOutcome { throw notYet }
  public func dismiss(_ id: SpecimenID) throws(DrawerProblem) { throw notYet }
  /// Takes an approval back and removes the file it wrote. `.changed` when the file was edited since, unless forced.
  public func unapprove(_ id: SpecimenID, force: Bool = false) throws(DrawerProblem) { throw notYet }
  /// Takes a dismissal back.
  public func undismiss(_ id: SpecimenID) throws(DrawerProblem) { throw notYet }
  public func editSuggestion(_ id: SpecimenID, _ edit: SuggestionEdit) throws(DrawerProblem) { throw notYet }

  // Delete and export
  public func delete(_ ids: [SpecimenID], withEntries: Bool) throws(DrawerProblem) -> DeletionOutcome {
    throw notYet
  }
  public func deleteAll(withEntries: Bool) throws(DrawerProblem) -> DeletionOutcome { throw notYet }
  /// Writes images and `manifest.json`; nil exports everything.
  public func export(
    _ ids: [SpecimenID]?, to folder: String, progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void
  ) throws(DrawerProblem) -> Int { throw notYet }

  // Settings and watching
  public func settings() -> DrawerSettings { DrawerSettings() }
  public func changeSettings(_ change: (inout DrawerSettings) -> Void) throws(DrawerProblem) { throw notYet }
  /// Calls back (from any thread) when the drawer changes; ends when the returned token is released.
  public func observe(_ onChange: @escaping @Sendable (DrawerChange) -> Void) -> Observation {
    Observation {}
  }
}

/// The settings that the screens show.
public struct DrawerSettings: Sendable, Hashable {
  public var watchedFolders: [String] = []
  public var languages: [Language] = [.english, .japanese, .chinese]
  public var calendarFolder: String = ""
  public var readsInBackground = true
  public var usesHostedAssist = false
  public var sharesAnalytics = false
  /// `auto`, `light`, `dark`, `contrast`.
  public var theme = "auto"
  public var isTextOnly = false

  public init() {}
}

/// Keeps an observer alive; releasing it ends the observation.
public final class Observation: Sendable {
  private let end: @Sendable () -> Void

  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
