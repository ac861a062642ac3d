import Testing

@testable import Commands

@Suite("Manual and completions")
struct ManualTests {
  private let page = ManualPage.text(for: CommandTable.commands, version: "9.9")

  @Test("every command and option stands in the manual")
  func wholeTable() {
    for spec in CommandTable.commands {
      #expect(page.contains(".SS \"curio \(spec.name)"), "\(spec.name)")
      for option in spec.options {
        #expect(page.contains("\\-\\-" + option.name.replacing("-", with: "\\-")), "\(option.name)")
      }
    }
  }

  @Test("no line of text is taken for a request")
  func requests() {
    let known: Set<String> = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".br", ".nf", ".fi"]
    for line in page.split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test("what may follow a command is told from its help")
  func grammar() {
    var spec = CommandSpec(name: "x", summary: "", arguments: "[list] | approve ID… | preview ID") { _, _ in
      .done
    }
    #expect(CommandGrammar(spec).words == ["list", "approve", "preview"])
    #expect(!CommandGrammar(spec).takesFiles)
    spec.arguments = "PATH… | --manifest DIR"
    #expect(CommandGrammar(spec).words.isEmpty)
    #expect(CommandGrammar(spec).takesFiles)
  }

  @Test("an option with a few values refuses others and names them")
  func choices() {
    #expect { try Invocation(parsing: ["--color", "pink"], commands: CommandTable.commands) } throws: {
      ($0 as? UsageError)?.description == "--color takes auto, always or never, not “pink”"
    }
  }
}
