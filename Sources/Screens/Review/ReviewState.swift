import Drawer
import Specimens

/// The suggestions that wait, one card at a time, and what Curio did not propose.
public struct ReviewState: Sendable, Hashable {
  public var items: [ReviewItem] = []
  public var index = 0
  public var isLoaded = false
  public var problem: String?
  /// The first line shown of a card that is taller than the screen.
  public var scroll = 0
  public var showsAbstentions = false
  public var abstentions: [AbstentionItem] = []
  public var cursor = ListCursor()
  /// The suggestion to show first, when the review was opened from a specimen.
  public var wanted: SpecimenID?
  /// Decided since the program started.
  public var decided = 0
  /// What was offered beside an approval.
  var offer: Notice?
  /// Waiting for the list of calendars, to ask where they should go.
  var approving: [SpecimenID] = []
  /// Cards chosen to be approved or dismissed together.
  public var marked: Set<SpecimenID> = []

  /// The marked cards, in their order; without marks the one at hand.
  var chosen: [ReviewItem] {
    marked.isEmpty ? current.map { [$0] } ?? [] : items.filter { marked.contains($0.id) }
  }

  var current: ReviewItem? { items.indices.contains(index) ? items[index] : nil }
}
