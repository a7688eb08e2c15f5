#include "CTintypeKernels.h"
#include "words.h"
#include <string.h>

void tintype_fill_rect(uint32_t *words, ptrdiff_t stride, tintype_rect rect, uint32_t color) {
  bool opaque = color >> 24 == 255;
  if (color >> 24 == 0) return;
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    uint32_t *row = words + y * stride;
    if (opaque) {
      for (int32_t x = rect.x0; x < rect.x1; x++) row[x] = color;
    } else {
      for (int32_t x = rect.x0; x < rect.x1; x++) row[x] = over(row[x], color);
    }
  }
}

// Two pixels at a time, as vectors that the compiler maps to what the machine has. Every lane is
// rounded like `scale_pair`, so that it does not matter where a row is cut into pieces.
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t lanes8 __attribute__((vector_size(16)));

static inline lanes8 scale_lanes(lanes8 values, lanes8 factors) {
  lanes8 product = values * factors + 128;
  return (product + (product >> 8)) >> 8;
}

static inline lanes8 load_two(const uint32_t *words) {
  bytes8 bytes;
  memcpy(&bytes, words, 8);
  return __builtin_convertvector(bytes, lanes8);
}

/// Lays a color through the coverage of two pixels.
static inline void composite_two(uint32_t *words, uint16_t first, uint16_t second, lanes8 color) {
  lanes8 cover = {first, first, first, first, second, second, second, second};
  lanes8 above = scale_lanes(color, cover);
  lanes8 alpha = __builtin_shufflevector(above, above, 3, 3, 3, 3, 7, 7, 7, 7);
  lanes8 result = above + scale_lanes(load_two(words), 255 - alpha);
  bytes8 bytes = __builtin_convertvector(result, bytes8);
  memcpy(words, &bytes, 8);
}

void tintype_composite_mask(uint32_t *words, ptrdiff_t stride, tintype_rect clip, const uint8_t *mask,
                        int32_t x, int32_t y, int32_t width, int32_t height, uint32_t color) {
  int32_t from = max32(clip.x0, x) - x, to = min32(clip.x1, x + width) - x;
  int32_t first = max32(clip.y0, y), last = min32(clip.y1, y + height);
  bool opaque = color >> 24 == 255;
  uint32_t twice[2] = {color, color};
  lanes8 lanes = load_two(twice);
  if (from >= to) return;
  for (int32_t v = first; v < last; v++) {
    const uint8_t *cover = mask + (ptrdiff_t)(v - y) * width;
    uint32_t *row = words + v * stride + x;
    int32_t u = from;
    for (; u + 4 <= to; u += 4) {
      uint32_t four;
      memcpy(&four, cover + u, 4);
      // Most of a glyph's box is empty or full: both are told apart before any arithmetic.
      if (four == 0) continue;
      if (four == 0xffffffff && opaque) {
        row[u] = row[u + 1] = row[u + 2] = row[u + 3] = color;
      } else {
        composite_two(row + u, cover[u], cover[u + 1], lanes);
        composite_two(row + u + 2, cover[u + 2], cover[u + 3], lanes);
      }
    }
    for (; u < to; u++) {
      if (cover[u]) row[u] = over(row[u], scale_word(color, cover[u]));
    }
  }
}

void tintype_composite_masks(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                         const uint8_t *coverage, const tintype_placed_mask *masks, size_t count,
                         uint32_t color) {
  tintype_rect local = {clip.x0 - left, clip.y0 - top, clip.x1 - left, clip.y1 - top};
  for (size_t i = 0; i < count; i++) {
    tintype_placed_mask m = masks[i];
    tintype_composite_mask(words, stride, local, coverage + m.offset, m.x - left, m.y - top, m.width,
                           m.height, color);
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
