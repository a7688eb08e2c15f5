#include "CTintypePixelComponents.h"

#include <stdlib.h>

uint64_t tintype_components_sum(const uint8_t *a, size_t stride_a, const uint8_t *b, size_t stride_b, size_t width,
                                size_t height) {
  uint64_t sum = 0;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *first = a + y * stride_a * 4, *second = b + y * stride_b * 4;
    for (size_t i = 0; i < width * 4; i++) sum += (uint64_t)abs(first[i] - second[i]);
  }
  return sum;
}

size_t tintype_components_exceeding(const uint8_t *a, size_t stride_a, const uint8_t *b, size_t stride_b,
                                    size_t width, size_t height, int level) {
  size_t count = 0;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *first = a + y * stride_a * 4, *second = b + y * stride_b * 4;
    for (size_t x = 0; x < width; x++, first += 4, second += 4) {
      int exceeds = 0;
      for (int part = 0; part < 4; part++) exceeds |= abs(first[part] - second[part]) > level;
      count += (size_t)exceeds;
    }
  }
  return count;
}

void tintype_components_over(uint8_t *pixels, size_t count, const uint8_t *background) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    int rest = 255 - pixels[3];
    for (int part = 0; part < 3; part++) {
      int value = pixels[part] + (background[part] * rest + 127) / 255;
      pixels[part] = (uint8_t)(value > 255 ? 255 : value);
    }
    pixels[3] = 255;
  }
}
