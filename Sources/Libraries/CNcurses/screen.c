#define _GNU_SOURCE
#include "CNcurses.h"

#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

static locale_t utf8_tables;
static pthread_once_t tables_once = PTHREAD_ONCE_INIT;

static void load_tables(void) { utf8_tables = newlocale(LC_CTYPE_MASK, "C.UTF-8", NULL); }

int curio_scalar_width(uint32_t scalar) {
  pthread_once(&tables_once, load_tables);
  if (utf8_tables == NULL) return scalar < 0x1100 ? 1 : 2;
  locale_t before = uselocale(utf8_tables);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}

int curio_use_utf8(void) {
  if (setlocale(LC_CTYPE, "") != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  setlocale(LC_CTYPE, "C.UTF-8");
  return 0;
}

CurioTerminalKind curio_terminal_kind(const char *type) {
  int problem = 0;
  if (setupterm(type, STDOUT_FILENO, &problem) != OK) return CurioTerminalUnknown;
  return curio_capability("cup") == NULL ? CurioTerminalTooSimple : CurioTerminalGood;
}

const char *curio_capability(const char *name) {
  const char *text = tigetstr(name);
  return (text == NULL || text == (const char *)-1) ? NULL : text;
}

static int default_colors;

WINDOW *curio_screen_open(const char *type, int wants_color) {
  if (newterm(type, stdout, stdin) == NULL) return NULL;
  raw();
  noecho();
  nonl();
  // Input is read and decoded outside ncurses, so it must neither peek at it nor hold output back for it.
  typeahead(-1);
  default_colors = 0;
  if (wants_color && has_colors() && start_color() == OK) default_colors = use_default_colors() == OK;
  WINDOW *window = newwin(0, 0, 0, 0);
  if (window == NULL) {
    endwin();
    return NULL;
  }
  leaveok(window, FALSE);
  scrollok(window, FALSE);
  return window;
}

int curio_color_count(void) { return COLORS; }
int curio_pair_limit(void) { return COLOR_PAIRS; }
int curio_has_default_colors(void) { return default_colors; }

void curio_put(WINDOW *window, int row, int column, const uint32_t *scalars, int count,
               unsigned attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1];
  int length = 0;
  while (length < count && length < CCHARW_MAX) {
    text[length] = (wchar_t)scalars[length];
    length++;
  }
  text[length] = L'\0';
  attr_t attribute = WA_NORMAL;
  if (attributes & CurioBold) attribute |= WA_BOLD;
  if (attributes & CurioDim) attribute |= WA_DIM;
  if (attributes & CurioItalic) attribute |= WA_ITALIC;
  if (attributes & CurioUnderline) attribute |= WA_UNDERLINE;
  if (attributes & CurioReverse) attribute |= WA_REVERSE;
  cchar_t cell;
  memset(&cell, 0, sizeof cell);
  if (setcchar(&cell, text, attribute, (short)pair, &pair) == OK) {
    mvwadd_wchnstr(window, row, column, &cell, 1);
  }
}
