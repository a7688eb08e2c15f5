#include "CTintypeKernels.h"
#include <stdlib.h>
#include <string.h>

// Factors are powers of two, so that what is divided by is one, too.

bool tintype_shrink(const uint8_t *from, ptrdiff_t stride, int32_t width, int32_t height, int channels,
                int32_t factor, uint8_t *to) {
  size_t count = (size_t)width * (size_t)channels, square = (size_t)factor * (size_t)channels;
  int shift = 2 * __builtin_ctz((uint32_t)factor);
  uint32_t half = (uint32_t)factor * (uint32_t)factor / 2;
  uint32_t *sums = malloc(count * sizeof(uint32_t));
  if (!sums) return false;
  for (int32_t top = 0; top < height; top += factor) {
    int32_t end = top + factor < height ? top + factor : height;
    memset(sums, 0, count * sizeof(uint32_t));
    for (int32_t y = top; y < end; y++) {
      const uint8_t *row = from + y * stride;
      for (size_t i = 0; i < count; i++) sums[i] += row[i];
    }
    for (size_t left = 0; left < count; left += square) {
      size_t right = left + square < count ? left + square : count;
      for (int c = 0; c < channels; c++) {
        uint32_t sum = half;
        for (size_t i = left + (size_t)c; i < right; i += (size_t)channels) sum += sums[i];
        *to++ = (uint8_t)(sum >> shift);
      }
    }
  }
  free(sums);
  return true;
}

/// Where a pixel is between two of a shrunk row or column: the first of them, and the share of the second.
typedef struct {
  int32_t first, second;
  uint32_t share;
} neighbors;

/// Places are counted in halves of a pixel: middles of pixels are then whole numbers.
static neighbors between(int32_t place, int32_t factor, int32_t count) {
  int32_t p = 2 * place + 1 - factor, first = p < 0 ? -1 : p / (2 * factor);
  uint32_t share = (uint32_t)(p - first * 2 * factor);
  return (neighbors){first < 0 ? 0 : first, first + 1 < count ? first + 1 : count - 1, share};
}

/// Mixes the pixels of a shrunk row to the full width, not yet divided.
static void grow_row(const uint8_t *from, int channels, int32_t factor, int32_t width, uint32_t *to) {
  int32_t columns = (width + factor - 1) / factor;
  uint32_t whole = 2 * (uint32_t)factor;
  for (int32_t x = 0; x < width; x++) {
    neighbors n = between(x, factor, columns);
    const uint8_t *a = from + n.first * channels, *b = from + n.second * channels;
    for (int c = 0; c < channels; c++) *to++ = a[c] * (whole - n.share) + b[c] * n.share;
  }
}

bool tintype_grow(const uint8_t *from, int channels, int32_t factor, uint8_t *to, ptrdiff_t stride,
              int32_t width, int32_t height) {
  int32_t columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
  size_t count = (size_t)width * (size_t)channels, row = (size_t)columns * (size_t)channels;
  uint32_t whole = 2 * (uint32_t)factor, half = whole * whole / 2;
  int shift = 2 * __builtin_ctz(whole);
  uint32_t *lines = malloc(2 * count * sizeof(uint32_t));
  if (!lines) return false;
  uint32_t *upper = lines, *lower = lines + count;
  int32_t first = -1, second = -1;
  for (int32_t y = 0; y < height; y++) {
    neighbors n = between(y, factor, rows);
    if (n.first != first) {
      if (n.first == second) memcpy(upper, lower, count * sizeof(uint32_t));
      else grow_row(from + (size_t)n.first * row, channels, factor, width, upper);
      first = n.first;
    }
    if (n.second != second) {
      grow_row(from + (size_t)n.second * row, channels, factor, width, lower);
      second = n.second;
    }
    uint8_t *out = to + y * stride;
    uint32_t rest = whole - n.share;
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)((upper[i] * rest + lower[i] * n.share + half) >> shift);
  }
  free(lines);
  return true;
}
