import Network
import Specimens

/// What the settings say of a tool: nothing, a service with its address, or a program.
///
/// `libretranslate http://127.0.0.1:5000`, `openai http://127.0.0.1:8080 model`, `program translate-it {from} {to}`.
public struct ToolChoice: Sendable, Hashable {
  private enum Kind: Hashable {
    case none
    case libreTranslate(String)
    case chat(String, model: String)
    case program([String])
  }

  private let kind: Kind

  /// Reads the setting; the address itself is judged when it is used.
  public init(_ setting: String) throws(InterpretingError) {
    let words = setting.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first, words.count) {
    case (nil, _), ("none", 1), ("rules", 1): kind = .none
    case ("libretranslate", 2) where WebAddress(words[1]) != nil: kind = .libreTranslate(words[1])
    case ("openai", 2...3) where WebAddress(words[1]) != nil:
      kind = .chat(words[1], model: words.count > 2 ? words[2] : "")
    case ("program", 2...): kind = .program(Array(words.dropFirst()))
    default: throw .badSetting(setting)
    }
  }

  public func translator(authorityFile: String? = nil) -> any Translator {
    switch kind {
    case .none: NoTranslator()
    case .libreTranslate(let base): LibreTranslator(base, authorityFile: authorityFile)
    case .chat(let base, let model):
      ChatTranslator(ChatServer(base, model: model, authorityFile: authorityFile))
    case .program(let command): ProgramTranslator(command: command) ?? NoTranslator()
    }
  }

  /// Only model servers can assist; everything else means the rules.
  public func assistant(now: LocalDateTime, authorityFile: String? = nil) -> any Assistant {
    guard case .chat(let base, let model) = kind else { return RuleAssistant(now: now) }
    return ChatAssistant(ChatServer(base, model: model, authorityFile: authorityFile))
  }

  /// Whether it names something that could assist.
  public var canAssist: Bool {
    switch kind {
    case .none, .chat: true
    default: false
    }
  }
}
