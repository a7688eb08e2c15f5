// A deflate encoder for rows of unfiltered pixels. Pictures of user interfaces are runs of one color,
// rows equal to the row above, and glyphs that were seen a little earlier: it looks for just these
// three, greedily, and codes the result with Huffman tables per block. All of it is whole numbers in
// a fixed order, so the bytes are the same on every machine.
#include "CTintypeKernels.h"
#include <stdlib.h>
#include <string.h>

enum {
  window = 32768,
  longest_match = 258,
  block_tokens = 1 << 15,
  hash_bits = 15,
  literal_symbols = 286,
  distance_symbols = 30,
  length_symbols = 19,
  longest_code = 15,
};

typedef struct {
  uint8_t *place, *end;
  uint64_t bits;
  int count;
  bool is_full;
} bit_writer;

/// Writes up to 48 bits.
static inline void put(bit_writer *out, uint64_t bits, int count) {
  if (out->count >= 16) {
    int bytes = out->count >> 3;
    if (out->end - out->place < 8) {
      out->is_full = true;
      return;
    }
    // Eight bytes are written, the whole ones are kept.
    memcpy(out->place, &out->bits, 8);
    out->place += bytes;
    out->bits >>= 8 * bytes;
    out->count &= 7;
  }
  out->bits |= bits << out->count;
  out->count += count;
}

static void finish_byte(bit_writer *out) {
  while (out->count > 0 && out->place < out->end) {
    *out->place++ = (uint8_t)out->bits;
    out->bits >>= 8;
    out->count -= 8;
  }
}

/// One Huffman code: lengths, and codes with their bits in the order of writing.
typedef struct {
  uint8_t lengths[288];
  uint16_t codes[288];
} huffman;

typedef struct {
  uint32_t weight;
  int16_t symbol, left, right;
} tree_node;

static int by_weight(const void *a, const void *b) {
  const tree_node *x = a, *y = b;
  if (x->weight != y->weight) return x->weight < y->weight ? -1 : 1;
  return x->symbol - y->symbol;
}

static void measure(const tree_node *nodes, int node, int depth, uint32_t *depths) {
  if (nodes[node].symbol >= 0) {
    depths[depth < longest_code ? depth : longest_code]++;
  } else {
    measure(nodes, nodes[node].left, depth + 1, depths);
    measure(nodes, nodes[node].right, depth + 1, depths);
  }
}

static uint16_t reversed(uint32_t code, int length) {
  uint32_t result = 0;
  for (int i = 0; i < length; i++) result |= (code >> i & 1) << (length - 1 - i);
  return (uint16_t)result;
}

static void assign_codes(huffman *table, int symbols) {
  uint32_t counts[longest_code + 1] = {0}, next[longest_code + 2] = {0};
  for (int i = 0; i < symbols; i++) counts[table->lengths[i]]++;
  counts[0] = 0;
  for (int i = 1; i <= longest_code; i++) next[i + 1] = (next[i] + counts[i]) << 1;
  for (int i = 0; i < symbols; i++) {
    int length = table->lengths[i];
    table->codes[i] = length ? reversed(next[length]++, length) : 0;
  }
}

/// Builds the best code of at most `limit` bits for counted symbols.
static void build(huffman *table, const uint32_t *weights, int symbols, int limit) {
  tree_node nodes[2 * 288];
  int leaves = 0;
  memset(table->lengths, 0, sizeof table->lengths);
  for (int i = 0; i < symbols; i++) {
    if (weights[i]) nodes[leaves++] = (tree_node){weights[i], (int16_t)i, -1, -1};
  }
  // A code of fewer than two symbols is completed, which every reader takes.
  for (int i = 0; leaves < 2; i++) {
    if (!weights[i]) nodes[leaves++] = (tree_node){1, (int16_t)i, -1, -1};
  }
  qsort(nodes, (size_t)leaves, sizeof *nodes, by_weight);
  int leaf = 0, inner = leaves, made = leaves;
  while (made < 2 * leaves - 1) {
    int pair[2];
    for (int k = 0; k < 2; k++) {
      bool takes_leaf =
        leaf < leaves && (inner >= made || nodes[leaf].weight <= nodes[inner].weight);
      pair[k] = takes_leaf ? leaf++ : inner++;
    }
    uint32_t weight = nodes[pair[0]].weight + nodes[pair[1]].weight;
    nodes[made++] = (tree_node){weight, -1, (int16_t)pair[0], (int16_t)pair[1]};
  }
  uint32_t depths[longest_code + 1] = {0};
  measure(nodes, made - 1, 0, depths);
  for (int i = longest_code; i > limit; i--) {
    depths[limit] += depths[i];
    depths[i] = 0;
  }
  // Codes cut to the limit take too much room: longer ones make it.
  uint32_t room = 0;
  for (int i = 1; i <= limit; i++) room += depths[i] << (limit - i);
  while (room > 1u << limit) {
    int i = limit - 1;
    while (!depths[i]) i--;
    depths[i]--;
    depths[i + 1] += 2;
    depths[limit]--;
    room--;
  }
  // The rarest symbols, which come first, get the longest codes.
  int next = 0;
  for (int length = limit; length > 0; length--) {
    for (uint32_t k = 0; k < depths[length]; k++) {
      table->lengths[nodes[next++].symbol] = (uint8_t)length;
    }
  }
  assign_codes(table, symbols);
}

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static inline int distance_symbol(uint32_t distance) {
  if (distance <= 4) return (int)distance - 1;
  int high = 31 - __builtin_clz(distance - 1);
  return 2 * high + (int)((distance - 1) >> (high - 1) & 1);
}

static inline int distance_bits(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

static inline uint32_t distance_base(int symbol) {
  return symbol < 4 ? (uint32_t)symbol + 1 : (uint32_t)(2 + (symbol & 1)) << (symbol / 2 - 1) | 1;
}

/// What is known between two pieces of a stream.
///
/// A token is a literal below 256, or a distance above a length of 9 bits.
struct tintype_deflater {
  bit_writer out;
  size_t pixel, row;
  /// The bytes fed so far.
  size_t total;
  uint32_t tokens[block_tokens];
  int count;
  uint32_t literals[literal_symbols], distances[distance_symbols];
  uint8_t length_symbol[longest_match + 1];
  /// Where bytes were last seen, counted from 1.
  uint32_t places[1 << hash_bits];
};

typedef struct tintype_deflater encoder;

static const uint8_t length_order[length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                     11, 4,  12, 3, 13, 2, 14, 1, 15};

/// Writes the lengths of both codes, runs of equal ones shortened.
static void write_tables(bit_writer *out, const huffman *literal, const huffman *distance) {
  int literals = literal_symbols, distances = distance_symbols;
  while (literals > 257 && !literal->lengths[literals - 1]) literals--;
  while (distances > 1 && !distance->lengths[distances - 1]) distances--;
  uint8_t all[literal_symbols + distance_symbols], symbols[320], extras[320];
  memcpy(all, literal->lengths, (size_t)literals);
  memcpy(all + literals, distance->lengths, (size_t)distances);
  int total = literals + distances, count = 0;
  uint32_t weights[length_symbols] = {0};
  for (int i = 0; i < total;) {
    int run = 1;
    while (i + run < total && all[i + run] == all[i]) run++;
    if (all[i] == 0 && run >= 3) {
      run = run > 138 ? 138 : run;
      symbols[count] = run < 11 ? 17 : 18;
      extras[count] = (uint8_t)(run < 11 ? run - 3 : run - 11);
    } else if (i > 0 && all[i] == all[i - 1] && run >= 3) {
      run = run > 6 ? 6 : run;
      symbols[count] = 16;
      extras[count] = (uint8_t)(run - 3);
    } else {
      run = 1;
      symbols[count] = all[i];
      extras[count] = 0;
    }
    weights[symbols[count++]]++;
    i += run;
  }
  huffman table;
  build(&table, weights, length_symbols, 7);
  int used = length_symbols;
  while (used > 4 && !table.lengths[length_order[used - 1]]) used--;
  put(out, (uint64_t)(literals - 257), 5);
  put(out, (uint64_t)(distances - 1), 5);
  put(out, (uint64_t)(used - 4), 4);
  for (int i = 0; i < used; i++) put(out, table.lengths[length_order[i]], 3);
  for (int i = 0; i < count; i++) {
    put(out, table.codes[symbols[i]], table.lengths[symbols[i]]);
    if (symbols[i] >= 16) put(out, extras[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : 7);
  }
}

static void flush(encoder *e, bool is_last) {
  huffman literal, distance;
  e->literals[256] = 1;
  build(&literal, e->literals, literal_symbols, longest_code);
  build(&distance, e->distances, distance_symbols, longest_code);
  put(&e->out, is_last ? 5 : 4, 3);
  write_tables(&e->out, &literal, &distance);
  for (int i = 0; i < e->count; i++) {
    uint32_t token = e->tokens[i];
    if (token < 256) {
      put(&e->out, literal.codes[token], literal.lengths[token]);
      continue;
    }
    uint32_t length = token & 511, far = token >> 9;
    int a = e->length_symbol[length], b = distance_symbol(far);
    uint64_t bits = literal.codes[257 + a];
    int used = literal.lengths[257 + a];
    bits |= (uint64_t)(length - length_base[a]) << used;
    used += length_extra[a];
    bits |= (uint64_t)distance.codes[b] << used;
    used += distance.lengths[b];
    bits |= (uint64_t)(far - distance_base(b)) << used;
    put(&e->out, bits, used + distance_bits(b));
  }
  put(&e->out, literal.codes[256], literal.lengths[256]);
  e->count = 0;
  memset(e->literals, 0, sizeof e->literals);
  memset(e->distances, 0, sizeof e->distances);
}

static inline uint32_t hash_at(const uint8_t *bytes) {
  uint64_t eight;
  memcpy(&eight, bytes, 8);
  // Six bytes: two pixels of color.
  return (uint32_t)(((eight << 16) * 0x9E3779B97F4A7C15u) >> (64 - hash_bits));
}

/// How many bytes two places have in common, at most `limit`; both may be read 8 bytes beyond.
static inline uint32_t common(const uint8_t *a, const uint8_t *b, uint32_t limit) {
  uint32_t n = 0;
  while (n + 8 <= limit) {
    uint64_t x, y;
    memcpy(&x, a + n, 8);
    memcpy(&y, b + n, 8);
    if (x != y) return n + (uint32_t)__builtin_ctzll(x ^ y) / 8;
    n += 8;
  }
  while (n < limit && a[n] == b[n]) n++;
  return n;
}

static inline void add_literal(encoder *e, uint8_t byte) {
  e->tokens[e->count++] = byte;
  e->literals[byte]++;
}

static inline void add_match(encoder *e, uint32_t length, uint32_t distance) {
  e->tokens[e->count++] = distance << 9 | length;
  e->literals[257 + e->length_symbol[length]]++;
  e->distances[distance_symbol(distance)]++;
}

size_t tintype_deflate_bound(size_t count) { return count + count / 2 + 8192; }

tintype_deflater *tintype_deflate_begin(size_t pixel, size_t row, uint8_t *out, size_t capacity) {
  encoder *e = calloc(1, sizeof *e);
  if (!e) return NULL;
  e->out = (bit_writer){out, out + capacity, 0, 0, false};
  e->pixel = pixel;
  e->row = row;
  for (int a = 0; a < 28; a++) {
    for (int n = length_base[a]; n < length_base[a + 1]; n++) e->length_symbol[n] = (uint8_t)a;
  }
  e->length_symbol[longest_match] = 28;
  return e;
}

/// The longest of the three matches that are looked for; 0 where there is none.
static inline uint32_t find_match(encoder *e, const uint8_t *here, size_t behind, size_t left,
                                  uint32_t *distance) {
  uint32_t limit = left < longest_match ? (uint32_t)left : longest_match, best = 0;
  if (behind >= e->pixel) {
    best = common(here, here - e->pixel, limit);
    *distance = (uint32_t)e->pixel;
  }
  if (left >= 8) {
    uint32_t *slot = &e->places[hash_at(here)];
    size_t place = e->total + 1, far = place - *slot;
    bool is_near = *slot && far <= window && far <= behind;
    *slot = (uint32_t)place;
    if (best < 32 && is_near) {
      uint32_t n = common(here, here - far, limit);
      if (n > best + 2) best = n, *distance = (uint32_t)far;
    }
  }
  if (best < 32 && e->row <= window && behind >= e->row) {
    uint32_t n = common(here, here - e->row, limit);
    if (n > best + 1) best = n, *distance = (uint32_t)e->row;
  }
  return best;
}

void tintype_deflate_feed(tintype_deflater *e, const uint8_t *bytes, size_t kept, size_t count) {
  for (size_t i = 0; i < count;) {
    if (e->count == block_tokens) flush(e, false);
    uint32_t distance = 0;
    uint32_t length = find_match(e, bytes + i, kept + i, count - i, &distance);
    // A far match of few bytes costs more bits than its bytes.
    if (length < (distance <= 8 ? 3u : 5u)) {
      add_literal(e, bytes[i]);
      length = 1;
    } else {
      add_match(e, length, distance);
      // The inside of a long match is as good as its start: the run and the row above find it.
      size_t stop = length < 48 ? i + length : i + 2;
      for (size_t k = i + 1; k < stop && k + 8 <= count; k++) {
        e->places[hash_at(bytes + k)] = (uint32_t)(e->total + (k - i) + 1);
      }
    }
    e->total += length;
    i += length;
  }
}

size_t tintype_deflate_end(tintype_deflater *e, const uint8_t *out, bool is_last) {
  flush(e, is_last);
  if (is_last) {
    finish_byte(&e->out);
  } else {
    // A stored block of no bytes, which starts at a whole byte: what follows can be put behind it.
    put(&e->out, 0, 3);
    finish_byte(&e->out);
    e->out.bits = 0;
    e->out.count = 0;
    put(&e->out, 0xffff0000, 32);
    finish_byte(&e->out);
  }
  size_t size = e->out.is_full || e->out.count > 0 ? 0 : (size_t)(e->out.place - out);
  free(e);
  return size;
}

uint32_t tintype_adler_joined(uint32_t first, uint32_t second, size_t count) {
  const uint32_t base = 65521;
  uint64_t a = first & 0xffff, b = first >> 16;
  // The bytes of the second part count on from the sum of the first, less the 1 that its own sum began with.
  uint64_t low = (a + (second & 0xffff) + base - 1) % base;
  uint64_t high = (b + (second >> 16) + count % base * (a + base - 1)) % base;
  return (uint32_t)(high << 16 | low);
}
