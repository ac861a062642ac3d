import Drawer
import Testing

@testable import Screens

@Suite("A text that a prompt proposes")
struct ProposedTextTests {
  private func proposed() -> TextField {
    var field = TextField("~/curio-export")
    field.isProposal = true
    return field
  }

  @Test("gives way to the first typed character, as selected text does")
  func typedOver() {
    var field = proposed()
    field.insert("/")
    field.insert("tmp")
    #expect(field.text == "/tmp" && !field.isProposal)
  }

  @Test(
    "is kept by the keys that edit it",
    arguments: [
      (ActionName.textEnd, "~/curio-export!"), (.textLeft, "~/curio-expor!t"), (.eraseLeft, "~/curio-expor!"),
      (.textStart, "!~/curio-export"),
    ])
  func kept(_ action: ActionName, _ text: String) {
    var field = proposed()
    _ = field.perform(action)
    field.insert("!")
    #expect(field.text == text)
  }

  @Test("is what an export begins with; Enter takes it as it stands")
  func export() {
    var state = States.drawer()
    States.press(&state, "e")
    guard case .prompt(let prompt) = state.dialog else {
      Issue.record("no folder is asked for")
      return
    }
    #expect(prompt.field.isProposal)
    var taken = state
    #expect(update(&taken, .stroke("enter")) == [.lookForSecrets(nil, folder: prompt.field.text)])
    for key in ["/", "o", "u", "t"] { _ = update(&state, .stroke(Stroke(key))) }
    #expect(update(&state, .stroke("enter")) == [.lookForSecrets(nil, folder: "/out")])
  }

  @Test("is none where a name is being changed")
  func values() {
    #expect(!PromptDialog(title: "", text: "Winter", purpose: .renameCollection("x")).field.isProposal)
  }
}
