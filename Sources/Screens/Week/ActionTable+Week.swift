extension ActionTable {
  static let week = [
    Action(
      .week, ["W"], "this week", "What is to bring, pay, sign and attend.",
      in: [.drawer, .rail, .report, .detail, .results, .review], quiet: true
    ) { $0.week.isLoaded },
    Action(
      .takeNotice, ["t"], "as a notice", "Take it as a school notice: cards instead of a proposal.",
      in: [.detail], quiet: true
    ) {
      $0.week.isLoaded && $0.detail.specimen?.reading.reading != nil
    },
    Action(
      .dropNotice, ["T"], "no notice", "Say that it is no school notice: its waiting cards go.",
      in: [.detail],
      quiet: true
    ) { state in state.detail.id.map { state.week.family.noticeIDs.contains($0.description) } ?? false },

    Action(.mark, ["space"], "done", "Check it off, or take that back.", in: [.week]) {
      $0.selectedItem != nil
    },
    Action(.doneBy, ["D"], "done by", "Check it off, and say who did it.", in: [.week], quiet: true) {
      $0.selectedItem != nil
    },
    Action(.make, ["n"], "new", "Add something by hand.", in: [.week]),
    Action(.edit, ["enter", "e"], "change", "Change one of its fields.", in: [.week]) {
      $0.selectedItem != nil
    },
    Action(.nextPart, ["tab"], "cards", "The cards of notices that wait.", in: [.week]),
    Action(.brief, ["b"], "brief", "A plain-text hand-over for a caregiver.", in: [.week]),
    Action(.childFilter, ["c"], "child", "Show one child, or all kids.", in: [.week]),
    Action(.nextSpecimen, ["]"], "next week", "Show the week after.", in: [.week]),
    Action(.previousSpecimen, ["["], "week before", "Show the week before.", in: [.week], quiet: true),
    Action(.remind, ["r"], "remind", "Write a calendar entry, with or without a reminder.", in: [.week]) {
      $0.selectedItem?.date != nil
    },
    Action(
      .unapprove, ["U", "delete"], "take off", "Take it off the week, with its calendar entry.", in: [.week]
    ) { $0.selectedItem != nil },
    Action(.people, ["p"], "people", "Children and caregivers.", in: [.week]),

    Action(.open, ["enter"], "answer", "Answer its open question, or change a field.", in: [.cards]) {
      $0.selectedItem != nil
    },
    Action(.approve, ["y"], "approve", "Put it on the week.", in: [.cards]) {
      $0.selectedItem?.state == .proposed
    },
    Action(.approveAll, ["A"], "approve all", "Approve the cards without open questions.", in: [.cards]) {
      !$0.waitingCards.isEmpty
    },
    Action(.dismiss, ["x"], "dismiss", "This one is not for us.", in: [.cards]) { $0.selectedItem != nil },
    Action(.edit, ["e"], "change", "Change one of its fields.", in: [.cards]) { $0.selectedItem != nil },
    Action(
      .assist, ["a"], "assist", "Show what would be sent to the assist, ask, and let it read the notice.",
      in: [.cards]
    ) { $0.preferences.usesHostedAssist && $0.selectedItem?.notice != nil },
    Action(.later, ["down", "j", "right", "l", "space"], "next", "Show the next card.", in: [.cards]),
    Action(
      .previousSpecimen, ["up", "k", "left", "h"], "previous", "Show the card before.", in: [.cards],
      quiet: true),
    Action(.pageDown, ["page-down"], "down", "Read on in the notice.", in: [.cards], quiet: true),
    Action(.pageUp, ["page-up"], "up", "Read back in the notice.", in: [.cards], quiet: true),
    Action(.nextPart, ["tab"], "week", "What is on the week.", in: [.cards]),
    Action(.people, ["p"], "people", "Children and caregivers.", in: [.cards]),

    Action(.copy, ["y"], "copy", "Copy the brief.", in: [.brief]),
    Action(.save, ["s"], "save", "Write the brief to a file.", in: [.brief]),
    Action(.send, ["x"], "send", "Hand the brief to the caregiver's own command.", in: [.brief]),
    Action(.language, ["l"], "language", "English, Japanese, Chinese.", in: [.brief]),
    Action(.nextSpecimen, ["]"], "next week", "The brief of the week after.", in: [.brief]),
    Action(
      .previousSpecimen, ["["], "week before", "The brief of the week before.", in: [.brief], quiet: true),
    Action(.brief, ["b"], "somebody else", "The brief of another caregiver.", in: [.brief], quiet: true),

    Action(.edit, ["enter", "e"], "change", "Change what is known.", in: [.people]) {
      $0.selectedPerson != nil
    },
    Action(.make, ["n"], "add child", "Add a child; only the name is needed.", in: [.people]),
    Action(.newCaregiver, ["c"], "add caregiver", "Add somebody who picks up.", in: [.people]),
    Action(.delete, ["d", "delete"], "remove", "Take off the list; items stay.", in: [.people]) {
      $0.selectedPerson != nil
    },
  ]
}
