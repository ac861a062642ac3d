/// Something that is not as it should be.
public struct VerifyFinding: Sendable, Hashable {
  public var problem: String
  /// What `--repair` does about it; nil where only the user can do something.
  public var repair: String?
  /// True once it was done, or where it needs nothing but the next start.
  public var isRepaired: Bool

  public init(_ problem: String, repair: String? = nil, isRepaired: Bool = false) {
    self.problem = problem
    self.repair = repair
    self.isRepaired = isRepaired
  }
}
