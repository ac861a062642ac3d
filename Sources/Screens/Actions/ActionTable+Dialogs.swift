extension ActionTable {
  static let dialogs = [
    Action(.accept, ["enter", "y"], "yes", "Do it.", in: [.confirm]),
    Action(.decline, ["escape", "n", "q"], "no", "Leave everything as it is.", in: [.confirm]),
    Action(.accept, ["enter", "space"], "choose", "Take this one.", in: [.choice]),
    Action(.decline, ["escape", "q"], "cancel", "Leave everything as it is.", in: [.choice]),
    Action(.copy, ["y"], "copy", "Copy the text.", in: [.message]) { $0.copyableMessage != nil },
    Action(.decline, ["escape", "q", "enter", "?", "f1"], "close", "Close.", in: [.help, .message]),
    Action(.accept, ["enter"], "done", "Take what was typed.", in: [.prompt]),
    Action(.decline, ["escape"], "cancel", "Leave everything as it is.", in: [.prompt, .editor]),
    Action(.accept, ["ctrl-s"], "file it", "File this text.", in: [.editor]),
    Action(.newLine, ["enter"], "new line", "Start a new line.", in: [.editor], quiet: true),
    Action(.accept, ["enter", "ctrl-s"], "save", "Take the changes; nothing is written yet.", in: [.form]),
    Action(.nextPart, ["tab"], "next", "Go to the next part.", in: [.form]),
    Action(.previousPart, ["shift-tab"], "previous", "Go to the part before.", in: [.form], quiet: true),
    Action(.mark, ["space"], "switch", "Switch to the other choice.", in: [.form]) { $0.isOnSwitch },
    Action(.decline, ["escape"], "cancel", "Leave it as it was.", in: [.form]),
    Action(.accept, ["enter"], "do it", "Do the chosen action.", in: [.palette]),
    Action(.decline, ["escape", "ctrl-p"], "close", "Do nothing.", in: [.palette]),
  ]

  private static let fields: [Place] = [.query, .detailEdit, .prompt, .editor, .form, .palette]

  static let typing = [
    Action(.textLeft, ["left"], "left", "Move left by a character.", in: fields, quiet: true),
    Action(.textRight, ["right"], "right", "Move right by a character.", in: fields, quiet: true),
    Action(.wordLeft, ["ctrl-left", "alt-b"], "word left", "Move left by a word.", in: fields, quiet: true),
    Action(
      .wordRight, ["ctrl-right", "alt-f"], "word right", "Move right by a word.", in: fields, quiet: true),
    Action(.textStart, ["home", "ctrl-a"], "start", "Go to the start of the line.", in: fields, quiet: true),
    Action(.textEnd, ["end", "ctrl-e"], "end", "Go to the end of the line.", in: fields, quiet: true),
    Action(.eraseLeft, ["backspace"], "erase", "Erase the character before.", in: fields, quiet: true),
    Action(
      .eraseRight, ["delete", "ctrl-d"], "erase right", "Erase the character after.", in: fields, quiet: true),
    Action(.eraseWord, ["ctrl-w"], "erase word", "Erase the word before.", in: fields, quiet: true),
    Action(.eraseLine, ["ctrl-u"], "erase all", "Erase to the start of the line.", in: fields, quiet: true),
  ]
}
