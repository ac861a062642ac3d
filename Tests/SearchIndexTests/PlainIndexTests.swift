import Foundation
import Testing

@testable import SearchIndex

@Suite struct PlainIndexTests {
  @Test func anyWordOfTheQueryIsEnough() throws {
    try withIndex { _, path in
      let plain = try PlainIndex(path: path + ".plain")
      try plain.add((1...30).map { (id: "\($0)", text: "Ramen \($0)\nlong text of many words") })
      try plain.optimize()
      #expect(try plain.search("ramen somewhere") == 20)
      #expect(try plain.search("nowhere, 30!") == 1)
      for rough in ["\"", "-a", "a.b@c.example", "C++", "", "(", "NEAR("] { _ = try plain.search(rough) }
    }
  }

  @Test func itIsMadeAnew() throws {
    try withIndex { _, path in
      try PlainIndex(path: path + ".plain").add([(id: "a", text: "plum")])
      #expect(try PlainIndex(path: path + ".plain").search("plum") == 0)
    }
  }
}
