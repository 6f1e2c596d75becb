// What Swift's importer cannot see of ncurses: the wide-character functions (hidden without the
// first line), macros that compute, and mutable globals.
#pragma once
#define NCURSES_WIDECHAR 1
#include <curses.h>

// The screen's window; a mutable global.
static inline WINDOW *nc_stdscr(void) { return stdscr; }

// How many colours the terminal has, and how many pairs of them can be in use; mutable globals.
static inline int nc_colors(void) { return COLORS; }
static inline int nc_color_pairs(void) { return COLOR_PAIRS; }

// Attributes are computed macros.
static inline attr_t nc_reverse(void) { return WA_REVERSE; }
static inline attr_t nc_normal(void) { return WA_NORMAL; }
static inline attr_t nc_bold(void) { return WA_BOLD; }
static inline attr_t nc_dim(void) { return WA_DIM; }
static inline attr_t nc_underline(void) { return WA_UNDERLINE; }

// Writes one cell into an array of cells. The pair goes the extended way: a short is too small.
static inline int nc_set_cell(cchar_t *cells, int index, wchar_t symbol, attr_t attributes,
                              int pair) {
  wchar_t text[2] = {symbol, L'\0'};
  return setcchar(&cells[index], text, attributes, (short)0, &pair);
}

// Whether a character has a width, without which ncurses prints a blank. <wchar.h> hides `wcwidth`.
int wcwidth(wchar_t character);
static inline bool nc_knows(wchar_t character) { return wcwidth(character) > 0; }

// The next key, without waiting: OK, KEY_CODE_YES for a function key, or ERR.
static inline int nc_get_key(WINDOW *window, unsigned int *key) {
  wint_t value = 0;
  int status = wget_wch(window, &value);
  *key = (unsigned int)value;
  return status;
}
