// libsixel is not linked: its functions are looked up when the first picture is sent as sixels.
#pragma once
#include <sixel/sixel.h>
#include "../CLookUp/functions.h"

#define SIXEL_FUNCTIONS(F) \
  F(sixel_, dither_initialize) F(sixel_, dither_new) F(sixel_, dither_set_diffusion_type) \
  F(sixel_, dither_set_palette) F(sixel_, dither_set_pixelformat) F(sixel_, dither_unref) \
  F(sixel_, encode) F(sixel_, output_new) F(sixel_, output_unref)

TYPO_FUNCTIONS(SixelFunctions, SIXEL_FUNCTIONS)
