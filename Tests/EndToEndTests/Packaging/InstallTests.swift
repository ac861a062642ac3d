import Foundation
import TestSupport
import Testing

/// What `make install` puts into a system, with the programs that read it.
@Suite struct InstallTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func make(_ target: String) async throws {
    var environment = ProcessInfo.processInfo.environment
    environment["MAKEFLAGS"] = nil
    let outcome = try await Command(
      "make", [target, "BIN=\(CurioProgram.folder)", "DESTDIR=\(home.path)", "PREFIX=/usr"],
      environment: environment, folder: CurioProgram.project
    ).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func shell(_ program: String, _ arguments: [String]) async throws -> Outcome {
    try await Command(program, arguments, environment: ["PATH": path, "HOME": home.path, "LANG": "C.UTF-8"])
      .run(within: 60)
  }

  private var path: String {
    "\(home.path)/usr/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
  }

  @Test func theInstalledProgramReadsItsSamplesAndUninstallLeavesNothing() async throws {
    try await make("install-files")
    let drawer = home.path + "/drawer"
    let sample =
      home.path + "/usr/share/curio/samples/" + (Sample.booking.path as NSString).lastPathComponent
    let filed = try await shell(home.path + "/usr/bin/curio", ["--drawer", drawer, "import", sample])
    #expect(filed.status == 0, "\(filed.errors)")
    try await make("uninstall")
    #expect(files(under: home.path + "/usr").isEmpty)
  }

  @Test(.enabled(if: Command.areInstalled("man"), "man is not installed"))
  func theManualPageIsSound() async throws {
    try await make("install-files")
    let page = try await shell("man", ["--warnings", "-l", home.path + "/usr/share/man/man1/curio.1"])
    #expect(page.status == 0)
    #expect(page.errors == "")
    #expect(page.output.contains("curio import PATH"))
    #expect(page.output.contains("Action review"))
  }

  @Test func bashCompletes() async throws {
    try await make("install-files")
    let script = """
      source "$1"
      complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _curio; echo "${COMPREPLY[*]}"; }
      complete_words curio --drawer /x sea
      complete_words curio ocr --reader ''
      complete_words curio review dis
      complete_words curio import --man
      """
    let outcome = try await shell(
      "bash", ["-c", script, "bash", home.path + "/usr/share/bash-completion/completions/curio"])
    #expect(
      outcome.lines == ["search", "auto accurate tesseract", "dismiss", "--manifest"],
      "\(outcome.errors)")
  }

  @Test(.enabled(if: Command.areInstalled("zsh"), "zsh is not installed"))
  func zshTakesItsCompletion() async throws {
    try await make("install-files")
    let script = "autoload -U compinit; compinit -D; source $1; print $_comps[curio]"
    let outcome = try await shell(
      "zsh", ["-fc", script, "zsh", home.path + "/usr/share/zsh/site-functions/_curio"])
    #expect(outcome.lines == ["_curio"], "\(outcome.errors)")
  }

  @Test(.enabled(if: Command.areInstalled("fish"), "fish is not installed"))
  func fishCompletes() async throws {
    try await make("install-files")
    let script = "source $argv[1]; complete -C 'curio sea'; complete -C 'curio ocr --reader t'"
    let outcome = try await shell(
      "fish",
      ["--no-config", "-c", script, home.path + "/usr/share/fish/vendor_completions.d/curio.fish"])
    #expect(outcome.lines.map { $0.prefix { $0 != "\t" } } == ["search", "tesseract"], "\(outcome.errors)")
  }

  @Test(.enabled(if: Command.areInstalled("desktop-file-validate"), "desktop-file-utils is not installed"))
  func theDesktopEntriesAreValid() async throws {
    try await make("install-files")
    for entry in files(under: home.path + "/usr/share/applications") {
      let outcome = try await shell("desktop-file-validate", [entry])
      #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)")
    }
  }
}
