import FoundationEssentials
import Readers
import Recognition
import Specimens

/// Answers the questions of the recognition protocol.
final class RecognitionService {
  private let reader = PictureReader()

  func answer(_ line: [UInt8]) -> [UInt8] {
    let answer: RecognitionAnswer
    do {
      let question = try JSONDecoder().decode(RecognitionQuestion.self, from: Data(line))
      answer = self.answer(question)
    } catch {
      answer = RecognitionAnswer(
        id: "", error: .init(code: "badRequest", message: "The request cannot be read: \(error)"))
    }
    return (try? JSONEncoder().encode(answer)).map(Array.init) ?? Array("{\"id\":\"\"}".utf8)
  }

  private func answer(_ question: RecognitionQuestion) -> RecognitionAnswer {
    guard let path = question.path else {
      return RecognitionAnswer(id: question.id, status: ReaderStatus(reader.status()))
    }
    let start = ContinuousClock.now
    let choice = Readers.ReaderChoice(rawValue: question.reader?.rawValue ?? "") ?? .auto
    do throws(ReaderError) {
      if let crops = question.crops {
        let texts = try reader.read(
          crops.map { Crop(box: $0.box, language: $0.language) }, path: path, choice: choice)
        return RecognitionAnswer(id: question.id, texts: texts, milliseconds: milliseconds(since: start))
      }
      let picture = try reader.read(
        path: path, thumbnailPath: question.thumbnail, languages: question.languages ?? [],
        choice: choice)
      return RecognitionAnswer(
        id: question.id,
        image: RecognizedImage(
          reading: picture.reading, width: picture.width, height: picture.height,
          fileExtension: picture.fileExtension, exifDate: picture.exifDate, isAnimated: picture.isAnimated,
          milliseconds: milliseconds(since: start)))
    } catch {
      return RecognitionAnswer(id: question.id, error: .init(code: error.code, message: error.message))
    }
  }

  private func milliseconds(since start: ContinuousClock.Instant) -> Int {
    let time = start.duration(to: .now).components
    return Int(time.seconds * 1000 + time.attoseconds / 1_000_000_000_000_000)
  }
}

extension ReaderStatus {
  init(_ found: ReaderInventory) {
    self.init(
      tesseractVersion: found.tesseractVersion, models: found.models,
      missingModels: found.missing.map { MissingModel(name: $0.name, package: $0.package) },
      accurateFolder: found.accurateFolder, accurateProblem: found.accurateProblem)
  }
}
