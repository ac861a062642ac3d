import Specimens

/// The progress of filing pictures, in the order it happens.
public enum ImportEvent: Sendable, Hashable {
  /// Pictures that will be looked at; folders are expanded.
  case found(Int)
  case started(path: String)
  case finished(ImportResult)
}

/// What became of one picked file.
public struct ImportResult: Sendable, Hashable {
  public enum Outcome: Sendable, Hashable {
    case filed(SpecimenID, title: String)
    /// The very same picture is already in the drawer.
    case duplicate(SpecimenID, title: String)
    /// The same picture is in the drawer, in a file with other metadata.
    case samePicture(SpecimenID, title: String)
    /// A scan or the inbox found what the user deleted before: it stays deleted.
    case deletedBefore(SpecimenID)
    /// Filed, but it could not be read; it will be tried again.
    case unread(SpecimenID, why: String)
    /// Not filed; one plain sentence.
    case failed(String)
  }

  public var path: String
  public var outcome: Outcome
  /// The file is kept whole; only its first frame was read.
  public var isAnimated: Bool
  /// Models that it needed and that are not installed.
  public var missingLanguages: [String]

  public init(
    path: String, outcome: Outcome, isAnimated: Bool = false, missingLanguages: [String] = []
  ) {
    self.path = path
    self.outcome = outcome
    self.isAnimated = isAnimated
    self.missingLanguages = missingLanguages
  }
}

/// The sum of an import.
public struct ImportSummary: Sendable, Hashable {
  public var results: [ImportResult]
  public var wasCancelled: Bool

  public init(results: [ImportResult] = [], wasCancelled: Bool = false) {
    self.results = results
    self.wasCancelled = wasCancelled
  }

  public var filed: Int { count { if case .filed = $0 { true } else { false } } }
  public var duplicates: Int {
    count {
      switch $0 {
      case .duplicate, .samePicture: true
      default: false
      }
    }
  }
  public var failures: [ImportResult] {
    results.filter {
      switch $0.outcome {
      case .failed, .unread: true
      case .filed, .duplicate, .samePicture, .deletedBefore: false
      }
    }
  }

  private func count(_ isCounted: (ImportResult.Outcome) -> Bool) -> Int {
    results.count { isCounted($0.outcome) }
  }
}
