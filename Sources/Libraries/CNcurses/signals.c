#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// Everything a handler touches is plain memory set up beforehand.
static struct {
  volatile sig_atomic_t armed;
  struct termios modes;
  char undo[512];
  size_t undo_length;
  char message[512];
  size_t message_length;
  int error_fd;
} rescue;

static const int fatal_signals[] = {SIGSEGV, SIGABRT, SIGILL,  SIGTRAP, SIGBUS,
                                    SIGFPE,  SIGTERM, SIGHUP,  SIGINT,  SIGQUIT};
static const int request_signals[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const size_t fatal_count = sizeof fatal_signals / sizeof fatal_signals[0];
static char spare_stack[64 * 1024];

static void write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static int was_requested(int number) {
  for (size_t i = 0; i < sizeof request_signals / sizeof request_signals[0]; i++) {
    if (request_signals[i] == number) return 1;
  }
  return 0;
}

static void die(int number) {
  if (rescue.armed) {
    rescue.armed = 0;
    // A terminal that is not reading any more must not keep the program from dying.
    int flags = fcntl(STDOUT_FILENO, F_GETFL);
    if (flags != -1) fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
    write_all(STDOUT_FILENO, rescue.undo, rescue.undo_length);
    if (flags != -1) fcntl(STDOUT_FILENO, F_SETFL, flags);
    tcsetattr(STDIN_FILENO, TCSANOW, &rescue.modes);
    if (!was_requested(number)) write_all(rescue.error_fd, rescue.message, rescue.message_length);
  }
  signal(number, SIG_DFL);
  raise(number);
}

static size_t copy_text(char *to, size_t room, const char *from) {
  size_t length = from == NULL ? 0 : strlen(from);
  if (length > room) length = room;
  if (length > 0) memcpy(to, from, length);
  return length;
}

void curio_rescue_arm(const struct termios *modes, const char *undo, const char *message, int error_fd) {
  rescue.armed = 0;
  rescue.modes = *modes;
  rescue.undo_length = copy_text(rescue.undo, sizeof rescue.undo, undo);
  rescue.message_length = copy_text(rescue.message, sizeof rescue.message, message);
  rescue.error_fd = error_fd;

  stack_t stack = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = die, .sa_flags = SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < fatal_count; i++) sigaction(fatal_signals[i], &action, NULL);
  rescue.armed = 1;
}

void curio_rescue_disarm(void) {
  rescue.armed = 0;
  for (size_t i = 0; i < fatal_count; i++) signal(fatal_signals[i], SIG_DFL);
}

// MARK: Signals that the event loop answers

static const int notices[] = {SIGWINCH, SIGCONT, SIGTSTP};
static const size_t notice_count = sizeof notices / sizeof notices[0];
static volatile sig_atomic_t arrived[sizeof notices / sizeof notices[0]];
static volatile sig_atomic_t wake = -1;

static void note(int number) {
  int before = errno;
  for (size_t i = 0; i < notice_count; i++) {
    if (notices[i] == number) arrived[i] = 1;
  }
  // A full pipe is awake already.
  if (wake >= 0 && write(wake, "s", 1) < 0) errno = 0;
  errno = before;
}

static void listen_for(int number) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void curio_notices_arm(int wake_fd) {
  wake = wake_fd;
  for (size_t i = 0; i < notice_count; i++) listen_for(notices[i]);
}

void curio_notices_disarm(void) {
  wake = -1;
  for (size_t i = 0; i < notice_count; i++) signal(notices[i], SIG_DFL);
}

int curio_notice_take(int number) {
  for (size_t i = 0; i < notice_count; i++) {
    if (notices[i] == number && arrived[i]) {
      arrived[i] = 0;
      return 1;
    }
  }
  return 0;
}

void curio_stop_job(void) {
  signal(SIGTSTP, SIG_DFL);
  kill(0, SIGTSTP);
  if (wake >= 0) listen_for(SIGTSTP);
}

static void ignore(int number) { (void)number; }

void curio_spare_interrupts(int spare) {
  signal(SIGINT, spare ? ignore : SIG_DFL);
  signal(SIGQUIT, spare ? ignore : SIG_DFL);
}
