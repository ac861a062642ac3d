import Specimens

/// The codes that belong in an entry: what one shows or names at the counter.
enum Codes {
  static func worthKeeping(_ entities: [Entity], kind: DocumentKind) -> [String] {
    var codes: [String] = []
    for entity in entities {
      guard case .code(let code, let type) = entity.value else { continue }
      switch type {
      case .oneTime, .password, .flight, .train, .gate, .platform, .room, .seat, .coach, .account, .member:
        continue
      case .other where entity.confidence < 0.6: continue
      default: if !codes.contains(code) { codes.append(code) }
      }
    }
    return Array(codes.prefix(4))
  }
}
