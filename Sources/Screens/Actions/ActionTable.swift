/// The one table of actions. Dispatch, the status line and `?` all read it, so none of them can go stale.
///
/// The order is the order of the status line: what a person most likely wants next stands first.
public enum ActionTable {
  public static let all: [Action] = dialogs + screens + moving + typing + everywhere

  // MARK: Moving and leaving

  private static let lists: [Place] = [
    .drawer, .rail, .results, .detail, .review, .abstentions, .report, .collections, .settings, .timeline,
    .statistics, .week, .brief, .people, .help,
    .message,
    .confirm,
    .choice,
  ]

  private static let moving = [
    Action(.up, ["up", "k"], "up", "Move up.", in: lists, quiet: true),
    Action(.down, ["down", "j"], "down", "Move down.", in: lists, quiet: true),
    Action(
      .left, ["left", "h"], "left", "Move left; from the first card to the rail.", in: [.drawer], quiet: true),
    Action(.right, ["right", "l"], "right", "Move right.", in: [.drawer], quiet: true),
    Action(.right, ["right", "l"], "cards", "Go to the cards.", in: [.rail], quiet: true),
    Action(
      .previousSpecimen, ["left", "h"], "previous", "Show the previous card.", in: [.review], quiet: true),
    Action(.later, ["right", "l"], "next", "Show the next card.", in: [.review], quiet: true),
    Action(.first, ["g", "home"], "first", "Go to the first.", in: lists, quiet: true),
    Action(.last, ["G", "end"], "last", "Go to the last.", in: lists, quiet: true),
    Action(
      .halfPageDown, ["ctrl-d"], "half page down", "Move down by half a screen.", in: lists, quiet: true),
    Action(.halfPageUp, ["ctrl-u"], "half page up", "Move up by half a screen.", in: lists, quiet: true),
    Action(
      .pageDown, ["page-down", "ctrl-f"], "page down", "Move down by a screen.", in: lists, quiet: true),
    Action(.pageUp, ["page-up", "ctrl-b"], "page up", "Move up by a screen.", in: lists, quiet: true),
    Action(.up, ["up"], "up", "Move up.", in: [.query, .capture, .form, .editor, .palette], quiet: true),
    Action(
      .down, ["down"], "down", "Move down.", in: [.query, .capture, .form, .editor, .palette], quiet: true),
    Action(
      .pageDown, ["page-down"], "page down", "Move down by a screen.", in: [.query, .capture, .palette],
      quiet: true),
    Action(
      .pageUp, ["page-up"], "page up", "Move up by a screen.", in: [.query, .capture, .palette], quiet: true),
    Action(.first, ["home"], "first", "Go to the first.", in: [.capture], quiet: true),
    Action(.last, ["end"], "last", "Go to the last.", in: [.capture], quiet: true),
  ]

  static let untyped = Place.allCases.filter { !$0.isTyping && !isDialog($0) }

  private static func isDialog(_ place: Place) -> Bool {
    switch place {
    case .help, .message, .confirm, .choice, .prompt, .editor, .form, .palette: true
    default: false
    }
  }

  private static let everywhere = [
    Action(.undo, ["u"], "undo", "Take the last change back.", in: untyped, quiet: true) { !$0.undo.isEmpty },
    Action(
      .cancelWork, ["ctrl-x"], "stop filing", "Stop filing; what is filed stays filed.",
      in: untyped + [.capture, .query]
    ) { $0.work.running != nil },
    Action(
      .back, ["escape", "q"], "back", "Go back.",
      in: [
        .results, .detail, .review, .abstentions, .report, .collections, .settings, .timeline, .statistics,
        .week, .cards, .brief, .people,
      ]),
    Action(.back, ["escape"], "back", "Go back.", in: [.query, .capture]),
    Action(.back, ["escape"], "unmark", "Let go of what is marked.", in: [.drawer, .rail], quiet: true),
    Action(.quit, ["q"], "quit", "Close Curio.", in: [.drawer, .rail], quiet: true),
    Action(
      .quit, ["ctrl-c"], "quit", "Close Curio.", in: Place.allCases, quiet: true),
    Action(
      .suspend, ["ctrl-z"], "suspend", "Go to the shell; fg comes back.", in: Place.allCases, quiet: true),
    Action(.redraw, ["ctrl-l"], "redraw", "Draw the screen anew.", in: Place.allCases, quiet: true),
    Action(.help, ["?", "f1"], "help", "Show all keys of this screen.", in: untyped),
    Action(
      .help, ["f1"], "help", "Show all keys of this screen.",
      in: [.query, .detailEdit, .capture, .prompt, .editor, .form, .palette]),
    Action(
      .reveal, ["ctrl-r"], "secrets", "Show or hide card numbers, passwords and one-time codes.",
      in: untyped.filter { $0 != .detail } + [.query], quiet: true),
    Action(
      .palette, [":", "ctrl-p"], "all actions", "Find an action by its name, and do it.", in: untyped,
      quiet: true),
    Action(
      .palette, ["ctrl-p"], "all actions", "Find an action by its name, and do it.", in: [.query, .capture],
      quiet: true),
  ]
}
