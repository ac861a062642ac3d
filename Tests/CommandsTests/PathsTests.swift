import Foundation
import Testing

@testable import Commands

@Suite("Paths of settings")
struct PathsTests {
  @Test("a path is kept from the root, so that it means the same from another folder; none stays none")
  func fromTheRoot() {
    let here = FileManager.default.currentDirectoryPath
    #expect(absolute("secrets/mail") == "\(here)/secrets/mail")
    #expect(absolute("./secrets/../mail") == "\(here)/mail")
    #expect(absolute("/etc/mail/") == "/etc/mail")
    #expect(absolute("~/mail").hasPrefix("/") && !absolute("~/mail").contains("~"))
    #expect(absolute("").isEmpty)
  }
}
