import Foundation
import TestSupport
import Testing

@testable import Speech

@Suite("Speakers")
struct SpeakerTests {
  @Test(
    "Chinese characters are never read as English",
    .enabled(if: Command.areInstalled("espeak-ng"), "espeak-ng is not installed"),
    arguments: [
      "请在12月5日前付款 $128.40", "您的银行寄来一封信，3天内还款。", "验证码 4821，不要告诉别人。", "会议在晚上7:30，地点是二楼。",
    ])
  func phonemes(sentence: String) async throws {
    let phonemes = try #require(await EspeakSpeaker().phonemes(of: sentence))
    #expect(!phonemes.contains("(en)"))
    #expect(phonemes.contains("5"), "tones are said")
  }

  @Test(
    "money is said with its currency, and 银行 as a bank",
    .enabled(if: Command.areInstalled("espeak-ng"), "espeak-ng is not installed"))
  func readings() async throws {
    let speaker = EspeakSpeaker()
    let amount = try #require(await speaker.phonemes(of: "$128.40"))
    let dollars = try #require(await speaker.phonemes(of: "美元")).trimmingCharacters(
      in: .whitespacesAndNewlines)
    #expect(amount.contains(dollars.prefix(6)))
    let bank = try #require(await speaker.phonemes(of: "银行"))
    #expect(bank.contains("X'a35N"))
  }

  @Test(
    "a WAV file that is not silent, names in English included",
    .enabled(if: Command.areInstalled("espeak-ng"), "espeak-ng is not installed"))
  func wave() async throws {
    let sound = try await EspeakSpeaker().wave(of: ["这是 Alder Power 的账单。", "要付84.17美元。"])
    #expect(sound.prefix(4).elementsEqual("RIFF".utf8))
    let size = sound[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(size == sound.count - 8)
    let samples = stride(from: 44, to: sound.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(sound[$0]) | UInt16(sound[$0 + 1]) << 8)
    }
    // More than a second of sound at 22,050 Hz, part of it loud.
    #expect(samples.count > 22_050)
    #expect(samples.contains { abs(Int($0)) > 3000 })
  }

  @Test("what is said is written down in order")
  func recording() throws {
    let folder = try TemporaryFolder()
    let speaker = RecordingSpeaker(path: folder.path("said"))
    speaker.say(["一", "二"])
    speaker.say(["三"])
    #expect(speaker.said == ["一", "二", "三"])
    #expect(try String(contentsOfFile: folder.path("said"), encoding: .utf8) == "一\n二\n三\n")
  }

  @Test("a voice of the user's makes the sound; one that fails or is missing says so")
  func program() async throws {
    let speaker = try #require(ProgramSpeaker(command: ["cat"]))
    let sound = try await speaker.wave(of: ["3点"])
    #expect(String(decoding: sound, as: UTF8.self) == "三点\n")
    let failing = try #require(ProgramSpeaker(command: ["sh", "-c", "exit 4"]))
    await #expect(throws: SpeechError.failed(program: "sh", status: 4)) { try await failing.wave(of: ["一"]) }
    let missing = try #require(ProgramSpeaker(command: ["no-such-voice"]))
    #expect(await missing.state() == .setUpNeeded(.missingProgram("no-such-voice")))
    #expect(ProgramSpeaker(command: []) == nil)
  }
}
