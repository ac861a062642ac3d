/// Japanese and Chinese words that only change what a number beside them counts from.
enum EastAsianWords {
  /// What "30分前" may be counted from.
  static let occasions = list(
    "開演 開始 開場 開店 出発 出航 発車 離陸 搭乗 集合 到着 終了 閉店 閉館 受付 上映 試合 予約 予定 締切 開封 开场 开演 开始 出发 起飞 发车 登机 集合 演出 放映 入住"
  )
  /// What one does some minutes before.
  static let arrivals = list("集合 お越し お集まり ご来 来場 到着 着席 入場 受付 お待ち 到达 到场 入场 集合 抵达")

  /// What has to be done before a day of the month.
  static let duties = list(
    "付 支付 缴 繳 交 还款 還款 还清 还书 完成 提交 回复 回覆 办理 辦理 报名 報名 确认 確認 寄回 寄出 送达 退回 续费 续签 申请 申報 申报 领取 取件"
  )

  /// What is done to a date that another one takes the place of.
  static let moves = list("変更 延期 振替 振り替え 繰り 順延 改为 改成 改到")

  private static func list(_ words: String) -> [[UInt32]] {
    words.split(separator: " ").map { Folding.word(String($0)) }
  }
}
