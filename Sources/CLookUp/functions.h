// Tables of functions that are looked up while the program runs, with the types that the library's own
// headers give them. Included by the shims of such libraries; no module of its own.
#pragma once
#include <dlfcn.h>
#include <stddef.h>

#define TYPO_MEMBER(prefix, name) __typeof__(prefix##name) *_Nonnull name;
#define TYPO_LOOK_UP(prefix, name) \
  functions->name = (__typeof__(prefix##name) *)dlsym(library, #prefix #name); \
  if (functions->name == NULL) return #prefix #name;

// Declares the struct `Table` with a member for each function that `LIST` names, and
// `Table_look_up`, which fills it from an open library: NULL, or the name of the first function that
// the library lacks; the table must not be used then.
#define TYPO_FUNCTIONS(Table, LIST) \
  typedef struct { LIST(TYPO_MEMBER) } Table; \
  static inline const char *_Nullable Table##_look_up( \
      Table *_Nonnull functions, void *_Nonnull library) { \
    LIST(TYPO_LOOK_UP) \
    return NULL; \
  }
