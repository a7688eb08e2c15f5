// Which of the different pixels show something new, and which something that is gone.
#include "compare.h"
#include "places.h"

#include <string.h>

/// How bright a premultiplied pixel is over white, 0 to 255.
static inline int brightness(uint32_t p) {
  int red = p >> 16 & 255, green = p >> 8 & 255, blue = p & 255, alpha = p >> 24;
  return (77 * red + 151 * green + 28 * blue) / 256 + 255 - alpha;
}

static inline int distance(int a, int b) { return a < b ? b - a : a - b; }

int tintype_compare_background(const uint32_t *pixels, size_t count) {
  size_t counts[512];
  memset(counts, 0, sizeof counts);
  for (size_t i = 0; i < count;) {
    /* Most pixels are as their neighbor: a run counts as one. */
    size_t start = i;
    uint32_t pixel = pixels[i];
    while (i < count && pixels[i] == pixel) i++;
    counts[brightness(pixel)] += i - start;
  }
  int most = 255;
  for (int i = 0; i < 512; i++) {
    if (counts[i] > counts[most]) most = i;
  }
  return most;
}

void tintype_compare_paint_came(const tintype_compare_pair *pair, const uint32_t *places, size_t count, int ground,
                                uint8_t *out, size_t stride, uint8_t came, uint8_t gone) {
  place_row row = {0, 0};
  /* Most pixels are as their neighbor; two zeros never differ. */
  uint32_t p = 0, q = 0;
  uint8_t color = came;
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], pair->width, &row), y = row.y;
    uint32_t old = pair->a[y * pair->stride_a + x], now = pair->b[y * pair->stride_b + x];
    if (old != p || now != q) {
      p = old, q = now;
      color = distance(brightness(q), ground) >= distance(brightness(p), ground) ? came : gone;
    }
    out[y * stride + x] = color;
  }
}
