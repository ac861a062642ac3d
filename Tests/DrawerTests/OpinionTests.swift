import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("Second opinions")
struct OpinionTests {
  private let reference = moment("2026-11-30T09:00:00")

  private func field(_ text: String, _ value: EntityValue, confidence: Double = 0.9, boxes: [Box] = [])
    -> Field
  {
    Field(
      id: "\(value.kind.rawValue)-1",
      entity: Entity(
        span: TextSpan(0, text.unicodeScalars.count), text: text, value: value, confidence: confidence),
      boxes: boxes)
  }

  private func judged(_ field: Field, _ heard: String, by reader: String = "accurate") -> Field {
    OpinionRule().judged(field, heard: heard, by: reader, reference: reference)
  }

  private let price = EntityValue.money(amount: Amount(1280), currency: "JPY")

  @Test(
    "the same words in other spacing, width or signs agree, and the doubt shrinks",
    arguments: [
      "¥1,280", "合計 ¥ 1,280 税込", "￥１，２８０", "x¥1,280.",
    ])
  func agreement(heard: String) {
    let result = judged(field("¥1,280", price), heard)
    #expect(result.opinion == SecondOpinion(reader: "accurate", agrees: true))
    #expect(result.confidence > 0.9 && result.confidence < 1)
  }

  @Test("the same day written otherwise agrees")
  func sameValue() {
    let day = EntityValue.date(LocalDate(dayNumber: LocalDate("2026-12-11")?.dayNumber ?? 0))
    #expect(judged(field("11 December 2026", day), "11 Decembar 2026").opinion?.agrees == false)
    #expect(judged(field("December 11, 2026", day), "December 11 2026").opinion?.agrees == true)
  }

  @Test(
    "another reading lowers the confidence and is kept beside the first",
    arguments: [
      ("¥1,280", "¥1,230"), ("¥1,280", "小計 ¥1,200 円"),
    ])
  func difference(text: String, heard: String) {
    let result = judged(field(text, price), heard)
    #expect(result.opinion?.agrees == false)
    #expect(result.opinion?.text.hasPrefix("¥1,2") == true)
    #expect(result.value == price && result.text == text)
    #expect(result.confidence < 0.9)
  }

  @Test("the accurate reader's word weighs more than Tesseract's")
  func weight() {
    let sure = judged(field("¥1,280", price), "¥1,230", by: "accurate").confidence
    let weak = judged(field("¥1,280", price), "¥1,230", by: "tesseract").confidence
    #expect(sure < weak && weak < 0.9)
  }

  @Test("a code differs by one sign, and what is no reading of it is no opinion")
  func codes() {
    let code = EntityValue.code("QX7R2L", type: .booking)
    #expect(judged(field("QX7R2L", code), "Ref QX7R2l").opinion?.agrees == true)
    #expect(judged(field("QX7R2L", code), "OX7R2L").opinion?.text == "OX7R2L")
    for heard in ["", "|", "table for two"] {
      #expect(judged(field("QX7R2L", code), heard) == field("QX7R2L", code))
    }
  }

  @Test("only what must be exact is looked at, with room around it, in its own language")
  func crops() throws {
    let lines = [
      TextLine(
        text: "お支払い期限は12月4日までにお願いします", box: Box(x: 100, y: 50, width: 800, height: 40), confidence: 0.9),
      TextLine(text: "Total ¥1,280", box: Box(x: 100, y: 150, width: 300, height: 40), confidence: 0.9),
    ]
    let reading = Reading(lines: lines, reader: "accurate")
    let fields = SpecimenComposer().fields(of: reading, reference: reference)
    let crops = OpinionRule.crops(for: fields, in: reading)
    #expect(crops.map(\.field).sorted() == ["date-1", "money-1"])
    let date = try #require(crops.first { $0.field == "date-1" })
    let box = try #require(fields.first { $0.id == "date-1" }?.boxes.first)
    #expect(date.crop.language == .japanese)
    #expect(date.crop.box.x < box.x && date.crop.box.maxX > box.maxX && date.crop.box.y == box.y)
    #expect(crops.first { $0.field == "money-1" }?.crop.language == .english)
    let many = (0..<40).map { index in
      var copy = fields[0]
      copy.id = "date-\(index)"
      return copy
    }
    #expect(OpinionRule.crops(for: many, in: reading).count == OpinionRule.mostFields)
  }

  @Test("an opinion is kept in the record")
  func record() throws {
    let old = judged(field("¥1,280", price), "¥1,230")
    let back = try JSONDecoder().decode(Field.self, from: JSONEncoder().encode(old))
    #expect(back == old && back.opinion?.text == "¥1,230")
  }
}
