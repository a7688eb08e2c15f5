// Row filters of PNG, for files that are written once and kept: each row may be stored as what it differs by
// from its neighbors, which makes gradients and photographs compress well.
#include "CTintypeKernels.h"
#include <stdlib.h>
#include <string.h>

static inline int distance(int value) { return value < 0 ? -value : value; }

static inline uint8_t paeth(int a, int b, int c) {
  int pa = distance(b - c), pb = distance(a - c), pc = distance(a + b - 2 * c);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

/// Stores one row under a filter; `above` is null for the first row, which counts as zeros.
///
/// A loop for each filter: where nothing is optimized, a choice at each byte costs more than the bytes.
static void filter_row(const uint8_t *row, const uint8_t *above, size_t count, size_t bpp, int filter,
                       uint8_t *out) {
  if (filter == 0 || (filter == 2 && !above)) {
    memcpy(out, row, count);
    return;
  }
  if (filter == 2) {
    for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    int a = i < bpp ? 0 : row[i - bpp], b = above ? above[i] : 0, c = i < bpp || !above ? 0 : above[i - bpp];
    out[i] = (uint8_t)(row[i] - (filter == 1 ? a : filter == 3 ? (a + b) / 2 : paeth(a, b, c)));
  }
}

/// The sum of all differences: small where a row is smooth.
static size_t sum_cost(const uint8_t *bytes, size_t count) {
  size_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
  return sum;
}

/// How many different pairs of bytes there are: small where a row repeats itself.
static size_t pair_cost(const uint8_t *bytes, size_t count, uint64_t *seen) {
  memset(seen, 0, 65536 / 8);
  size_t pairs = 0;
  for (size_t i = 1; i < count; i++) {
    uint32_t pair = (uint32_t)bytes[i - 1] << 8 | bytes[i];
    uint64_t bit = (uint64_t)1 << (pair & 63);
    pairs += !(seen[pair >> 6] & bit);
    seen[pair >> 6] |= bit;
  }
  return pairs;
}

bool tintype_png_filter(const uint8_t *rows, size_t count, size_t height, size_t bpp, int strategy, uint8_t *out) {
  uint8_t *trial = malloc(count + 65536 / 8 + 8);
  if (!trial) return false;
  // The pairs come first: they need words that are aligned.
  uint64_t *seen = (uint64_t *)(void *)trial;
  uint8_t *bytes = trial + 65536 / 8;
  for (size_t y = 0; y < height; y++, out += count + 1) {
    const uint8_t *row = rows + y * count, *above = y ? row - count : NULL;
    if (strategy <= 4) {
      out[0] = (uint8_t)strategy;
      filter_row(row, above, count, bpp, strategy, out + 1);
      continue;
    }
    size_t best = SIZE_MAX;
    for (int filter = 0; filter <= 4; filter++) {
      filter_row(row, above, count, bpp, filter, bytes);
      size_t cost = strategy == 5 ? sum_cost(bytes, count) : pair_cost(bytes, count, seen);
      if (cost >= best) continue;
      best = cost;
      out[0] = (uint8_t)filter;
      memcpy(out + 1, bytes, count);
    }
  }
  free(trial);
  return true;
}
