import Specimens

extension DrawerError: CustomStringConvertible {
  public var description: String { sentence }

  /// One plain sentence that says what happened and what to do next.
  public var sentence: String { PathText.shown(words) }

  private var words: String {
    switch self {
    case .noHome:
      "There is no home folder to keep the drawer in; name a place with --drawer."
    case .cannotOpen(let path, let reason):
      "The drawer at \(path) can't be opened (\(reason)); choose another place with --drawer."
    case .missingFile(let path):
      "\(path) does not exist; check the name."
    case .notAFile(let path, let kind):
      "\(path) is \(kind.words), not a file of its own; pick the file itself."
    case .emptyFile(let path):
      "\(path) is empty; save it again and retry."
    case .unreadableFile(let path, let reason):
      "\(path) can't be read (\(reason)); check its permissions."
    case .changedWhileReading(let path):
      "\(path) is still being written; try again when it is finished."
    case .unknownContent(let path):
      "\(path) holds no picture or text that Curio knows; save it as PNG, JPEG, WebP or plain text."
    case .unsupportedKind(let path, let name):
      "\(path): \(name) files are not supported; save a picture of it as PNG or JPEG and file that."
    case .missingSpecimen(let id):
      "There is no specimen \(id.short) in the drawer; it may have been deleted."
    case .missingImage(let id):
      "The picture of specimen \(id.short) is missing; import the original again."
    case .samePicture(let id):
      "The same picture is in the drawer as \(id.short), with other metadata; that one stays as it is."
    case .deleted(let id):
      "Specimen \(id.short) was deleted earlier; import the file itself to have it back."
    case .brokenRecord(let id, let detail):
      "The record of specimen \(id.short) is damaged (\(detail)); read the picture again to renew it."
    case .newerRecord(let id, let schema):
      "The record of specimen \(id.short) was written by a newer Curio (schema \(schema)); update Curio."
    case .newerDrawer(let path, let schema):
      "The drawer at \(path) is kept by a newer Curio (schema \(schema)); update Curio, nothing was changed."
    case .missingCollection(let id):
      "There is no collection \(id); it may have been deleted."
    case .brokenCollection(let id):
      "The file of collection \(id) is damaged; make the collection again."
    case .unsafeName(let name):
      "The name “\(name)” would leave its folder and was refused; rename the file."
    case .diskFull(let path):
      "There is no room left to write \(path); free some space and try again, nothing was lost."
    case .readOnly(let path):
      "\(path) is in a place that can only be read; make it writable or choose another with --drawer."
    case .notPermitted(let path):
      "Writing \(path) is not permitted; check who owns the folder."
    case .failed(let operation, let path, let reason):
      "Could not \(operation) \(path) (\(reason)); check the disk and try again."
    case .brokenSettings(let path, let detail):
      "The settings were damaged (\(detail)); they were kept as \(path) and the defaults are used."
    case .foreignManifest(let path):
      "\(path) was not written by Curio; choose an empty folder, or a folder that Curio exported."
    case .brokenManifest(let path, let detail):
      "\(path) can't be read as an export (\(detail)); export again."
    case .alteredImage(let path):
      "\(path) is not the picture that was filed: its bytes have changed; bring the original back."
    }
  }
}

extension FileKind {
  var words: String {
    switch self {
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .other: "something special"
    }
  }
}
