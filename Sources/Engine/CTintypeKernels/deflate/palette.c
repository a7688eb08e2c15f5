#include "CTintypeKernels.h"
#include <string.h>

enum { slot_count = 1024 };

static inline uint32_t slot_of(uint32_t word) { return (word * 2654435761u) >> 22; }

void tintype_palette_clear(tintype_palette *palette) {
  palette->count = 0;
  memset(palette->slots, 0xff, sizeof palette->slots);
}

/// The slot that holds a word, or the empty slot where it belongs.
static inline uint32_t find(const tintype_palette *palette, uint32_t word) {
  uint32_t slot = slot_of(word);
  while (palette->slots[slot] >= 0 && palette->keys[slot] != word) slot = (slot + 1) % slot_count;
  return slot;
}

/// Whether eight words are the same as another one.
static inline bool are_all(const uint32_t *words, uint32_t word) {
  typedef uint32_t vector __attribute__((ext_vector_type(8), aligned(4)));
  vector differences = *(const vector *)words ^ word;
  return __builtin_reduce_or(differences) == 0;
}

bool tintype_palette_add(tintype_palette *palette, const uint32_t *words, size_t count, uint8_t *indices) {
  if (count == 0) return true;
  uint32_t last = ~words[0];
  uint8_t index = 0;
  for (size_t i = 0; i < count;) {
    // Most pixels are as their neighbors.
    if (count - i >= 8 && are_all(words + i, last)) {
      if (indices) memset(indices + i, index, 8);
      i += 8;
      continue;
    }
    for (size_t end = count - i < 8 ? count : i + 8; i < end; i++) {
      uint32_t word = words[i];
      if (word != last) {
        last = word;
        uint32_t slot = find(palette, word);
        if (palette->slots[slot] < 0) {
          if (palette->count == 256) return false;
          palette->keys[slot] = word;
          palette->slots[slot] = (int16_t)palette->count;
          palette->colors[palette->count++] = word;
        }
        index = (uint8_t)palette->slots[slot];
      }
      if (indices) indices[i] = index;
    }
  }
  return true;
}

void tintype_palette_indices(const tintype_palette *palette, const uint8_t *map, const uint32_t *words,
                         size_t count, int bits, uint8_t *indices) {
  if (count == 0) return;
  uint32_t last = ~words[0];
  uint8_t index = 0;
  if (bits < 8) memset(indices, 0, (count * (size_t)bits + 7) / 8);
  for (size_t i = 0; i < count; i++) {
    if (words[i] != last) {
      last = words[i];
      index = map[palette->slots[find(palette, last)] & 255];
    }
    if (bits == 8) {
      indices[i] = index;
    } else {
      size_t bit = i * (size_t)bits;
      indices[bit >> 3] |= (uint8_t)(index << (8 - bits - (int)(bit & 7)));
    }
  }
}

void tintype_pack_indices(const uint8_t *indices, const uint32_t *numbers, int bits, size_t count, uint32_t *bytes) {
  size_t each = 8 / (size_t)bits;
  for (size_t i = 0; i < count; i += each, bytes++) {
    uint32_t byte = 0;
    for (size_t k = 0; k < each; k++) byte = byte << bits | (i + k < count ? numbers[indices[i + k]] : 0);
    *bytes = byte;
  }
}
