import DrawerStore
import Specimens
import Testing

func moment(_ text: String) -> LocalDateTime {
  LocalDateTime(text) ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)
}

@Suite struct SaveDateTests {
  static let now = moment("2026-11-30T09:00")

  /// A clock nine hours ahead of UTC.
  static func saved(
    exif: String? = nil, name: String = "", file: String? = "2026-11-29T08:15:00"
  ) -> SaveDate {
    SaveDateRule.saveDate(
      exif: exif.map(moment), fileName: name, fileTime: file.map(moment), importTime: now,
      wallClock: { $0.utc.adding(seconds: 9 * 3600) })
  }

  @Test(arguments: [
    "Screenshot_20260314-193005.png", "Screenshot_20260314_193005.png",
    "Screenshot_20260314_193005_Chrome.jpg",
    "Screenshot_20260314-193005~2.png", "Screenshot_2026-03-14-19-30-05-123_com.browser.app.jpg",
    "Screenshot 2026-03-14 at 19.30.05.png", "Screen Shot 2026-03-14 at 7.30.05 PM.png",
    "Screenshot 2026-03-14 at 7.30.05\u{202F}PM.png", "Screenshot 2026-03-14 at 7.30.05 PM (2).png",
    "Screenshot from 2026-03-14 19-30-05.png", "Screenshot 2026-03-14 193005.png",
    "Screenshot 2026-03-14 at 19-30-05 A page about ramen.png", "屏幕截图 2026-03-14 193005.png",
    "スクリーンショット 2026-03-14 19.30.05.png", "スクリーンショット 2026-03-14 午後7.30.05.png",
    "截屏2026-03-14 19.30.05.png", "截屏2026-03-14 下午7.30.05.png", "스크린샷 2026-03-14 오후 7.30.05.png",
    "Bildschirmfoto 2026-03-14 um 19.30.05.png", "Capture d’écran 2026-03-14 à 19.30.05.png",
    "Captura de pantalla 2026-03-14 a las 7.30.05 p. m..png", "Снимок экрана 2026-03-14 в 19.30.05.png",
    "CleanShot 2026-03-14 at 19.30.05@2x.png", "IMG_20260314_193005.jpg", "IMG_20260314_193005123.jpg",
    "2026-03-14_19-30-05.png", "2026-03-14-193005_1920x1080_scrot.png", "swappy-20260314-193005.png",
    "20260314_19h30m05s_grim.png", "20260314193005_1.jpg", "photo_2026-03-14_19-30-05.jpg",
    "WhatsApp Image 2026-03-14 at 19.30.05.jpeg", "WhatsApp Image 2026-03-14 at 7.30.05 PM (1).jpeg",
    "signal-2026-03-14-193005.png", "PXL_20260314_103005123.jpg", "mmexport1773484205123.jpg",
    "Screenshot_1773484205.png", "2026年3月14日 19時30分05秒.png", "2026-03-14T19:30:05.png",
    "２０２６-０３-１４ １９.３０.０５.png", "VirtualBox_Debian_14_03_2026 2026-03-14 19.30.05.png",
  ])
  func namesOfScreenshotToolsGiveTheirMoment(name: String) {
    #expect(Self.saved(name: name) == SaveDate(moment("2026-03-14T19:30:05"), basis: .fileName))
  }

  @Test(arguments: [
    ("2026-03-14_07-30.png", "2026-03-14T07:30"),
    ("Screen Shot 2026-03-14 at 12.05.09 AM.png", "2026-03-14T00:05:09"),
    ("Screen Shot 2026-03-14 at 12.05.09 PM.png", "2026-03-14T12:05:09"),
    ("スクリーンショット 2026-03-14 午前0.05.09.png", "2026-03-14T00:05:09"),
    ("Screenshot_20280229-193005 Screenshot_20240229-193005.png", "2024-02-29T19:30:05"),
    ("order 20261399 of 2026-03-14 0730PM.png", "2026-03-14T19:30"),
  ])
  func otherTimesAreReadAsWritten(name: String, expected: String) {
    #expect(Self.saved(name: name) == SaveDate(moment(expected), basis: .fileName))
  }

  @Test(arguments: [
    "IMG-20260314-WA0012.jpg", "ramen 2026-03-14.png", "2026-03-14 2.png", "2026-03-14_1920x1080.png",
  ])
  func aNameWithADayOnlyTakesTheHourFromAFileTimeOfThatDay(name: String) {
    #expect(Self.saved(name: name) == SaveDate(moment("2026-03-14T00:00"), basis: .fileName))
    #expect(
      Self.saved(name: name, file: "2026-03-14T21:07:08")
        == SaveDate(moment("2026-03-14T21:07:08"), basis: .fileName))
  }

  @Test(arguments: [
    "", "ramen.png", "IMG_4711.PNG", "12345678.png", "invoice-4920260314193005.png", "20261399.png",
    "Screenshot_19700101-000000.png", "Screenshot_00000000-000000.png", "20991231_235959.png",
    "2026-13-14 19.30.05.png", "19800101_000000.jpg", "9999999999.png", "0412345678901.jpg",
  ])
  func namesWithoutAPossibleDateLeaveItToTheFileTime(name: String) {
    #expect(Self.saved(name: name) == SaveDate(moment("2026-11-29T08:15"), basis: .fileTime))
  }

  @Test func exifWinsUnlessItIsImpossible() {
    let name = "Screenshot_20260314-193005.png"
    #expect(
      Self.saved(exif: "2019-07-01T10:00", name: name) == SaveDate(moment("2019-07-01T10:00"), basis: .exif))
    for impossible in ["1970-01-01T00:00", "1980-01-01T00:00:01", "2031-01-01T00:00"] {
      #expect(Self.saved(exif: impossible, name: name).basis == .fileName)
    }
  }

  @Test func aClockAheadByLessThanADayIsNoError() {
    #expect(Self.saved(file: "2026-12-01T08:59").basis == .fileTime)
    #expect(Self.saved(file: "2026-12-01T09:01") == SaveDate(Self.now, basis: .importTime))
    #expect(Self.saved(file: "1970-01-01T00:00") == SaveDate(Self.now, basis: .importTime))
    #expect(Self.saved(file: nil) == SaveDate(Self.now, basis: .importTime))
  }
}
