// Compresses strips of pictures of user interfaces, which are runs of one color, rows equal to the row above, and
// glyphs that were seen a little earlier: it looks for just these three, unit by unit, and codes the result with one
// pair of Huffman tables. All of it is whole numbers in a fixed order, so the bytes are the same on every machine.
//
// Each row is first compared as a whole, 64 units at a time; what is left to decide is where bits say that
// something comes again. Nothing is converted to bytes but what is written as it is.
#include "CTintypeKernels.h"
#include "rows.h"
#include "tokens.h"
#include <stdlib.h>

enum { adler_base = 65521, filter_up = 2, units_at_once = 8 };

typedef uint8_t byte_vector __attribute__((ext_vector_type(4 * units_at_once)));
typedef uint16_t half_vector __attribute__((ext_vector_type(4 * units_at_once)));
typedef token token_vector __attribute__((ext_vector_type(units_at_once)));

struct tintype_deflater {
  const row_kernels *kernels;
  row_state rows;
  /// What was found.
  token *tokens;
  size_t count;
  /// For which strips there is memory.
  size_t room, blocks;
  uint32_t places[1 << place_bits];
  /// How often each symbol is needed.
  uint32_t literals[literal_symbols], distances[distance_symbols];
  huffman literal, distance;
  uint32_t sum;
  tintype_strip_counts counts;
};

typedef struct tintype_deflater encoder;

// Memory.

tintype_deflater *tintype_deflater_make(int32_t instructions) {
  encoder *e = calloc(1, sizeof *e);
  if (!e) return NULL;
  e->kernels = tintype_row_kernels(instructions);
  e->rows.places = e->places;
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
  free(e->tokens);
  free(e);
}

static bool reserve(encoder *e, const tintype_strip *strip) {
  // A match has a unit at least, but for what is left of one that is cut; a row begins with two bytes at most.
  size_t tokens = strip->bytes == 4 ? 2 : 1;
  size_t room = (tokens * strip->width + 4) * strip->height + units_at_once;
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
    free(e->tokens);
    e->tokens = malloc(room * sizeof *e->tokens);
    e->room = room;
  }
  bool is_done = s->ups && s->lefts && s->near && s->stops && s->marks && s->lengths && s->blocks;
  if (is_done && e->tokens) return true;
  e->blocks = e->room = 0;
  return false;
}

// Finding.

/// How many bits are set from a position on; the bit behind a row's last unit never is.
INLINE uint32_t run(const uint64_t *bits, uint32_t place) {
  size_t block = place >> 6;
  uint64_t rest = ~bits[block] >> (place & 63);
  if (rest) return (uint32_t)__builtin_ctzll(rest);
  uint32_t count = 64 - (place & 63);
  while (!~bits[++block]) count += 64;
  return count + (uint32_t)__builtin_ctzll(~bits[block]);
}

/// How many bits are not set from a position on; the bit behind a row's last unit is.
INLINE uint32_t gap(const uint64_t *bits, uint32_t place) {
  size_t block = place >> 6;
  uint64_t rest = bits[block] >> (place & 63);
  if (rest) return (uint32_t)__builtin_ctzll(rest);
  uint32_t count = 64 - (place & 63);
  while (!bits[++block]) count += 64;
  return count + (uint32_t)__builtin_ctzll(bits[block]);
}

/// Adds a match of any length, cut into pieces of at least the shortest one, and returns where the next token goes.
INLINE token *add_match(token *next, uint32_t length, uint32_t distance) {
  while (__builtin_expect(length > longest_match, 0)) {
    uint32_t piece = length - longest_match < shortest_match ? length - shortest_match : longest_match;
    *next++ = token_of_match(piece, distance);
    length -= piece;
  }
  *next++ = token_of_match(length, distance);
  return next;
}

/// Adds so many units as they are; `end` is where all units of the strip end.
INLINE token *add_units(token *tokens, const uint32_t *units, uint32_t count, const uint32_t *end, uint32_t bytes) {
  if (bytes == 4) {
    for (uint32_t i = 0; i < count; i++) {
      tokens[2 * i] = token_of_pair(units[i] >> 16);
      tokens[2 * i + 1] = token_of_pair(units[i]);
    }
    return tokens + 2 * count;
  }
  const unit_form form = form_of_units(bytes);
  if (__builtin_expect(end - units < count + units_at_once, 0)) {
    for (uint32_t i = 0; i < count; i++) {
      uint64_t unit = units[i];
      token next = (unit & 255) | (unit & 0xff00) << 8 | (unit & 0xff0000) << 16;
      tokens[i] = (next & form.kept) | form.added;
    }
    return tokens + count;
  }
  // Most often there are some or none, and how many cannot be foretold: what is written too much is overwritten.
  uint32_t i = 0;
  do {
    byte_vector all;
    memcpy(&all, units + i, sizeof all);
    token_vector wide = (token_vector)__builtin_convertvector(all, half_vector);
    wide = (wide & form.kept) | form.added;
    memcpy(tokens + i, &wide, sizeof wide);
    i += units_at_once;
  } while (i < count);
  return tokens + count;
}

/// What is decided about in one strip.
typedef struct {
  /// Where the next token goes.
  token *next;
  /// Where the units of the strip end.
  const uint32_t *end;
  /// How many bytes a row has, with its filter byte.
  uint32_t row_bytes;
  /// Whether the row above is within reach of a match, and long enough for one.
  bool reaches_up;
  /// How long a match with the row above is that reached the end of its row, and may go on in the next one; 0 for none.
  uint32_t open_length;
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

/// How many bytes a position is before a unit; a filter byte comes before each row.
INLINE uint32_t distance_to(const row_state *s, uint32_t mark, uint32_t y, uint32_t x, uint32_t bytes) {
  return (y * s->width + x - place_of(s, mark)) * bytes + y - row_of(s, mark);
}

/// Decides what the units of a row are stored as, from one on.
INLINE void decide(const row_state *state, progress *p, uint32_t y, uint32_t x, uint32_t bytes) {
  // Stores of tokens might change what the state points to, for all that a compiler knows.
  const row_state s = *state;
  token *next = p->next;
  const uint32_t *row = s.units + (size_t)y * s.width;
  while (x < s.width) {
    uint32_t others = gap(s.stops, x);
    next = add_units(next, row + x, others, p->end, bytes);
    x += others;
    if (x == s.width) break;
    uint32_t up = run(s.ups, x), left = run(s.lefts, x);
    bool is_near = s.near[x >> 6] >> (x & 63) & 1;
    if (is_near & (up >= left) & (x + up == s.width)) {
      p->open_length = up * bytes;
      break;
    }
    uint32_t length = up > left ? up : left, distance = up > left ? p->row_bytes : bytes;
    // Near and far take turns in no order: both are known before one is chosen.
    uint32_t far_length = s.lengths[x], far_distance = distance_to(&s, s.marks[x], y, x, bytes);
    length = is_near ? length : far_length;
    distance = is_near ? distance : far_distance;
    next = add_match(next, length * bytes, distance);
    x += length;
  }
  p->next = next;
}

/// Adds a row to the sum of all bytes: its bytes, and each as often as there are bytes from it to the row's end.
static void add_to_sum(progress *p, uint64_t sum, uint64_t weighted) {
  p->high = (p->high + p->row_bytes % adler_base * p->low + weighted) % adler_base;
  p->low = (p->low + sum) % adler_base;
}

/// Stores a row that equals the one above.
static void repeat_row(const row_state *s, progress *p) {
  if (p->reaches_up) {
    p->open_length += p->row_bytes;
    add_to_sum(p, s->sum, (uint64_t)s->weighted);
    return;
  }
  // As differences, all of which are nothing: the only byte that counts is that of the filter.
  add_to_sum(p, filter_up, filter_up * (uint64_t)p->row_bytes);
  *p->next++ = token_of_byte(filter_up);
  // The first byte is stored as it is, the others repeat it; there are none, or more than reach.
  *p->next++ = token_of_byte(0);
  if (p->row_bytes > 2) p->next = add_match(p->next, p->row_bytes - 2, 1);
}

/// Ends a match that went on to the start of a row, or begins the row with its filter byte.
static uint32_t begin_row(const row_state *s, progress *p) {
  uint32_t up = run(s->ups, 0), length = 1 + up * s->bytes;
  if (!p->open_length && (up == 0 || length < shortest_match)) {
    *p->next++ = token_of_byte(0);
    return 0;
  }
  p->next = add_match(p->next, p->open_length + length, p->row_bytes);
  p->open_length = 0;
  return up;
}

/// Compares a row with those before; whether it equals the one above.
INLINE bool read_row(encoder *e, const progress *p, uint32_t y, const uint32_t *above, uint32_t bytes) {
  row_state *s = &e->rows;
  e->kernels->compare(s, y, above);
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
      repeat_row(s, p);
      continue;
    }
    add_to_sum(p, s->sum, (uint64_t)s->weighted);
    uint32_t x = begin_row(s, p);
    e->kernels->look_up(s, y);
    s->stops[s->width / 64] |= (uint64_t)1 << (s->width & 63);
    decide(s, p, y, x, bytes);
  }
  if (p->open_length) p->next = add_match(p->next, p->open_length, p->row_bytes);
  e->count = (size_t)(p->next - e->tokens);
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
  memset(e->literals, 0, sizeof e->literals);
  memset(e->distances, 0, sizeof e->distances);
  e->counts = (tintype_strip_counts){0, 0};
}

/// How many bits all symbols take.
static size_t count_bits(const encoder *e) {
  size_t bits = 0;
  for (int i = 0; i < literal_symbols; i++) {
    int extra = i < first_length ? 0 : tintype_length_bits(i);
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
  progress p = {.next = e->tokens, .end = strip->units + (size_t)strip->width * strip->height,
                .row_bytes = 1 + strip->width * strip->bytes, .low = 1};
  // A row of two bytes is too short for a match.
  p.reaches_up = p.row_bytes >= shortest_match && p.row_bytes <= window;
  switch (strip->bytes) {
  case 1: find(e, &p, strip, 1); break;
  case 2: find(e, &p, strip, 2); break;
  case 3: find(e, &p, strip, 3); break;
  default: find(e, &p, strip, 4); break;
  }
  e->sum = (uint32_t)(p.high << 16 | p.low);
  tintype_count_tokens(e->tokens, e->count, e->literals, e->distances);
  e->literals[end_of_block] = 1;
  tintype_huffman_build(&e->literal, e->literals, literal_symbols, longest_code);
  tintype_huffman_build(&e->distance, e->distances, distance_symbols, longest_code);
  // A byte that is begun, an empty block, and what the writer writes ahead.
  return (table_bits + count_bits(e)) / 8 + 1 + 5 + 8;
}

uint32_t tintype_deflate_sum(const tintype_deflater *e) { return e->sum; }

tintype_strip_counts tintype_deflate_counts(const tintype_deflater *e) { return e->counts; }

// Writing.

size_t tintype_deflate_write(const tintype_deflater *e, bool is_last, uint8_t *bytes) {
  bit_writer out = {bytes, 0, 0};
  put(&out, is_last ? 5 : 4, 3);
  tintype_huffman_write(&out, &e->literal, &e->distance);
  tintype_write_tokens(&out, e->tokens, e->count, &e->literal, &e->distance);
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
