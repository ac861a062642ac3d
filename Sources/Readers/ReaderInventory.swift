/// What the readers on this machine can do.
public struct ReaderInventory: Sendable, Hashable {
  public var tesseractVersion: String
  public var models: [String]
  public var missing: [(name: String, package: String)] { missingModels.map { ($0.name, $0.package) } }
  public var accurateFolder: String?
  public var accurateProblem: String?
  var missingModels: [TesseractModel]
}

extension PictureReader {
  /// Loads every model once, which takes about a second.
  public func status() -> ReaderInventory {
    let found = tesseract.installedModels()
    let (folder, problem): (String?, String?) =
      switch accurate {
      case .success(let reader): (reader.files.folder, nil)
      case .failure(let error): (nil, error.message)
      }
    return ReaderInventory(
      tesseractVersion: TesseractEngine.version,
      models: found.map(\.installed) + (tesseract.vertical.map { [$0.model] } ?? []),
      accurateFolder: folder, accurateProblem: problem,
      missingModels: TesseractModel.allCases.filter { model in !found.contains { $0.model == model } })
  }
}

extension TesseractReader {
  func installedModels() -> [(model: TesseractModel, installed: String)] {
    TesseractModel.allCases.compactMap { model in engine(for: model).map { (model, $0.model) } }
  }
}
