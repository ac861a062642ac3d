/// An exact decimal number, as money needs it: `significand × 10^-scale`.
public struct Amount: Sendable {
  public let significand: Int
  /// Digits after the point, 0 … 9.
  public let scale: Int

  public init(_ significand: Int, scale: Int = 0) {
    self.significand = significand
    self.scale = scale
  }

  /// Reads plain decimal text such as `1280`, `39.50` or `-3.5`: no thousands separators.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.count <= 9, fraction.utf8.allSatisfy({ (48...57).contains($0) }),
      let significand = Int(whole + fraction)
    else { return nil }
    self.init(significand, scale: fraction.utf8.count)
  }

  public var doubleValue: Double { Double(significand) / Amount.powers[scale] }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}

extension Amount: Hashable, Comparable {
  /// The same number without trailing zeros after the point, so that 39.50 equals 39.5.
  private var normalized: (Int, Int) {
    var (s, k) = (significand, scale)
    while k > 0, s % 10 == 0 { (s, k) = (s / 10, k - 1) }
    return (s, k)
  }

  public static func == (a: Amount, b: Amount) -> Bool { a.normalized == b.normalized }
  public static func < (a: Amount, b: Amount) -> Bool { a != b && a.doubleValue < b.doubleValue }
  public func hash(into hasher: inout Hasher) {
    let (s, k) = normalized
    hasher.combine(s)
    hasher.combine(k)
  }
}

extension Amount: CustomStringConvertible, LosslessStringConvertible, Codable {
  public var description: String {
    guard scale > 0 else { return String(significand) }
    let digits = String(significand.magnitude)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.utf8.count)) + digits
    return "\(significand < 0 ? "-" : "")\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let amount = Amount(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an amount: \(text)")
    }
    self = amount
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
