#include "shapes.h"
#include <string.h>

/// The pieces of one row of coverage; writes none where `spans` is null.
static size_t row_spans(const uint8_t *row, int32_t width, tintype_span *spans) {
  size_t count = 0;
  for (int32_t x = 0; x < width;) {
    uint8_t cover = row[x];
    int32_t start = x++;
    if (cover == 0 || cover == 255) {
      // The inside of a shape is most of it: eight bytes at a time.
      uint64_t same = cover ? ~UINT64_C(0) : 0, eight;
      while (x + 8 <= width && (memcpy(&eight, row + x, 8), eight == same)) x += 8;
    }
    while (x < width && row[x] == cover) x++;
    if (cover == 0) continue;
    if (spans) spans[count] = (tintype_span){start, x, cover};
    count++;
  }
  return count;
}

size_t tintype_find_spans(const uint8_t *mask, ptrdiff_t stride, int32_t width, int32_t height,
                      tintype_span *spans, tintype_span_row *rows) {
  size_t count = 0;
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *row = mask + y * stride;
    if (y > 0 && memcmp(row, row - stride, (size_t)width) == 0) {
      if (spans) rows[y] = rows[y - 1];
      continue;
    }
    size_t found = row_spans(row, width, spans ? spans + count : NULL);
    if (spans) rows[y] = (tintype_span_row){(uint32_t)count, (uint32_t)found};
    count += found;
  }
  return count;
}

/// Two components times factor / 255, rounded as Cairo rounds them where it mixes colors.
static inline uint32_t mix_pair(uint32_t pair, uint32_t factor) {
  uint32_t product = (pair & 0x00ff00ff) * factor + 0x007f007f;
  return ((product + ((product >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
}

static inline uint32_t mix_word(uint32_t word, uint32_t factor) {
  return mix_pair(word, factor) | mix_pair(word >> 8, factor) << 8;
}

static inline void fill_span(uint32_t *row, int32_t from, int32_t to, uint32_t cover, uint32_t color) {
  if (color >> 24 < 255) {
    uint32_t above = scale_word(color, cover);
    for (int32_t x = from; x < to; x++) row[x] = over(row[x], above);
  } else if (cover == 255) {
    for (int32_t x = from; x < to; x++) row[x] = color;
  } else {
    uint32_t above = mix_word(color, cover), rest = 255 - cover;
    for (int32_t x = from; x < to; x++) row[x] = above + mix_word(row[x], rest);
  }
}

void tintype_fill_shape(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                    const tintype_shape *shape, uint32_t color) {
  int32_t first = max32(clip.y0, shape->y), last = min32(clip.y1, shape->y + shape->height);
  for (int32_t y = first; y < last; y++) {
    const tintype_span_row *row = shape_row(shape, y - shape->y);
    const tintype_span *span = shape->spans + row->first, *end = span + row->count;
    for (; span < end; span++) {
      fill_span(words + (y - top) * stride - left, max32(span->x0 + shape->x, clip.x0),
                min32(span->x1 + shape->x, clip.x1), span->cover, color);
    }
  }
}
