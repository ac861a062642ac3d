/// The models that together cover Curio's languages. Script models read the Latin letters of mixed pages too.
enum TesseractModel: CaseIterable {
  case latin, japanese, chinese

  /// What it is called, the preferred first.
  var names: [String] {
    switch self {
    case .latin: ["eng"]
    case .japanese: ["Japanese", "script/Japanese", "jpn"]
    case .chinese: ["HanS", "script/HanS", "chi_sim"]
    }
  }

  var name: String { names[0] }
}

extension TesseractModel {
  /// The Debian package that brings it.
  var package: String {
    switch self {
    case .latin: "tesseract-ocr-eng"
    case .japanese: "tesseract-ocr-script-jpan"
    case .chinese: "tesseract-ocr-script-hans"
    }
  }
}
