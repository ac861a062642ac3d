extension TmuxSession {
  /// Waits until a text stands on the screen.
  @discardableResult
  public func wait(for text: String, within seconds: Double = 30) async throws -> ScreenText {
    try await wait(until: "“\(text)”", within: seconds) { $0.contains(text) }
  }

  /// Waits until a text is gone from the screen.
  @discardableResult
  public func wait(forNo text: String, within seconds: Double = 30) async throws -> ScreenText {
    try await wait(until: "a screen without “\(text)”", within: seconds) { !$0.contains(text) }
  }

  /// Waits until the screen satisfies a condition.
  /// - Parameter what: the name of the condition in the error.
  /// - Throws: `TmuxError.neverCame`, or `.ended` when the program ends first, both with the last screen.
  @discardableResult
  public func wait(
    until what: String, within seconds: Double = 30, _ holds: (ScreenText) -> Bool
  ) async throws -> ScreenText {
    // Looks are counted rather than the clock read, as in `RunningCommand.outcome`.
    for _ in 0...Int(seconds * 20) {
      let screen = try await screen()
      if holds(screen) { return screen }
      if let status = try await exitStatus() {
        throw TmuxError.ended(waitingFor: what, status: status, screen: screen)
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TmuxError.neverCame(what, seconds: seconds, screen: try await screen())
  }

  /// Waits until three looks in a row show the same screen, and returns it.
  @discardableResult
  public func settle(within seconds: Double = 30) async throws -> ScreenText {
    var looks: [ScreenText] = []
    return try await wait(until: "a screen at rest", within: seconds) { screen in
      looks = (looks + [screen]).suffix(3)
      return looks.count == 3 && looks.allSatisfy { $0 == screen }
    }
  }

  /// Waits for the program's end and returns its exit code.
  public func waitForExit(within seconds: Double = 30) async throws -> Int32 {
    for _ in 0...Int(seconds * 20) {
      if let status = try await exitStatus() { return status }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TmuxError.neverCame("the end of the program", seconds: seconds, screen: try await screen())
  }
}
