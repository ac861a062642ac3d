import Notices
import Specimens

/// A child of the family. Only the name is needed.
public struct Child: Sendable, Hashable, Codable, Identifiable {
  public var id: String
  public var profile: ChildProfile
  public var changedAt: Instant

  public var name: String { profile.name }
}

/// Somebody who picks up or looks after children and gets the brief.
public struct Caregiver: Sendable, Hashable, Codable, Identifiable {
  public var id: String
  public var name: String
  /// The ids of the children that the brief may speak of; empty means all of them.
  public var children: [String]
  /// A command that takes the brief on standard input; empty where it is copied or saved by hand.
  public var command: String
  public var changedAt: Instant
}

/// One change of a field, kept with the item.
public struct FieldEdit: Sendable, Hashable, Codable {
  public var field: String
  public var old: String
  public var new: String
  public var at: Instant
}

/// One thing to bring, pay, sign or attend: a card of a notice, or typed by hand.
public struct FamilyItem: Sendable, Hashable, Codable, Identifiable {
  public enum State: String, Sendable, Hashable, Codable {
    /// A card that waits for Approve.
    case proposed
    case approved, dismissed
    /// A later notice called it off.
    case withdrawn
  }

  public var id: String
  public var type: ActionType
  public var title: String
  /// Ids of children; empty with `isForAll` false means unassigned.
  public var children: [String]
  public var isForAll: Bool
  public var date: LocalDate?
  public var time: LocalTime?
  public var cost: Cost?
  public var state: State
  public var doneBy: String?
  public var doneAt: Instant?
  public var confidence: Double
  /// The sentences of the notice; empty for items typed by hand.
  public var evidence: [Citation]
  public var questions: [Question]
  /// The specimen that the notice is; nil for items typed by hand.
  public var notice: String?
  /// Minutes before the start at which to remind; nil without a calendar entry.
  public var reminder: Int?
  public var entry: String?
  /// What Curio has to say of it: a change by a later notice, a removed child.
  public var remark: String?
  public var madeAt: Instant
  /// When each field was last set, for putting two machines' changes together.
  public var stamps: [String: Instant]
  public var history: [FieldEdit]
  /// The item whose place it takes when it is approved: the same occasion, moved by a later notice.
  public var replaces: String? = nil
  /// What a later notice did to it, until a person settles it.
  public var change: PlanChange.Kind? = nil

  public var isDone: Bool { doneAt != nil }
  public var isOpen: Bool { !questions.isEmpty }
}

/// Whether a specimen is a notice, as it was recognised or as a person said.
public struct NoticeMark: Sendable, Hashable, Codable {
  public var specimen: String
  public var isNotice: Bool
  /// Its own suggestion was put away for the cards, and comes back when it is no notice after all.
  public var gaveWay: Bool
  public var changedAt: Instant
}
