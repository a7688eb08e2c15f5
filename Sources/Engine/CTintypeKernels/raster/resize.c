#include "../inline.h"
#include "../levels.h"
#include <stdlib.h>
#include <string.h>

// Factors are powers of two, so that what is divided by is one, too. All numbers are whole: it does not matter how many
// of them are added or mixed at once.
// Vectors are handed to functions that are inlined alone, so that it does not matter how they would be.
#pragma clang diagnostic ignored "-Wpsabi"
typedef uint32_t lanes4 __attribute__((vector_size(16)));
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint32_t lanes16 __attribute__((vector_size(64)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));

enum { lanes = 16 };

/// How two rows are mixed, and what by which power of two their sum is divided.
typedef struct {
  uint32_t rest, share, half;
  int shift;
} row_mix;

typedef struct {
  /// Adds a row of bytes to sums.
  void (*add)(uint32_t *sums, const uint8_t *row, size_t count);
  /// Puts the sums of pairs, in order, where the first half of them was; all of them are whole vectors.
  void (*pair)(uint32_t *sums, size_t count);
  /// Makes rounded bytes of two rows of numbers.
  void (*mix)(uint8_t *out, const uint32_t *upper, const uint32_t *lower, size_t count, row_mix m);
} resize_kernels;

INLINE void add(uint32_t *sums, const uint8_t *row, size_t count) {
  size_t i = 0;
  for (; i + lanes <= count; i += lanes) {
    bytes16 some;
    lanes16 sum;
    memcpy(&some, row + i, sizeof some);
    memcpy(&sum, sums + i, sizeof sum);
    sum += __builtin_convertvector(some, lanes16);
    memcpy(sums + i, &sum, sizeof sum);
  }
  for (; i < count; i++) sums[i] += row[i];
}

INLINE void pair(uint32_t *sums, size_t count) {
  for (size_t i = 0; i < count; i += 2 * lanes) {
    lanes16 a, b;
    memcpy(&a, sums + i, sizeof a);
    memcpy(&b, sums + i + lanes, sizeof b);
    lanes16 sum = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30) +
      __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
    memcpy(sums + i / 2, &sum, sizeof sum);
  }
}

INLINE void mix(uint8_t *out, const uint32_t *upper, const uint32_t *lower, size_t count, row_mix m) {
  size_t i = 0;
  for (; i + lanes <= count; i += lanes) {
    lanes16 a, b;
    memcpy(&a, upper + i, sizeof a);
    memcpy(&b, lower + i, sizeof b);
    bytes16 some = __builtin_convertvector((a * m.rest + b * m.share + m.half) >> (uint32_t)m.shift, bytes16);
    memcpy(out + i, &some, sizeof some);
  }
  for (; i < count; i++) out[i] = (uint8_t)((upper[i] * m.rest + lower[i] * m.share + m.half) >> m.shift);
}

#define KERNELS(name, attribute)                                                                                  \
  attribute static void add_##name(uint32_t *sums, const uint8_t *row, size_t count) { add(sums, row, count); }   \
  attribute static void pair_##name(uint32_t *sums, size_t count) { pair(sums, count); }                          \
  attribute static void mix_##name(uint8_t *out, const uint32_t *upper, const uint32_t *lower, size_t count,      \
                                   row_mix m) { mix(out, upper, lower, count, m); }                               \
  static const resize_kernels name = {add_##name, pair_##name, mix_##name};

LEVELS(KERNELS)

/// Sums of columns of four channels to those of squares.
static void add_columns(uint32_t *sums, size_t count, int32_t factor) {
  size_t square = 4 * (size_t)factor;
  uint32_t *to = sums;
  for (size_t left = 0; left < count; left += square, to += 4) {
    lanes4 sum = {0}, next;
    for (size_t i = left; i < left + square; i += 4) {
      memcpy(&next, sums + i, sizeof next);
      sum += next;
    }
    memcpy(to, &sum, sizeof sum);
  }
}

/// Whether rows are all equal to the one above the first of them.
static bool repeat_above(const uint8_t *rows, ptrdiff_t stride, int32_t height, size_t count) {
  for (int32_t y = 0; y < height; y++) {
    if (memcmp(rows + y * stride, rows + (y - 1) * stride, count) != 0) return false;
  }
  return true;
}

bool tintype_shrink(const uint8_t *from, ptrdiff_t stride, int32_t width, int32_t height, int channels,
                int32_t factor, uint8_t *to, int32_t instructions) {
  int32_t level = tintype_level(instructions), shift = 2 * __builtin_ctz((uint32_t)factor);
  const resize_kernels *kernels = LEVEL(level);
  size_t count = (size_t)width * (size_t)channels, columns = ((size_t)width + (size_t)factor - 1) / (size_t)factor;
  size_t small = columns * (size_t)channels;
  uint32_t half = (uint32_t)factor * (uint32_t)factor / 2;
  // Whole squares, and whole vectors each time that pairs are added.
  size_t block = (size_t)factor * (size_t)channels * lanes, length = (count + block - 1) / block * block;
  uint32_t *sums = malloc(length * sizeof(uint32_t));
  if (!sums) return false;
  // Of the rows that were added last, whether each is equal to the one above.
  bool are_equal = false;
  for (int32_t top = 0; top < height; top += factor, to += small) {
    int32_t end = top + factor < height ? top + factor : height;
    bool repeats = top > 0 && end - top == factor && repeat_above(from + top * stride, stride, factor, count);
    if (repeats && are_equal) {
      memcpy(to, to - small, small);
      continue;
    }
    are_equal = repeats;
    memset(sums, 0, length * sizeof(uint32_t));
    for (int32_t y = top; y < end; y++) kernels->add(sums, from + y * stride, count);
    if (channels == 4) add_columns(sums, count, factor);
    else for (int32_t f = factor, left = (int32_t)length; f > 1; f /= 2, left /= 2) kernels->pair(sums, (size_t)left);
    for (size_t i = 0; i < small; i++) to[i] = (uint8_t)((sums[i] + half) >> shift);
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
  int32_t p = 2 * place + 1 - factor, shift = __builtin_ctz((uint32_t)factor) + 1, first = p < 0 ? -1 : p >> shift;
  uint32_t share = (uint32_t)(p - first * 2 * factor);
  return (neighbors){first < 0 ? 0 : first, first + 1 < count ? first + 1 : count - 1, share};
}

/// Mixes the pixels of a shrunk row to the full width, not yet divided.
static void grow_row(const uint8_t *from, int channels, int32_t factor, int32_t width, uint32_t *to) {
  int32_t columns = (width + factor - 1) / factor;
  uint32_t whole = 2 * (uint32_t)factor;
  // From the middle of one pixel to that of the next one; the first and the last one go on beyond their middles.
  int32_t x = 0, end = factor / 2;
  for (int32_t column = -1; column < columns; column++, end += factor) {
    const uint8_t *a = from + (column < 0 ? 0 : column) * channels;
    const uint8_t *b = from + (column + 1 < columns ? column + 1 : column) * channels;
    int32_t last = end < width ? end : width;
    if (channels == 4) {
      bytes4 left, right;
      memcpy(&left, a, sizeof left);
      memcpy(&right, b, sizeof right);
      lanes4 first = __builtin_convertvector(left, lanes4), step = __builtin_convertvector(right, lanes4) - first;
      lanes4 sum = first * whole + step, next = sum + 2 * step;
      // Two at a time: neither waits for the other one.
      for (; x + 2 <= last; x += 2, sum += 4 * step, next += 4 * step, to += 8) {
        memcpy(to, &sum, sizeof sum);
        memcpy(to + 4, &next, sizeof next);
      }
      if (x < last) memcpy(to, &sum, sizeof sum), to += 4, x++;
    } else {
      uint32_t step = (uint32_t)(*b - *a), sum = *a * whole + step;
      for (; x < last; x++, sum += 2 * step) *to++ = sum;
    }
  }
}

bool tintype_grow(const uint8_t *from, int channels, int32_t factor, uint8_t *to, ptrdiff_t stride,
              int32_t width, int32_t height, int32_t top, int32_t bottom, int32_t instructions) {
  int32_t level = tintype_level(instructions);
  const resize_kernels *kernels = LEVEL(level);
  int32_t columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
  size_t count = (size_t)width * (size_t)channels, row = (size_t)columns * (size_t)channels;
  uint32_t whole = 2 * (uint32_t)factor, half = whole * whole / 2;
  int shift = 2 * __builtin_ctz(whole);
  uint32_t *lines = malloc(2 * count * sizeof(uint32_t));
  if (!lines) return false;
  uint32_t *upper = lines, *lower = lines + count;
  int32_t first = -1, second = -1;
  // Between which rows the row above is, and whether those are equal.
  neighbors above = {-1, -1, 0};
  bool was_level = false;
  for (int32_t y = top; y < bottom; y++, to += stride) {
    neighbors n = between(y, factor, rows);
    bool is_same = n.first == above.first && n.second == above.second;
    bool is_level = is_same ? was_level : memcmp(from + (size_t)n.first * row, from + (size_t)n.second * row, row) == 0;
    // A row between equal ones is that above if the latter is, too: of either it is between, one is the same.
    bool repeats = y > top && is_level && was_level;
    above = n;
    was_level = is_level;
    if (repeats) {
      memcpy(to, to - stride, count);
      continue;
    }
    if (n.first != first) {
      if (n.first == second) memcpy(upper, lower, count * sizeof(uint32_t));
      else grow_row(from + (size_t)n.first * row, channels, factor, width, upper);
      first = n.first;
    }
    if (n.second != second) {
      grow_row(from + (size_t)n.second * row, channels, factor, width, lower);
      second = n.second;
    }
    kernels->mix(to, upper, lower, count, (row_mix){whole - n.share, n.share, half, shift});
  }
  free(lines);
  return true;
}
