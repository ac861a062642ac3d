import Foundation
import TestSupport

/// A library, built here from a few lines of C, that makes the system fail below one folder: the n-th call of a
/// kind, and all that follow, come back with an error.
struct FaultShim: Sendable {
  /// What fails.
  enum Call: String, CaseIterable, Sendable {
    case write, sync, rename, open
  }

  static let canBeBuilt = Command.areInstalled("cc")
  private let library: String

  /// Builds it into a folder.
  init(in folder: String) async throws {
    let source = "\(folder)/fault.c"
    library = "\(folder)/fault.so"
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: source))
    let built = try await Command("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]).run()
    guard built.status == 0 else { throw CommandError.notFound("cc: \(built.errors)") }
  }

  /// The environment in which a program meets the fault.
  func environment(_ folder: String, _ call: Call, after count: Int, errno code: Int32) -> [String: String] {
    [
      "LD_PRELOAD": library, "FAULT_FOLDER": folder, "FAULT_CALL": call.rawValue, "FAULT_AFTER": "\(count)",
      "FAULT_ERRNO": "\(code)",
    ]
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/types.h>
    #include <unistd.h>

    static int calls;

    static int is_ours(const char *path) {
      const char *folder = getenv("FAULT_FOLDER");
      return folder && path && strncmp(path, folder, strlen(folder)) == 0;
    }

    static int is_open_on_ours(int descriptor) {
      char link[64], path[4096];
      snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
      ssize_t length = readlink(link, path, sizeof path - 1);
      if (length < 0) return 0;
      path[length] = 0;
      return is_ours(path);
    }

    static int fails(const char *call) {
      const char *wanted = getenv("FAULT_CALL"), *after = getenv("FAULT_AFTER"), *code = getenv("FAULT_ERRNO");
      if (!wanted || !after || !code || strcmp(wanted, call) != 0) return 0;
      if (__sync_fetch_and_add(&calls, 1) < atoi(after)) return 0;
      errno = atoi(code);
      return 1;
    }

    #define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

    ssize_t write(int fd, const void *bytes, size_t count) {
      if (fd > 2 && is_open_on_ours(fd) && fails("write")) return -1;
      return REAL(write)(fd, bytes, count);
    }
    ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
      if (is_open_on_ours(fd) && fails("write")) return -1;
      return REAL(pwrite64)(fd, bytes, count, offset);
    }
    ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
      if (is_open_on_ours(fd) && fails("write")) return -1;
      return REAL(pwrite)(fd, bytes, count, offset);
    }
    int fsync(int fd) { return is_open_on_ours(fd) && fails("sync") ? -1 : REAL(fsync)(fd); }
    int fdatasync(int fd) { return is_open_on_ours(fd) && fails("sync") ? -1 : REAL(fdatasync)(fd); }
    int rename(const char *from, const char *to) {
      return is_ours(to) && fails("rename") ? -1 : REAL(rename)(from, to);
    }
    static int opened(const char *path, int flags) {
      return (flags & (O_CREAT | O_WRONLY | O_RDWR)) && is_ours(path) && fails("open");
    }
    int open(const char *path, int flags, ...) {
      va_list more;
      va_start(more, flags);
      mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
      va_end(more);
      return opened(path, flags) ? -1 : REAL(open)(path, flags, mode);
    }
    int open64(const char *path, int flags, ...) {
      va_list more;
      va_start(more, flags);
      mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
      va_end(more);
      return opened(path, flags) ? -1 : REAL(open64)(path, flags, mode);
    }
    """#
}
