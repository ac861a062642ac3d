// The part of ncurses that Swift cannot import (macros, variadic functions, shared globals), behind plain
// functions, and the work that has to happen inside signal handlers.
#pragma once
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// MARK: Text

/// Columns of a scalar as the C library (and so ncurses) counts them, always by the UTF-8 tables and whatever
/// the locale of the process: 0, 1, 2, or -1 for a scalar it does not know.
int curio_scalar_width(uint32_t scalar);

/// Makes character handling UTF-8: the user's locale where it is UTF-8 (returns 1), else C.UTF-8 (returns 0).
int curio_use_utf8(void);

// MARK: Screen

typedef enum { CurioTerminalUnknown, CurioTerminalTooSimple, CurioTerminalGood } CurioTerminalKind;

/// What terminfo says of a terminal type. Also loads its description for `curio_capability`.
CurioTerminalKind curio_terminal_kind(const char *type);

/// The bytes of a terminfo string capability without parameters, or NULL.
const char *curio_capability(const char *name);

/// `newterm` on standard output and input, then raw input and a window of the whole screen. NULL on failure.
WINDOW *curio_screen_open(const char *type, int wants_color);

int curio_color_count(void);
int curio_pair_limit(void);
/// Whether a pair may name the terminal's own colours as -1.
int curio_has_default_colors(void);

typedef enum {
  CurioBold = 1, CurioDim = 2, CurioItalic = 4, CurioUnderline = 8, CurioReverse = 16
} CurioAttribute;

/// Puts one grapheme (a base and its combining marks) into a window without moving the cursor.
void curio_put(WINDOW *window, int row, int column, const uint32_t *scalars, int count,
               unsigned attributes, int pair);

// MARK: Signals

/// Remembers what undoes everything done to the terminal, and installs handlers that do it with `write` and
/// `tcsetattr` alone before the program dies of a signal. `message` is written last, to `error_fd`.
void curio_rescue_arm(const struct termios *modes, const char *undo, const char *message, int error_fd);
/// While disarmed (stopped, or another program has the terminal) a fatal signal only kills.
void curio_rescue_disarm(void);

/// From now on SIGWINCH, SIGCONT and SIGTSTP set a flag each and write one byte to `wake_fd`.
void curio_notices_arm(int wake_fd);
void curio_notices_disarm(void);
/// Whether `signal` arrived since the last call.
int curio_notice_take(int signal);
/// Stops the whole job, as Ctrl-Z does; returns when it is continued.
void curio_stop_job(void);
/// While another program has the terminal, Ctrl-C and Ctrl-\\ are its own business: caught here and ignored, but
/// back at their defaults in programs started meanwhile.
void curio_spare_interrupts(int spare);
