// The loops over rows of a strip: each is written once, with vectors of any machine, and compiled for several.
#include "rows.h"
#include "../levels.h"

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

typedef uint8_t length_vector __attribute__((ext_vector_type(glance), aligned(1)));

/// Which of 64 units begin a match from afar, by their marks and lengths; of units that were not looked up nothing is
/// to be known.
INLINE uint64_t far_block(const row_state *s, uint32_t here, const uint32_t *marks, const uint8_t *lengths) {
  const uint32_t mask = ((uint32_t)1 << s->row_shift) - 1;
  const unit_vector steps = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  uint64_t bits = 0;
  for (uint32_t i = 0; i < 64; i += glance) {
    unit_vector back = (here + i - 1) + steps - (*(const unit_vector *)(marks + i) & mask);
    length_vector length = *(const length_vector *)(lengths + i);
    unit_bits near_enough = __builtin_convertvector(back < s->reach, unit_bits);
    unit_bits long_enough = __builtin_convertvector(length >= (uint8_t)s->least_far, unit_bits);
    uint16_t both[2];
    memcpy(&both[0], &near_enough, 2);
    memcpy(&both[1], &long_enough, 2);
    bits |= (uint64_t)(both[0] & both[1]) << i;
  }
  return bits;
}

INLINE void look_up_units(row_state *state, uint32_t y, bool hashes_four) {
  // Stores of bytes might change what the state points to, for all that a compiler knows.
  const row_state s = *state;
  const uint32_t start = y * s.width, row = y << s.row_shift, mask = ((uint32_t)1 << s.row_shift) - 1;
  // Where a glance would go beyond the row, nothing is looked up.
  const uint32_t end = s.width < glance ? 0 : s.width - glance + 1;
  for (uint32_t x = 0; x <= s.width; x += 64) {
    uint64_t open = x < end ? ~s.near[x / 64] : 0;
    if (end - x < 64) open &= ((uint64_t)1 << (end - x)) - 1;
    const uint32_t *units = s.units + start + x, own = row + start + x;
    uint32_t *marks = s.marks + x;
    uint8_t *lengths = s.lengths + x;
    // Which of them are matches is asked of all at once, when what was stored one by one can be read together.
    s.stops[x / 64] = open;
    for (; open; open &= open - 1) {
      uint64_t bit = (uint64_t)__builtin_ctzll(open);
      const uint32_t *unit = units + bit;
      uint64_t hash = pair(unit);
      if (hashes_four) hash ^= pair(unit + 2) * 0xD6E8FEB86659FD93u;
      uint32_t *slot = &s.places[hash * 0x9E3779B97F4A7C15u >> (64 - place_bits)];
      uint32_t mark = *slot;
      *slot = own + (uint32_t)bit;
      marks[bit] = mark;
      lengths[bit] = (uint8_t)__builtin_ctz(~equal_units(unit, s.units + (mark & mask)));
    }
  }
  for (uint32_t x = 0; x <= s.width; x += 64) {
    uint64_t open = s.stops[x / 64];
    if (open) open &= far_block(&s, start + x, s.marks + x, s.lengths + x);
    s.stops[x / 64] = s.near[x / 64] | open;
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
