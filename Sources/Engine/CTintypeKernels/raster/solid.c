#include "fills.h"
#include "../levels.h"
#include "../words.h"
#include <string.h>

// Eight pixels at a time, as vectors that the compiler maps to what the machine has. Every component is rounded like
// `scale_pair`, so that it does not matter where a row is cut into pieces.
// Vectors are handed to functions that are inlined alone, so that it does not matter how they would be.
#pragma clang diagnostic ignored "-Wpsabi"
typedef uint32_t words8 __attribute__((vector_size(32)));
typedef uint16_t lanes16 __attribute__((vector_size(32)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef uint16_t lanes8 __attribute__((vector_size(16)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));

typedef struct {
  /// Gives pixels a color.
  void (*fill)(uint32_t *words, int32_t count, uint32_t color);
  /// Lays a color over pixels.
  void (*cover)(uint32_t *words, int32_t count, uint32_t color);
  /// Lays a color over rows of pixels through their coverage, whose rows are `width` bytes long.
  void (*mask)(uint32_t *words, ptrdiff_t stride, const uint8_t *coverage, int32_t width, int32_t count, int32_t rows,
               uint32_t color);
} solid_kernels;

// Two components of each pixel times factors / 255, rounded to nearest.

INLINE words8 scaled8(words8 pairs, words8 factors) {
  lanes16 product = (lanes16)pairs * (lanes16)(factors | factors << 16) + 128;
  return (words8)((product + (product >> 8)) >> 8);
}

INLINE words4 scaled4(words4 pairs, words4 factors) {
  lanes8 product = (lanes8)pairs * (lanes8)(factors | factors << 16) + 128;
  return (words4)((product + (product >> 8)) >> 8);
}

INLINE void cover(uint32_t *words, int32_t count, uint32_t color) {
  const uint32_t half = 0x00ff00ff;
  words8 above = (words8){0} + color, rest = (words8){0} + (255 - (color >> 24));
  int32_t x = 0;
  for (; x + 8 <= count; x += 8) {
    words8 below;
    memcpy(&below, words + x, sizeof below);
    words8 result = above + (scaled8(below & half, rest) | scaled8(below >> 8 & half, rest) << 8);
    memcpy(words + x, &result, sizeof result);
  }
  for (; x < count; x++) words[x] = over(words[x], color);
}

// Most of a glyph's box is empty or full: both are told apart before any arithmetic.

/// Lays a color over eight pixels that are known, and stores them.
INLINE void mask_eight(uint32_t *words, words8 below, const uint8_t *coverage, uint32_t color) {
  const uint32_t half = 0x00ff00ff;
  uint64_t eight;
  memcpy(&eight, coverage, sizeof eight);
  if (eight == 0) return;
  words8 above = (words8){0} + color, result = above;
  if (eight != UINT64_MAX || color >> 24 != 255) {
    bytes8 bytes = (bytes8)eight;
    words8 covers = __builtin_convertvector(bytes, words8);
    words8 low = scaled8(above & half, covers), high = scaled8(above >> 8 & half, covers);
    words8 rest = 255 - (high >> 16);
    result = (low | high << 8) + (scaled8(below & half, rest) | scaled8(below >> 8 & half, rest) << 8);
  }
  memcpy(words, &result, sizeof result);
}

/// Lays a color over four pixels that are known, and stores them.
INLINE void mask_four(uint32_t *words, words4 below, const uint8_t *coverage, uint32_t color) {
  const uint32_t half = 0x00ff00ff;
  uint32_t four;
  memcpy(&four, coverage, sizeof four);
  if (four == 0) return;
  bytes4 bytes = (bytes4)four;
  words4 covers = __builtin_convertvector(bytes, words4), above = (words4){0} + color;
  words4 low = scaled4(above & half, covers), high = scaled4(above >> 8 & half, covers);
  words4 rest = 255 - (high >> 16);
  words4 result = (low | high << 8) + (scaled4(below & half, rest) | scaled4(below >> 8 & half, rest) << 8);
  memcpy(words, &result, sizeof result);
}

INLINE void mask_row(uint32_t *words, const uint8_t *coverage, int32_t count, uint32_t color) {
  // The last pixels are read before any is stored: what overlaps comes out as it did.
  if (count >= 8) {
    words8 below, last;
    memcpy(&last, words + count - 8, sizeof last);
    int32_t x = 0;
    for (; x + 8 <= count; x += 8) {
      memcpy(&below, words + x, sizeof below);
      mask_eight(words + x, below, coverage + x, color);
    }
    if (x < count) mask_eight(words + count - 8, last, coverage + count - 8, color);
  } else if (count >= 4) {
    words4 first, last;
    memcpy(&first, words, sizeof first);
    memcpy(&last, words + count - 4, sizeof last);
    mask_four(words, first, coverage, color);
    if (count > 4) mask_four(words + count - 4, last, coverage + count - 4, color);
  } else {
    for (int32_t x = 0; x < count; x++) {
      if (coverage[x]) words[x] = over(words[x], scale_word(color, coverage[x]));
    }
  }
}

INLINE void mask(uint32_t *words, ptrdiff_t stride, const uint8_t *coverage, int32_t width, int32_t count,
                 int32_t rows, uint32_t color) {
  for (int32_t y = 0; y < rows; y++, words += stride, coverage += width) mask_row(words, coverage, count, color);
}

#define KERNELS(name, attribute)                                                                              \
  attribute static void fill_##name(uint32_t *words, int32_t count, uint32_t color) { fill_words(words, count, color); } \
  attribute static void cover_##name(uint32_t *words, int32_t count, uint32_t color) {                        \
    cover(words, count, color);                                                                               \
  }                                                                                                           \
  attribute static void mask_##name(uint32_t *words, ptrdiff_t stride, const uint8_t *coverage, int32_t width, \
                                    int32_t count, int32_t rows, uint32_t color) {                            \
    mask(words, stride, coverage, width, count, rows, color);                                                 \
  }                                                                                                           \
  static const solid_kernels name = {fill_##name, cover_##name, mask_##name};

LEVELS(KERNELS)

static const solid_kernels *kernels_of(int32_t instructions) {
  int32_t level = tintype_level(instructions);
  return LEVEL(level);
}

void tintype_fill_rect(uint32_t *words, ptrdiff_t stride, tintype_rect rect, uint32_t color, int32_t instructions) {
  if (color >> 24 == 0) return;
  const solid_kernels *kernels = kernels_of(instructions);
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    (color >> 24 == 255 ? kernels->fill : kernels->cover)(words + y * stride + rect.x0, rect.x1 - rect.x0, color);
  }
}

static void composite_mask(const solid_kernels *kernels, uint32_t *words, ptrdiff_t stride, tintype_rect clip,
                           const uint8_t *mask, int32_t x, int32_t y, int32_t width, int32_t height, uint32_t color) {
  int32_t from = max32(clip.x0, x) - x, to = min32(clip.x1, x + width) - x;
  int32_t first = max32(clip.y0, y), last = min32(clip.y1, y + height);
  if (from >= to || first >= last) return;
  kernels->mask(words + first * stride + x + from, stride, mask + (ptrdiff_t)(first - y) * width + from, width,
                to - from, last - first, color);
}

void tintype_composite_mask(uint32_t *words, ptrdiff_t stride, tintype_rect clip, const uint8_t *mask,
                        int32_t x, int32_t y, int32_t width, int32_t height, uint32_t color, int32_t instructions) {
  composite_mask(kernels_of(instructions), words, stride, clip, mask, x, y, width, height, color);
}

void tintype_composite_masks(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                         const uint8_t *coverage, const tintype_placed_mask *masks, size_t count,
                         uint32_t color, int32_t instructions) {
  const solid_kernels *kernels = kernels_of(instructions);
  tintype_rect local = {clip.x0 - left, clip.y0 - top, clip.x1 - left, clip.y1 - top};
  for (size_t i = 0; i < count; i++) {
    tintype_placed_mask m = masks[i];
    composite_mask(kernels, words, stride, local, coverage + m.offset, m.x - left, m.y - top, m.width, m.height,
                   color);
  }
}

void tintype_unite_mask(uint8_t *bytes, ptrdiff_t stride, tintype_rect clip, const uint8_t *mask,
                    int32_t x, int32_t y, int32_t width, int32_t height) {
  int32_t from = max32(clip.x0, x) - x, to = min32(clip.x1, x + width) - x;
  int32_t first = max32(clip.y0, y), last = min32(clip.y1, y + height);
  for (int32_t v = first; v < last; v++) {
    const uint8_t *cover = mask + (ptrdiff_t)(v - y) * width;
    uint8_t *row = bytes + v * stride + x;
    for (int32_t u = from; u < to; u++) {
      uint32_t t = (uint32_t)(255 - row[u]) * cover[u] + 128;
      row[u] = (uint8_t)(row[u] + ((t + (t >> 8)) >> 8));
    }
  }
}

void tintype_multiply_by_alpha(uint32_t *words, ptrdiff_t stride, const uint32_t *mask,
                           ptrdiff_t mask_stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    uint32_t *row = words + y * stride;
    const uint32_t *cover = mask + y * mask_stride;
    for (int32_t x = 0; x < width; x++) row[x] = scale_word(row[x], cover[x] >> 24);
  }
}
