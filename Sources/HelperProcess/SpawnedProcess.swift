import CSpawn
import Glibc

/// A child process whose standard input and output are the two ends of one socket.
///
/// A socket rather than pipes, because writing to a dead child must give an error and not SIGPIPE.
/// Not safe for use from two threads; `HelperProcess` sees to that.
struct SpawnedProcess {
  let pid: pid_t
  let socket: Int32

  /// Starts the program with no other open descriptors, standard signal handling and a process group of its
  /// own (so that Ctrl-C in the terminal reaches Curio, which then decides).
  static func start(
    _ path: String, arguments: [String], environment: [String: String], log: String?
  ) throws(HelperError) -> SpawnedProcess {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw .cannotStart(name: path, code: errno)
    }
    defer { close(ends[1]) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(
      &actions, 2, log ?? "/dev/null", O_WRONLY | O_CREAT | O_APPEND, mode_t(0o600))
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var pid: pid_t = 0
    let code = withCStrings([path] + arguments) { argv in
      withCStrings(merged(environment)) { envp in
        posix_spawn(&pid, path, &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else {
      close(ends[0])
      throw .cannotStart(name: path, code: code)
    }
    return SpawnedProcess(pid: pid, socket: ends[0])
  }

  /// Sends one line; false when the child no longer listens.
  func send(_ line: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
    let bytes = line + [UInt8(ascii: "\n")]
    var sent = 0
    while sent < bytes.count {
      guard wait(for: Int16(POLLOUT), until: deadline) == .ready else { return false }
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count > 0 { sent += count } else if errno != EINTR && errno != EAGAIN { return false }
    }
    return true
  }

  enum Answer {
    case line([UInt8])
    case ended
    case late
  }

  /// Reads up to the next line end. Only one answer is ever under way, so nothing is left over.
  func receive(until deadline: ContinuousClock.Instant) -> Answer {
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      switch wait(for: Int16(POLLIN), until: deadline) {
      case .late: return .late
      case .ready: break
      }
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return .ended }
      if let end = chunk[..<count].firstIndex(of: UInt8(ascii: "\n")) {
        line += chunk[..<end]
        return .line(line)
      }
      line += chunk[..<count]
    }
  }

  /// Sends all input, then an end, and meanwhile reads to the end of the output, or its limit. Nil when late.
  ///
  /// Both at once: a program that answers before it has read everything must not wait for ever.
  func exchange(_ input: [UInt8], outputLimit: Int, until deadline: ContinuousClock.Instant) -> [UInt8]? {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var sent = 0
    if input.isEmpty { shutdown(socket, Int32(SHUT_WR)) }
    while output.count < outputLimit {
      let wanted = sent < input.count ? Int16(POLLIN | POLLOUT) : Int16(POLLIN)
      guard wait(for: wanted, until: deadline) == .ready else { return nil }
      if sent < input.count {
        let count = input[sent...].withUnsafeBytes {
          Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        // A program that reads no further may still have an answer.
        let isRefused = count < 0 && errno != EINTR && errno != EAGAIN
        sent = isRefused ? input.count : sent + max(0, count)
        if sent == input.count { shutdown(socket, Int32(SHUT_WR)) }
      }
      let count = recv(socket, &chunk, chunk.count, Int32(MSG_DONTWAIT))
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { break }
      output += chunk[..<count]
    }
    return output
  }

  private enum Wait { case ready, late }

  private func wait(for events: Int16, until deadline: ContinuousClock.Instant) -> Wait {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return .late }
      let parts = left.components
      let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000 + 1
      var entry = pollfd(fd: socket, events: events, revents: 0)
      if poll(&entry, 1, Int32(clamping: milliseconds)) > 0 { return .ready }
    }
  }

  /// Waits for its end without freeing it; false when it still runs at the deadline.
  func waitForEnd(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      var info = siginfo_t()
      let code = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
      if code == 0 && info.si_signo == SIGCHLD { return true }
      if code < 0 && errno != EINTR { return true }
      guard ContinuousClock.now < deadline else { return false }
      usleep(1000)
    }
  }

  /// Kills the child and whatever it started, which is its whole process group.
  func end() { kill(-pid, SIGKILL) }

  /// Waits for the child, which must have ended or been killed, and frees what it held.
  func reap() -> (status: Int32, signal: Int32?) {
    close(socket)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8 & 0xff, nil) : (0, signal)
  }

  /// The inherited environment with some variables set.
  private static func merged(_ extra: [String: String]) -> [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      let pair = String(cString: entry)
      if extra[String(pair.prefix { $0 != "=" })] == nil { result.append(pair) }
      next += 1
    }
    return result + extra.map { "\($0.key)=\($0.value)" }
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
  for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
  pointers[strings.count] = nil
  defer {
    for index in strings.indices { free(pointers[index]) }
    pointers.deallocate()
  }
  return body(pointers)
}
