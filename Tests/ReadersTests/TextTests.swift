import Specimens
import Testing

@testable import Readers

@Suite struct MendingTests {
  @Test(arguments: [
    (#"合計 \1.280 (税込)"#, "合計¥1,280 (税込)"), (#"\ 980"#, "¥ 980"), ("¥1.999", "¥1,999"),
    ("1.280.000円", "1,280,000円"),
    ("ご 予約 あり が と う", "ご予約ありがとう"), ("昼 ¥1,000て¥1,999", "昼¥1,000～¥1,999"), ("| will come", "I will come"),
    ("(Great see you", "Great see you"), (#"\¥438"#, "¥438"), (#"\¥1, 474"#, "¥1,474"),
    ("$12, 500, 000", "$12,500,000"),
  ])
  func knownMisreadingsAreMended(raw: String, expected: String) { #expect(Mending.mended(raw) == expected) }

  @Test(arguments: [
    "3.141", "$1.280", "C:\\Users", "Version 1.2.345", "100円と200円", "歩いて3分", "a | b", "(closed)",
    "rooms 1, 204, 305", "¥900, 2 pieces",
    "Hotel Granvia Kyoto 9F",
  ])
  func otherTextStaysAsItIs(text: String) { #expect(Mending.mended(text) == text) }
}

@Suite struct LookAlikeTests {
  @Test(arguments: [
    ("東京メト口", "東京メトロ"), ("力ード払い", "カード払い"), ("パーティ一", "パーティー"), ("二ュース", "ニュース"),
    ("夕クシ一", "タクシー"), ("内面ホ一口一加工", "内面ホーロー加工"), ("再工ネ賦課金", "再エネ賦課金"), ("入ロ", "入口"),
    ("ロコミ 412件", "口コミ 412件"), ("出カ", "出力"), ("タ方", "夕方"), ("第ニ回", "第二回"), ("エ事中", "工事中"),
    ("ー覧", "一覧"), ("合計￥1,180", "合計¥1,180"), ("キヤンセル", "キャンセル"), ("ーロだけ", "一口だけ"), ("ーロサイズ", "一口サイズ"),
    ("スーパー丸ー", "スーパー丸一"),
    ("ボーナスー覧", "ボーナス一覧"), ("入カカード番号", "入力カード番号"), ("カ士のカレンダー", "力士のカレンダー"),
    ("人ロピラミッド", "人口ピラミッド"), ("ミニトマトニつ", "ミニトマト二つ"), ("第ー回", "第一回"),
  ])
  func neighboursDecide(raw: String, expected: String) { #expect(LookAlikes.mended(raw) == expected) }

  @Test(arguments: [
    "口コミ", "入力フォーム", "三カ月", "二ヶ月", "グループ一覧", "スタッフ一同", "大工", "加工ライン", "ラーメン", "一人二千円",
    "西口エレベーター", "キヤノン", "ハワイ", "人口", "努力", "第一", "協力ください", "カラー", "ロビー", "タイ", "二人",
    "一ロットから", "入カメラ", "美人ロボット", "サーバー名", "スーパー部門", "データ日付", "一人ロケット", "全カード", "3カ国語",
  ])
  func rightWordsStay(text: String) { #expect(LookAlikes.mended(text) == text) }

  @Test func chineseFormsBecomeJapaneseOnesOnAJapanesePageOnly() {
    let japanese = [
      line("入湯稅", (0, 0, 9, 9)), line("お支払いは現地でお願いします", (0, 20, 9, 9)), line("10%对象", (0, 40, 9, 9)),
    ]
    #expect(LookAlikes.mended(japanese).map(\.text) == ["入湯税", "お支払いは現地でお願いします", "10%対象"])
    let mixed = [line("カートに入れました", (0, 0, 9, 9)), line("加入购物车", (0, 20, 9, 9))]
    #expect(LookAlikes.mended(mixed).map(\.text) == ["カートに入れました", "加入购物车"])
    let chinese = [line("对象", (0, 0, 9, 9)), line("请在星期五之前付款", (0, 20, 9, 9))]
    #expect(LookAlikes.mended(chinese).map(\.text) == ["对象", "请在星期五之前付款"])
  }
}

@Suite struct LineFilterTests {
  @Test(arguments: [
    ("...", 0.99), ("★ ◆", 0.99), ("ok", 0.5), ("hello there", 0.2), ("ecco", 0.6), ("Q", 0.85),
  ])
  func whatIsNotBelievedGoes(text: String, confidence: Double) {
    #expect(!LineFilter.tesseract.keeps(line(text, (0, 0, 9, 9), confidence: confidence)))
  }

  @Test(arguments: [("ok", 0.9), ("hello there", 0.45), ("¥5", 0.95), ("す。", 0.8), ("4of6", 0.6)])
  func textStays(text: String, confidence: Double) {
    #expect(LineFilter.tesseract.keeps(line(text, (0, 0, 9, 9), confidence: confidence)))
  }
}

@Suite struct ScriptShareTests {
  @Test func theScriptsOfBelievedLinesDecide() {
    func verdict(_ text: String, _ confidence: Double = 0.9) -> ScriptShare.Verdict {
      ScriptShare(of: [line(text, (0, 0, 9, 9), confidence: confidence)]).verdict
    }
    #expect(verdict("A long English sentence, and then one more 店") == .latin)
    #expect(verdict("お店は駅の北口です, Hello") == .japanese)
    #expect(verdict("请于星期五之前交班费") == .chinese)
    #expect(verdict("请于星期五之前", 0.3) == .unclear)
    #expect(ScriptShare(of: []).verdict == .latin)
  }
}
