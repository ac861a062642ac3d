import Pictures
import Terminal

/// By what means the terminal shows pictures.
public enum Graphics: String, Sendable, Hashable {
  /// Character cells, which every terminal has.
  case cells
  /// The kitty protocol, placed by characters.
  case kitty
  case sixel
}

/// What the terminal said of itself.
public struct TerminalFacts: Sendable, Hashable {
  public var hasKitty = false
  public var hasSixel = false
  public var name = ""
  /// Pixels of a cell; nil while not known.
  public var cellWidth: Int?
  public var cellHeight: Int?

  mutating func take(_ answer: TerminalAnswer) {
    switch answer {
    case .attributes(let numbers): hasSixel = numbers.contains(4)
    case .kitty(let isKnown): hasKitty = isKnown
    case .name(let name): self.name = name
    case .cellSize(let width, let height): (cellWidth, cellHeight) = (width, height)
    }
  }

  /// Whether it is known to place pictures by characters; not all that know the protocol do.
  var placesByText: Bool {
    let name = name.lowercased()
    return name.hasPrefix("kitty") || name.hasPrefix("ghostty")
  }
}

/// What the user wants pictures to be shown by.
enum PictureChoice: String, CaseIterable {
  case auto, cells, graphics
  case words = "none"

  var title: String {
    switch self {
    case .auto: "As the terminal can"
    case .cells: "Characters"
    case .graphics: "The terminal's graphics"
    case .words: "None, only words"
    }
  }
}

extension AppState {
  /// The means at hand. The terminal's own graphics only where it said that it has them: a wrong guess would leave
  /// rubbish on the screen.
  public var graphics: Graphics {
    let wanted = PictureChoice(rawValue: preferences.pictures) ?? .auto
    guard wanted != .cells, look.colors >= 256 else { return .cells }
    if facts.hasKitty, facts.placesByText || (wanted == .graphics && !facts.hasSixel) { return .kitty }
    return facts.hasSixel && facts.cellWidth != nil ? .sixel : .cells
  }

  mutating func take(_ answer: TerminalAnswer) -> [Effect] {
    let before = (graphics, facts.cellWidth, facts.cellHeight)
    facts.take(answer)
    if before != (graphics, facts.cellWidth, facts.cellHeight), graphics != .cells || before.0 != .cells {
      pictures.forgetAll()
    }
    return []
  }

  /// A picture arrived; one for the kitty protocol is handed to the terminal before it is first shown.
  mutating func take(_ picture: CellPicture?, for key: PictureKey) -> [Effect] {
    // Drawn for the means of before: it will be asked for again.
    if let picture, (picture.pixels == nil) != (graphics == .cells) { return [] }
    let number = pictures.put(picture, for: key)
    guard graphics == .kitty, let picture, let png = picture.pixels else { return [] }
    return [.sendPicture(number, png: png, columns: picture.columns, rows: picture.rows)]
  }
}
