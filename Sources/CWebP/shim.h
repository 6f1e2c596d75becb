// libwebp is not linked: its functions are looked up when the first picture is written as WebP.
#pragma once
#include <webp/encode.h>
#include "../CLookUp/functions.h"

#define WEBP_FUNCTIONS(F) \
  F(WebP, ConfigInitInternal) F(WebP, ConfigLosslessPreset) F(WebP, Encode) F(WebP, MemoryWrite) \
  F(WebP, MemoryWriterClear) F(WebP, MemoryWriterInit) F(WebP, PictureFree) \
  F(WebP, PictureImportRGBX) F(WebP, PictureInitInternal)

TYPO_FUNCTIONS(WebPFunctions, WEBP_FUNCTIONS)
