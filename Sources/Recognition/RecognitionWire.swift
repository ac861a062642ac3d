import Specimens

/// A line to `curio-ocr`.
public struct RecognitionQuestion: Codable, Sendable {
  public var id: String
  /// Nil asks for the state of the readers instead of for a picture.
  public var path: String?
  public var thumbnail: String?
  public var languages: [Language]?
  public var reader: ReaderChoice?
  /// Not nil asks for these parts of the picture only, each as one line.
  public var crops: [CropRequest.Crop]?

  public init(id: String, crops request: CropRequest) {
    self.id = id
    path = request.path
    reader = request.reader
    crops = request.crops
  }

  public init(id: String, request: RecognitionRequest) {
    self.id = id
    path = request.path
    thumbnail = request.thumbnailPath
    languages = request.languages
    reader = request.reader
  }

  public init(statusWithID id: String) { self.id = id }
}

/// A line from `curio-ocr`: a reading, the state of the readers, or an error.
public struct RecognitionAnswer: Codable, Sendable {
  public var id: String
  public var reading: Reading?
  public var width: Int?
  public var height: Int?
  public var fileExtension: String?
  public var exifDate: LocalDateTime?
  public var animated: Bool?
  public var milliseconds: Int?
  public var status: ReaderStatus?
  /// What stands in the crops asked for, in their order.
  public var texts: [String]?
  public var error: Failure?

  public struct Failure: Codable, Sendable {
    public var code: String
    public var message: String

    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  public init(id: String, image: RecognizedImage) {
    self.id = id
    reading = image.reading
    width = image.width
    height = image.height
    fileExtension = image.fileExtension
    exifDate = image.exifDate
    animated = image.isAnimated
    milliseconds = image.milliseconds
  }

  public init(id: String, status: ReaderStatus) {
    self.id = id
    self.status = status
  }

  public init(id: String, texts: [String], milliseconds: Int) {
    self.id = id
    self.texts = texts
    self.milliseconds = milliseconds
  }

  public init(id: String, error: Failure) {
    self.id = id
    self.error = error
  }

  /// The picture, when the answer is complete.
  var image: RecognizedImage? {
    guard let reading, let width, let height, let fileExtension else { return nil }
    return RecognizedImage(
      reading: reading, width: width, height: height, fileExtension: fileExtension, exifDate: exifDate,
      isAnimated: animated ?? false, milliseconds: milliseconds ?? 0)
  }
}

/// What the readers on this machine can do, for `curio doctor`.
public struct ReaderStatus: Codable, Sendable, Hashable {
  public var tesseractVersion: String
  /// Tesseract models found, of those Curio uses.
  public var models: [String]
  /// Those not found, each with the Debian package that brings it.
  public var missingModels: [MissingModel]
  /// The folder the accurate reader works from; nil when it does not work.
  public var accurateFolder: String?
  /// Why the accurate reader does not work.
  public var accurateProblem: String?

  public struct MissingModel: Codable, Sendable, Hashable {
    public var name: String
    public var package: String

    public init(name: String, package: String) {
      self.name = name
      self.package = package
    }
  }

  public init(
    tesseractVersion: String, models: [String], missingModels: [MissingModel], accurateFolder: String?,
    accurateProblem: String?
  ) {
    self.tesseractVersion = tesseractVersion
    self.models = models
    self.missingModels = missingModels
    self.accurateFolder = accurateFolder
    self.accurateProblem = accurateProblem
  }
}
