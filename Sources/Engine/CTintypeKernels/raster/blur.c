// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "../inline.h"
#include "../levels.h"
#include <stdlib.h>
#include <string.h>

// Vectors are handed to functions that are inlined alone, so that it does not matter how they would be.
#pragma clang diagnostic ignored "-Wpsabi"
typedef float floats __attribute__((vector_size(64)));
typedef int32_t ints __attribute__((vector_size(64)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));

/// So many numbers are summed up at once, and rows of them are as long as a multiple of it.
enum { lanes = 16, block = 4 * lanes };

/// How rows and columns are weighed; all weights are used from both sides.
typedef struct {
  const float *weights;
  int32_t reach;
} curve;

typedef struct {
  /// Bytes as numbers.
  void (*load)(const uint8_t *bytes, float *line, size_t count);
  /// Weighs numbers that are `step` apart; there are as many as are reached beyond both ends.
  void (*across)(const float *middle, float *out, size_t count, size_t step, curve c);
  /// Weighs rows, null for those without ink, and rounds the sums.
  void (*down)(const float *const *rows, uint8_t *out, size_t count, curve c);
} blur_kernels;

INLINE floats load_floats(const float *from) {
  floats values;
  memcpy(&values, from, sizeof values);
  return values;
}

INLINE void load(const uint8_t *bytes, float *line, size_t count) {
  size_t i = 0;
  for (; i + lanes <= count; i += lanes) {
    bytes16 some;
    memcpy(&some, bytes + i, sizeof some);
    floats values = __builtin_convertvector(some, floats);
    memcpy(line + i, &values, sizeof values);
  }
  for (; i < count; i++) line[i] = bytes[i];
}

// Sums stay in registers, four of them so that none waits for the last one. Each is made in the order of the
// weights, so that vectors of all widths round alike.

INLINE void across(const float *middle, float *out, size_t count, size_t step, curve c) {
  for (size_t i = 0; i < count; i += block) {
    floats sums[4];
    for (int n = 0; n < 4; n++) sums[n] = load_floats(middle + i + n * lanes) * c.weights[0];
    for (int32_t k = 1; k <= c.reach; k++) {
      const float *left = middle + i - (size_t)k * step, *right = middle + i + (size_t)k * step;
      for (int n = 0; n < 4; n++) sums[n] += load_floats(left + n * lanes) * c.weights[k];
      for (int n = 0; n < 4; n++) sums[n] += load_floats(right + n * lanes) * c.weights[k];
    }
    memcpy(out + i, sums, sizeof sums);
  }
}

INLINE floats limited(floats value) {
  ints low = value < 0, high = value > 255;
  ints bits = (ints)value & ~low;
  return (floats)((bits & ~high) | ((ints)((floats){0} + 255) & high));
}

INLINE void down(const float *const *rows, uint8_t *out, size_t count, curve c) {
  for (size_t i = 0; i < count; i += block) {
    floats sums[4] = {{0}, {0}, {0}, {0}};
    for (int32_t k = -c.reach; k <= c.reach; k++) {
      const float *row = rows[k + c.reach];
      if (!row) continue;
      float weight = c.weights[k < 0 ? -k : k];
      for (int n = 0; n < 4; n++) sums[n] += load_floats(row + i + n * lanes) * weight;
    }
    uint8_t found[block];
    for (int n = 0; n < 4; n++) {
      bytes16 some = __builtin_convertvector(__builtin_convertvector(limited(sums[n]) + 0.5f, ints), bytes16);
      memcpy(found + n * lanes, &some, sizeof some);
    }
    memcpy(out + i, found, count - i < block ? count - i : block);
  }
}

#define KERNELS(name, attribute)                                                                              \
  attribute static void load_##name(const uint8_t *bytes, float *line, size_t count) { load(bytes, line, count); } \
  attribute static void across_##name(const float *middle, float *out, size_t count, size_t step, curve c) {  \
    across(middle, out, count, step, c);                                                                      \
  }                                                                                                           \
  attribute static void down_##name(const float *const *rows, uint8_t *out, size_t count, curve c) {          \
    down(rows, out, count, c);                                                                                \
  }                                                                                                           \
  static const blur_kernels name = {load_##name, across_##name, down_##name};

LEVELS(KERNELS)

/// A row that is blurred across.
typedef struct {
  /// The first of the rows, down to this one, that are equal.
  int32_t first_equal;
  /// Whether all of it is clear.
  bool is_clear;
} row_facts;

typedef struct {
  const blur_kernels *kernels;
  curve curve;
  const uint8_t *bytes;
  ptrdiff_t stride;
  size_t count, channels;
  bool clamps;
  /// A row with margins, and as many blurred rows as are weighed for one, each as long as whole blocks.
  float *line, *rows;
  size_t length, ring;
  row_facts *facts;
} blur_state;

static float *ring_row(const blur_state *s, int32_t y) { return s->rows + ((size_t)y % s->ring) * s->length; }

static bool is_clear(const uint8_t *row, size_t count) {
  return row[0] == 0 && memcmp(row, row + 1, count - 1) == 0;
}

/// Blurs a row across; most rows of a picture are clear or equal the one above.
static void load_row(const blur_state *s, int32_t y) {
  const uint8_t *row = s->bytes + y * s->stride;
  row_facts *facts = s->facts + (size_t)y % s->ring, above = s->facts[((size_t)y + s->ring - 1) % s->ring];
  if (y > 0 && memcmp(row, row - s->stride, s->count) == 0) {
    *facts = above;
    if (!above.is_clear) memcpy(ring_row(s, y), ring_row(s, y - 1), s->length * sizeof(float));
    return;
  }
  *facts = (row_facts){y, is_clear(row, s->count)};
  if (facts->is_clear) return;
  size_t margin = (size_t)s->curve.reach * s->channels;
  float *middle = s->line + margin;
  s->kernels->load(row, middle, s->count);
  for (size_t i = 0; i < margin; i++) {
    size_t channel = i % s->channels;
    s->line[i] = s->clamps ? row[channel] : 0;
    middle[s->count + i] = s->clamps ? row[s->count - s->channels + channel] : 0;
  }
  s->kernels->across(middle, ring_row(s, y), s->count, s->channels, s->curve);
}

/// Blurs a row down into `out`, which is the row itself: what is below is not read again.
static void blur_row(const blur_state *s, int32_t y, int32_t height, const float **window, uint8_t *out) {
  int32_t reach = s->curve.reach;
  if (y > reach && y + reach < height && s->facts[(size_t)(y + reach) % s->ring].first_equal < y - reach) {
    // All rows that are weighed are equal, and those of the row above were.
    memcpy(out, out - s->stride, s->count);
    return;
  }
  bool has_ink = false;
  for (int32_t k = -reach; k <= reach; k++) {
    int32_t from = y + k;
    if (s->clamps) from = from < 0 ? 0 : from >= height ? height - 1 : from;
    bool is_seen = from >= 0 && from < height && !s->facts[(size_t)from % s->ring].is_clear;
    window[k + reach] = is_seen ? ring_row(s, from) : NULL;
    has_ink |= is_seen;
  }
  if (has_ink) s->kernels->down(window, out, s->count, s->curve);
  else memset(out, 0, s->count);
}

bool tintype_blur(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, int channels,
              const float *weights, int32_t reach, bool clamps, int32_t instructions) {
  if (width <= 0 || height <= 0 || reach <= 0) return true;
  int32_t level = tintype_level(instructions);
  blur_state s = {.kernels = LEVEL(level), .curve = {weights, reach}, .bytes = bytes, .stride = stride,
    .count = (size_t)width * (size_t)channels, .channels = (size_t)channels, .clamps = clamps};
  s.length = (s.count + block - 1) / block * block;
  // One row more than is weighed, so that the row above is known of each.
  s.ring = 2 * (size_t)reach + 2;
  // Whole blocks are read beyond the right margin, too.
  s.line = calloc(s.length + 2 * (size_t)reach * s.channels + block, sizeof(float));
  s.rows = malloc(s.ring * s.length * sizeof(float));
  s.facts = calloc(s.ring, sizeof(row_facts));
  const float **window = malloc(s.ring * sizeof(float *));
  bool done = s.line && s.rows && s.facts && window;
  if (done) {
    int32_t loaded = 0;
    for (int32_t y = 0; y < height; y++) {
      for (; loaded < height && loaded <= y + reach; loaded++) load_row(&s, loaded);
      blur_row(&s, y, height, window, bytes + y * stride);
    }
  }
  free(s.line);
  free(s.rows);
  free(s.facts);
  free(window);
  return done;
}
