#pragma once
// ft2build.h alone imports nothing into Swift: each header by its macro.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_IDS_H
#include FT_TRUETYPE_TABLES_H

// Function-like macros, which Swift does not import.
static inline int typo_FT_IS_SFNT(FT_Face face) { return FT_IS_SFNT(face) != 0; }
static inline int typo_FT_IS_SCALABLE(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int typo_FT_HAS_MULTIPLE_MASTERS(FT_Face face) {
  return FT_HAS_MULTIPLE_MASTERS(face) != 0;
}
static inline int typo_FT_HAS_COLOR(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
