#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Called for every symbol: its kind, its text as UTF-8 and four corners as x, y pairs.
typedef void (*czxing_found)(void *context, const char *kind, const char *text, size_t length,
                             const int32_t corners[8]);

/// Looks for QR, Aztec and Data Matrix symbols in a grey picture of width * height bytes. Returns 0, or -1 when the
/// library gave up.
int czxing_read(const uint8_t *grey, int32_t width, int32_t height, void *context, czxing_found found);

#ifdef __cplusplus
}
#endif
