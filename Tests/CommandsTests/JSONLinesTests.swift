import Foundation
import Testing

@testable import Commands

@Suite("JSON Lines")
struct JSONLinesTests {
  private func lines(_ text: String) throws -> FileDescriptorLines {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return FileDescriptorLines(dup(pipe.fileHandleForReading.fileDescriptor))
  }

  @Test("lines come whole, the last one also without its end")
  func reading() throws {
    let source = try lines("one\n\ntwo\nthree")
    var read: [String] = []
    while let line = source.next() { read.append(String(decoding: line, as: UTF8.self)) }
    #expect(read == ["one", "", "two", "three"])
  }

  @Test("a line longer than the buffer comes whole")
  func longLine() throws {
    let file = NSTemporaryDirectory() + "curio-lines-\(UInt64.random(in: 0...UInt64.max))"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let long = String(repeating: "x", count: 300_000)
    try "\(long)\nshort\n".write(toFile: file, atomically: true, encoding: .utf8)
    let source = FileDescriptorLines(open(file, O_RDONLY))
    #expect(source.next()?.count == 300_000)
    #expect(source.next().map { String(decoding: $0, as: UTF8.self) } == "short")
    #expect(source.next() == nil)
  }

  @Test("ids are given back as they came, as text or as a number")
  func ids() throws {
    for json in [
      #"{"id":7,"text":"x"}"#, #"{"id":"a-1","text":"x"}"#, #"{"text":"x","languages":["en","fr"]}"#,
    ] {
      let request = try JSONDecoder().decode(EngineRequest.self, from: Data(json.utf8))
      #expect(request.text == "x")
      switch request.id {
      case .number(let number): #expect(number == 7)
      case .text(let text): #expect(text == "a-1")
      case nil: #expect(request.languages == [.english])
      }
    }
  }

  @Test("what is missing in a line is named")
  func missing() {
    #expect { try JSONDecoder().decode(EngineRequest.self, from: Data("{}".utf8)) } throws: {
      JSONLines.sentence(of: $0) == "“text” is missing"
    }
  }
}
