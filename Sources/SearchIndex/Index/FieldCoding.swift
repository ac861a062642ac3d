import Specimens

/// Fields as a few bytes each: the index keeps those of every specimen, and a search reads those of many.
///
/// A field is one byte of kind and flags, its span from where the last one began, then its days, its amounts
/// and its words, each only where there are any.
enum FieldCoding {
  private static let hasDays: UInt8 = 1 << 5
  private static let hasAmounts: UInt8 = 1 << 6
  private static let hasText: UInt8 = 1 << 7
  private static let kindMask: UInt8 = hasDays - 1
  /// Day numbers are counted from here, so that those of today take two bytes.
  private static let firstDay = 20_000

  // The numbers stand in files: new kinds go to the end.
  private static let kinds: [EntityKind] = [
    .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .duration, .money, .url, .email, .phone,
    .code, .address, .place, .person, .organisation, .event, .wifi, .barcode,
  ]

  static func bytes(of fields: [IndexedField]) -> [UInt8] {
    var bytes: [UInt8] = []
    var last = 0
    var currency: String?
    for field in fields {
      guard let kind = kinds.firstIndex(of: field.kind) else { continue }
      bytes.append(
        UInt8(kind) | (field.days == nil ? 0 : hasDays) | (field.amounts.isEmpty ? 0 : hasAmounts)
          | (field.text == nil ? 0 : hasText))
      Varint.append(signed: field.span.start - last, to: &bytes)
      Varint.append(max(0, field.span.count), to: &bytes)
      last = field.span.start
      if let days = field.days {
        Varint.append(signed: days.lowerBound - firstDay, to: &bytes)
        Varint.append((days.upperBound - days.lowerBound) << 1 | (field.namesMonth ? 1 : 0), to: &bytes)
      }
      if !field.amounts.isEmpty { append(field.amounts, &currency, to: &bytes) }
      if let text = field.text { append(text, to: &bytes) }
    }
    return bytes
  }

  /// What can be read of the bytes; those of a damaged file end early.
  static func fields(_ bytes: [UInt8]) -> [IndexedField] {
    var fields: [IndexedField] = []
    var i = 0
    var last = 0
    var currency: String?
    while i < bytes.count {
      let head = bytes[i]
      i += 1
      guard let kind = kinds.indices.contains(Int(head & kindMask)) ? kinds[Int(head & kindMask)] : nil,
        let start = Varint.readSigned(bytes, &i), let count = Varint.read(bytes, &i),
        (0...Int(Int32.max)).contains(count), abs(start) <= Int32.max
      else { break }
      last += start
      var field = IndexedField(kind: kind, span: TextSpan(last, last + count))
      if head & hasDays != 0 {
        guard let first = Varint.readSigned(bytes, &i), let rest = Varint.read(bytes, &i), rest >= 0,
          abs(first) <= Int32.max, rest <= Int32.max
        else { break }
        field.days = first + firstDay...first + firstDay + rest >> 1
        field.namesMonth = rest & 1 == 1
      }
      if head & hasAmounts != 0 {
        guard let amounts = amounts(bytes, &i, &currency) else { break }
        field.amounts = amounts
      }
      if head & hasText != 0 {
        guard let text = text(bytes, &i) else { break }
        field.text = text
      }
      fields.append(field)
    }
    return fields
  }

  // MARK: Amounts

  /// Each amount begins with a byte: how its number is written, and its currency.
  private enum Form {
    static let hundredths: UInt8 = 1
    static let exact: UInt8 = 2
    static let newCurrency: UInt8 = 4
    static let noCurrency: UInt8 = 8
  }

  private static func append(_ amounts: [IndexedAmount], _ currency: inout String?, to bytes: inout [UInt8]) {
    Varint.append(amounts.count, to: &bytes)
    for amount in amounts {
      var form: UInt8 = 0
      if amount.currency == nil {
        form |= Form.noCurrency
      } else if amount.currency != currency {
        form |= Form.newCurrency
      }
      let whole = Int(exactly: amount.amount)
      let hundredths = Int(exactly: (amount.amount * 100).rounded())
      if let whole, abs(whole) < 1 << 50 {
        bytes.append(form)
        Varint.append(signed: whole, to: &bytes)
      } else if let hundredths, abs(hundredths) < 1 << 50, Double(hundredths) / 100 == amount.amount {
        bytes.append(form | Form.hundredths)
        Varint.append(signed: hundredths, to: &bytes)
      } else {
        bytes.append(form | Form.exact)
        withUnsafeBytes(of: amount.amount.bitPattern.bigEndian) { bytes.append(contentsOf: $0) }
      }
      if form & Form.newCurrency != 0, let code = amount.currency {
        append(code, to: &bytes)
        currency = code
      }
    }
  }

  private static func amounts(_ bytes: [UInt8], _ i: inout Int, _ currency: inout String?)
    -> [IndexedAmount]?
  {
    guard let count = Varint.read(bytes, &i), (0...bytes.count).contains(count) else { return nil }
    var amounts: [IndexedAmount] = []
    for _ in 0..<count {
      guard i < bytes.count else { return nil }
      let form = bytes[i]
      i += 1
      let amount: Double
      if form & Form.exact != 0 {
        guard i + 8 <= bytes.count else { return nil }
        amount = Double(bitPattern: bytes[i..<i + 8].reduce(0) { $0 << 8 | UInt64($1) })
        i += 8
      } else {
        guard let number = Varint.readSigned(bytes, &i) else { return nil }
        amount = form & Form.hundredths != 0 ? Double(number) / 100 : Double(number)
      }
      if form & Form.newCurrency != 0 {
        guard let code = text(bytes, &i) else { return nil }
        currency = code
      }
      amounts.append(
        IndexedAmount(amount: amount, currency: form & Form.noCurrency != 0 ? nil : currency))
    }
    return amounts
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    Varint.append(text.utf8.count, to: &bytes)
    bytes.append(contentsOf: text.utf8)
  }

  private static func text(_ bytes: [UInt8], _ i: inout Int) -> String? {
    guard let count = Varint.read(bytes, &i), count >= 0, count <= bytes.count - i else { return nil }
    defer { i += count }
    return String(decoding: bytes[i..<i + count], as: UTF8.self)
  }
}
