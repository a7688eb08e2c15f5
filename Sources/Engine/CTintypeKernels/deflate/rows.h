/* What rows of units have in common with each other, 64 units at a time. */
#ifndef TINTYPE_ROWS_H
#define TINTYPE_ROWS_H

#include "../inline.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
  /* How far back a match may reach, in bytes. */
  window = 32768,
  /* How many units of a row are compared in one step with those that were seen earlier, and the most that are one match
   * from afar: whether a match goes on cannot be foretold, and to look takes longer than to begin another one. */
  glance = 16,
  place_bits = 12,
};

/* The sum of a block's bytes, and what their positions within the block add to the sum of sums. */
typedef struct {
  uint32_t bytes;
  int32_t places;
} block_sum;

/* A strip and what is known about its current row. */
typedef struct {
  const uint32_t *units;
  uint32_t width;
  /* How many bytes a unit has: its lowest ones, of which the highest comes first. */
  uint32_t bytes;
  /* How many equal units are worth a match with the row above, with the left neighbor, from afar. */
  uint32_t least_up, least_left, least_far;
  /* A bit for each unit: whether it equals the one above; the one to the left; whether a match with those begins there;
   * whether any match does. */
  uint64_t *ups, *lefts, *near, *stops;
  /* For units where a match from afar begins: the mark of its position, and its length as far as `glance`. */
  uint32_t *marks;
  uint8_t *lengths;
  /* Sums of the last row that was summed up: block by block, of all bytes, and of all bytes as often as they count. */
  block_sum *blocks;
  uint64_t sum;
  int64_t weighted;
  /* Where units were last seen, by their hash. A mark is a position in the strip, and above its bits the row. */
  uint32_t *places;
  int row_shift;
  /* How many units back a match is near enough, wherever rows end. */
  uint32_t reach;
} row_state;

static inline uint32_t place_of(const row_state *state, uint32_t mark) {
  return mark & (((uint32_t)1 << state->row_shift) - 1);
}

static inline uint32_t row_of(const row_state *state, uint32_t mark) { return mark >> state->row_shift; }

typedef uint32_t unit_vector __attribute__((ext_vector_type(glance), aligned(4)));
typedef bool unit_bits __attribute__((ext_vector_type(glance)));

/* Which of as many units as a glance has are equal, the first in the lowest bit. */
INLINE uint32_t equal_units(const uint32_t *a, const uint32_t *b) {
  unit_bits equal = __builtin_convertvector(*(const unit_vector *)a == *(const unit_vector *)b, unit_bits);
  uint16_t bits;
  memcpy(&bits, &equal, sizeof bits);
  return bits;
}

/* The loops that wider instructions speed up; all of them give the same results. */
typedef struct {
  /* Compares the row `y` with the one above, null for none, and its units with their left neighbors; and sums up its
   * bytes from the sums of the row above. */
  void (*compare)(row_state *state, uint32_t y, const uint32_t *above);
  /* Looks up the units of a row where no match is near, and sets `stops`. */
  void (*look_up)(row_state *state, uint32_t y);
} row_kernels;

/* The kernels for instructions of a level that `tintype_instructions` gives, or of a lower one. */
const row_kernels *tintype_row_kernels(int32_t instructions);

#endif
