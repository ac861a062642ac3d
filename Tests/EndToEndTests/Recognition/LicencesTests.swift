import Foundation
import TestSupport
import Testing

@Suite struct LicencesTests {
  private struct Part: Decodable { var name, licence: String }

  @Test func doctorListsTheTermsOfTheProgramItsLibrariesAndTheFetchedFiles() async throws {
    let curio = try CurioProgram()
    let outcome = try await curio.run("doctor", "--licenses", "--json")
    #expect(outcome.status == 0)
    let parts = try outcome.lines.map { try JSONDecoder().decode(Part.self, from: Data($0.utf8)) }
    for name in [
      "Curio", "Tesseract", "Leptonica", "libpng", "ZXing", "ZBar", "ONNX Runtime", "PP-OCRv6 networks",
    ] {
      #expect(parts.contains { $0.name == name && !$0.licence.isEmpty }, "\(name)")
    }
  }
}
