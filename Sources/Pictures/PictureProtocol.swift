import FoundationEssentials

/// The line that is sent to the helper: the members of the request beside an id.
public struct PictureQuestion: Sendable, Codable {
  public var id: Int
  public var request: PictureRequest

  public init(id: Int, request: PictureRequest) {
    self.id = id
    self.request = request
  }

  private enum Member: String, CodingKey { case id }

  public init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: Member.self).decode(Int.self, forKey: .id)
    request = try PictureRequest(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try request.encode(to: encoder)
    var container = encoder.container(keyedBy: Member.self)
    try container.encode(id, forKey: .id)
  }
}

/// The line that comes back: a picture, or why there is none.
public struct PictureAnswer: Sendable, Codable {
  public struct Failure: Sendable, Hashable, Codable {
    /// Short and stable.
    public var code: String
    /// A sentence for people.
    public var message: String

    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  public var id: Int?
  public var columns: Int?
  public var rows: Int?
  public var cells: Data?
  /// Instead of cells: what the terminal's own graphics take.
  public var pixels: Data?
  public var error: Failure?

  public init(id: Int, picture: CellPicture) {
    self.id = id
    columns = picture.columns
    rows = picture.rows
    if let pixels = picture.pixels { self.pixels = Data(pixels) } else { cells = picture.packed }
  }

  public init(id: Int?, error: Failure) {
    self.id = id
    self.error = error
  }

  public var picture: CellPicture? {
    guard let columns, let rows else { return nil }
    if let pixels { return CellPicture(columns: columns, rows: rows, pixels: [UInt8](pixels)) }
    guard let cells else { return nil }
    return CellPicture(columns: columns, rows: rows, packed: cells)
  }
}
