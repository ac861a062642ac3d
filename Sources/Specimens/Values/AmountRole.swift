/// What an amount of money is among others: the total of a receipt or bill, or a part on the way to it.
public enum AmountRole: String, Sendable, Hashable, Codable, CaseIterable {
  case total, subtotal, tax, fee, discount
  /// Cash handed over, and the change given back.
  case tendered
}
