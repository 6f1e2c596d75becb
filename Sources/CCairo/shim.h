// cairo is not linked: its functions are looked up when the first glyph in colours needs them.
#pragma once
#include <cairo/cairo.h>
#include "../CLookUp/functions.h"

#define CAIRO_FUNCTIONS(F) \
  F(cairo_, clip) F(cairo_, clip_extents) F(cairo_, close_path) F(cairo_, create) \
  F(cairo_, curve_to) F(cairo_, destroy) F(cairo_, fill) F(cairo_, get_current_point) \
  F(cairo_, has_current_point) F(cairo_, image_surface_create) \
  F(cairo_, image_surface_get_data) F(cairo_, image_surface_get_height) \
  F(cairo_, image_surface_get_stride) F(cairo_, image_surface_get_width) F(cairo_, line_to) \
  F(cairo_, mesh_pattern_begin_patch) F(cairo_, mesh_pattern_curve_to) \
  F(cairo_, mesh_pattern_end_patch) F(cairo_, mesh_pattern_line_to) \
  F(cairo_, mesh_pattern_move_to) F(cairo_, mesh_pattern_set_corner_color_rgba) \
  F(cairo_, move_to) F(cairo_, new_path) F(cairo_, paint) \
  F(cairo_, pattern_add_color_stop_rgba) F(cairo_, pattern_create_linear) \
  F(cairo_, pattern_create_mesh) F(cairo_, pattern_create_radial) F(cairo_, pattern_destroy) \
  F(cairo_, pattern_set_extend) F(cairo_, pop_group_to_source) F(cairo_, push_group) \
  F(cairo_, recording_surface_create) F(cairo_, recording_surface_ink_extents) \
  F(cairo_, rectangle) F(cairo_, restore) F(cairo_, save) F(cairo_, scale) \
  F(cairo_, set_operator) F(cairo_, set_source) F(cairo_, set_source_rgba) \
  F(cairo_, set_source_surface) F(cairo_, status) F(cairo_, surface_destroy) \
  F(cairo_, surface_flush) F(cairo_, transform) F(cairo_, translate)

TYPO_FUNCTIONS(CairoFunctions, CAIRO_FUNCTIONS)
