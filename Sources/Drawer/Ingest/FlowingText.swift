import Specimens

/// The content of a reading as it runs: a value that a full line broke in two is whole again.
///
/// Each scalar knows its place in the content, so what is found here has its boxes there.
struct FlowingText: Sendable {
  let text: String
  /// The place in the content of each scalar of the text; nil where both are the same.
  private let places: [Int]?

  init(_ reading: Reading) {
    let content = reading.content
    let joins = reading.lines.indices.map { LineJoin.after($0, of: reading.lines) }
    guard joins.contains(where: { $0 != .apart }) else {
      text = content
      places = nil
      return
    }
    var scalars = String.UnicodeScalarView()
    var places: [Int] = []
    var line = 0
    for (place, scalar) in content.unicodeScalars.enumerated() {
      var scalar = scalar
      if scalar == "\n" {
        let join = line < joins.count ? joins[line] : .apart
        line += 1
        if join == .tight { continue }
        if join == .space { scalar = " " }
      }
      scalars.append(scalar)
      places.append(place)
    }
    text = String(scalars)
    self.places = places
  }

  /// Something found in the text, with its place in the content.
  func placed(_ entity: Entity) -> Entity {
    guard let places, entity.span.count > 0, entity.span.end <= places.count else { return entity }
    var placed = entity
    placed.span = TextSpan(places[entity.span.start], places[entity.span.end - 1] + 1)
    return placed
  }
}
