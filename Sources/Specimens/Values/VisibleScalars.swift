/// What may stand in a line of text that came from elsewhere.
extension Unicode.Scalar {
  /// Nothing that controls a terminal or turns the direction of a line.
  public var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    // The joiner of emoji is the one format character that titles need.
    case .format: value == 0x200D
    default: true
    }
  }
}
