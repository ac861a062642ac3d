import Pictures
import Specimens
import Terminal

/// A picture as a screen wants it: which one, which part, how large in cells.
public struct PictureKey: Sendable, Hashable {
  public enum Source: Sendable, Hashable {
    case thumbnail(SpecimenID)
    case original(SpecimenID)
    case file(String)
  }

  public var source: Source
  public var crop: Box?
  /// The evidence to frame, in the pixels of the whole picture.
  public var mark: Box?
  public var columns: Int
  public var rows: Int
  /// Fills the whole rectangle, and cuts off what does not fit.
  public var fills: Bool
  /// Secrets on it are covered.
  public var hidesSecrets = false
  /// Of what was known of it when it was asked for: another reading may find other secrets to cover.
  public var version: Int

  public init(
    _ source: Source, crop: Box? = nil, mark: Box? = nil, columns: Int, rows: Int, fills: Bool = false,
    version: Int = 0
  ) {
    self.source = source
    self.crop = crop
    self.mark = mark
    self.columns = columns
    self.rows = rows
    self.fills = fills
    self.version = version
  }
}

/// The pictures that are ready to be drawn, with the oldest falling off.
public struct PictureShelf: Sendable {
  public enum Entry: Sendable {
    /// The number tells those apart that the terminal shows itself; 0 for pictures of cells.
    case ready(CellPicture, number: Int)
    /// There is none, or it could not be drawn.
    case missing
  }

  private var entries: [PictureKey: Entry] = [:]
  private var order: [PictureKey] = []
  private let capacity = 400
  /// Counts pictures of pixels, and comes round: the terminal can't tell more of them apart.
  private var lastNumber = KittyGraphics.numbers.upperBound
  private var numbered: [Int: PictureKey] = [:]

  public init() {}

  public subscript(key: PictureKey) -> Entry? { entries[key] }

  /// Returns the number of a picture of pixels, 0 otherwise.
  @discardableResult
  mutating func put(_ picture: CellPicture?, for key: PictureKey) -> Int {
    let number = picture?.pixels == nil ? 0 : nextNumber(for: key)
    let entry = picture.map { Entry.ready($0, number: number) } ?? .missing
    if entries.updateValue(entry, forKey: key) == nil { order.append(key) }
    defer { shrink() }
    return number
  }

  /// The picture that had the number before is gone with it.
  private mutating func nextNumber(for key: PictureKey) -> Int {
    let numbers = KittyGraphics.numbers
    lastNumber = lastNumber >= numbers.upperBound ? numbers.lowerBound : lastNumber + 1
    if let old = numbered[lastNumber], old != key {
      entries[old] = nil
      order.removeAll { $0 == old }
    }
    numbered[lastNumber] = key
    return lastNumber
  }

  private mutating func shrink() {
    if order.count > capacity {
      for old in order.prefix(capacity / 4) { entries[old] = nil }
      order.removeFirst(capacity / 4)
    }
  }

  /// Pictures that were missing may be there now: the drawer changed.
  mutating func forgetMissing() {
    let missing = entries.filter { if case .missing = $0.value { true } else { false } }.map(\.key)
    for key in missing { entries[key] = nil }
    let gone = Set(missing)
    order.removeAll { gone.contains($0) }
  }

  mutating func forgetAll() { self = PictureShelf() }
}
