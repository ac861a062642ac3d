import Glibc

/// Opens a file or a page in the program that the desktop has for it.
public enum DesktopViewer {
  /// False when `xdg-open` can't be started. It must neither read our keys nor write on the screen.
  ///
  /// - Parameter target: a path or an address.
  public static func open(_ target: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // A shell in between, so that the viewer is nobody's child and nobody has to wait for it.
    let script = "command -v xdg-open >/dev/null || exit 127; setsid xdg-open \"$1\" & exit 0"
    let words: [String] = ["sh", "-c", script, "sh", target]
    let arguments = words.map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, "sh", &actions, nil, arguments + [nil], environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
