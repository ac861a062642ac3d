import Drawer
import Foundation
import Interpreting
import Parent
import ParentScreens
import Specimens
import Speech

extension CommandSpec {
  static let parent = CommandSpec(
    name: "parent",
    summary: "mail, screenshots and bills in Simplified Chinese, large and spoken, by number keys",
    arguments: "[status] | set NAME VALUE | fetch",
    options: [
      .value("record-speech", "FILE", "append what would be spoken to FILE and stay silent"),
      .value(
        "save-speech", "DIR", "write what would be spoken to DIR as WAV files, with its words beside them"),
    ],
    details: """
      Without words it opens the parent's screen: 1–6 choose, 7 and 8 page, 9 or Enter repeats, 0 or Esc goes back,
      Ctrl-C ends it. Names that can be set: mail (a Maildir, an mbox file or a folder of .eml files), voice
      (espeak-ng, speech-dispatcher, or a command that turns text into a WAV file), rate (words a minute),
      server (an IMAP server, host or host:port, TLS), user, secret-file (a file of mode 0600 with the password),
      secret-command (a command that prints it), token (on: the secret is an OAuth token),
      theme (auto, dark, light or contrast), hosts (private hosts whose pages may be read, with commas), authority (a
      PEM file). For answers, which are off until then: smtp (host or host:port, TLS), address, name, and where they
      differ from those for reading, smtp-user, smtp-secret-file, smtp-secret-command. For translations and guesses:
      translator (`libretranslate URL`, `openai URL [MODEL]`, `program COMMAND {from} {to}`, none) and assistant
      (`openai URL [MODEL]`, rules), on this machine and in private networks only.
      `fetch` copies the last 30 days of the server's inbox, as the screen does when it opens; nothing there is changed.
      Nothing is sent but an answer that was shown, read back and approved on another key. Pages are fetched only when a
      link is opened. Tables of what can be done on sites of your own lie as .json files in the folder sites beside
      the settings.
      """,
    examples: ["curio parent set mail ~/Maildir", "curio parent"],
    argumentCount: 0...3
  ) { invocation, context in
    let location = context.location(invocation)
    let drawer = try context.drawer(invocation)
    let parent = Parent(drawer: drawer, location: location, clock: context.clock)
    switch invocation.arguments.first {
    case nil: return try open(parent, location, invocation, context)
    case "fetch":
      do {
        let count = try context.wait {
          let count = try await parent.fetchList()
          try await parent.fetchBodies()
          return count
        }
        context.output.note("\(count) new.")
        return .done
      } catch let problem as ParentProblem {
        context.output.problem(printable(problem.message))
        return .failed
      }
    case "status": return try ParentStatus.show(parent, invocation, context)
    case "set" where invocation.arguments.count == 3:
      return try ParentStatus.set(
        invocation.arguments[1], to: invocation.arguments[2], of: parent, context)
    default: throw UsageError("`curio parent` knows: status, set NAME VALUE, fetch", command: "parent")
    }
  }

  @Sendable private static func open(
    _ parent: Parent, _ location: DrawerLocation, _ invocation: Invocation, _ context: Context
  ) throws -> ExitCode {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      context.output.problem(
        "parent mode needs a terminal to be drawn on; `curio mail explain` works without one")
      return .usage
    }
    let clock = context.clock
    let options = ParentProgram.Options(
      environment: context.environment,
      logPath: location.folders.first { $0.name == "log" }.map { $0.path + "/screen.log" },
      now: { clock.localNow })
    let speaker = speaker(
      parent.settings(), recording: invocation.value("record-speech"), folder: invocation.value("save-speech")
    )
    do {
      try ParentProgram.run(parent: parent, speaker: speaker, options: options)
    } catch {
      context.output.problem("\(error)")
      return .usage
    }
    return .done
  }

  static func speaker(_ settings: ParentSettings, recording: String?, folder: String? = nil) -> any Speaker {
    if let recording { return RecordingSpeaker(path: recording) }
    let voice = voice(settings)
    return folder.map { WaveFolderSpeaker(voice, folder: $0) } ?? voice
  }

  private static func voice(_ settings: ParentSettings) -> any Speaker {
    switch settings.voice {
    case "", "espeak-ng": return EspeakSpeaker(rate: settings.rate)
    case "speech-dispatcher": return DispatcherSpeaker()
    default:
      return ProgramSpeaker(command: settings.voice.split(separator: " ").map(String.init))
        ?? EspeakSpeaker(rate: settings.rate)
    }
  }
}

/// The parent's settings on the command line.
enum ParentStatus {
  @Sendable static func show(_ parent: Parent, _ invocation: Invocation, _ context: Context) throws
    -> ExitCode
  {
    let settings = parent.settings()
    if invocation.isJSON {
      try context.output.json(settings)
    } else {
      context.output.line(
        "mail       \(settings.mailBox.isEmpty ? "not set up" : printable(settings.mailBox))")
      context.output.line(
        "server     \(settings.mailServer.isEmpty ? "not set up" : "\(printable(settings.mailUser)) at \(printable(settings.mailServer))")"
      )
      context.output.line(
        "voice      \(settings.voice.isEmpty ? "espeak-ng" : printable(settings.voice)), \(settings.rate) words a minute"
      )
      func state(_ text: String, _ none: String) -> String { text.isEmpty ? none : printable(text) }
      context.output.line(
        "answers    \(settings.canReply ? "sent through \(printable(settings.sendServer))" : "off")")
      context.output.line("translator \(state(settings.translator, "none"))")
      context.output.line("assistant  \(state(settings.assistant, "rules"))")
      context.output.line("theme      \(settings.theme)")
      context.output.line(
        "hosts      \(settings.listedHosts.isEmpty ? "public ones only" : settings.listedHosts.joined(separator: ", "))"
      )
      context.output.line(
        "authority  \(settings.authorityFile.isEmpty ? "the system's" : printable(settings.authorityFile))")
    }
    return .done
  }

  @Sendable static func set(_ name: String, to value: String, of parent: Parent, _ context: Context) throws
    -> ExitCode
  {
    do throws(ParentProblem) {
      switch name {
      case "mail":
        try parent.setMailBox(absolute(value))
      case "server": try parent.changeSettings { $0.mailServer = value }
      case "user": try parent.changeSettings { $0.mailUser = value }
      case "secret-file":
        try parent.changeSettings { $0.secretFile = absolute(value) }
      case "secret-command": try parent.changeSettings { $0.secretCommand = value }
      case "token" where ["on", "off"].contains(value):
        try parent.changeSettings { $0.usesToken = value == "on" }
      case "voice": try parent.changeSettings { $0.voice = value }
      case "smtp": try parent.changeSettings { $0.sendServer = value }
      case "smtp-user": try parent.changeSettings { $0.sendUser = value }
      case "smtp-secret-file":
        try parent.changeSettings { $0.sendSecretFile = absolute(value) }
      case "smtp-secret-command": try parent.changeSettings { $0.sendSecretCommand = value }
      case "address" where value.isEmpty || value.contains("@"):
        try parent.changeSettings { $0.address = value }
      case "name": try parent.changeSettings { $0.fullName = value }
      case "translator", "assistant":
        do throws(InterpretingError) {
          let choice = try ToolChoice(value)
          guard name == "translator" || choice.canAssist else { throw InterpretingError.badSetting(value) }
        } catch { return usage(printable(error.message), context) }
        let kept = ["none", "rules"].contains(value) ? "" : value
        try parent.changeSettings {
          if name == "translator" { $0.translator = kept } else { $0.assistant = kept }
        }
      case "theme" where ["auto", "dark", "light", "contrast"].contains(value):
        try parent.changeSettings { $0.theme = value }
      case "hosts":
        try parent.changeSettings { $0.listedHosts = value.split(separator: ",").map { $0.lowercased() } }
      case "authority": try parent.changeSettings { $0.authorityFile = absolute(value) }
      case "rate":
        guard let rate = Int(value), (60...400).contains(rate) else {
          return usage("rate takes 60 to 400", context)
        }
        try parent.changeSettings { $0.rate = rate }
      default:
        return usage("there is no setting “\(printable(name))” that takes “\(printable(value))”", context)
      }
    } catch {
      context.output.problem(printable(error.message))
      return .failed
    }
    context.output.note("Set.")
    return .done
  }

  private static func usage(_ sentence: String, _ context: Context) -> ExitCode {
    context.output.problem(sentence)
    return .usage
  }
}
