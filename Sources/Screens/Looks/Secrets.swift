import Extraction
import Terminal

extension Glyphs {
  /// Stands for every hidden character.
  var secret: Unicode.Scalar { self == .ascii ? "*" : "•" }
}

extension AppState {
  /// Text in which secrets may be hidden, with the same places for everything else.
  func masked(_ text: String) -> String {
    showsSecrets ? text : Sensitive.masked(text, with: look.glyphs.secret)
  }
}
