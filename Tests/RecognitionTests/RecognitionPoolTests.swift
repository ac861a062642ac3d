import Glibc
import HelperProcess
import Specimens
import Testing

@testable import Recognition

/// The built `curio-ocr` stands beside the test bundle.
let helpers = HelperLocation(
  folders: HelperLocation.standard.folders + [#filePath.components(upTo: "Tests") + ".build/debug"])
private let pictures = #filePath.components(upTo: "RecognitionTests") + "ReadersTests/Fixtures/"

extension String {
  fileprivate func components(upTo folder: String) -> String {
    split(separator: "/").prefix { $0 != folder }.map { "/" + $0 }.joined() + "/"
  }
}

private func pool(_ workers: Int = 1, limit: Duration = .seconds(100)) -> RecognitionPool {
  RecognitionPool(workers: workers, limit: limit, location: helpers)
}

private func request(_ name: String) -> RecognitionRequest {
  RecognitionRequest(path: pictures + name, languages: [.english], reader: .tesseract)
}

@Suite(.serialized) struct RecognitionPoolTests {
  @Test func aPictureIsReadByAWorker() async throws {
    let image = try await pool().read(request("english.png"))
    #expect(image.reading.text.contains("Friday 4 December, 7:30 pm"))
    #expect(image.width == 720 && image.height == 220 && image.fileExtension == "png")
    #expect(!image.isAnimated && image.exifDate == nil)
  }

  @Test func manyAtOnceAreSharedByTheWorkers() async throws {
    let pool = pool(2)
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for name in ["english.png", "receipt.png", "english.png", "upright.jpg", "receipt.png"] {
        group.addTask { try await pool.read(request(name)).reading.lines.first?.text ?? "" }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted()
    }
    #expect(
      texts == ["Coffee", "Coffee", "Platform 7, coach 12", "Your table is booked", "Your table is booked"])
  }

  @Test func aBrokenPictureIsItsOwnErrorAndTheWorkerGoesOn() async throws {
    let pool = pool()
    await #expect(throws: RecognitionError.self) { try await pool.read(request("make.py")) }
    do throws(RecognitionError) { _ = try await pool.read(request("make.py")) } catch {
      #expect(error.code == "notAPicture")
      #expect(error.message.contains("not a picture"))
    }
    #expect(try await pool.read(request("receipt.png")).reading.text.contains("$15.50"))
  }

  @Test func theTimeLimitEndsAPictureAndNotThePool() async throws {
    let pool = pool(limit: .milliseconds(30))
    await #expect(throws: RecognitionError.worker(.timedOut(name: "curio-ocr", limit: .milliseconds(30)))) {
      try await pool.read(request("english.png"))
    }
  }

  @Test func cancellingEndsTheReadAndFreesTheWorker() async throws {
    let pool = pool()
    let tasks = (0..<6).map { _ in Task { try await pool.read(request("columns.png")) } }
    try await Task.sleep(for: .milliseconds(50))
    for task in tasks { task.cancel() }
    var cancelled = 0
    for task in tasks {
      if case .failure(let error) = await task.result, error as? RecognitionError == .cancelled {
        cancelled += 1
      }
    }
    #expect(cancelled >= 4)
    #expect(try await pool.read(request("receipt.png")).reading.text.contains("Coffee"))
  }

  @Test func theStatusNamesTheModels() async throws {
    let status = try await pool().status()
    #expect(status.tesseractVersion.hasPrefix("5"))
    #expect(status.models.contains("eng"))
    #expect((status.accurateFolder == nil) != (status.accurateProblem == nil))
  }

  @Test func aFolderWithOnlyEnglishSaysWhatIsMissingAndKeepsNoGarbage() async throws {
    let installed = "/usr/share/tesseract-ocr/5/tessdata/eng.traineddata"
    try #require(access(installed, R_OK) == 0)
    let folder = "/tmp/curio-eng-\(getpid())"
    mkdir(folder, 0o700)
    symlink(installed, folder + "/eng.traineddata")
    defer {
      unlink(folder + "/eng.traineddata")
      rmdir(folder)
    }
    let pool = RecognitionPool(workers: 1, location: helpers, environment: ["TESSDATA_PREFIX": folder])
    for name in ["japanese.png", "chinese.png", "mixed.png"] {
      let image = try await pool.read(RecognitionRequest(path: pictures + name, reader: .tesseract))
      #expect(image.reading.missingLanguages == ["Japanese", "HanS"])
      #expect(image.reading.lines.allSatisfy { $0.text == "Hotel Granvia Kyoto 9F" })
    }
    let english = try await pool.read(RecognitionRequest(path: pictures + "english.png", reader: .tesseract))
    #expect(english.reading.missingLanguages.isEmpty && english.reading.lines.count == 3)
  }
}
