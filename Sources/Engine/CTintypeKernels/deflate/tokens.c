// Tokens are counted and written one like the other: three look-ups each, whatever they are.
#include "tokens.h"

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

/// The symbol of a length, which is at least that of a shorter length.
static int length_symbol(uint32_t length, int shorter) {
  int symbol = shorter;
  while (symbol < 28 && length_base[symbol + 1] <= length) symbol++;
  return symbol;
}

int tintype_length_bits(int symbol) { return length_extra[symbol - first_length]; }

void tintype_count_tokens(const token *tokens, size_t count, uint32_t *literals, uint32_t *distances) {
  // In turns, since the same symbol often comes twice, and has to wait for itself then.
  uint32_t counts[2][token_symbols] = {{0}};
  for (size_t i = 0; i < count; i++) {
    uint32_t *own = counts[i & 1];
    own[tokens[i] >> 32 & 0xffff]++;
    own[tokens[i] >> 16 & 0xffff]++;
    own[tokens[i] & 0xffff]++;
  }
  for (int i = 0; i < nothing; i++) literals[i] += counts[0][i] + counts[1][i];
  int symbol = 0;
  for (uint32_t n = shortest_match; n <= longest_match; n++) {
    symbol = length_symbol(n, symbol);
    literals[first_length + symbol] += counts[0][nothing + n] + counts[1][nothing + n];
  }
  for (int i = 0; i < distance_symbols; i++) {
    distances[i] += counts[0][first_distance + i] + counts[1][first_distance + i];
  }
}

/// Bits that belong together.
typedef struct {
  uint32_t bits;
  /// How many of them are a code, and how many there are with those that follow it.
  uint16_t code, count;
} bit_string;

/// What is written for each symbol of a token; what follows a length is part of it, unlike that of a distance.
static void make_strings(bit_string *strings, const huffman *literal, const huffman *distance) {
  for (int i = 0; i < nothing; i++) {
    strings[i] = (bit_string){literal->codes[i], literal->lengths[i], literal->lengths[i]};
  }
  for (int i = 0; i < shortest_match; i++) strings[nothing + i] = (bit_string){0, 0, 0};
  int symbol = 0;
  for (uint32_t n = shortest_match; n <= longest_match; n++) {
    symbol = length_symbol(n, symbol);
    uint16_t count = literal->lengths[first_length + symbol];
    uint32_t code = literal->codes[first_length + symbol], extra = n - length_base[symbol];
    strings[nothing + n] = (bit_string){code | extra << count, count, count + length_extra[symbol]};
  }
  for (int i = 0; i < distance_symbols; i++) {
    uint16_t count = distance->lengths[i];
    strings[first_distance + i] = (bit_string){distance->codes[i], count, (uint16_t)(count + distance_bits(i))};
  }
}

void tintype_write_tokens(bit_writer *writer, const token *tokens, size_t count, const huffman *literal,
                          const huffman *distance) {
  bit_string strings[token_symbols];
  make_strings(strings, literal, distance);
  // A copy that nothing else points to stays in registers.
  bit_writer out = *writer;
  for (size_t i = 0; i < count; i++) {
    token next = tokens[i];
    bit_string a = strings[next >> 32 & 0xffff], b = strings[next >> 16 & 0xffff], c = strings[next & 0xffff];
    uint64_t bits = a.bits | (uint64_t)b.bits << a.count | next >> 48 << (a.count + b.code)
      | (uint64_t)c.bits << (a.count + b.count);
    put(&out, bits, a.count + b.count + c.count);
  }
  *writer = out;
}
