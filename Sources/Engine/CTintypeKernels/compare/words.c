// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "compare.h"
#include "places.h"

#include <string.h>

size_t tintype_compare_count(const tintype_compare_pair *pair, uint32_t *row_counts) {
  size_t total = 0;
  for (size_t y = 0; y < pair->height; y++) {
    const uint32_t *a = pair->a + y * pair->stride_a;
    const uint32_t *b = pair->b + y * pair->stride_b;
    uint32_t changed = 0;
    /* memcmp leaves early and is faster than counting: most rows of most pictures are equal. */
    if (memcmp(a, b, pair->width * 4) != 0)
      for (size_t x = 0; x < pair->width; x++) changed += a[x] != b[x];
    row_counts[y] = changed;
    total += changed;
  }
  return total;
}

void tintype_compare_collect(const tintype_compare_pair *pair, const uint32_t *row_counts, uint32_t *places) {
  size_t next = 0;
  for (size_t y = 0; y < pair->height; y++) {
    uint32_t left = row_counts[y];
    if (left == 0) continue;
    const uint32_t *a = pair->a + y * pair->stride_a;
    const uint32_t *b = pair->b + y * pair->stride_b;
    for (size_t x = 0; left > 0; x++) {
      if (a[x] == b[x]) continue;
      places[next++] = (uint32_t)(y * pair->width + x);
      left--;
    }
  }
}

static uint32_t component_distance(uint32_t p, uint32_t q, int shift) {
  int d = (int)((p >> shift) & 255) - (int)((q >> shift) & 255);
  return (uint32_t)(d < 0 ? -d : d);
}

uint32_t tintype_compare_channel(uint32_t p, uint32_t q) {
  uint32_t largest = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t d = component_distance(p, q, shift);
    if (d > largest) largest = d;
  }
  return largest;
}

void tintype_compare_channels(const tintype_compare_pair *pair, const uint32_t *places, size_t count, double *out) {
  place_row row = {0, 0};
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], pair->width, &row), y = row.y;
    out[i] = tintype_compare_channel(pair->a[y * pair->stride_a + x], pair->b[y * pair->stride_b + x]);
  }
}

static int holds_nearby(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t x, size_t y, uint32_t wanted) {
  size_t x0 = x > 0 ? x - 1 : 0, x1 = x + 1 < width ? x + 1 : x;
  size_t y0 = y > 0 ? y - 1 : 0, y1 = y + 1 < height ? y + 1 : y;
  for (size_t v = y0; v <= y1; v++)
    for (size_t u = x0; u <= x1; u++)
      if (pixels[v * stride + u] == wanted) return 1;
  return 0;
}

void tintype_compare_shifted(const tintype_compare_pair *pair, const uint32_t *places, size_t count, uint8_t *flags) {
  const size_t w = pair->width, h = pair->height;
  place_row row = {0, 0};
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], w, &row), y = row.y;
    uint32_t p = pair->a[y * pair->stride_a + x], q = pair->b[y * pair->stride_b + x];
    flags[i] =
        holds_nearby(pair->b, pair->stride_b, w, h, x, y, p) && holds_nearby(pair->a, pair->stride_a, w, h, x, y, q);
  }
}

void tintype_compare_exceeding(const double *values, size_t count, double limit, uint8_t *flags) {
  for (size_t i = 0; i < count; i++) flags[i] |= values[i] > limit;
}

size_t tintype_compare_select(
    const uint32_t *places, const uint8_t *flags, size_t count, uint8_t wanted, uint32_t *out) {
  size_t found = 0;
  for (size_t i = 0; i < count; i++)
    if (flags[i] == wanted) out[found++] = places[i];
  return found;
}

double tintype_compare_largest(const double *values, size_t count) {
  double most = 0;
  for (size_t i = 0; i < count; i++)
    if (values[i] > most) most = values[i];
  return most;
}

void tintype_compare_paint(
    uint8_t *out, size_t stride, const uint32_t *places, size_t count, size_t width, uint8_t color) {
  place_row row = {0, 0};
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], width, &row);
    out[row.y * stride + x] = color;
  }
}

/* Over white, at an eighth of its contrast. */
static uint8_t faded(uint32_t p) {
  uint32_t luma = (29 * (p & 255) + 150 * ((p >> 8) & 255) + 77 * ((p >> 16) & 255)) >> 8;
  uint32_t level = (luma + 255 - (p >> 24)) >> 3;
  return (uint8_t)(level < tintype_compare_pale ? level : tintype_compare_pale);
}

void tintype_compare_fade(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *out, size_t out_stride) {
  /* Most pixels are as their neighbor. */
  uint32_t last = 0;
  uint8_t pale = faded(0);
  for (size_t y = 0; y < height; y++, pixels += stride, out += out_stride)
    for (size_t x = 0; x < width; x++) {
      if (pixels[x] != last) pale = faded(last = pixels[x]);
      out[x] = pale;
    }
}

/* Eight bytes a step are too few to call functions for them where nothing is optimized. */
#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* XXH64 as published: four lanes of eight bytes, each multiplied and turned, then mixed together. */
static const uint64_t PRIME1 = 0x9E3779B185EBCA87u, PRIME2 = 0xC2B2AE3D27D4EB4Fu, PRIME3 = 0x165667B19E3779F9u,
                      PRIME4 = 0x85EBCA77C2B2AE63u, PRIME5 = 0x27D4EB2F165667C5u;

ALWAYS_INLINE uint64_t turned(uint64_t v, int bits) { return (v << bits) | (v >> (64 - bits)); }

ALWAYS_INLINE uint64_t word64(const uint8_t *p) {
  uint64_t v;
  memcpy(&v, p, 8);
  return v;
}

ALWAYS_INLINE uint64_t lane_step(uint64_t lane, uint64_t input) { return turned(lane + input * PRIME2, 31) * PRIME1; }

static uint64_t lane_merge(uint64_t hash, uint64_t lane) { return (hash ^ lane_step(0, lane)) * PRIME1 + PRIME4; }

static uint64_t hash_tail(uint64_t hash, const uint8_t *p, const uint8_t *end) {
  for (; end - p >= 8; p += 8) hash = turned(hash ^ lane_step(0, word64(p)), 27) * PRIME1 + PRIME4;
  if (end - p >= 4) {
    uint32_t v;
    memcpy(&v, p, 4);
    hash = turned(hash ^ v * PRIME1, 23) * PRIME2 + PRIME3;
    p += 4;
  }
  for (; p < end; p++) hash = turned(hash ^ *p * PRIME5, 11) * PRIME1;
  hash = (hash ^ hash >> 33) * PRIME2;
  hash = (hash ^ hash >> 29) * PRIME3;
  return hash ^ hash >> 32;
}

uint64_t tintype_compare_hash(const void *bytes, size_t count, uint64_t seed) {
  const uint8_t *p = bytes, *end = p + count;
  uint64_t hash = seed + PRIME5;
  if (count >= 32) {
    uint64_t lane[4] = {seed + PRIME1 + PRIME2, seed + PRIME2, seed, seed - PRIME1};
    for (; end - p >= 32; p += 32)
      for (int i = 0; i < 4; i++) lane[i] = lane_step(lane[i], word64(p + 8 * i));
    hash = turned(lane[0], 1) + turned(lane[1], 7) + turned(lane[2], 12) + turned(lane[3], 18);
    for (int i = 0; i < 4; i++) hash = lane_merge(hash, lane[i]);
  }
  return hash_tail(hash + count, p, end);
}
