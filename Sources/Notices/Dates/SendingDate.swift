import Extraction
import Specimens

/// When a notice was sent, where it says so: a mail's header, a date line at its head, a post's stamp.
enum SendingDate {
  static func find(_ text: NoticeText, reference: LocalDateTime) -> (date: LocalDate, range: Range<Int>)? {
    var start = 0
    var lines = 0
    let head = min(text.mended.count, 2500)
    while start < head, lines < 12 {
      var end = start
      while end < text.mended.count, !text.mended[end].isLineEnd { end += 1 }
      let line = trimmed(start..<end, in: text.mended)
      if !line.isEmpty {
        lines += 1
        if line.count <= 90, let date = date(of: line, text, reference) { return (date, line) }
      }
      start = end + 1
    }
    return nil
  }

  private static func date(of line: Range<Int>, _ text: NoticeText, _ reference: LocalDateTime) -> LocalDate?
  {
    let folded = String(text.folded[line])
    let isLabelled = labels.contains(where: folded.hasPrefix)
    let entities = Extractor().entities(in: text.words(line), reference: reference).filter(\.kind.isTemporal)
    for entity in entities {
      let day: LocalDate
      switch entity.value {
      case .date(let date): day = date
      case .dateTime(let moment, _): day = moment.date
      default: continue
      }
      let signs = DateSigns(Array(entity.text.unicodeScalars.map(\.folded))[...])
      let rest = line.count - entity.span.count
      let isAlone = rest <= 3
      guard signs.hasMonth, day <= reference.date.adding(days: 1), day.days(until: reference.date) <= 120
      else {
        continue
      }
      if isLabelled || isAlone && (signs.hasYear || day.days(until: reference.date) <= 14) { return day }
      if rest <= 14, signs.hasYear, text.isEastAsian || entities.count == 1 && rest <= 6 { return day }
    }
    return nil
  }

  private static let labels = [
    "sent:", "sent on", "sent ", "posted", "published", "date sent", "送信日", "配信日", "発行日", "日付:", "issued",
    "date:",
  ]
}
