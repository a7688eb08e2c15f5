#include "huffman.h"

enum { length_symbols = 19, rank_bits = 9 };

/// Sorts by weight, which stands above the symbol, byte by byte: the time does not depend on the order.
static void sort_by_weight(uint64_t *keys, int count) {
  uint64_t sorted[literal_symbols], all = 0;
  for (int i = 0; i < count; i++) all |= keys[i];
  for (int shift = rank_bits; all >> shift; shift += 8) {
    int starts[257] = {0};
    for (int i = 0; i < count; i++) starts[(keys[i] >> shift & 255) + 1]++;
    for (int i = 0; i < 256; i++) starts[i + 1] += starts[i];
    for (int i = 0; i < count; i++) sorted[starts[keys[i] >> shift & 255]++] = keys[i];
    memcpy(keys, sorted, (size_t)count * sizeof *keys);
  }
}

/// Counts how many symbols have codes of each length in the best tree over sorted weights.
///
/// Two queues give the two rarest nodes at each step: leaves in their order, and inner nodes as they were made.
static void count_lengths(const uint64_t *keys, int leaves, int limit, uint32_t *counts) {
  uint64_t weights[2 * literal_symbols];
  int parents[2 * literal_symbols], depths[2 * literal_symbols];
  for (int i = 0; i < leaves; i++) weights[i] = keys[i] >> rank_bits;
  int leaf = 0, inner = leaves, made = leaves;
  for (; made < 2 * leaves - 1; made++) {
    weights[made] = 0;
    for (int k = 0; k < 2; k++) {
      int node = leaf < leaves && (inner >= made || weights[leaf] <= weights[inner]) ? leaf++ : inner++;
      weights[made] += weights[node];
      parents[node] = made;
    }
  }
  depths[made - 1] = 0;
  for (int i = made - 2; i >= 0; i--) depths[i] = depths[parents[i]] + 1;
  for (int i = 0; i < leaves; i++) counts[depths[i] < limit ? depths[i] : limit]++;
}

/// Makes space for codes that were cut to the limit: others become longer.
static void fit(uint32_t *counts, int limit) {
  uint32_t room = 0;
  for (int i = 1; i <= limit; i++) room += counts[i] << (limit - i);
  while (room > 1u << limit) {
    int i = limit - 1;
    while (!counts[i]) i--;
    counts[i]--;
    counts[i + 1] += 2;
    counts[limit]--;
    room--;
  }
}

static uint16_t reversed(uint32_t code, int length) {
  return (uint16_t)(__builtin_bitreverse16((uint16_t)code) >> (16 - length));
}

void tintype_huffman_build(huffman *table, const uint32_t *weights, int symbols, int limit) {
  uint64_t keys[literal_symbols];
  int leaves = 0;
  memset(table, 0, sizeof *table);
  for (int i = 0; i < symbols; i++) {
    if (weights[i]) keys[leaves++] = (uint64_t)weights[i] << rank_bits | (uint64_t)i;
  }
  // A code of fewer than two symbols is completed, which every reader takes.
  for (int i = 0; leaves < 2; i++) {
    if (!weights[i]) keys[leaves++] = (uint64_t)1 << rank_bits | (uint64_t)i;
  }
  sort_by_weight(keys, leaves);
  uint32_t counts[longest_code + 1] = {0}, next[longest_code + 2] = {0};
  count_lengths(keys, leaves, limit, counts);
  fit(counts, limit);
  // The rarest symbols, which come first, get the longest codes.
  const uint64_t *key = keys;
  for (int length = limit; length > 0; length--) {
    for (uint32_t k = 0; k < counts[length]; k++) {
      table->lengths[*key++ & ((1 << rank_bits) - 1)] = (uint8_t)length;
    }
  }
  for (int i = 1; i <= limit; i++) next[i + 1] = (next[i] + counts[i]) << 1;
  for (int i = 0; i < symbols; i++) {
    int length = table->lengths[i];
    if (length) table->codes[i] = reversed(next[length]++, length);
  }
}

static const uint8_t length_order[length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                     11, 4,  12, 3, 13, 2, 14, 1, 15};

/// Lengths of codes with runs shortened: symbols, and what follows some of them.
typedef struct {
  uint8_t symbols[literal_symbols + distance_symbols], extras[literal_symbols + distance_symbols];
  int count;
} length_list;

static void shorten(length_list *list, const uint8_t *lengths, int total) {
  list->count = 0;
  for (int i = 0; i < total;) {
    int run = 1, symbol = lengths[i], extra = 0;
    while (i + run < total && lengths[i + run] == symbol) run++;
    if (symbol == 0 && run >= 3) {
      run = run > 138 ? 138 : run;
      symbol = run < 11 ? 17 : 18;
      extra = run < 11 ? run - 3 : run - 11;
    } else if (i > 0 && symbol == lengths[i - 1] && run >= 3) {
      run = run > 6 ? 6 : run;
      symbol = 16;
      extra = run - 3;
    } else {
      run = 1;
    }
    list->symbols[list->count] = (uint8_t)symbol;
    list->extras[list->count++] = (uint8_t)extra;
    i += run;
  }
}

void tintype_huffman_write(bit_writer *out, const huffman *literal, const huffman *distance) {
  int literals = literal_symbols, distances = distance_symbols;
  while (literals > first_length && !literal->lengths[literals - 1]) literals--;
  while (distances > 1 && !distance->lengths[distances - 1]) distances--;
  uint8_t all[literal_symbols + distance_symbols];
  memcpy(all, literal->lengths, (size_t)literals);
  memcpy(all + literals, distance->lengths, (size_t)distances);
  length_list list;
  shorten(&list, all, literals + distances);
  uint32_t weights[length_symbols] = {0};
  for (int i = 0; i < list.count; i++) weights[list.symbols[i]]++;
  huffman table;
  tintype_huffman_build(&table, weights, length_symbols, 7);
  int used = length_symbols;
  while (used > 4 && !table.lengths[length_order[used - 1]]) used--;
  put(out, (uint64_t)(literals - first_length), 5);
  put(out, (uint64_t)(distances - 1), 5);
  put(out, (uint64_t)(used - 4), 4);
  for (int i = 0; i < used; i++) put(out, table.lengths[length_order[i]], 3);
  for (int i = 0; i < list.count; i++) {
    int symbol = list.symbols[i], bits = symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
    put(out, table.codes[symbol], table.lengths[symbol]);
    put(out, list.extras[i], bits);
  }
}
