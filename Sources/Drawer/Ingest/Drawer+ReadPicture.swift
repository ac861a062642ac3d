import Recognition
import Specimens

extension Drawer {
  /// Reads a picture that is not filed, such as one in a mail; nothing of it is kept.
  public func readPicture(at path: String) async throws(DrawerProblem) -> RecognizedImage {
    let settings = settings()
    let request = RecognitionRequest(path: path, languages: settings.languages, reader: settings.readerChoice)
    do throws(RecognitionError) { return try await pool().read(request) } catch {
      throw DrawerProblem(.invalid, error.message)
    }
  }
}
