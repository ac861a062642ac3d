/// A stretch of text for one voice.
public struct SpokenRun: Hashable, Sendable {
  public enum Language: Hashable, Sendable { case chinese, english }

  public var language: Language
  public var text: String

  /// Splits text where the script changes: names and links in Latin letters go to an English voice, since a
  /// Chinese one spells or mangles them. Digits and signs stay with what stands before them.
  public static func split(_ text: String) -> [SpokenRun] {
    var runs: [SpokenRun] = []
    var waiting = ""
    for character in text {
      guard let language = language(of: character) else {
        if runs.isEmpty { waiting.append(character) } else { runs[runs.count - 1].text.append(character) }
        continue
      }
      if runs.last?.language == language {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(SpokenRun(language: language, text: waiting + String(character)))
        waiting = ""
      }
    }
    if runs.isEmpty, !waiting.isEmpty { runs = [SpokenRun(language: .chinese, text: waiting)] }
    return runs
  }

  private static func language(of character: Character) -> Language? {
    if character.isASCIILetter { return .english }
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .chinese
    case 0xC0...0x24F: return .english
    default: return nil
    }
  }
}
