// Gives the process the environment that the file `variables` describes, before any other code runs:
// later, threads may be reading it, and fontconfig may have read its configuration.

#include <fnmatch.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "environment.h"

#ifdef __APPLE__
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

enum { MOST_LINES = 128, LONGEST_LINE = 512, LONGEST_PATH = 4096 };

// The list: each line without its end, comments and empty lines left out.
static char lines[MOST_LINES][LONGEST_LINE];
static int line_count;

static void fail(const char *what, const char *path) {
  fprintf(stderr, "The environment of the tests cannot be set: %s '%s'.\n", what, path);
  exit(EXIT_FAILURE);
}

// The folder that holds this file, or one `up` levels above it.
static void find_folder(char *path, int up) {
  snprintf(path, LONGEST_PATH, "%s", __FILE__);
  for (int level = 0; level <= up; level += 1) {
    char *end = strrchr(path, '/');
    if (end == NULL || path[0] != '/') fail("no absolute path is", __FILE__);
    *end = '\0';
  }
}

static void read_list(void) {
  char path[LONGEST_PATH];
  find_folder(path, 0);
  strncat(path, "/variables", LONGEST_PATH - strlen(path) - 1);
  FILE *file = fopen(path, "r");
  if (file == NULL) fail("cannot read", path);
  while (fgets(lines[line_count], LONGEST_LINE, file) != NULL) {
    lines[line_count][strcspn(lines[line_count], "\n")] = '\0';
    if (lines[line_count][0] == '#' || lines[line_count][0] == '\0') continue;
    line_count += 1;
    if (line_count == MOST_LINES) fail("too many lines are in", path);
  }
  fclose(file);
}

static bool is_kept(const char *name) {
  for (int index = 0; index < line_count; index += 1) {
    if (strchr(lines[index], '=') == NULL && fnmatch(lines[index], name, 0) == 0) return true;
  }
  return false;
}

// Removes the first variable that is not kept; false when there is none.
static bool remove_stranger(void) {
  for (char **variable = environ; variable != NULL && *variable != NULL; variable += 1) {
    char name[LONGEST_PATH];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(*variable, "="), *variable);
    if (!is_kept(name)) return unsetenv(name) == 0;
  }
  return false;
}

// Sets the variable of a line NAME=value.
static void set(char *line, const char *root) {
  char value[LONGEST_PATH];
  char *equals = strchr(line, '=');
  if (equals == NULL) return;
  *equals = '\0';
  bool is_in_root = strncmp(equals + 1, "{root}", 6) == 0;
  snprintf(value, sizeof value, "%s%s", is_in_root ? root : "", equals + (is_in_root ? 7 : 1));
  setenv(line, value, 1);
}

__attribute__((constructor)) static void set_environment(void) {
  char root[LONGEST_PATH];
  find_folder(root, 2);
  read_list();
  while (remove_stranger()) {}
  for (int index = 0; index < line_count; index += 1) set(lines[index], root);
}
