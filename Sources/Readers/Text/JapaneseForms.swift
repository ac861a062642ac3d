import Specimens

/// Chinese forms of characters that a network knowing both languages puts into Japanese text now and then.
enum JapaneseForms {
  /// Chinese forms, simplified and traditional, each followed by the Japanese form.
  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = """
      對対 对対 稅税 產産 产産 說説 说説 戶戸 查査 步歩 每毎 來来 关関 關関 车車 东東 发発 發発 买買 门門 见見 书書 \
      图図 圖図 华華 时時 间間 问問 开開 闻聞 语語 读読 讀読 话話 请請 谁誰 调調 边辺 邊辺 气気 氣気 归帰 歸帰 应応 應応 \
      广広 廣広 实実 實実 单単 單単 双双 图図 团団 團団 处処 處処 价価 價価 续続 續続 经経 經経 给給 终終 线線 组組 网網 \
      场場 块塊 报報 抢搶 择択 擇択 择択 换換 据拠 拂払 號号 区区 區区 医医 醫医 卖売 賣売 无無 术術 权権 權権 检検 檢検 \
      样様 樣様 楽楽 樂楽 乐楽 欢歓 歡歓 毕畢 汤湯 泽沢 澤沢 济済 濟済 浅浅 淺浅 渔漁 温温 溫温 满満 滿満 滨浜 濱浜 \
      点点 點点 热熱 烧焼 燒焼 爱愛 状状 狀状 独独 獨独 现現 环環 电電 画画 畫画 当当 當当 疗療 盐塩 鹽塩 种種 税税 稻稲 \
      穗穂 窗窓 竞競 笔筆 红紅 级級 约約 纪紀 纸紙 练練 练練 绿緑 綠緑 缘縁 罗羅 职職 联連 脑脳 腦脳 艺芸 藝芸 节節 药薬 藥薬 \
      营営 營営 览覧 覽覧 观観 觀観 计計 订訂 认認 训訓 记記 许許 设設 证証 證証 评評 试試 诊診 词詞 该該 详詳 误誤 课課 贝貝 \
      负負 财財 责責 败敗 货貨 质質 费費 贺賀 资資 赠贈 轻軽 輕軽 载載 输輸 辞辞 辭辞 达達 运運 还還 进進 远遠 连連 迟遅 遲遅 \
      选選 遗遺 邮郵 郷郷 鄉郷 酿醸 释釈 釋釈 铁鉄 鐵鉄 银銀 铃鈴 钱銭 錢銭 长長 阳陽 阶階 际際 陆陸 险険 險険 随随 隨随 \
      难難 静静 靜静 预預 领領 题題 颜顔 顏顔 风風 饭飯 饮飲 馆館 駅駅 驿駅 驛駅 马馬 鱼魚 鸟鳥 鸡鶏 黄黄 黃黄 黑黒 默黙 齐斉 齊斉 \
      龙竜 龍龍 龟亀 龜亀 龄齢 齡齢 內内 凈浄 净浄 靑青 吳呉 姬姫 德徳 惠恵 戰戦 战戦 拔抜 搜捜 收収 敎教 敍叙 晴晴 曆暦 櫸欅 \
      灣湾 湾湾 燈灯 瀧滝 瓶瓶 礼礼 禮礼 禪禅 緖緒 縣県 县県 總総 总総 聲声 声声 萬万 万万 藏蔵 虛虚 虫虫 蟲虫 裝装 装装 邸邸 變変 变変 \
      讓譲 购購 豐豊 轉転 转転 郞郎 醬醤 酱醤 鷄鶏 麥麦 麦麦 麵麺 面面
      """
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pair in pairs.split(whereSeparator: { $0.isWhitespace }) {
      let scalars = Array(pair.unicodeScalars)
      if scalars.count == 2, scalars[0] != scalars[1] { table[scalars[0]] = scalars[1] }
    }
    return table
  }()

  /// Whether the page is Japanese throughout: much kana, and few characters that only Chinese writes.
  static func belong(to lines: [TextLine]) -> Bool {
    var (kana, han, foreign) = (0, 0, 0)
    for scalar in lines.lazy.flatMap({ $0.text.unicodeScalars }) {
      if scalar.isKana { kana += 1 } else if scalar.isHan { han += 1 }
      if table[scalar] != nil { foreign += 1 }
    }
    return kana * 100 >= (kana + han) * 20 && kana > 0 && foreign * 100 <= max(200, han * 6)
  }

  /// A line in Chinese on a page in Japanese: without kana, and with more than a slip of forms that only Chinese writes.
  static func isForeign(_ line: String) -> Bool {
    let scalars = line.unicodeScalars
    return !scalars.contains(where: \.isKana) && Set(scalars.filter { table[$0] != nil }).count > 1
  }

  static func applied(to text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { table[$0] ?? $0 }))
  }
}
