/// The words that speak for one kind of document, by how much they say.
struct KindCues: Sendable {
  let kind: DocumentKind
  /// Nearly enough alone.
  let strong: [String]
  /// Need company.
  let fair: [String]
  /// Tip the balance.
  let weak: [String]

  init(_ kind: DocumentKind, strong: [String] = [], fair: [String] = [], weak: [String] = []) {
    self.kind = kind
    self.strong = strong
    self.fair = fair
    self.weak = weak
  }

  /// All languages at once: screenshots mix them.
  static let all = english + japanese + chinese
}
