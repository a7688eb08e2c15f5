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

bool tintype_palette_add(tintype_palette *palette, const uint32_t *words, size_t count) {
  if (count == 0) return true;
  uint32_t last = ~words[0];
  for (size_t i = 0; i < count; i++) {
    uint32_t word = words[i];
    if (word == last) continue;
    last = word;
    uint32_t slot = find(palette, word);
    if (palette->slots[slot] >= 0) continue;
    if (palette->count == 256) return false;
    palette->keys[slot] = word;
    palette->slots[slot] = (int16_t)palette->count;
    palette->colors[palette->count++] = word;
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
