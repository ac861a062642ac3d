#pragma once
#include <stddef.h>
#include <stdint.h>

/// A colour picture made on the way: every `step` × `step` pixels of the top become one.
typedef struct {
  uint8_t *rgba; // width / step × rows × 4 bytes
  int32_t step;
  int32_t rows;
} cpng_reduced;

enum { CPNG_DONE = 0, CPNG_DAMAGED = -1, CPNG_INTERLACED = -2, CPNG_NO_MEMORY = -3, CPNG_TRANSPARENT = -4 };

/// Decodes a PNG file row by row to luminance over white, so that its colours are never held as a whole.
///
/// `grey` takes `height` rows of `width` bytes that begin `stride` bytes apart. Interlaced files do not come in rows
/// and are refused; so are those with transparency where only opaque ones are wanted.
int cpng_grey(const uint8_t *file, size_t size, int32_t width, int32_t height, uint8_t *grey, size_t stride,
              cpng_reduced reduced, int isOpaqueOnly);
