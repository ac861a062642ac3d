import Terminal

/// What the terminal can show: colours and line drawing.
public struct Look: Sendable, Hashable {
  /// 256, 16, 8, or 0 for none.
  public var colors: Int
  public var glyphs: Glyphs

  public init(colors: Int = 256, glyphs: Glyphs = .unicode) {
    self.colors = colors
    self.glyphs = glyphs
  }
}

/// What a piece of the screen is, for a theme to colour. Nothing is told by the colour alone.
enum Role: Hashable {
  case text, strong, quiet, faint
  /// The name of the program and the headings.
  case title
  case accent, label, key
  case match, chip, good, problem, waiting
  /// The chosen row, with and without the keys.
  case chosen, chosenQuiet
  case frame, frameChosen
  case bar, input
}

/// The looks of all roles for one kind of terminal.
struct Theme: Sendable {
  enum Kind: String, Sendable, Hashable, CaseIterable {
    case auto, dark, light, contrast

    var title: String {
      switch self {
      case .auto: "The terminal's own colours"
      case .dark: "Dark"
      case .light: "Light"
      case .contrast: "High contrast"
      }
    }
  }

  private let styles: @Sendable (Role) -> Style

  init(_ kind: Kind, look: Look) {
    switch kind {
    case _ where look.colors == 0: styles = Theme.plain
    case .dark where look.colors >= 256: styles = Theme.dark
    case .light where look.colors >= 256: styles = Theme.light
    case .contrast: styles = Theme.contrast
    default: styles = Theme.own
    }
  }

  subscript(role: Role) -> Style { styles(role) }

  // MARK: Without colour

  @Sendable private static func plain(_ role: Role) -> Style {
    switch role {
    case .text, .frame, .label, .accent, .waiting, .good: Style()
    case .strong, .title, .key, .frameChosen, .problem: Style(bold: true)
    case .quiet, .faint, .bar: Style(dim: true)
    case .match: Style(bold: true, underline: true)
    case .chip, .input: Style(underline: true)
    case .chosen: Style(reverse: true)
    case .chosenQuiet: Style(bold: true)
    }
  }

  // MARK: The terminal's own sixteen colours

  @Sendable private static func own(_ role: Role) -> Style {
    switch role {
    case .text: Style()
    case .strong: Style(bold: true)
    case .quiet, .label: Style(dim: true)
    case .faint, .frame: Style(dim: true)
    case .bar: Style(dim: true)
    case .title, .accent: Style(.cyan, bold: true)
    case .key: Style(.cyan)
    case .match: Style(.yellow, bold: true, underline: true)
    case .chip: Style(.cyan, underline: true)
    case .good: Style(.green)
    case .problem: Style(.red, bold: true)
    case .waiting: Style(.yellow, bold: true)
    case .chosen: Style(bold: true, reverse: true)
    case .chosenQuiet: Style(.cyan, bold: true)
    case .frameChosen: Style(.cyan, bold: true)
    case .input: Style(underline: true)
    }
  }

  // MARK: 256 colours

  private static func color(_ index: UInt8) -> Color { .palette(index) }

  @Sendable private static func dark(_ role: Role) -> Style {
    let paper = color(234)
    func ink(_ index: UInt8, bold: Bool = false, underline: Bool = false) -> Style {
      Style(color(index), on: paper, bold: bold, underline: underline)
    }
    return switch role {
    case .text: ink(252)
    case .strong: ink(231, bold: true)
    case .quiet: ink(248)
    case .faint: ink(245)
    case .label: ink(246)
    case .bar: Style(color(249), on: color(236))
    case .title: ink(180, bold: true)
    case .accent: ink(110)
    case .key: ink(180)
    case .match: ink(222, bold: true, underline: true)
    case .chip: Style(color(252), on: color(238))
    case .good: ink(114)
    case .problem: ink(210, bold: true)
    case .waiting: ink(215, bold: true)
    case .chosen: Style(color(231), on: color(24), bold: true)
    case .chosenQuiet: Style(color(252), on: color(237), bold: true)
    case .frame: ink(242)
    case .frameChosen: ink(180, bold: true)
    case .input: Style(color(231), on: color(237))
    }
  }

  @Sendable private static func light(_ role: Role) -> Style {
    let paper = color(255)
    func ink(_ index: UInt8, bold: Bool = false, underline: Bool = false) -> Style {
      Style(color(index), on: paper, bold: bold, underline: underline)
    }
    return switch role {
    case .text: ink(236)
    case .strong: ink(232, bold: true)
    case .quiet: ink(240)
    case .faint: ink(242)
    case .label: ink(241)
    case .bar: Style(color(238), on: color(254))
    case .title: ink(94, bold: true)
    case .accent: ink(24)
    case .key: ink(94, bold: true)
    case .match: ink(94, bold: true, underline: true)
    case .chip: Style(color(236), on: color(252))
    case .good: ink(22)
    case .problem: ink(124, bold: true)
    case .waiting: ink(94, bold: true)
    case .chosen: Style(color(231), on: color(24), bold: true)
    case .chosenQuiet: Style(color(232), on: color(254), bold: true)
    case .frame: ink(244)
    case .frameChosen: ink(94, bold: true)
    case .input: Style(color(232), on: color(252))
    }
  }

  @Sendable private static func contrast(_ role: Role) -> Style {
    let (black, white) = (Color.black, Color.palette(15))
    return switch role {
    case .text, .quiet, .faint, .label, .frame: Style(white, on: black)
    case .strong, .good, .accent: Style(white, on: black, bold: true)
    case .title, .key, .frameChosen: Style(.palette(14), on: black, bold: true)
    case .match: Style(black, on: .palette(11), bold: true)
    case .problem, .waiting: Style(.palette(11), on: black, bold: true)
    case .chosen: Style(black, on: white, bold: true)
    case .chosenQuiet: Style(white, on: black, bold: true, underline: true)
    case .bar: Style(white, on: black, bold: true)
    case .chip, .input: Style(white, on: black, underline: true)
    }
  }
}

extension Glyphs {
  /// The frame of what is chosen: told by its weight, not by its colour.
  var chosen: Glyphs {
    var heavy = self
    if self == .unicode {
      (heavy.horizontal, heavy.vertical) = ("━", "┃")
      (heavy.topLeft, heavy.topRight, heavy.bottomLeft, heavy.bottomRight) = ("┏", "┓", "┗", "┛")
    } else {
      (heavy.horizontal, heavy.vertical) = ("=", "#")
      (heavy.topLeft, heavy.topRight, heavy.bottomLeft, heavy.bottomRight) = ("#", "#", "#", "#")
    }
    return heavy
  }
}
