import Specimens
import Testing

@testable import Decisions

@Suite struct SignalsTests {
  private func signals(_ text: String, isChat: Bool = false) -> Signals {
    let page = Page(text)
    let chrome = Chrome(page: page, entities: [], reference: LocalDateTime(LocalDate(dayNumber: 0), .noon))
    return Signals(page: page, chrome: chrome, mentions: [], isChat: isChat)
  }

  @Test(arguments: [
    "Your stay has been canceled.", "CANCELLED", "本公演は中止いたします", "上記のご予約はキャンセルされました。", "订单已取消",
    "We had to cancel the show.",
  ])
  func hearsThatItIsCalledOff(_ text: String) { #expect(signals("The show\n" + text).cancelled != nil) }

  @Test(arguments: [
    "Free cancellation until Friday", "Cancel   Modify", "雨天の場合は中止します", "キャンセル料 30%",
    "If the event is cancelled you get a refund.", "可免费取消",
    "Cancellation policy",
  ])
  func talkOfCancellingCallsNothingOff(_ text: String) {
    #expect(signals("The show\n" + text).cancelled == nil)
  }

  @Test func addToCalendarIsAButtonAndAddedToCalendarIsNot() {
    #expect(signals("Add to calendar").duplicate == nil)
    #expect(signals("Added to your calendar").duplicate != nil)
    #expect(signals("カレンダーに追加").duplicate == nil)
    #expect(signals("カレンダーに追加しました").duplicate != nil)
  }

  @Test func autoPayThatIsOffLeavesTheBillToTheUser() {
    #expect(signals("AutoPay is off. Pay online.").automatic == nil)
    #expect(signals("AutoPay is on").automatic != nil)
  }

  @Test func aSpecialRequestIsNoRequestForABooking() {
    #expect(signals("Special requests: window seat").unconfirmed == nil)
    #expect(signals("Booking request received").unconfirmed != nil)
  }
}
