/// A colour of the terminal: its own default, or an entry of the 256-colour palette.
public enum Color: Hashable, Sendable {
  case `default`
  case palette(UInt8)

  public static let black = Color.palette(0)
  public static let red = Color.palette(1)
  public static let green = Color.palette(2)
  public static let yellow = Color.palette(3)
  public static let blue = Color.palette(4)
  public static let magenta = Color.palette(5)
  public static let cyan = Color.palette(6)
  public static let white = Color.palette(7)

  /// The palette entry of `index`, the default colour for anything outside 0…255.
  public init(index: Int) {
    self = UInt8(exactly: index).map(Color.palette) ?? .default
  }
}

/// How a cell looks.
public struct Style: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
  }

  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(foreground: Color = .default, background: Color = .default, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public init(
    _ foreground: Color = .default, on background: Color = .default, bold: Bool = false, dim: Bool = false,
    italic: Bool = false, underline: Bool = false, reverse: Bool = false
  ) {
    self.init(foreground: foreground, background: background)
    self.bold = bold
    self.dim = dim
    self.italic = italic
    self.underline = underline
    self.reverse = reverse
  }

  public static let plain = Style(foreground: .default)

  public var bold: Bool {
    get { has(.bold) }
    set { set(.bold, newValue) }
  }
  public var dim: Bool {
    get { has(.dim) }
    set { set(.dim, newValue) }
  }
  public var italic: Bool {
    get { has(.italic) }
    set { set(.italic, newValue) }
  }
  public var underline: Bool {
    get { has(.underline) }
    set { set(.underline, newValue) }
  }
  public var reverse: Bool {
    get { has(.reverse) }
    set { set(.reverse, newValue) }
  }

  /// This style with `attributes` added.
  public func adding(_ attributes: Attributes) -> Style {
    Style(foreground: foreground, background: background, attributes: self.attributes.union(attributes))
  }

  /// This style on another background.
  public func on(_ background: Color) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }

  private func has(_ attribute: Attributes) -> Bool { attributes.contains(attribute) }

  private mutating func set(_ attribute: Attributes, _ isOn: Bool) {
    if isOn { attributes.insert(attribute) } else { attributes.remove(attribute) }
  }
}
