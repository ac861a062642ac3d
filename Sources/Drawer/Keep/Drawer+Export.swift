import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Writes images and `manifest.json` into a folder; nil exports everything.
  ///
  /// - Returns: how many specimens were written.
  public func export(
    _ ids: [SpecimenID]?, to destination: String,
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void
  ) throws(DrawerProblem) -> Int {
    let outcome = try problem {
      let outcome = try folder.export(try ids ?? Array(folder.ids()), to: destination, progress: progress)
      // A part of the drawer tells nothing of the family.
      if ids == nil { try FamilyFolder(paths).export(to: destination) }
      return outcome
    }
    if let failure = outcome.failures.first {
      throw DrawerProblem(
        .broken,
        "\(outcome.written) exported; \(outcome.failures.count) could not be: \(failure.error.sentence) `curio verify` tells more."
      )
    }
    return outcome.written
  }

  /// Reads an exported folder back, records and all; what is already here is left alone.
  public func importExport(from source: String) throws(DrawerProblem) -> ImportSummary {
    try requireWritable()
    let imported = try problem {
      let imported = try folder.importExport(from: source)
      try FamilyFolder(paths).importExport(from: source)
      return imported
    }
    var summary = ImportSummary()
    for item in imported {
      let outcome: ImportResult.Outcome =
        switch item.outcome {
        case .added(let id): .filed(id, title: (try? folder.specimen(id))?.effectiveTitle ?? "")
        case .alreadyThere(let id): .duplicate(id, title: "")
        case .failed(let error): .failed(error.sentence)
        }
      summary.results.append(ImportResult(path: item.name, outcome: outcome))
    }
    try catchUp()
    return summary
  }
}
