#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Computed macros, which Swift does not import.
static inline int typo_PNG_COLOR_TYPE_PALETTE(void) { return PNG_COLOR_TYPE_PALETTE; }
static inline unsigned int typo_PNG_FORMAT_RGBA(void) { return PNG_FORMAT_RGBA; }

// libpng reports an error by longjmp, which must not cross Swift: the whole write happens here.

struct typo_png_bytes {
  unsigned char *start;
  size_t count;
  size_t capacity;
};

static inline void typo_png_append(png_structp png, png_bytep data, png_size_t length) {
  struct typo_png_bytes *bytes = (struct typo_png_bytes *)png_get_io_ptr(png);
  if (bytes->capacity - bytes->count < length) {
    size_t capacity = bytes->capacity * 2 + length + 4096;
    unsigned char *start = (unsigned char *)realloc(bytes->start, capacity);
    if (start == NULL) png_error(png, "out of memory");
    bytes->start = start;
    bytes->capacity = capacity;
  }
  memcpy(bytes->start + bytes->count, data, length);
  bytes->count += length;
}

static inline void typo_png_flush(png_structp png) { (void)png; }
static inline void typo_png_fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}
static inline void typo_png_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Writes packed rows of `stride` bytes as a PNG file into `bytes`, whose `start` the caller frees
// with free(). Returns 1, or 0 when libpng or the memory failed; nothing is to be freed then.
static inline int typo_png_write(
    struct typo_png_bytes *bytes, const unsigned char *pixels, size_t stride, unsigned int width,
    unsigned int height, int bit_depth, int color_type, const png_color *palette,
    int palette_count, int level, int filters) {
  png_infop info = NULL;
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, typo_png_fail, typo_png_warn);
  bytes->start = NULL;
  bytes->count = bytes->capacity = 0;
  if (png == NULL) return 0;
  info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(bytes->start);
    bytes->start = NULL;
    return 0;
  }
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_write_fn(png, bytes, typo_png_append, typo_png_flush);
  png_set_IHDR(png, info, width, height, bit_depth, color_type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (palette_count > 0) png_set_PLTE(png, info, palette, palette_count);
  png_set_compression_level(png, level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
  png_write_info(png, info);
  for (unsigned int row = 0; row < height; row++) png_write_row(png, pixels + row * stride);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 1;
}
