// The loops over rows of a strip: each is written once, with vectors of any machine, and compiled for several.
#include "rows.h"
#include "levels.h"

INLINE uint64_t pair(const uint32_t *units) {
  uint64_t both;
  memcpy(&both, units, 8);
  return both;
}

/// Which of up to 64 units are equal.
INLINE uint64_t equal_block(const uint32_t *a, const uint32_t *b, size_t count) {
  uint64_t bits = 0;
  size_t i = 0;
  for (; i + glance <= count; i += glance) bits |= (uint64_t)equal_units(a + i, b + i) << i;
  for (; i < count; i++) bits |= (uint64_t)(a[i] == b[i]) << i;
  return bits;
}

INLINE block_sum sum_block(const uint32_t *units, size_t count, uint32_t bytes) {
  uint32_t mask = bytes == 4 ? ~0u : (1u << 8 * bytes) - 1;
  uint32_t sum = 0, ranked = 0, places = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t unit = units[i] & mask, a = unit >> 24, b = unit >> 16 & 255, c = unit >> 8 & 255, d = unit & 255;
    uint32_t all = a + b + c + d;
    sum += all;
    ranked += i * all;
    places += 3 * a + 2 * b + c;
  }
  return (block_sum){sum, (int32_t)places - (int32_t)(bytes * ranked)};
}

/// Sums up a block that differs from the one above.
///
/// A byte of a row counts as often in the sum of sums as there are bytes from it to the end of the row.
INLINE void sum(row_state *s, const uint32_t *row, size_t x, size_t count) {
  block_sum *old = &s->blocks[x / 64];
  block_sum new = count == 64 ? sum_block(row + x, 64, s->bytes) : sum_block(row + x, count, s->bytes);
  // The bytes from the last one of the block's first unit on, that one included.
  int64_t rest = (int64_t)((s->width - x) * s->bytes) + 1 - s->bytes;
  int64_t change = (int64_t)new.bytes - (int64_t)old->bytes;
  s->sum += (uint64_t)change;
  s->weighted += rest * change + new.places - old->places;
  *old = new;
}

INLINE void compare(row_state *s, uint32_t y, const uint32_t *above) {
  const uint32_t *row = s->units + (size_t)y * s->width;
  // Behind the last unit no bit is set.
  for (size_t x = 0; x <= s->width; x += 64) {
    size_t count = s->width - x < 64 ? s->width - x : 64;
    uint64_t up = above ? equal_block(row + x, above + x, count) : 0;
    s->ups[x / 64] = up;
    if (~up) {
      s->lefts[x / 64] = x == 0 ? equal_block(row + 1, row, count - 1) << 1 : equal_block(row + x, row + x - 1, count);
      sum(s, row, x, count);
    } else if (x > 0) {
      // They are as in the row above, but for the neighbor of the first.
      s->lefts[x / 64] = (s->lefts[x / 64] & ~(uint64_t)1) | (row[x] == row[x - 1]);
    }
  }
}

INLINE void look_up_units(row_state *state, uint32_t y, bool hashes_four) {
  // Stores of bytes might change what the state points to, for all that a compiler knows.
  const row_state s = *state;
  const uint32_t start = y * s.width, row = y << s.row_shift, wanted = (1u << s.least_far) - 1;
  // Where a glance would go beyond the row, nothing is looked up.
  const uint32_t end = s.width < glance ? 0 : s.width - glance + 1;
  for (uint32_t x = 0; x <= s.width; x += 64) {
    uint64_t near = s.near[x / 64], open = x < end ? ~near : 0, far = 0;
    if (end - x < 64) open &= ((uint64_t)1 << (end - x)) - 1;
    for (; open; open &= open - 1) {
      uint32_t bit = (uint32_t)__builtin_ctzll(open), here = start + x + bit;
      const uint32_t *unit = s.units + here;
      uint64_t hash = pair(unit);
      if (hashes_four) hash ^= pair(unit + 2) * 0xD6E8FEB86659FD93u;
      uint32_t *slot = &s.places[hash * 0x9E3779B97F4A7C15u >> (64 - place_bits)];
      uint32_t mark = *slot, place = place_of(&s, mark);
      *slot = row | here;
      uint32_t equal = equal_units(unit, s.units + place);
      s.marks[x + bit] = mark;
      s.lengths[x + bit] = (uint8_t)__builtin_ctz(~equal);
      bool is_match = ((equal & wanted) == wanted) & (here - place - 1 < s.reach);
      far |= (uint64_t)is_match << bit;
    }
    s.stops[x / 64] = near | far;
  }
}

INLINE void look_up(row_state *s, uint32_t y) {
  if (s->bytes == 1) look_up_units(s, y, true); else look_up_units(s, y, false);
}

#define KERNELS(name, attribute)                                                                                    \
  attribute static void compare_##name(row_state *s, uint32_t y, const uint32_t *above) { compare(s, y, above); }   \
  attribute static void look_up_##name(row_state *s, uint32_t y) { look_up(s, y); }                                 \
  static const row_kernels name = {compare_##name, look_up_##name};

LEVELS(KERNELS)

int32_t tintype_instructions(void) {
#if defined(__x86_64__)
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2")) return 0;
  bool has_wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
    && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
  return has_wide ? 2 : 1;
#else
  return 0;
#endif
}

const row_kernels *tintype_row_kernels(int32_t instructions) { return LEVEL(tintype_level(instructions)); }
