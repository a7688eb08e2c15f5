/* The codes of a deflate block, RFC 1951, section 3.2: <https://www.rfc-editor.org/rfc/rfc1951>. */
#ifndef TINTYPE_HUFFMAN_H
#define TINTYPE_HUFFMAN_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
  literal_symbols = 286,
  distance_symbols = 30,
  end_of_block = 256,
  first_length = 257,
  /* One less than is allowed: hardly ever is a longer one needed, and files are not smaller for it. */
  longest_code = 14,
};

/* A Huffman code: lengths, and codes with their bits in the order of writing. */
typedef struct {
  uint8_t lengths[literal_symbols];
  uint16_t codes[literal_symbols];
} huffman;

/* Bits that are written to bytes, the first into the lowest bit. */
typedef struct {
  uint8_t *place;
  uint64_t bits;
  int count;
} bit_writer;

/* Appends bits, together with those that are waiting fewer than 64, and writes whole bytes; fewer than 8 bits wait then.
 * Eight bytes behind the position must be writable. */
static inline __attribute__((always_inline)) void put(bit_writer *out, uint64_t bits, int count) {
  out->bits |= bits << out->count;
  out->count += count;
  memcpy(out->place, &out->bits, 8);
  out->place += out->count >> 3;
  out->bits >>= out->count & 56;
  out->count &= 7;
}

/* Fills the byte that is begun. */
static inline void finish_byte(bit_writer *out) {
  if (out->count > 0) *out->place++ = (uint8_t)out->bits;
  out->bits = 0;
  out->count = 0;
}

/* Builds the best code of at most `limit` bits for counted symbols; it has at least two symbols. */
void tintype_huffman_build(huffman *table, const uint32_t *weights, int symbols, int limit);

/* The most bits that the tables of a block take. */
enum { table_bits = 14 + 19 * 3 + (literal_symbols + distance_symbols) * 14 };

/* Writes the lengths of both codes, runs of equal ones shortened. */
void tintype_huffman_write(bit_writer *out, const huffman *literal, const huffman *distance);

#endif
