extension Specimen {
  /// The one amount to show for a specimen: its total where the text names one, otherwise the largest amount that is
  /// no part of another; a user's correction counts as it stands.
  public var headlinePrice: Field? {
    let prices = fields.filter { $0.kind == .money }
    let totals = prices.filter { $0.role == .total }
    let whole = prices.filter { $0.role == nil || $0.role == .fee }
    return [totals, whole, prices].lazy.compactMap(Specimen.largest).first
  }

  private static func largest(_ fields: [Field]) -> Field? {
    fields.max { amount($0.effectiveValue) < amount($1.effectiveValue) }
  }

  private static func amount(_ value: EntityValue) -> Double {
    switch value {
    case .money(let amount, _): amount.doubleValue
    case .moneyRange(let low, let high, _): (high ?? low)?.doubleValue ?? 0
    default: 0
    }
  }
}
