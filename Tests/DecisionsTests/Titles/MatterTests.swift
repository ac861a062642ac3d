import Decisions
import Extraction
import Specimens
import Testing

@Suite("Titles say what a firm comes for, and what runs out")
struct MatterTests {
  private func title(_ text: String) throws -> String? {
    let now = try #require(LocalDateTime("2026-11-30T09:00"))
    return Decider().findings(
      for: DecisionInput(
        text: text, entities: Extractor().entities(in: text, reference: now, languages: []), reference: now,
        now: now, uid: "matter@test", madeAt: Instant(secondsSince1970: 0))
    ).verdict.suggestion?.title
  }

  @Test(
    "what is done, in the sentence of the date or in a line of its own, stands before the firm",
    arguments: [
      (
        "Brightflame Heating\nYour annual boiler service is booked for Tuesday, 8 December 2026 between 09:00 and 11:00.",
        "Annual boiler service (Brightflame Heating)"
      ),
      (
        "Emberline Gas Services\nBoiler service visit\n10 December 2026, 08:00 - 12:00\nReference EG-4471",
        "Boiler service visit (Emberline Gas Services)"
      ),
      (
        "Fibrelink\nEngineer visit confirmed\nTue 15 December 2026, 13:00 to 18:00\nOrder FL-22913",
        "Engineer visit (Fibrelink)"
      ),
      ("Kestrel Garage\nYour MOT is booked\n11 December 2026 at 08:30", "MOT (Kestrel Garage)"),
      (
        "Tunewright\nPiano tuning visit booked: 12 December 2026, 11:00", "Piano tuning visit (Tunewright)"
      ),
      ("あおば設備\n給湯器の点検にお伺いします\n2026年12月8日（火）10:00〜12:00", "給湯器の点検 (あおば設備)"),
      ("安居物业\n燃气安检上门服务\n时间：2026年12月9日 14:00-16:00", "燃气安检上门服务 (安居物业)"),
    ])
  func visits(_ text: String, _ expected: String) throws {
    #expect(try title(text) == expected)
  }

  @Test(
    "what runs out keeps its verb",
    arguments: [
      (
        "Ironhouse Gym\nYour free trial ends on 14 December 2026.\nCancel before then to avoid being charged £24.99.",
        "Free trial ends (Ironhouse Gym)"
      ),
      (
        "Streamly Plus\nYour 30-day free trial ends 9 December 2026", "30-day free trial ends (Streamly Plus)"
      ),
      (
        "Namewell\nYour domain larch.example expires on 19 December 2026. Renew now.",
        "Domain larch.example expires (Namewell)"
      ),
      ("悦动健身\n您的免费试用将于2026年12月14日到期。", "免费试用到期 (悦动健身)"),
    ])
  func endings(_ text: String, _ expected: String) throws {
    #expect(try title(text) == expected)
  }

  @Test(
    "a name that says enough stays as it is",
    arguments: [
      ("Osteria Fresca\nYour table is confirmed\nFriday, 11 December 2026 at 19:15", "Osteria Fresca"),
      (
        "Your appointment with Dr Amsel is confirmed for Thursday 10 December 2026 at 09:40.",
        "Appointment with Dr Amsel"
      ),
    ])
  func others(_ text: String, _ expected: String) throws {
    #expect(try title(text) == expected)
  }
}
