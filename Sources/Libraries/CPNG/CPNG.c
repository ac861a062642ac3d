#include "CPNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *at;
  size_t left;
} source;

static void feed(png_structp png, png_bytep out, png_size_t count) {
  source *from = png_get_io_ptr(png);
  if (from->left < count) png_error(png, "end of file");
  memcpy(out, from->at, count);
  from->at += count;
  from->left -= count;
}

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) { (void)png, (void)message; }

static unsigned overWhite(unsigned value, unsigned alpha) {
  return alpha == 255 ? value : (value * alpha + 255 * (255 - alpha) + 127) / 255;
}

// Pixels of three bytes take a third of the time where the processor can shuffle them.
#if defined(__x86_64__) && defined(__linux__)
#define SHUFFLING __attribute__((target_clones("avx2", "default")))
#else
#define SHUFFLING
#endif

// The weights that Leptonica has for luminance.
static inline uint8_t luminance(const uint8_t *pixel) {
  return (uint8_t)((uint16_t)(3 * pixel[0] + 5 * pixel[1] + 2 * pixel[2] + 5) / 10);
}

// For pixels of 3 or 4 bytes.
SHUFFLING static void toGrey(const uint8_t *row, int32_t width, int32_t bytes, uint8_t *out) {
  if (bytes == 3)
    for (int32_t x = 0; x < width; x++) out[x] = luminance(row + 3 * x);
  else
    for (int32_t x = 0; x < width; x++) out[x] = luminance(row + 4 * x);
}

static int isOpaque(const uint8_t *row, int32_t width) {
  uint8_t all = 255;
  for (int32_t x = 0; x < width; x++) all &= row[4 * x + 3];
  return all == 255;
}

static void layOverWhite(uint8_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++, row += 4)
    for (int c = 0; c < 3; c++) row[c] = (uint8_t)overWhite(row[c], row[3]);
}

// Adds a row to the sums of its cells, and writes them out when the last row of the cells is there.
static void reduce(const uint8_t *row, int32_t y, int32_t width, int32_t bytes, uint32_t *sums, cpng_reduced reduced) {
  int32_t step = reduced.step, cells = width / step, at = y / step;
  if (at >= reduced.rows) return;
  if (y % step == 0) memset(sums, 0, sizeof *sums * 3 * (size_t)cells);
  uint32_t *sum = sums;
  for (int32_t i = 0; i < cells; i++, sum += 3)
    for (int32_t k = 0; k < step; k++, row += bytes)
      for (int c = 0; c < 3; c++) sum[c] += row[c];
  if (y % step != step - 1) return;
  uint8_t *out = reduced.rgba + (size_t)at * (size_t)cells * 4;
  for (int32_t i = 0; i < cells; i++) {
    for (int c = 0; c < 3; c++) out[4 * i + c] = (uint8_t)(sums[3 * i + c] / (uint32_t)(step * step));
    out[4 * i + 3] = 255;
  }
}

int cpng_grey(const uint8_t *file, size_t size, int32_t width, int32_t height, uint8_t *grey, size_t stride,
              cpng_reduced reduced, int isOpaqueOnly) {
  source from = {file, size};
  uint8_t *row = malloc((size_t)width * 4);
  uint32_t *sums = calloc((size_t)width, 3 * sizeof *sums);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  int result = row && sums && info ? CPNG_DONE : CPNG_NO_MEMORY;
  // The library jumps back here from its own errors, with 1.
  if (result == CPNG_DONE && setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(row);
    free(sums);
    return CPNG_DAMAGED;
  }
  if (result == CPNG_DONE) {
    png_set_read_fn(png, &from, feed);
    png_read_info(png, info);
    int isClear = png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA || png_get_valid(png, info, PNG_INFO_tRNS);
    if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
      result = CPNG_INTERLACED;
    } else {
      int32_t bytes = isClear ? 4 : 3;
      png_set_expand(png);
      png_set_strip_16(png);
      png_set_gray_to_rgb(png);
      png_read_update_info(png, info);
      if (png_get_image_width(png, info) != (png_uint_32)width || png_get_image_height(png, info) != (png_uint_32)height ||
          png_get_rowbytes(png, info) != (size_t)width * (size_t)bytes)
        png_error(png, "not the size that was said");
      for (int32_t y = 0; y < height; y++) {
        png_read_row(png, row, NULL);
        if (isClear && !isOpaque(row, width)) {
          if (isOpaqueOnly) {
            result = CPNG_TRANSPARENT;
            break;
          }
          layOverWhite(row, width);
        }
        toGrey(row, width, bytes, grey + (size_t)y * stride);
        reduce(row, y, width, bytes, sums, reduced);
      }
    }
  }
  if (png) png_destroy_read_struct(&png, &info, NULL);
  free(row);
  free(sums);
  return result;
}
