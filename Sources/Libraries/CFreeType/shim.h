#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
// Macros with arguments are not imported.
static inline FT_Int32 curio_ft_load_mono(void) { return FT_LOAD_RENDER | FT_LOAD_TARGET_MONO; }
