import Specimens

/// Specimens of one journey, to be kept as one collection if the user likes.
public struct TripProposal: Sendable, Hashable, Identifiable {
  public struct Member: Sendable, Hashable {
    public var id: SpecimenID
    /// Why it belongs, as a part of a sentence: "follows on, 18–21 Dec".
    public var because: String

    public init(id: SpecimenID, because: String) {
      self.id = id
      self.because = because
    }
  }

  /// Stays the same while the first specimen of the journey does.
  public var id: String
  /// "Japan trip", "Bristol trip".
  public var name: String
  public var start: LocalDate
  /// The last day.
  public var end: LocalDate
  /// In the order of the journey.
  public var members: [Member]

  public init(id: String, name: String, start: LocalDate, end: LocalDate, members: [Member]) {
    self.id = id
    self.name = name
    self.start = start
    self.end = end
    self.members = members
  }
}
