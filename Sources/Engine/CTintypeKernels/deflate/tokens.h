/* What a strip is stored as: up to four bytes as they are, or a match with what came before. */
#ifndef TINTYPE_TOKENS_H
#define TINTYPE_TOKENS_H

#include "huffman.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  longest_match = 258,
  shortest_match = 3,
  /* Symbols of tokens: the bytes; nothing; a length of `n` bytes as `nothing + n`; those of distances. */
  nothing = 256,
  first_distance = nothing + longest_match + 1,
  token_symbols = first_distance + distance_symbols,
};

/* Three symbols, the first of them in the second of four numbers of 16 bits from the top; in the top one is what
 * follows the second symbol: the lower bits of a distance. All tokens are coded alike, so that no branch has to foretell
 * which kind comes next. */
typedef uint64_t token;

/* How tokens of a unit, read as four numbers with its bytes, become three symbols. */
typedef struct {
  uint64_t kept, added;
} unit_form;

static inline unit_form form_of_units(uint32_t bytes) {
  if (bytes == 1) return (unit_form){0xffff, (uint64_t)nothing << 32 | nothing << 16};
  if (bytes == 2) return (unit_form){0xffffffff, (uint64_t)nothing << 32};
  return (unit_form){0xffffffffffff, 0};
}

/* One byte. */
static inline token token_of_byte(uint32_t byte) {
  return (uint64_t)byte << 32 | (uint64_t)nothing << 16 | nothing;
}

/* Two bytes, the higher one first. */
static inline token token_of_pair(uint32_t pair) {
  return (uint64_t)(pair >> 8 & 255) << 32 | (pair & 255) << 16 | nothing;
}

/* Two symbols for each power of two; without a branch, since near and far distances come in no order. */
static inline int distance_symbol(uint32_t distance) {
  uint32_t place = distance - 1;
  int high = 31 - __builtin_clz(place | 2);
  return 2 * high + (int)(place >> (high - 1) & 1) - 2 * (place < 2);
}

/* How many bits follow the symbol: the lowest of the distance less 1. */
static inline int distance_bits(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

/* A match of `shortest_match` to `longest_match` bytes with those so many before. */
static inline token token_of_match(uint32_t length, uint32_t distance) {
  int symbol = distance_symbol(distance);
  uint64_t rest = (distance - 1) & ((1u << distance_bits(symbol)) - 1);
  return rest << 48 | (uint64_t)(nothing + length) << 32 | (uint64_t)(first_distance + symbol) << 16 | nothing;
}

/* How many bits follow a symbol of a length; the first of them is `first_length`. */
int tintype_length_bits(int symbol);

/* Adds up how often each symbol of deflate is needed. */
void tintype_count_tokens(const token *tokens, size_t count, uint32_t *literals, uint32_t *distances);

/* Writes tokens; eight bytes behind the last one must be writable. */
void tintype_write_tokens(bit_writer *writer, const token *tokens, size_t count, const huffman *literal,
                          const huffman *distance);

#endif
