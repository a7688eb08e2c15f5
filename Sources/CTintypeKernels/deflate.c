// Compresses strips of pictures of user interfaces, which are runs of one color, rows equal to the row above, and
// glyphs that were seen a little earlier: it looks for just these three, unit by unit, and codes the result with one
// pair of Huffman tables. All of it is whole numbers in a fixed order, so the bytes are the same on every machine.
//
// Each row is first compared as a whole, 64 units at a time; what is left to decide is where bits say that
// something comes again. Nothing is converted to bytes but what is written as it is.
#include "CTintypeKernels.h"
#include "huffman.h"
#include "rows.h"
#include <stdlib.h>

#define INLINE static inline __attribute__((always_inline))

enum { longest_match = 258, shortest_match = 3, adler_base = 65521, filter_up = 2, no_filter = 256 };

/// Some units as they are, and what follows them: a match, or a row's filter byte.
typedef struct {
  uint32_t literals;
  /// How many units the match has, and how many bytes: more where it goes on into other rows; 0 for a filter byte.
  uint32_t units, length;
  /// How many bytes back the same ones are; for a filter byte its value.
  uint32_t distance;
} sequence;

struct tintype_deflater {
  const row_kernels *kernels;
  row_state rows;
  /// What was found.
  sequence *sequences;
  size_t count;
  /// For which strips there is memory.
  size_t room, blocks;
  /// How often each byte of a unit, each symbol of a literal or length and of a distance is needed.
  uint32_t bytes[4][256], literals[literal_symbols], distances[distance_symbols];
  uint8_t length_symbols[longest_match + 1];
  uint32_t places[1 << place_bits];
  huffman literal, distance;
  uint32_t sum;
  tintype_strip_counts counts;
};

typedef struct tintype_deflater encoder;

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

/// Two symbols for each power of two; without a branch, since near and far distances come in no order.
INLINE int distance_symbol(uint32_t distance) {
  uint32_t place = distance - 1;
  int high = 31 - __builtin_clz(place | 2);
  return 2 * high + (int)(place >> (high - 1) & 1) - 2 * (place < 2);
}

/// How many bits follow the symbol: the lowest of the distance less 1.
INLINE int distance_bits(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

// Memory.

tintype_deflater *tintype_deflater_make(int32_t instructions) {
  encoder *e = calloc(1, sizeof *e);
  if (!e) return NULL;
  e->kernels = tintype_row_kernels(instructions);
  e->rows.places = e->places;
  for (int a = 0; a < 28; a++) {
    for (int n = length_base[a]; n < length_base[a + 1]; n++) e->length_symbols[n] = (uint8_t)a;
  }
  e->length_symbols[longest_match] = 28;
  return e;
}

static void free_rows(encoder *e) {
  row_state *s = &e->rows;
  free(s->ups);
  free(s->lefts);
  free(s->near);
  free(s->stops);
  free(s->marks);
  free(s->lengths);
  free(s->blocks);
}

void tintype_deflater_free(tintype_deflater *e) {
  if (!e) return;
  free_rows(e);
  free(e->sequences);
  free(e);
}

static bool reserve(encoder *e, const tintype_strip *strip) {
  // A unit or a filter byte at least is in each sequence; a row that repeats the one above may have two.
  size_t room = ((size_t)strip->width + 2) * strip->height + 1;
  // One more bit than there are units ends a row.
  size_t blocks = strip->width / 64 + 2;
  row_state *s = &e->rows;
  if (blocks > e->blocks) {
    free_rows(e);
    s->ups = calloc(blocks, sizeof *s->ups);
    s->lefts = calloc(blocks, sizeof *s->lefts);
    s->near = calloc(blocks, sizeof *s->near);
    s->stops = calloc(blocks, sizeof *s->stops);
    s->marks = calloc(blocks, 64 * sizeof *s->marks);
    s->lengths = calloc(blocks, 64 * sizeof *s->lengths);
    s->blocks = calloc(blocks, sizeof *s->blocks);
    e->blocks = blocks;
  }
  if (room > e->room) {
    free(e->sequences);
    e->sequences = malloc(room * sizeof *e->sequences);
    e->room = room;
  }
  bool is_done = s->ups && s->lefts && s->near && s->stops && s->marks && s->lengths && s->blocks;
  if (is_done && e->sequences) return true;
  e->blocks = e->room = 0;
  return false;
}

// Finding.

/// How many bits are set from a place on; the bit behind a row's last unit never is.
INLINE uint32_t run(const uint64_t *bits, uint32_t place) {
  size_t block = place >> 6;
  uint64_t rest = ~bits[block] >> (place & 63);
  if (rest) return (uint32_t)__builtin_ctzll(rest);
  uint32_t count = 64 - (place & 63);
  while (!~bits[++block]) count += 64;
  return count + (uint32_t)__builtin_ctzll(~bits[block]);
}

/// How many bits are not set from a place on; the bit behind a row's last unit is.
INLINE uint32_t gap(const uint64_t *bits, uint32_t place) {
  size_t block = place >> 6;
  uint64_t rest = bits[block] >> (place & 63);
  if (rest) return (uint32_t)__builtin_ctzll(rest);
  uint32_t count = 64 - (place & 63);
  while (!bits[++block]) count += 64;
  return count + (uint32_t)__builtin_ctzll(bits[block]);
}

INLINE void add(encoder *e, sequence next) { e->sequences[e->count++] = next; }

/// How long the first of the matches is that a longer one is cut into.
INLINE uint32_t first_piece(uint32_t length) {
  if (length <= longest_match) return length;
  return length - longest_match < shortest_match ? length - shortest_match : longest_match;
}

INLINE void add_match(encoder *e, uint32_t literals, uint32_t units, uint32_t length, uint32_t distance) {
  add(e, (sequence){literals, units, length, distance});
  uint32_t *distances = &e->distances[distance_symbol(distance)];
  while (__builtin_expect(length > longest_match, 0)) {
    uint32_t piece = first_piece(length);
    e->literals[first_length + e->length_symbols[piece]]++;
    ++*distances;
    length -= piece;
  }
  e->literals[first_length + e->length_symbols[length]]++;
  ++*distances;
}

INLINE void add_filter(encoder *e, uint32_t literals) {
  add(e, (sequence){literals, 0, 0, 0});
  e->literals[0]++;
}

INLINE void count_unit(encoder *e, uint32_t unit, uint32_t bytes, uint32_t times) {
  for (uint32_t k = 0; k < bytes; k++) e->bytes[k][unit >> 8 * k & 255] += times;
}

/// Most often there is one unit or none, and which of them cannot be foretold.
INLINE void count_units(encoder *e, const uint32_t *units, uint32_t count, uint32_t bytes) {
  count_unit(e, units[0], bytes, count > 0);
  for (uint32_t i = 1; i < count; i++) count_unit(e, units[i], bytes, 1);
}

/// A match with the row above that reached the end of its row, and may go on in the next one.
typedef struct {
  /// The literals before it, and its length; 0 bytes for none.
  uint32_t literals, units, length;
} open_match;

/// What is decided about in one strip.
typedef struct {
  /// How many bytes a row has, with its filter byte.
  uint32_t row_bytes;
  /// Whether the row above is within reach of a match, and long enough for one.
  bool reaches_up;
  /// Literals that no sequence has yet.
  uint32_t literals;
  open_match open;
  /// Both parts of the sum of all bytes, Adler-32.
  uint64_t low, high;
} progress;

/// The bits from which on at least so many are set, of a block and the first of the next one.
INLINE uint64_t eroded(uint64_t bits, uint64_t next, uint32_t least) {
  uint64_t result = bits;
  for (uint32_t k = 1; k < least; k++) result &= bits >> k | next << (64 - k);
  return result;
}

/// Marks where matches with neighbors begin.
INLINE void mark_near(row_state *s, uint32_t bytes) {
  size_t last = s->width / 64;
  for (size_t i = 0; i <= last; i++) {
    if (bytes >= 3) {
      s->near[i] = s->ups[i] | s->lefts[i];
    } else {
      uint64_t up = i < last ? s->ups[i + 1] : 0, left = i < last ? s->lefts[i + 1] : 0;
      s->near[i] = eroded(s->ups[i], up, s->least_up) | eroded(s->lefts[i], left, s->least_left);
    }
  }
}

/// How many units a match has that is longer than a glance.
static uint32_t long_match(const row_state *s, uint32_t y, uint32_t x) {
  uint32_t other_y = row_of(s, s->marks[x]), other_x = place_of(s, s->marks[x]) - other_y * s->width;
  const uint32_t *row = s->units + (size_t)y * s->width, *other = s->units + (size_t)other_y * s->width + other_x;
  uint32_t limit = s->width - (x > other_x ? x : other_x), length = glance;
  // Two at once.
  for (; length + 2 <= limit; length += 2) {
    uint64_t ours, theirs;
    memcpy(&ours, row + x + length, 8);
    memcpy(&theirs, other + length, 8);
    if (ours != theirs) break;
  }
  return length + (length < limit && row[x + length] == other[length]);
}

/// How many bytes a place is before a unit; a filter byte comes before each row.
INLINE uint32_t distance_to(const row_state *s, uint32_t mark, uint32_t y, uint32_t x, uint32_t bytes) {
  return (y * s->width + x - place_of(s, mark)) * bytes + y - row_of(s, mark);
}

/// Decides what the units of a row are stored as, from one on.
INLINE void decide(encoder *e, progress *p, uint32_t y, uint32_t x, uint32_t bytes) {
  const row_state *s = &e->rows;
  const uint32_t *row = s->units + (size_t)y * s->width;
  while (x < s->width) {
    uint32_t skipped = gap(s->stops, x);
    count_units(e, row + x, skipped, bytes);
    p->literals += skipped;
    x += skipped;
    if (x == s->width) return;
    uint32_t up = run(s->ups, x), left = run(s->lefts, x);
    bool is_near = s->near[x >> 6] >> (x & 63) & 1;
    if (is_near && up >= left && x + up == s->width) {
      p->open = (open_match){p->literals, up, up * bytes};
      p->literals = 0;
      return;
    }
    uint32_t length = up > left ? up : left, distance = up > left ? p->row_bytes : bytes;
    // Near and far take turns in no order: both are known before one is chosen.
    uint32_t far_length = s->lengths[x], far_distance = distance_to(s, s->marks[x], y, x, bytes);
    length = is_near ? length : far_length;
    distance = is_near ? distance : far_distance;
    if (!is_near && length == glance) length = long_match(s, y, x);
    add_match(e, p->literals, length, length * bytes, distance);
    p->literals = 0;
    x += length;
  }
}

/// Adds a row to the sum of all bytes: its bytes, and each as often as there are bytes from it to the row's end.
static void add_to_sum(progress *p, uint64_t sum, uint64_t weighted) {
  p->high = (p->high + p->row_bytes % adler_base * p->low + weighted) % adler_base;
  p->low = (p->low + sum) % adler_base;
}

/// Stores a row that equals the one above.
static void repeat_row(encoder *e, progress *p) {
  uint32_t width = e->rows.width;
  if (p->reaches_up) {
    if (!p->open.length) p->open = (open_match){p->literals, 0, 0}, p->literals = 0;
    p->open.units += width;
    p->open.length += p->row_bytes;
    add_to_sum(p, e->rows.sum, (uint64_t)e->rows.weighted);
    return;
  }
  // As differences, all of which are nothing: the only byte that counts is that of the filter.
  add_to_sum(p, filter_up, filter_up * (uint64_t)p->row_bytes);
  // The first byte is stored as it is, the others repeat it; there are none, or more than reach.
  uint32_t others = p->row_bytes - 2;
  add(e, (sequence){p->literals, others ? 0 : width, 0, filter_up});
  p->literals = 0;
  e->literals[filter_up]++;
  e->literals[0]++;
  if (others) add_match(e, 0, width, others, 1);
}

/// Ends a match that went on to the start of a row, or begins the row with its filter byte.
static uint32_t begin_row(encoder *e, progress *p) {
  const row_state *s = &e->rows;
  uint32_t up = run(s->ups, 0), length = 1 + up * s->bytes;
  if (!p->open.length && (up == 0 || length < shortest_match)) {
    add_filter(e, p->literals);
    p->literals = 0;
    return 0;
  }
  if (!p->open.length) p->open = (open_match){p->literals, 0, 0}, p->literals = 0;
  add_match(e, p->open.literals, p->open.units + up, p->open.length + length, p->row_bytes);
  p->open.length = 0;
  return up;
}

/// Compares a row with those before; whether it equals the one above.
INLINE bool read_row(encoder *e, const progress *p, uint32_t y, const uint32_t *above, uint32_t bytes) {
  row_state *s = &e->rows;
  e->kernels->compare(s, y, above);
  e->kernels->sum(s, y);
  if (run(s->ups, 0) == s->width) return true;
  if (!p->reaches_up) memset(s->ups, 0, (s->width / 64 + 1) * sizeof *s->ups);
  mark_near(s, bytes);
  return false;
}

/// Finds what comes again in a strip, for each number of bytes that a unit may have.
INLINE void find(encoder *e, progress *p, const tintype_strip *strip, uint32_t bytes) {
  row_state *s = &e->rows;
  const uint32_t *above = NULL;
  for (uint32_t y = 0; y < strip->height; y++) {
    bool is_equal = y > 0 && strip->repeats && strip->repeats[y];
    if (!is_equal) {
      e->counts.rows_read++;
      is_equal = read_row(e, p, y, above, bytes);
      above = s->units + (size_t)y * s->width;
    }
    if (is_equal) {
      e->counts.rows_repeated++;
      repeat_row(e, p);
      continue;
    }
    add_to_sum(p, s->sum, (uint64_t)s->weighted);
    uint32_t x = begin_row(e, p);
    e->kernels->look_up(s, y);
    s->stops[s->width / 64] |= (uint64_t)1 << (s->width & 63);
    decide(e, p, y, x, bytes);
  }
  if (p->open.length) {
    add_match(e, p->open.literals, p->open.units, p->open.length, p->row_bytes);
  } else if (p->literals) {
    // Behind the last literals stands what a filter byte cannot be.
    add(e, (sequence){p->literals, 0, 0, no_filter});
  }
}

static void begin(encoder *e, const tintype_strip *strip) {
  row_state *s = &e->rows;
  s->units = strip->units;
  s->width = strip->width;
  s->bytes = strip->bytes;
  // Three equal bytes are the least for a match; where it is far, and takes many bits, some more.
  s->least_left = strip->bytes == 1 ? 3 : strip->bytes == 2 ? 2 : 1;
  s->least_up = strip->bytes == 1 ? 4 : strip->bytes == 2 ? 3 : 1;
  s->least_far = strip->bytes == 1 ? 4 : strip->bytes == 2 ? 3 : 2;
  s->row_shift = strip->height > 1 ? 17 : 31;
  // A row's end has one more byte; there is one more between than whole rows have at most.
  s->reach = (uint32_t)((uint64_t)(window - 1) * strip->width / ((uint64_t)strip->width * strip->bytes + 1));
  s->sum = 0;
  s->weighted = 0;
  memset(s->blocks, 0, (strip->width / 64 + 1) * sizeof *s->blocks);
  memset(e->places, 0, sizeof e->places);
  memset(e->bytes, 0, sizeof e->bytes);
  memset(e->literals, 0, sizeof e->literals);
  memset(e->distances, 0, sizeof e->distances);
  e->counts = (tintype_strip_counts){0, 0};
  e->count = 0;
}

/// How many bits all symbols take.
static size_t count_bits(const encoder *e) {
  size_t bits = 0;
  for (int i = 0; i < literal_symbols; i++) {
    int extra = i < first_length ? 0 : length_extra[i - first_length];
    bits += (size_t)e->literals[i] * (size_t)(e->literal.lengths[i] + extra);
  }
  for (int i = 0; i < distance_symbols; i++) {
    bits += (size_t)e->distances[i] * (size_t)(e->distance.lengths[i] + distance_bits(i));
  }
  return bits;
}

size_t tintype_deflate_find(tintype_deflater *e, const tintype_strip *strip) {
  bool is_one = strip->height == 1 && strip->width <= INT32_MAX / 4;
  bool is_small = (uint64_t)strip->width * strip->height <= 1 << 17 && strip->height <= 1 << 15;
  if (strip->width == 0 || strip->height == 0 || !(is_one || is_small) || !reserve(e, strip)) return 0;
  begin(e, strip);
  progress p = {.row_bytes = 1 + strip->width * strip->bytes, .low = 1};
  // A row of two bytes is too short for a match.
  p.reaches_up = p.row_bytes >= shortest_match && p.row_bytes <= window;
  switch (strip->bytes) {
  case 1: find(e, &p, strip, 1); break;
  case 2: find(e, &p, strip, 2); break;
  case 3: find(e, &p, strip, 3); break;
  default: find(e, &p, strip, 4); break;
  }
  e->sum = (uint32_t)(p.high << 16 | p.low);
  for (uint32_t k = 0; k < strip->bytes; k++) {
    for (int i = 0; i < 256; i++) e->literals[i] += e->bytes[k][i];
  }
  e->literals[end_of_block] = 1;
  tintype_huffman_build(&e->literal, e->literals, literal_symbols, longest_code);
  tintype_huffman_build(&e->distance, e->distances, distance_symbols, longest_code);
  // A byte that is begun, an empty block, and what the writer writes ahead.
  return (table_bits + count_bits(e)) / 8 + 1 + 5 + 8;
}

uint32_t tintype_deflate_sum(const tintype_deflater *e) { return e->sum; }

tintype_strip_counts tintype_deflate_counts(const tintype_deflater *e) { return e->counts; }

// Writing.

/// Bits that belong together.
typedef struct {
  uint32_t bits;
  int32_t count;
} bit_string;

/// What is written for each byte, for each length with the bits that follow its symbol, and for each symbol of a
/// distance without those.
typedef struct {
  bit_string bytes[256], lengths[longest_match + 1], distances[distance_symbols];
} string_table;

static void make_strings(const encoder *e, string_table *table) {
  for (int i = 0; i < 256; i++) table->bytes[i] = (bit_string){e->literal.codes[i], e->literal.lengths[i]};
  for (uint32_t n = shortest_match; n <= longest_match; n++) {
    int symbol = e->length_symbols[n], count = e->literal.lengths[first_length + symbol];
    uint32_t extra = n - length_base[symbol];
    table->lengths[n] = (bit_string){
      e->literal.codes[first_length + symbol] | extra << count, count + length_extra[symbol]};
  }
  for (int i = 0; i < distance_symbols; i++) {
    table->distances[i] = (bit_string){e->distance.codes[i], e->distance.lengths[i]};
  }
}

INLINE void put_unit(bit_writer *out, const string_table *table, uint32_t unit, uint32_t bytes) {
  uint64_t bits = 0;
  int count = 0;
  for (uint32_t k = bytes; k-- > 0;) {
    bit_string byte = table->bytes[unit >> 8 * k & 255];
    bits |= (uint64_t)byte.bits << count;
    count += byte.count;
  }
  put(out, bits, count);
}

INLINE void put_match(bit_writer *out, const string_table *table, uint32_t length, uint32_t distance) {
  int symbol = distance_symbol(distance), extra = distance_bits(symbol);
  bit_string far = table->distances[symbol];
  uint64_t far_bits = far.bits | (uint64_t)((distance - 1) & ((1u << extra) - 1)) << far.count;
  int far_count = far.count + extra;
  while (__builtin_expect(length > longest_match, 0)) {
    uint32_t piece = first_piece(length);
    bit_string string = table->lengths[piece];
    put(out, string.bits | far_bits << string.count, string.count + far_count);
    length -= piece;
  }
  bit_string string = table->lengths[length];
  put(out, string.bits | far_bits << string.count, string.count + far_count);
}

INLINE void put_sequences(bit_writer *writer, const encoder *e, const string_table *table, uint32_t bytes) {
  // A copy that nothing else points to stays in registers.
  bit_writer out = *writer;
  const uint32_t *unit = e->rows.units;
  for (const sequence *s = e->sequences, *end = s + e->count; s < end; s++) {
    for (const uint32_t *last = unit + s->literals; unit < last; unit++) put_unit(&out, table, *unit, bytes);
    unit += s->units;
    if (__builtin_expect(s->length > 0, 1)) {
      put_match(&out, table, s->length, s->distance);
    } else if (s->distance != no_filter) {
      put(&out, table->bytes[s->distance].bits, table->bytes[s->distance].count);
      // Differences that are nothing begin with one as it is, which a match can repeat.
      if (s->distance == filter_up) put(&out, table->bytes[0].bits, table->bytes[0].count);
    }
  }
  *writer = out;
}

size_t tintype_deflate_write(const tintype_deflater *e, bool is_last, uint8_t *bytes) {
  bit_writer out = {bytes, 0, 0};
  put(&out, is_last ? 5 : 4, 3);
  tintype_huffman_write(&out, &e->literal, &e->distance);
  string_table table;
  make_strings(e, &table);
  switch (e->rows.bytes) {
  case 1: put_sequences(&out, e, &table, 1); break;
  case 2: put_sequences(&out, e, &table, 2); break;
  case 3: put_sequences(&out, e, &table, 3); break;
  default: put_sequences(&out, e, &table, 4); break;
  }
  put(&out, e->literal.codes[end_of_block], e->literal.lengths[end_of_block]);
  if (!is_last) {
    // A stored block of no bytes, which starts at a whole byte: what follows can be put behind it.
    put(&out, 0, 3);
    finish_byte(&out);
    put(&out, 0xffff0000, 32);
  }
  finish_byte(&out);
  return (size_t)(out.place - bytes);
}

uint32_t tintype_adler_joined(uint32_t first, uint32_t second, size_t count) {
  uint64_t low = first & 0xffff, high = first >> 16;
  // The bytes of the second part count on from the sum of the first, less the 1 that its own sum began with.
  uint64_t joined = (low + (second & 0xffff) + adler_base - 1) % adler_base;
  high = (high + (second >> 16) + count % adler_base * (low + adler_base - 1)) % adler_base;
  return (uint32_t)(high << 16 | joined);
}
