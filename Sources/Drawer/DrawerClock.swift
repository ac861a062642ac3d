import DrawerStore
import Specimens

/// The clock and the zone of the machine, given from outside so that tests can hold them still.
public struct DrawerClock: Sendable {
  public var now: @Sendable () -> Instant
  /// The wall clock of this machine's zone at a moment.
  public var local: @Sendable (Instant) -> LocalDateTime

  public init(
    now: @escaping @Sendable () -> Instant, local: @escaping @Sendable (Instant) -> LocalDateTime
  ) {
    self.now = now
    self.local = local
  }

  public var localNow: LocalDateTime { local(now()) }

  /// The machine's own.
  public static let system = DrawerClock(
    now: { MachineClock.now() }, local: { MachineClock.wallClock(at: $0) })
}
