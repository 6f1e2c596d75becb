#pragma once
#include <png.h>

// Computed macros, which Swift does not import.
static inline unsigned int typo_PNG_FORMAT_RGBA(void) { return PNG_FORMAT_RGBA; }
