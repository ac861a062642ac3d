/// Chinese words of the calendar and the clock.
enum Chinese {
  static var words: [WordList] { calendar + relative + clock + marks + particles + blockers + money }

  static let calendar: [WordList] = [
    WordList(.weekday, weekdays),
    WordList(.season, [1: "春天 春季 春", 2: "夏天 夏季 夏", 3: "秋天 秋季 秋", 4: "冬天 冬季 冬"]),
    WordList(
      .unit,
      [
        0: "秒钟 秒", 1: "分钟 分", 2: "小时 个小时 个钟头 钟头 个钟", 3: "天 日 个工作日 工作日", 4: "周 星期 个星期 礼拜 个礼拜 个周", 5: "个月",
        6: "季度 个季度", 7: "年", 8: "周末 个周末 周六日 周六周日",
      ]),
    WordList(.era, [2018: "令和", 1988: "平成", 1925: "昭和", 1911: "民国"]),
  ]

  private static let weekdays: KeyValuePairs<Int, String> = [
    1: "星期一 周一 礼拜一", 2: "星期二 周二 礼拜二", 3: "星期三 周三 礼拜三", 4: "星期四 周四 礼拜四", 5: "星期五 周五 礼拜五",
    6: "星期六 周六 礼拜六", 7: "星期日 星期天 周日 周天 礼拜日 礼拜天",
  ]

  static let relative: [WordList] = [
    WordList(
      .relativeDay,
      [
        0: "今天 今日 当天 当日 本日 今儿 即日起 即日", 1: "明天 明日 次日 听日 明儿 隔天 第二天", 2: "后天 后日 后儿", 3: "大后天 大后日",
        -1: "昨天 昨日 寻日",
        -2: "前天 前日",
        -3: "大前天 大前日",
      ]),
    WordList(.now, "现在 此刻 目前 当前"),
    WordList(
      .relativePeriod,
      [
        RelativePeriod.code(.week, 0): "这周 本周 这星期 本星期 这个星期 这个礼拜 这礼拜 这一周 这个周 今周 今星期 今礼拜",
        RelativePeriod.code(.week, 1): "下周 下星期 下礼拜 下个星期 下个礼拜 下一周 下个周 来周",
        RelativePeriod.code(.week, 2): "下下周 下下星期 下下个星期 下下个周 下下礼拜 下下个礼拜",
        RelativePeriod.code(.week, -1): "上周 上星期 上礼拜 上个星期 上个礼拜 上一周 上个周",
        RelativePeriod.code(.week, -2): "上上周 上上星期 上上个星期 上上个周 上上礼拜 上上个礼拜",
        RelativePeriod.code(.month, 0): "这个月 本月 这月 当月 今个月", RelativePeriod.code(.month, 1): "下个月 下月 来月",
        RelativePeriod.code(.month, 2): "下下个月 下下月", RelativePeriod.code(.month, -1): "上个月 上月",
        RelativePeriod.code(.month, -2): "上上个月 上上月",
        RelativePeriod.code(.year, 0): "今年 本年 当年", RelativePeriod.code(.year, 1): "明年 来年 次年",
        RelativePeriod.code(.year, 2): "后年",
        RelativePeriod.code(.year, -1): "去年 上年 昨年", RelativePeriod.code(.year, -2): "前年",
        RelativePeriod.code(.hour, -1): "上个小时 上一小时", RelativePeriod.code(.hour, 1): "下个小时 下一小时",
        RelativePeriod.code(.hour, 0): "这个小时 这一小时",
        RelativePeriod.code(.weekend, 0): "这周末 本周末 这个周末", RelativePeriod.code(.weekend, 1): "下周末 下个周末",
        RelativePeriod.code(.weekend, 2): "下下周末 下下个周末", RelativePeriod.code(.weekend, -1): "上周末 上个周末",
        RelativePeriod.code(.weekend, -2): "上上周末 上上个周末",
      ]),
    WordList(.which, [0: "这 本 这个", 1: "下 下个 未来 接下来 今后 之后 后 未来的", -1: "上 上个 过去 之前 前 最近 近 过去的 最后"]),
    WordList(.edge, [0: "初 月初 年初 上旬 开头 初期", 1: "中旬 月中 年中", 2: "底 末 月底 年底 月末 年末 下旬 末尾", 4: "最后一天"]),
  ]

  static let clock: [WordList] = [
    WordList(.meridiem, [0: "上午 早上 早晨 凌晨 清晨 早间", 1: "下午 晚上 傍晚 午后 晚间 夜晚 夜里"]),
    WordList(
      .daypart,
      [
        0: "早上 早晨 清晨 早间 早 晨 一早 清早 大清早", 8: "上午 午前", 1: "中午 正午 午间", 2: "下午 午后", 3: "晚上 晚 傍晚 晚间 夜晚 夜里 夜间",
        5: "凌晨 拂晓",
        6: "半夜 深夜 午夜", 7: "临近傍晚",
      ]),
    WordList(
      .dayAndPart,
      [
        DayAndPart.code(0, .night): "今晚 今夜", DayAndPart.code(0, .morning): "今早 今晨 今天早上",
        DayAndPart.code(-1, .night): "昨晚 昨夜",
        DayAndPart.code(1, .night): "明晚", DayAndPart.code(1, .morning): "明早 明晨",
        DayAndPart.code(-1, .morning): "昨早",
        DayAndPart.code(2, .night): "后晚", DayAndPart.code(-2, .night): "前晚",
      ]),
    WordList(.moment, [0: "零点 午夜 子夜"]),
    WordList(.half, "半"),
    WordList(.quarter, "刻 刻钟"),
    WordList(.exactly, "整 钟 正"),
  ]

  static let marks: [WordList] = [
    WordList(.yearMark, "年"),
    WordList(.monthMark, "月 月份"),
    WordList(.dayMark, "日 号"),
    WordList(.hourMark, "时 点 点钟 時"),
    WordList(.minuteMark, "分"),
    WordList(.secondMark, "秒"),
    WordList(.weekMark, "周"),
    WordList(.countMark, "个"),
    WordList(.nthMark, "第"),
  ]

  static let particles: [WordList] = [
    WordList(.rangeMark, "到 至 直到 和"),
    WordList(.from, "从 自 由"),
    WordList(.until, "之间"),
    WordList(.orEarlier, "以前 之前 前 或之前 及以前 或以前 及之前"),
    WordList(.orLater, "以后 之后 起 后"),
    WordList(.before, "前 之前 以前"),
    WordList(.after, "后 之后 以后"),
    WordList(.particle, "的 ，"),
    WordList(.and, "又 零 余 多 加"),
    WordList(.approximately, "大约 大概 约 左右 差不多"),
    WordList(.rest, "还剩 还有 剩下 剩余"),
    WordList(.within, "以内 之内 内"),
    WordList(.every, "工作日 每 每天 每周 每月 每年 每日"),
    WordList(.vague, [3: "几 数"]),
    WordList(.occasionDay, "当天 当日 前日 前一天 次日 隔天 第二天"),
    WordList(.closing, "闭馆 休馆 闭馆日 休馆日 休息 店休 休市 停业 公休 休业 歇业 不营业"),
  ]

  static let blockers: [WordList] = [
    WordList(
      .blocker,
      """
      今日头条 明日之后 日本 日元 日常 日期 月租 月薪 月票 一些 一样 一起 一定 一般 一共 一直 十分 千万 万一 年级 年龄 点击 点赞 点评 点菜 分享 分数 \
      分类 分期 时间 时候 时代 号码 号线 号楼 号房 号店 周边 周围 周年 周年庆 周岁 天气 天河 天津 天府 年货 年糕 标准普尔 五角大楼 早饭 早餐 午饭 午餐 晚饭 \
      晚餐 晚会 晚霞 晚礼服 早稻田 早教 早市 晚安 早安 后面 前面 前台 前往 后来 上海 上班 下班 上车 下车 下单 上门 下载 上传 下一步 本人 本店 本次 \
      本科 后续 后台 秒杀 星期几 提前 起飞 起床 起来 起点 起步 起售 一点点 有一点 有点 早点 晚点 快点 慢点 多点 少点 好点 周末愉快 上午好 下午好 晚上好 早上好 中午好 周年 内容 内部 室内 国内
      """)
  ]

}
