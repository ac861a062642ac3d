#define ZX_USE_UTF8 1
#include "CZXing.h"

#include <ZXing/ReadBarcode.h>

// Bar codes are left to ZBar: version 1.4 ends the process with a failed assertion on some Code 128 symbols.
int czxing_read(const uint8_t *grey, int32_t width, int32_t height, void *context, czxing_found found) {
  using namespace ZXing;
  try {
    DecodeHints hints;
    hints.setFormats(BarcodeFormat::QRCode | BarcodeFormat::Aztec | BarcodeFormat::DataMatrix);
    for (const auto &result : ReadBarcodes({grey, width, height, ImageFormat::Lum}, hints)) {
      if (!result.isValid()) continue;
      const std::string text = result.text();
      const std::string kind = ToString(result.format());
      int32_t corners[8];
      for (int i = 0; i < 4; i++) {
        corners[2 * i] = result.position()[i].x;
        corners[2 * i + 1] = result.position()[i].y;
      }
      found(context, kind.c_str(), text.data(), text.size(), corners);
    }
    return 0;
  } catch (...) {
    return -1;
  }
}
