import Testing

@testable import Commands

@Suite("The command line")
struct InvocationTests {
  private func parse(_ words: String...) throws -> Invocation {
    try Invocation(parsing: words, commands: CommandTable.commands)
  }

  @Test("global options stand before and after the command")
  func globalOptions() throws {
    for call in [
      try parse("--drawer", "/x", "--json", "search", "ramen"),
      try parse("search", "ramen", "--json", "--drawer=/x"),
    ] {
      #expect(call.command == "search")
      #expect(call.arguments == ["ramen"])
      #expect(call.value("drawer") == "/x")
      #expect(call.isJSON)
    }
  }

  @Test("two dashes end the options, one dash is an argument")
  func dashes() throws {
    #expect(try parse("search", "--", "-kyoto", "--json").arguments == ["-kyoto", "--json"])
    #expect(try parse("note", "ab12", "-").arguments == ["ab12", "-"])
  }

  @Test("words with a dash are left out of a search, and options of one letter stay options")
  func dashedWords() throws {
    #expect(try parse("search", "hotel", "-osaka", "-鮭").arguments == ["hotel", "-osaka", "-鮭"])
    #expect(try parse("search", "-osaka", "hotel", "--json").arguments == ["-osaka", "hotel"])
    let call = try parse("search", "-n", "3", "hotel")
    #expect(call.value("limit") == "3" && call.arguments == ["hotel"])
    #expect(throws: UsageError.self) { try parse("note", "-osaka", "x") }
  }

  @Test(
    "a wrong call is refused with a sentence",
    arguments: [
      ["frobnicate"], ["search", "--frobnicate"], ["search", "-z"], ["search", "--limit"],
      ["search", "--json=yes"],
      ["edit"], ["open", "a", "b"],
    ])
  func wrongCalls(words: [String]) {
    #expect { try Invocation(parsing: words, commands: CommandTable.commands) } throws: {
      ($0 as? UsageError)?.description.isEmpty == false
    }
  }

  @Test("a slip of the keyboard is answered with the command that was meant")
  func nearMiss() {
    #expect { try Invocation(parsing: ["serach"], commands: CommandTable.commands) } throws: {
      ($0 as? UsageError)?.description.contains("“search”") == true
    }
  }

  @Test("control characters of a word never reach the terminal")
  func printableWords() {
    #expect(printable("a\u{1B}[31mb\u{9B}c\u{202E}d") == "a\u{FFFD}[31mb\u{FFFD}c\u{FFFD}d")
  }

  @Test("help names every command, and each command explains its options")
  func help() {
    let overview = Help.overview(CommandTable.commands)
    for command in CommandTable.commands {
      #expect(overview.contains("  \(command.name) "))
      let page = Help.command(command)
      for option in command.options { #expect(page.contains("--\(option.name)")) }
    }
    #expect(Set(CommandTable.commands.map(\.name)).count == CommandTable.commands.count)
  }
}
