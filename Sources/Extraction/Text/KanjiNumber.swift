/// Numbers written with kanji: 十二, 三十一, 二〇二六, 二千, 两千零四, 廿.
enum KanjiNumber {
  static func digit(_ s: UInt32) -> Int? {
    switch s {
    case 0x3007, 0x96F6: 0  // 〇 零
    case 0x4E00, 0x58F9: 1  // 一 壹
    case 0x4E8C, 0x4E24, 0x8D30: 2  // 二 两 贰
    case 0x4E09, 0x53C1: 3
    case 0x56DB, 0x8086: 4  // 四 肆
    case 0x4E94, 0x4F0D: 5  // 五 伍
    case 0x516D: 6
    case 0x4E03, 0x67D2: 7  // 七 柒
    case 0x516B, 0x634C: 8  // 八 捌
    case 0x4E5D, 0x7396: 9  // 九 玖
    case 0x5341, 0x62FE: 10
    case 0x5EFF: 20
    case 0x5345: 30
    case 0x767E, 0x4F70: 100  // 百 佰
    case 0x5343, 0x4EDF: 1000  // 千 仟
    default: nil
    }
  }

  /// The number that begins at a position. 万 and 亿 are left to the rules that read amounts.
  static func scan(_ scalars: [UInt32], at start: Int) -> (value: Int, end: Int)? {
    guard let first = digit(scalars[start]) else { return nil }
    if first < 10, start + 1 < scalars.count, let second = digit(scalars[start + 1]), second < 10 {
      return positional(scalars, at: start)
    }
    var total = 0
    var pending = -1
    var unit = 10_000
    var i = start
    while i < scalars.count, let d = digit(scalars[i]) {
      if d == 100 || d == 1000 || d == 10 {
        guard d < unit else { break }
        total += max(pending, pending < 0 ? 1 : 0) * d
        (pending, unit) = (-1, d)
      } else if d == 20 || d == 30 {
        guard unit > 10 else { break }
        (total, unit) = (total + d, 10)
      } else if d == 0 {
        guard pending < 0 else { break }
        if i == start { pending = 0 }
      } else {
        guard pending <= 0 else { break }
        pending = d
      }
      i += 1
    }
    guard i > start else { return nil }
    return (total + max(pending, 0), i)
  }

  /// 二〇二六 and 一二三, digit by digit.
  private static func positional(_ scalars: [UInt32], at start: Int) -> (value: Int, end: Int) {
    var i = start
    var value = 0
    while i < scalars.count, i - start < 16, let d = digit(scalars[i]), d < 10 {
      value = value * 10 + d
      i += 1
    }
    return (value, i)
  }
}
