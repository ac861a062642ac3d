/// Words that the voice reads with the wrong one of a character's readings, as pinyin with tone digits, which it
/// accepts between characters. Longer words come first, so that 还款日 is found before 还.
enum Polyphones {
  static let readings: [(word: String, pinyin: String)] = [
    ("重新", "chong2 xin1"), ("重复", "chong2 fu4"), ("银行", "yin2 hang2"), ("行号", "hang2 hao4"),
    ("还款", "huan2 kuan3"), ("还清", "huan2 qing1"), ("还书", "huan2 shu1"), ("归还", "gui1 huan2"),
    ("偿还", "chang2 huan2"), ("长大", "zhang3 da4"), ("家长", "jia1 zhang3"), ("校长", "xiao4 zhang3"),
    ("部长", "bu4 zhang3"), ("觉得", "jue2 de5"), ("得到", "de2 dao4"), ("必须得", "bi4 xu1 dei3"),
    ("音乐", "yin1 yue4"), ("快乐", "kuai4 le4"), ("便宜", "pian2 yi5"), ("方便", "fang1 bian4"),
    ("银行卡", "yin2 hang2 ka3"), ("单据", "dan1 ju4"), ("数据", "shu4 ju4"), ("数一数", "shu3 yi4 shu3"),
    ("教书", "jiao1 shu1"), ("教室", "jiao4 shi4"), ("参加", "can1 jia1"), ("人参", "ren2 shen1"),
    ("供应", "gong1 ying4"), ("应该", "ying1 gai1"), ("应付", "ying1 fu4"), ("答应", "da1 ying5"),
    ("调整", "tiao2 zheng3"), ("调查", "diao4 cha2"), ("转账", "zhuan3 zhang4"), ("转告", "zhuan3 gao4"),
    ("地址", "di4 zhi3"), ("的确", "di2 que4"), ("目的", "mu4 di4"), ("差额", "cha1 e2"), ("出差", "chu1 chai1"),
    ("几乎", "ji1 hu1"), ("几号", "ji3 hao4"), ("只有", "zhi3 you3"), ("一只", "yi4 zhi1"), ("空白", "kong4 bai2"),
    ("有空", "you3 kong4"), ("发票", "fa1 piao4"), ("理发", "li3 fa4"), ("看中", "kan4 zhong4"),
    ("处理", "chu3 li3"), ("好处", "hao3 chu5"), ("办事处", "ban4 shi4 chu4"), ("为了", "wei4 le5"),
    ("因为", "yin1 wei4"), ("没收", "mo4 shou1"), ("称呼", "cheng1 hu5"),
  ].sorted { $0.word.count > $1.word.count }

  /// The text with those words as pinyin.
  static func spelledOut(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    var position = 0
    scan: while position < characters.count {
      for (word, pinyin) in byFirst[characters[position]] ?? [] {
        let wanted = Array(word)
        if characters[position...].starts(with: wanted) {
          result += " \(pinyin) "
          position += wanted.count
          continue scan
        }
      }
      result.append(characters[position])
      position += 1
    }
    return result
  }

  private static let byFirst = Dictionary(grouping: readings) { $0.word.first ?? " " }
}
