// Arithmetic on single pixels, which several kernels share.
#ifndef TINTYPE_WORDS_H
#define TINTYPE_WORDS_H

#include <stdint.h>

// Two components at a time: values in the lower byte of each half of a word.
static inline uint32_t scale_pair(uint32_t pair, uint32_t factor) {
  uint32_t product = pair * factor + 0x00800080;
  return ((product + ((product >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
}

/// All four components times factor / 255, rounded to nearest.
static inline uint32_t scale_word(uint32_t word, uint32_t factor) {
  return scale_pair(word & 0x00ff00ff, factor) | scale_pair((word >> 8) & 0x00ff00ff, factor) << 8;
}

static inline uint32_t over(uint32_t below, uint32_t above) {
  return above + scale_word(below, 255 - (above >> 24));
}

static inline int32_t max32(int32_t a, int32_t b) { return a > b ? a : b; }
static inline int32_t min32(int32_t a, int32_t b) { return a < b ? a : b; }

#endif
