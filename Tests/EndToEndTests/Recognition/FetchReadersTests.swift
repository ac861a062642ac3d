import Foundation
import TestSupport
import Testing

/// The set-up's step that fetches the accurate reader, with packages made for the test and no network.
///
/// Whatever goes wrong is said in one line, leaves nothing behind and is no failure: Tesseract reads then.
@Suite(.enabled("pip or unzip is not installed") { await FetchTools.areInstalled() })
struct FetchReadersTests {
  /// A copy of the script that wants packages of our own, which lie in a folder.
  private struct SetUp {
    let home: TemporaryFolder
    var environment: [String: String]
    var target: String { home.path("readers") }
    var temporary: String { home.path("tmp") }

    init() async throws {
      home = try TemporaryFolder()
      let own = try home.folder("setup")
      environment = ProcessInfo.processInfo.environment
      environment["TMPDIR"] = try home.folder("tmp")
      environment["PIP_NO_INDEX"] = "1"
      environment["PIP_FIND_LINKS"] = try home.folder("packages")
      environment["PIP_CONFIG_FILE"] = "/dev/null"
      try FileManager.default.copyItem(
        atPath: "\(CurioProgram.project)/Sources/Readers/Setup/fetch-readers.sh",
        toPath: "\(own)/fetch-readers.sh")
      let made = try await Command(
        "/usr/bin/python3", ["-c", Self.maker, home.path("packages"), own], environment: environment
      ).run()
      try #require(made.status == 0, "\(made.errors)")
    }

    /// Two packages with the files that are wanted, and the lists of their checksums.
    private static let maker = """
      import hashlib, sys, zipfile
      folder, own = sys.argv[1:]
      sha = lambda data: hashlib.sha256(data).hexdigest()
      runtime, models = b"runtime " * 9000, {"det": b"detection " * 9000, "rec": b"recognition " * 9000}
      lines = []
      def package(name, version, tag, files):
          info = f"{name}-{version}.dist-info"
          files = dict(files, **{
              f"{info}/METADATA": f"Metadata-Version: 2.1\\nName: {name}\\nVersion: {version}\\n".encode(),
              f"{info}/WHEEL": f"Wheel-Version: 1.0\\nRoot-Is-Purelib: false\\nTag: {tag}\\n".encode(),
              f"{info}/RECORD": b""})
          path = f"{folder}/{name}-{version}-{tag}.whl"
          with zipfile.ZipFile(path, "w") as file:
              for at, data in files.items(): file.writestr(at, data)
          lines.append(f"{name}=={version} --hash=sha256:{sha(open(path, 'rb').read())}\\n")
      package("rapidocr", "3.10.0", "py3-none-any", {
          "rapidocr/models/PP-OCRv6_det_small.onnx": models["det"],
          "rapidocr/models/PP-OCRv6_rec_small.onnx": models["rec"],
          "rapidocr-3.10.0.dist-info/licenses/LICENSE": b"terms",
          "rapidocr-3.10.0.dist-info/licenses/MODEL_LICENSES.md": b"terms"})
      package("onnxruntime", "1.32.0", "cp311-cp311-manylinux_2_28_x86_64", {
          "onnxruntime/capi/libonnxruntime.so.1.32.0": runtime,
          "onnxruntime/LICENSE": b"terms", "onnxruntime/ThirdPartyNotices.txt": b"terms"})
      open(f"{own}/readers.txt", "w").writelines(lines)
      with open(f"{own}/readers.sha256", "w") as sums:
          sums.write(f"{sha(runtime)}  libonnxruntime.so.1.32.0\\n")
          for kind, data in models.items(): sums.write(f"{sha(data)}  PP-OCRv6_{kind}_small.onnx\\n")
      """

    func run(_ wrapper: [String] = []) async throws -> Outcome {
      let line = wrapper + ["sh", home.path("setup/fetch-readers.sh"), target]
      return try await Command(line[0], Array(line.dropFirst()), environment: environment).run(within: 120)
    }

    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// One line that says why and who reads instead, a good end, and no file anywhere.
    func expectSaid(_ why: String, _ outcome: Outcome) {
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.lines.count == 1 && outcome.errors.isEmpty, "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains(why), "\(outcome.output)")
      #expect(outcome.output.contains("Tesseract reads"))
      #expect(names(target).isEmpty && names(temporary).isEmpty)
    }
  }

  @Test func theFilesAreTakenOutOfThePackagesAndASecondRunDoesNothing() async throws {
    let setUp = try await SetUp()
    let first = try await setUp.run()
    #expect(first.status == 0 && first.output.contains("Installed the accurate reader"), "\(first.output)")
    #expect(
      setUp.names(setUp.target) == [
        "PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx", "libonnxruntime.so.1.32.0",
        "models-LICENSE.txt", "models-notices.md", "onnxruntime-LICENSE.txt", "onnxruntime-notices.txt",
      ])
    #expect(setUp.names(setUp.temporary).isEmpty)
    let second = try await setUp.run()
    #expect(second.status == 0 && second.output.isEmpty)
  }

  @Test func withoutNetworkItSaysSoAndTesseractReads() async throws {
    var setUp = try await SetUp()
    setUp.environment["PIP_NO_INDEX"] = nil
    setUp.environment["PIP_FIND_LINKS"] = nil
    // Nobody listens there.
    setUp.environment["PIP_INDEX_URL"] = "http://127.0.0.1:9/simple"
    setUp.expectSaid("the package index cannot be reached", try await setUp.run())

    var curio = try CurioProgram()
    curio.environment["CURIO_READERS"] = setUp.target
    let picture = "\(CurioProgram.project)/Tests/ReadersTests/Fixtures/english.png"
    let read = try await curio.run("ocr", "--jsonl", picture)
    #expect(read.status == 0 && read.output.contains("\"reader\":\"tesseract\""), "\(read.errors)")
    #expect(read.output.contains("Your table is booked"))
  }

  @Test func aPackageWithAnotherChecksumIsRefused() async throws {
    let setUp = try await SetUp()
    let package = try #require(setUp.names(setUp.home.path("packages")).first { $0.hasPrefix("rapidocr") })
    let path = setUp.home.path("packages/\(package)")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    try handle.close()
    setUp.expectSaid("wrong SHA-256", try await setUp.run())
  }

  @Test func aFileOfAnotherChecksumInsideIsRefused() async throws {
    let setUp = try await SetUp()
    let list = setUp.home.path("setup/readers.sha256")
    let sums = try String(contentsOfFile: list, encoding: .utf8)
    let other = sums.first == "0" ? "1" : "0"
    try (other + sums.dropFirst()).write(toFile: list, atomically: true, encoding: .utf8)
    setUp.expectSaid("not the expected ones", try await setUp.run())
  }

  @Test func withoutPipItSaysSo() async throws {
    var setUp = try await SetUp()
    let shadow = try setUp.home.folder("shadow/pip")
    try "raise ImportError".write(toFile: "\(shadow)/__init__.py", atomically: true, encoding: .utf8)
    setUp.environment["PYTHONPATH"] = setUp.home.path("shadow")
    setUp.environment["PYTHONDONTWRITEBYTECODE"] = "1"
    setUp.expectSaid("pip is missing", try await setUp.run())
  }

  @Test(.enabled("nothing can be mounted here") { await Isolation.canMount() })
  func withoutRoomNothingHalfIsLeft() async throws {
    let setUp = try await SetUp()
    _ = try setUp.home.folder("readers")
    // One page of room where the files should go, then none where they are unpacked.
    for (place, said) in [
      (setUp.target, "cannot be written, or there is no room"), (setUp.temporary, "room"),
    ] {
      let script = "mount -t tmpfs -o size=4k tmpfs \"$1\" && shift && exec \"$@\""
      let outcome = try await setUp.run(["unshare", "--mount", "sh", "-c", script, "sh", place])
      setUp.expectSaid(said, outcome)
    }
  }
}

private enum FetchTools {
  static func areInstalled() async -> Bool {
    guard Command.areInstalled("unzip"), FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    else {
      return false
    }
    return (try? await Command("/usr/bin/python3", ["-m", "pip", "--version"]).run(within: 60))?.status == 0
  }
}
