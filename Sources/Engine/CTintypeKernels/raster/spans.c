#include "fills.h"
#include "shapes.h"
#include <string.h>

/// The first place from `x` on whose byte is another one; the inside and the outside of a shape are most of it, and
/// are passed 32 bytes at a time.
static int32_t end_of(const uint8_t *row, int32_t x, int32_t width, uint8_t cover) {
  if (cover == 0 || cover == 255) {
    uint64_t same = cover ? ~UINT64_C(0) : 0, eight[4];
    while (x + 32 <= width) {
      memcpy(eight, row + x, sizeof eight);
      if (((eight[0] ^ same) | (eight[1] ^ same) | (eight[2] ^ same) | (eight[3] ^ same)) != 0) break;
      x += 32;
    }
    while (x + 8 <= width && (memcpy(eight, row + x, 8), eight[0] == same)) x += 8;
  }
  while (x < width && row[x] == cover) x++;
  return x;
}

/// The pieces of one row of coverage, for all of which there is space.
static size_t row_spans(const uint8_t *row, int32_t width, tintype_span *spans) {
  size_t count = 0;
  for (int32_t x = 0; x < width;) {
    int32_t start = x;
    x = end_of(row, start + 1, width, row[start]);
    if (row[start] > 0) spans[count++] = (tintype_span){start, x, row[start]};
  }
  return count;
}

size_t tintype_find_spans(const uint8_t *mask, ptrdiff_t stride, int32_t width, int32_t height, size_t first,
                      int32_t *next, tintype_span *spans, size_t room, tintype_span_row *rows) {
  size_t count = 0;
  int32_t y = *next;
  for (; y < height; y++) {
    const uint8_t *row = mask + y * stride;
    if (y > 0 && memcmp(row, row - stride, (size_t)width) == 0) {
      rows[y] = rows[y - 1];
      continue;
    }
    if (room - count < (size_t)width) break;
    size_t found = row_spans(row, width, spans + count);
    rows[y] = (tintype_span_row){(uint32_t)(first + count), (uint32_t)found};
    count += found;
  }
  *next = y;
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

/// Fills the spans of a row from one position to another one.
INLINE void fill_spans(uint32_t *row, const tintype_span *span, const tintype_span *end, int32_t x, int32_t first,
                       int32_t last, uint32_t color) {
  bool is_opaque = color >> 24 == 255;
  for (; span < end; span++) {
    int32_t from = max32(span->x0 + x, first), to = min32(span->x1 + x, last);
    if (span->cover == 255 && is_opaque) {
      fill_words(row + from, to - from, color);
    } else if (is_opaque) {
      uint32_t above = mix_word(color, span->cover), rest = 255 - span->cover;
      for (; from < to; from++) row[from] = above + mix_word(row[from], rest);
    } else {
      uint32_t above = scale_word(color, span->cover);
      for (; from < to; from++) row[from] = over(row[from], above);
    }
  }
}

/// Fills what the spans of a row, from one position to another one, do not cover wholly.
INLINE void fill_gaps(uint32_t *row, const tintype_span *span, const tintype_span *end, int32_t x, int32_t first,
                      int32_t last, uint32_t color) {
  for (; span < end; span++) {
    if (span->cover != 255) continue;
    int32_t from = max32(span->x0 + x, first), to = min32(span->x1 + x, last);
    if (from >= to) continue;
    fill_words(row + first, from - first, color);
    first = to;
  }
  fill_words(row + first, last - first, color);
}

typedef void fill_row(uint32_t *row, const tintype_span *span, const tintype_span *end, int32_t x, int32_t first,
                      int32_t last, uint32_t color);

typedef struct {
  fill_row *spans, *gaps;
} span_kernels;

#define KERNELS(name, attribute)                                                                                     \
  attribute static void spans_##name(uint32_t *row, const tintype_span *span, const tintype_span *end, int32_t x,    \
                                     int32_t first, int32_t last, uint32_t color) {                                  \
    fill_spans(row, span, end, x, first, last, color);                                                               \
  }                                                                                                                  \
  attribute static void gaps_##name(uint32_t *row, const tintype_span *span, const tintype_span *end, int32_t x,     \
                                    int32_t first, int32_t last, uint32_t color) {                                   \
    fill_gaps(row, span, end, x, first, last, color);                                                                \
  }                                                                                                                  \
  static const span_kernels name = {spans_##name, gaps_##name};

LEVELS(KERNELS)

void tintype_fill_shape(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                    const tintype_shape *shape, uint32_t color, int32_t instructions) {
  int32_t level = tintype_level(instructions);
  const span_kernels *kernels = LEVEL(level);
  int32_t first = max32(clip.y0, shape->y), last = min32(clip.y1, shape->y + shape->height);
  for (int32_t y = first; y < last; y++) {
    const tintype_span_row *row = shape_row(shape, y - shape->y);
    const tintype_span *span = shape->spans + row->first;
    kernels->spans(words + (y - top) * stride - left, span, span + row->count, shape->x, clip.x0, clip.x1, color);
  }
}

void tintype_fill_around_shape(uint32_t *words, tintype_rect area, const tintype_shape *shape, uint32_t color,
                               int32_t instructions) {
  int32_t level = tintype_level(instructions);
  const span_kernels *kernels = LEVEL(level);
  ptrdiff_t stride = area.x1 - area.x0;
  for (int32_t y = area.y0; y < area.y1; y++) {
    tintype_span_row row = {0, 0};
    if (y >= shape->y && y < shape->y + shape->height) row = *shape_row(shape, y - shape->y);
    const tintype_span *span = shape->spans + row.first;
    kernels->gaps(words + (y - area.y0) * stride - area.x0, span, span + row.count, shape->x, area.x0, area.x1, color);
  }
}
