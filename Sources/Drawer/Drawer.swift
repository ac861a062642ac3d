import Specimens

/// The one door to a drawer: every use case is a method here, and nothing is written anywhere else.
///
/// All methods may be called from any thread; those that read pictures are `async`, the rest return at
/// once or after a short file operation. Every error is a `DrawerProblem`.
public final class Drawer: Sendable {
  public init() {}
}
