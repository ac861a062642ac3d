import CalendarFiles
import DrawerStore
import SearchIndex
import Specimens

/// Runs work of a room below and turns its error into a `DrawerProblem`.
@discardableResult
func problem<Value>(_ work: () throws -> Value) throws(DrawerProblem) -> Value {
  do {
    return try work()
  } catch {
    throw DrawerProblem(cause: error)
  }
}

/// The sentence for any error of the rooms below.
func sentence(of error: any Error) -> String { DrawerProblem(cause: error).description }

extension DrawerProblem {
  init(cause error: any Error) {
    switch error {
    case let problem as DrawerProblem: self = problem
    case let error as DrawerError: self.init(Code(error), error.sentence)
    case let error as IndexError: self.init(.broken, "\(error)")
    case let error as CalendarError: self.init(.notWritable, error.sentence)
    default: self.init(.unavailable, "\(error)")
    }
  }
}

extension DrawerProblem.Code {
  init(_ error: DrawerError) {
    self =
      switch error {
      case .noHome, .cannotOpen, .newerDrawer: .cannotOpen
      case .missingFile, .missingSpecimen, .missingImage, .missingCollection, .deleted,
        .samePicture:
        .notFound
      case .diskFull: .diskFull
      case .readOnly, .notPermitted, .failed: .notWritable
      case .brokenRecord, .newerRecord, .brokenCollection, .brokenSettings, .brokenManifest, .alteredImage:
        .broken
      case .notAFile, .emptyFile, .unreadableFile, .changedWhileReading, .unknownContent,
        .unsupportedKind, .foreignManifest:
        .unreadable
      case .unsafeName: .invalid
      }
  }
}
