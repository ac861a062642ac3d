/// Japanese words of the calendar and the clock.
enum Japanese {
  static var words: [WordList] { calendar + relative + clock + marks + particles + blockers + money }

  static let calendar: [WordList] = [
    WordList(
      .month,
      [
        1: "いちがつ 睦月 正月", 2: "にがつ 如月", 3: "さんがつ", 4: "しがつ", 5: "ごがつ", 6: "ろくがつ", 7: "しちがつ なながつ", 8: "はちがつ",
        9: "くがつ", 10: "じゅうがつ", 11: "じゅういちがつ", 12: "じゅうにがつ 師走",
      ]),
    WordList(
      .weekday,
      [
        1: "月曜日 月曜 げつようび げつよう", 2: "火曜日 火曜 かようび", 3: "水曜日 水曜 すいようび すいよう", 4: "木曜日 木曜 もくようび もくよう",
        5: "金曜日 金曜 きんようび きんよう", 6: "土曜日 土曜 どようび どよう", 7: "日曜日 日曜 にちようび にちよう",
      ]),
    WordList(.era, [1988: "平成 へいせい", 2018: "令和 れいわ", 1925: "昭和 しょうわ", 1911: "大正", 1867: "明治"]),
    WordList(.season, [1: "春", 2: "夏", 3: "秋", 4: "冬"]),
    WordList(
      .unit,
      [
        0: "秒間 秒", 1: "分間 分", 2: "時間", 3: "日間 営業日", 4: "週間",
        5: "ヶ月間 か月間 カ月間 ヵ月間 ケ月間 箇月間 ヶ月 か月 カ月 ヵ月 ケ月 箇月 個月",
        7: "年間 カ年 か年 ヶ年", 11: "泊", 8: "週末 しゅうまつ 土日",
      ]),
  ]

  static let relative: [WordList] = [
    WordList(
      .relativeDay,
      [
        0: "今日 本日 きょう ほんじつ 当日", 1: "明日 あした あす みょうにち 翌日 あくる日", 2: "明後日 あさって みょうごにち 翌々日",
        3: "明々後日 明明後日 しあさって", -1: "昨日 きのう さくじつ 前日", -2: "一昨日 おととい おとつい いっさくじつ", -3: "一昨々日 さきおととい 一昨昨日",
      ]),
    WordList(.now, "今 いま 現在 ただいま"),
    // week × 100 + offset, told apart by grain: see RelativePeriod.
    WordList(
      .relativePeriod,
      [
        RelativePeriod.code(.week, 0): "今週 こんしゅう 今週中 当週",
        RelativePeriod.code(.week, 1): "来週 翌週 らいしゅう 次週",
        RelativePeriod.code(.week, 2): "再来週 さらいしゅう 翌々週", RelativePeriod.code(.week, -1): "先週 前週 せんしゅう 昨週",
        RelativePeriod.code(.week, -2): "先々週 先先週 せんせんしゅう",
        RelativePeriod.code(.month, 0): "今月 こんげつ 当月 本月",
        RelativePeriod.code(.month, 1): "来月 翌月 らいげつ 次月",
        RelativePeriod.code(.month, 2): "再来月 さらいげつ 翌々月", RelativePeriod.code(.month, -1): "先月 前月 せんげつ",
        RelativePeriod.code(.month, -2): "先々月 先先月",
        RelativePeriod.code(.year, 0): "今年 本年 ことし 同年 今年度 当年",
        RelativePeriod.code(.year, 1): "来年 翌年 らいねん",
        RelativePeriod.code(.year, 2): "再来年", RelativePeriod.code(.year, -1): "昨年 去年 前年 さくねん きょねん 先年",
        RelativePeriod.code(.year, -2): "一昨年 おととし",
      ]),
    WordList(
      .which,
      [0: "この 今 当 現 その", 1: "次の 次 来たる 来る つぎの 今後", 10: "今度の 今度", -1: "前の 先の 過去 直近 直近の 最後の ここ 前 最近 最近の"]),
    WordList(
      .edge,
      [
        0: "初め 始め はじめ 初旬 上旬 頭 初頭", 1: "半ば 中旬 なかば 中頃", 2: "末 年末 下旬 終わり 終わりごろ 月末 終盤", 3: "残り",
        4: "末日 月末日", 5: "前半", 6: "後半",
      ]),
    WordList(.season, [1: "春", 2: "夏", 3: "秋", 4: "冬"]),
  ]

  static let clock: [WordList] = [
    WordList(.meridiem, [0: "午前 ごぜん", 1: "午後 ごご"]),
    WordList(
      .daypart,
      [
        0: "朝 あさ 朝方", 8: "午前 ごぜん 午前中", 2: "午後 昼過ぎ 昼下がり", 1: "昼 お昼 ひる 昼間 日中", 9: "昼食時 ランチタイム 昼時 お昼時",
        3: "夕方 夕 夕刻 晩 夕べ",
        4: "夜 よる 夜間", 5: "早朝 未明 明け方 早暁", 6: "深夜 夜中 夜遅く 夜更け", 11: "昼すぎ", 7: "夕方前", 13: "朝食時", 16: "夕食時",
      ]),
    WordList(
      .dayAndPart,
      [
        DayAndPart.code(0, .morning): "今朝 けさ", DayAndPart.code(0, .night): "今夜 今晩 こんや こんばん 今夜中",
        DayAndPart.code(0, .evening): "今夕 こんゆう", DayAndPart.code(-1, .night): "昨夜 昨晩 ゆうべ さくや",
        DayAndPart.code(1, .morning): "翌朝 明朝", DayAndPart.code(1, .night): "明晩",
      ]),
    WordList(.moment, [720: "正午", 0: "真夜中 零時"]),
    WordList(.half, "半 はん"),
    WordList(.approximately, "ごろ ころ ぐらい くらい"),
    WordList(.exactly, "ちょうど きっかり ぴったり ジャスト 丁度"),
  ]

  static let marks: [WordList] = [
    WordList(.yearMark, "年 ねん"),
    WordList(.monthMark, "月 がつ"),
    WordList(.dayMark, "日 にち"),
    WordList(.hourMark, "時 じ"),
    WordList(.minuteMark, "分 ふん ぷん"),
    WordList(.secondMark, "秒"),
    WordList(.spanMark, "間"),
    WordList(.weekMark, "週 しゅう"),
    WordList(.countMark, "個 か ヶ カ ヵ ケ 箇"),
    WordList(.nthMark, "第"),
  ]

  static let particles: [WordList] = [
    WordList(.rangeMark, "から より"),
    WordList(.from, "から より"),
    WordList(.until, "まで 迄"),
    WordList(.orEarlier, "以前 よりも前 より前 までに またはその前 及びその前 までの"),
    WordList(.orLater, "以降 以後 から"),
    WordList(.before, "前 まえ"),
    WordList(.after, "後 のち 後に"),
    WordList(.particle, "の に、 、"),
    WordList(.approximately, "約 およそ だいたい ほぼ まる 丸 もう"),
    WordList(.rest, "あと 残り"),
    WordList(.vague, [3: "数 幾"]),
    WordList(.occasionDay, "当日 前日 翌日 翌々日 前々日"),
    WordList(.closing, "定休日 定休 休業日 休館日 休診日 休園日 休み お休み 休業 休館 休診 休園 休演日 休演"),
    WordList(.orLater, "以来 より後 よりも後"),
    WordList(.within, "以内 以内に"),
    WordList(.every, "平日 土日 土日祝 毎 毎日 毎週 毎月 毎年 毎朝 毎晩"),
  ]

  /// Words that begin like a date or a number and are something else.
  static let blockers: [WordList] = [
    WordList(
      .blocker,
      """
      日本 日常 日記 日光 日程 日時 月額 月極 月島 月間 月給 火災 火曜市 水道 水泳 水族館 水着 水筒 水分 木製 木村 木材 木造 金額 金沢 金閣 \
      金融 金属 金利 土地 土産 土砂 土佐 一部 一緒 一番 一般 一覧 一人 一度 一方 一気 一括  三鷹 三井 三菱 三越 千葉 千代田 \
      今回 今後とも 分析 分類 分野 時計 時代 時刻表 年齢 年収 年金 年末調整 年末年始 時給 夜行 朝食 朝日 朝日新聞 昼食 夕食 夕日 夕刊 朝刊 春日 春日部 \
      夏目 秋田 秋葉原 冬期 夏期 前売 前売り 前回 前後 前方 前橋 後半戦 後援 後楽園 頭痛 半額 半分 半角 末広町 日替わり 日帰り 年中 年中無休 月見
      """)
  ]

}
