import DrawerStore
import SearchIndex
import Specimens

/// Something that is not as it should be.
public struct VerifyFinding: Sendable, Hashable {
  public var problem: String
  public var isRepaired: Bool
}

extension Drawer {
  /// Checks every image's hash, every record's schema, and the index against the folder.
  ///
  /// - Parameter repair: puts right what can be: the index, stray temporary files.
  public func verify(repair: Bool) throws(DrawerProblem) -> [VerifyFinding] {
    var findings: [VerifyFinding] = []
    func note(_ sentence: String, repaired: Bool = false) {
      findings.append(VerifyFinding(problem: sentence, isRepaired: repaired))
    }
    try problem {
      var indexIsWrong = false
      for sentence in index.integrityProblems() {
        indexIsWrong = true
        note("The index is damaged: \(sentence)", repaired: repair)
      }
      for shard in try folder.shards() {
        let indexed = try index.stamps(inShard: shard)
        let listing = try folder.listing(ofShard: shard)
        for id in listing.records {
          do {
            let specimen = try folder.specimen(id)
            try folder.verifyImage(of: specimen)
          } catch let error {
            note(sentence(of: error))
          }
          if indexed[id] == nil || folder.recordStamp(of: id).map({ IndexStamp($0) }) != indexed[id] {
            indexIsWrong = true
            note("\(id.short) is not in the index as it is in the folder.", repaired: repair)
          }
        }
        for id in indexed.keys where !listing.records.contains(id) {
          indexIsWrong = true
          note("\(id.short) is in the index and not in the folder.", repaired: repair)
        }
        for id in listing.waiting where !folder.isDeleted(id) {
          note("\(id.short) waits to be read; the next start does that.", repaired: true)
        }
        for name in listing.others { note("\(shard)/\(name) is none of Curio's files.") }
      }
      if repair, indexIsWrong { _ = try rebuild(thumbnails: false) }
    }
    return findings
  }
}
