import SearchIndex
import Specimens

/// What the drawer holds, by kind and by month.
public struct Statistics: Sendable, Hashable {
  public struct Month: Sendable, Hashable {
    public var year: Int
    public var month: Int
    public var automatic: [AutomaticCollection: Int]
    public var total: Int { automatic.values.reduce(0, +) }

    public init(year: Int, month: Int, automatic: [AutomaticCollection: Int]) {
      self.year = year
      self.month = month
      self.automatic = automatic
    }
  }

  /// Oldest first; months without any are left out.
  public var months: [Month]
  public var total: Int
  public var pictures: Int
  public var approved: Int
  public var pending: Int
  public var dismissed: Int
  public var taggedOrigins: Int
  public var inferredOrigins: Int

  public init(
    months: [Month] = [], total: Int = 0, pictures: Int = 0, approved: Int = 0, pending: Int = 0,
    dismissed: Int = 0, taggedOrigins: Int = 0, inferredOrigins: Int = 0
  ) {
    self.months = months
    self.total = total
    self.pictures = pictures
    self.approved = approved
    self.pending = pending
    self.dismissed = dismissed
    self.taggedOrigins = taggedOrigins
    self.inferredOrigins = inferredOrigins
  }
}

extension Drawer {
  public func statistics() throws(DrawerProblem) -> Statistics {
    try problem {
      let (census, counts) = (try index.census(), try index.counts())
      return Statistics(
        months: census.months.map {
          Statistics.Month(year: $0.year, month: $0.month, automatic: $0.automatic)
        }, total: counts.total, pictures: census.pictures, approved: counts.review[.approved] ?? 0,
        pending: counts.review[.pending] ?? 0, dismissed: counts.review[.dismissed] ?? 0,
        taggedOrigins: census.taggedOrigins, inferredOrigins: census.inferredOrigins)
    }
  }
}
