/// The same character as it is written in Japan, on the mainland and in Taiwan: a query in one of the three
/// spellings finds a text in another. Only queries are respelled; the index keeps what stands in the picture.
///
/// So a form may be listed here that stands for itself as well (干, 台, 里); the readers' `JapaneseForms`, which change
/// what was read, list only forms that Japanese never writes.
enum CharacterForms {
  /// Japanese, simplified, traditional. Where a form stands for several characters, the commonest comes first.
  private static let table = """
    車车車 乗乘乘 駅驿驛 鉄铁鐵 図图圖 館馆館 書书書 電电電 話话話 線线線 飛飞飛 機机機 場场場 発发發 開开開 関关關 門门門 間间間 時时時
    東东東 国国國 学学學 会会會 気气氣 広广廣 両两兩 円圆圓 売卖賣 買买買 読读讀 語语語 説说說 訳译譯 証证證 記记記 計计計 訂订訂
    認认認 請请請 誕诞誕 課课課 調调調 談谈談 診诊診 試试試 詳详詳 費费費 資资資 質质質 賃赁賃 貨货貨 貸贷貸 購购購 賞赏賞 贈赠贈
    員员員 園园園 団团團 囲围圍 圧压壓 変变變 済济濟 満满滿 温温溫 湯汤湯 湾湾灣 漢汉漢 無无無 焼烧燒 状状狀 猫猫貓 獣兽獸 現现現
    産产產 画画畫 県县縣 税税稅 種种種 積积積 竜龙龍 節节節 築筑築 紅红紅 約约約 級级級 紙纸紙 紹绍紹 終终終 組组組 経经經 結结結
    絵绘繪 給给給 統统統 継继繼 続续續 緑绿綠 緊紧緊 総总總 練练練 縄绳繩 織织織 習习習 職职職 聴听聽 脳脑腦 臓脏臟 芸艺藝 薬药藥
    蔵藏藏 虫虫蟲 衛卫衛 装装裝 補补補 複复複 見见見 規规規 視视視 覚觉覺 覧览覽 観观觀 触触觸 訪访訪 設设設 許许許 評评評 詩诗詩
    誤误誤 議议議 護护護 豊丰豐 賀贺賀 転转轉 軽轻輕 載载載 輸输輸 農农農 辺边邊 達达達 遅迟遲 運运運 過过過 遊游遊 遠远遠 選选選
    郵邮郵 郷乡鄉 酔醉醉 醤酱醬 録录錄 鏡镜鏡 長长長 閉闭閉 問问問 陽阳陽 階阶階 際际際 険险險 雑杂雜 難难難 静静靜 頂顶頂 順顺順
    預预預 頭头頭 題题題 額额額 類类類 顔颜顏 風风風 飲饮飲 飯饭飯 養养養 駐驻駐 験验驗 髪发髮 魚鱼魚 鮮鲜鮮 鳥鸟鳥 鶏鸡雞 麺面麵
    麦麦麥 黄黄黃 黒黑黑 齢龄齡 歯齿齒 歳岁歲 択择擇 拡扩擴 担担擔 挙举舉 対对對 専专專 単单單 厳严嚴 収收收 号号號 台台臺 処处處
    価价價 仮假假 伝传傳 体体體 来来來 児儿兒 写写寫 凍冻凍 剤剂劑 劇剧劇 労劳勞 動动動 務务務 区区區 医医醫 協协協 参参參 双双雙
    声声聲 壊坏壞 夢梦夢 奥奥奧 実实實 宝宝寶 寝寝寢 審审審 導导導 属属屬 島岛島 帯带帶 帰归歸 応应應 恋恋戀 悪恶惡 愛爱愛 憶忆憶
    戦战戰 戸户戶 断断斷 旧旧舊 昼昼晝 栄荣榮 検检檢 楽乐樂 様样樣 権权權 橋桥橋 欧欧歐 歓欢歡 歩步步 残残殘 決决決 沢泽澤 浄净淨
    浅浅淺 浜滨濱 渋涩澀 溪溪溪 瀬濑瀨 営营營 櫃柜櫃 幹干幹 庫库庫 軒轩軒 銀银銀 銭钱錢 鍋锅鍋 鐘钟鐘 錠锭錠 貝贝貝 頼赖賴 頬颊頰
    """

  /// What each form is in the three spellings.
  private static let forms: [Unicode.Scalar: [Unicode.Scalar]] = {
    var forms: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for group in table.split(whereSeparator: \.isWhitespace) {
      let three = Array(group.unicodeScalars)
      guard three.count == 3 else { continue }
      for form in three where forms[form] == nil { forms[form] = three }
    }
    return forms
  }()

  /// `run` in the other spellings, without itself.
  static func others(of run: String) -> [String] {
    let scalars = Array(run.unicodeScalars)
    // A character alone is looked for by its beginning; another form of it is mostly another word.
    guard scalars.count > 1, scalars.contains(where: { forms[$0] != nil }) else { return [] }
    var others: [String] = []
    for spelling in 0..<3 {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars.map { forms[$0]?[spelling] ?? $0 })
      let other = String(text)
      if other != run, !others.contains(other) { others.append(other) }
    }
    return others
  }
}

extension Analyzer {
  /// The phrases that a run without spaces is looked for by: as typed, then in the other spellings.
  func phrases(ofRun run: String) -> [[String]] {
    [phrase(of: run)] + CharacterForms.others(of: run).map { phrase(of: $0) }
  }
}
