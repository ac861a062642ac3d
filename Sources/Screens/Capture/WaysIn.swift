/// The short cards on how pictures of a phone, paper and mail get into the drawer.
enum WaysIn {
  struct Card: Hashable {
    var title: String
    var lines: [String]
  }

  static func cards(inbox: String) -> [Card] {
    let inbox = inbox.isEmpty ? "the inbox folder" : inbox
    return [
      Card(
        title: "Phone pictures",
        lines: [
          "Let Syncthing or a USB copy put the phone's Screenshots folder on this machine, and watch it in Settings (,).",
          "Or drop pictures into \(inbox): Curio files them as they come.",
        ]),
      Card(
        title: "Paper",
        lines: [
          "Photograph or scan it straight from above, in good light, one page a picture.",
          "Scanners that write files can write into the inbox.",
        ]),
      Card(
        title: "Mail",
        lines: [
          "Save a mail's pictures into the inbox from any mail program.",
          "Or paste its text here: Ctrl-T, or simply paste.",
        ]),
      Card(
        title: "From anywhere",
        lines: ["curio file IMAGE… drops pictures in, whether Curio is open or not."]),
    ]
  }

  static func lines(inbox: String) -> [String] {
    cards(inbox: inbox).flatMap { [$0.title] + $0.lines.map { "  " + $0 } + [""] }
  }
}
