import Glibc

extension TerminalSession {
  /// Asks the terminal which pictures it can show and how large its cells are. The answers come as events; one
  /// that never comes costs nothing.
  public func askForGraphics() {
    // Consoles and the terminals of old print what they don't know.
    let families = [
      "xterm", "tmux", "screen", "foot", "kitty", "ghostty", "wezterm", "konsole", "mlterm", "contour",
      "alacritty", "vte", "gnome", "iterm", "mintty", "rio", "st-",
    ]
    guard capabilities.colors >= 256, families.contains(where: { capabilities.type.hasPrefix($0) }),
      capabilities.multiplexer != .screen
    else { return }
    isWaitingForAnswers = true
    let name = Passthrough.wrap("\u{1B}[>0q", for: capabilities.multiplexer)
    // The last question is the one that everybody answers.
    write(KittyGraphics.question(in: capabilities.multiplexer) + name + "\u{1B}[16t\u{1B}[c")
  }

  /// Gives the terminal a picture (PNG) under a number of `KittyGraphics.numbers`.
  public func sendPicture(_ number: Int, png: [UInt8], columns: Int, rows: Int) {
    hasSentPictures = true
    write(
      KittyGraphics.transmission(
        number, png: png, columns: columns, rows: rows, in: capabilities.multiplexer))
  }

  func note(_ answers: [TerminalAnswer]) {
    for case .attributes in answers { isWaitingForAnswers = false }
  }

  /// Before the terminal is given back: it forgets what it was sent, and what it still has to say is taken, or the
  /// shell would get it as typed.
  func endPictures() {
    if hasSentPictures {
      write(Passthrough.wrap("\u{1B}_Ga=d,d=A,q=2\u{1B}\\", for: capabilities.multiplexer))
      hasSentPictures = false
    }
    guard isWaitingForAnswers else { return }
    isWaitingForAnswers = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 100) > 0, source.revents & Int16(POLLIN) != 0 {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0, !buffer[..<count].contains(UInt8(ascii: "c")) else { return }
    }
  }

  /// Brings the overlaid pictures of a frame to the terminal. Rows from which one went are written anew, so that
  /// nothing of it stays.
  func presentOverlays(_ wanted: [OverlaidPicture], _ draw: ([Range<Int>]) -> Void) {
    let gone = shownOverlays.filter { !wanted.contains($0) }
    let rows = gone.map { $0.area.y..<$0.area.maxY }
    draw(rows)
    shownOverlays.removeAll { picture in
      !wanted.contains(picture) || rows.contains { $0.overlaps(picture.area.y..<picture.area.maxY) }
    }
    for picture in wanted where !shownOverlays.contains(picture) {
      let place = "\u{1B}7\u{1B}[\(picture.area.y + 1);\(picture.area.x + 1)H"
      write(Array(place.utf8) + picture.bytes + Array("\u{1B}8".utf8))
      shownOverlays.append(picture)
    }
  }
}
