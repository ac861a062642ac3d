import Specimens

/// Why the drawer could not do what was asked. `description` is one plain sentence with the next step.
public struct DrawerProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Code: String, Sendable, Hashable {
    case cannotOpen, notFound, notWritable, diskFull, broken, unreadable, invalid, cancelled, changed,
      unavailable
  }

  public var code: Code
  public var description: String

  public init(_ code: Code, _ sentence: String) {
    self.code = code
    description = sentence
  }
}
