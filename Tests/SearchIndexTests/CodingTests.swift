import Foundation
import Specimens
import Testing

@testable import SearchIndex

/// What the index keeps of fields and lines comes back as it was.
@Suite struct CodingTests {
  @Test func everyKindOfFieldComesBack() {
    var fields = EntityKind.allCases.enumerated().map { number, kind in
      IndexedField(kind: kind, span: TextSpan(number * 7, number * 7 + 3))
    }
    fields[0].days = 20_789...20_789
    fields[0].namesMonth = true
    fields[1].days = -40...60_000
    fields[2].text = "12月4日 corrected"
    fields[3].text = ""
    // Fields need not stand in the order of the text.
    fields.reverse()
    #expect(FieldCoding.fields(FieldCoding.bytes(of: fields)) == fields)
    #expect(FieldCoding.fields([]).isEmpty)
  }

  @Test func amountsComeBackToTheLastDigit() {
    let amounts = [
      0, 0.1, 12.5, 980, 4100, -3, 1e15, 1e300, 0.001, 19.99, .infinity, 1_234_567.89, 0.07 * 100,
    ]
    for currency in [nil, "USD", "JPY", "金"] {
      var field = IndexedField(kind: .money, span: TextSpan(0, 4))
      field.amounts = amounts.map { IndexedAmount(amount: $0, currency: currency) }
      var other = field
      other.amounts[3].currency = "EUR"
      #expect(FieldCoding.fields(FieldCoding.bytes(of: [field, other, field])) == [field, other, field])
    }
  }

  @Test func bytesOfADamagedFileEndEarly() {
    var field = IndexedField(kind: .money, span: TextSpan(3, 9))
    field.days = 20_000...20_003
    field.amounts = [IndexedAmount(amount: 0.125, currency: "USD")]
    field.text = "words"
    let bytes = FieldCoding.bytes(of: [field, field])
    for count in bytes.indices { #expect(FieldCoding.fields(Array(bytes[..<count])).count <= 1) }
    for position in bytes.indices {
      for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[position] = value
        _ = FieldCoding.fields(damaged)
        _ = LineBoxes(damaged)
      }
    }
  }

  @Test func linesGiveTheBoxesThatTheReadingGives() {
    let lines = ["Menya ひかり", "", "open 11:00", "京都市中京区 1-2-3"].enumerated().map { number, text in
      TextLine(
        text: text, box: Box(x: 10 + number, y: 40 * number, width: 300 - number, height: 32), confidence: 0.9
      )
    }
    let reading = Reading(lines: lines, reader: "tesseract")
    let boxes = LineBoxes(LineBoxes(lines).bytes)
    #expect(boxes == LineBoxes(lines))
    let text = IndexedText(Array(reading.text.utf8))
    for start in 0..<reading.text.unicodeScalars.count {
      let span = TextSpan(start, start + 9)
      #expect(boxes.boxes(of: [span], in: text) == reading.boxes(of: span))
    }
  }
}
