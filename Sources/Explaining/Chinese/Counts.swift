/// “Two items”, “3 books”: how many things a mail speaks of.
enum Counts {
  static func things(in text: MailText) -> String? {
    let words = text.words.text.split(separator: " ")
    for index in words.indices.dropLast() {
      guard let number = number(String(words[index])) else { continue }
      let rest = words[(index + 1)...].prefix(3)
      for word in rest {
        if let noun = nouns[String(word)] { return "\(chinese(number))\(noun)" }
      }
    }
    return nil
  }

  private static func number(_ word: String) -> Int? {
    if let number = Int(word), (1...99).contains(number) { return number }
    return names.firstIndex(of: word).map { $0 + 1 }
  }

  /// 两 before a measure word, not 二.
  private static func chinese(_ number: Int) -> String {
    switch number {
    case 2: "两"
    case 1...10: ["一", "两", "三", "四", "五", "六", "七", "八", "九", "十"][number - 1]
    default: "\(number)"
    }
  }

  private static let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  private static let nouns = [
    "items": "样东西", "item": "样东西", "books": "本书", "book": "本书", "dvds": "张光盘", "dvd": "张光盘",
    "packages": "个包裹", "parcels": "个包裹", "magazines": "本杂志",
  ]
}
