// One color for many pixels, which several kernels need.
#ifndef TINTYPE_FILLS_H
#define TINTYPE_FILLS_H

#include "../inline.h"

#include <stdint.h>
#include <string.h>

typedef uint32_t words16 __attribute__((vector_size(64)));

/// Gives pixels a color: none where the count is not above 0.
INLINE void fill_words(uint32_t *words, int32_t count, uint32_t color) {
  enum { line = 16 };
  if (count < line) {
    for (int32_t x = 0; x < count; x++) words[x] = color;
    return;
  }
  // What is written at once would else lie in two lines of the cache, which takes twice as long.
  words16 colors = (words16){0} + color;
  uint32_t *last = words + count - line, *next = (uint32_t *)(((uintptr_t)words & ~(uintptr_t)63) + 64);
  memcpy(words, &colors, sizeof colors);
  for (; next < last; next += line) memcpy(__builtin_assume_aligned(next, sizeof colors), &colors, sizeof colors);
  memcpy(last, &colors, sizeof colors);
}

#endif
