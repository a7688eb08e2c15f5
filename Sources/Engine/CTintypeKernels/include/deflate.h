/// What pictures are to files: orders of components, palettes, rows of a PNG, and a compressor for them.
#ifndef TINTYPE_DEFLATE_H
#define TINTYPE_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Counting and looking.

/// How many of the first `count` words differ.
size_t tintype_count_different_pixels(const uint32_t *a, const uint32_t *b, size_t count);
/// Whether all words have full alpha.
bool tintype_is_opaque(const uint32_t *words, size_t count);
/// Whether all words have equal red, green and blue.
bool tintype_is_gray(const uint32_t *words, size_t count);

// Other orders of components.

/// Words to red, green, blue, alpha bytes whose alpha is not multiplied in.
void tintype_pixels_to_rgba(const uint32_t *words, uint8_t *rgba, size_t count);
/// Words to red, green, blue bytes; alpha is dropped.
void tintype_pixels_to_rgb(const uint32_t *words, uint8_t *rgb, size_t count);
/// Words to one byte of gray, taken from green.
void tintype_pixels_to_gray(const uint32_t *words, uint8_t *gray, size_t count);
/// Words to bytes of gray, taken from green, and alpha, which is not multiplied in.
void tintype_pixels_to_gray_alpha(const uint32_t *words, uint8_t *bytes, size_t count);
/// Words to their alpha.
void tintype_pixels_to_alpha(const uint32_t *words, ptrdiff_t stride, uint8_t *alpha,
                        ptrdiff_t alpha_stride, int32_t width, int32_t height);
/// A picture turned and mirrored as one of Exif's orientations, 1 to 8, says; 5 to 8 swap the sides.
void tintype_orient(const uint32_t *from, int32_t width, int32_t height, int32_t orientation,
                    uint32_t *to);
/// Red, green, blue, alpha bytes whose alpha is not multiplied in to words.
void tintype_rgba_to_pixels(const uint8_t *rgba, uint32_t *words, size_t count);
/// Red, green, blue bytes to opaque words.
void tintype_rgb_to_pixels(const uint8_t *rgb, uint32_t *words, size_t count);
/// Gray bytes to opaque words.
void tintype_gray_to_pixels(const uint8_t *gray, uint32_t *words, size_t count);
/// Gray and alpha bytes to words.
void tintype_gray_alpha_to_pixels(const uint8_t *bytes, uint32_t *words, size_t count);
/// Indices of 1, 2, 4 or 8 bits, the first in the upper bits, to words of a table of 256.
void tintype_indices_to_pixels(const uint8_t *indices, int bits, const uint32_t *table,
                          uint32_t *words, size_t count);

// The colors of a picture.

/// The colors of a picture in order of appearance, as long as there are no more than 256.
typedef struct {
  uint32_t colors[256];
  int32_t count;
  uint32_t keys[1024];
  int16_t slots[1024];
} tintype_palette;

/// Empties a palette.
void tintype_palette_clear(tintype_palette *palette);
/// Collects the colors of words; false, with the palette spoilt, when there are more than 256.
///
/// Where `indices` is not null, it gets the place of each word's color in the palette.
bool tintype_palette_add(tintype_palette *palette, const uint32_t *words, size_t count, uint8_t *indices);
/// Writes the index of each word with 1, 2, 4 or 8 bits, the first in the upper bits.
///
/// `map` gives the number to write for each position in the palette. All words must be in the
/// palette.
void tintype_palette_indices(const tintype_palette *palette, const uint8_t *map, const uint32_t *words,
                         size_t count, int bits, uint8_t *indices);

/// The bytes of a row of numbers of 1, 2 or 4 bits, the first in the upper bits; a word each, the last filled up with 0.
void tintype_pack_indices(const uint8_t *indices, const uint32_t *numbers, int bits, size_t count, uint32_t *bytes);

// PNG rows.

/// Undoes a PNG row filter in place; `above` is the finished row above or null for the first one.
///
/// Returns false for an unknown filter.
bool tintype_png_unfilter(uint8_t *row, const uint8_t *above, size_t count, int bytes_per_pixel,
                      int filter);

/// Filters `height` rows of `count` bytes; `out` has space for a byte more in each row.
///
/// Strategies 0 to 4 are the filters themselves; 5 chooses for each row the one with the smallest sum of
/// differences, 6 the one with the fewest pairs of bytes. Returns false without memory.
bool tintype_png_filter(const uint8_t *rows, size_t count, size_t height, size_t bytes_per_pixel,
                    int strategy, uint8_t *out);

// Compression.

/// Memory to compress strips with, one after another.
typedef struct tintype_deflater tintype_deflater;

/// Rows of a picture, which are compressed for themselves.
typedef struct {
  /// What is stored, unit by unit: of each the lowest `bytes` bytes, 1 to 4, the highest of them first.
  const uint32_t *units;
  /// How many units a row has, and how many rows there are; of several rows at most 131072 units in all, and at
  /// most 32768 rows.
  uint32_t width, height;
  uint32_t bytes;
  /// For each row whether it equals the one above, and its units are not read; null where nothing is known.
  const bool *repeats;
} tintype_strip;

/// What a strip took.
typedef struct {
  /// How many rows were read, and how many equal the one above, whether that was known or not.
  uint32_t rows_read, rows_repeated;
} tintype_strip_counts;

/// Creates memory; null without any.
///
/// `instructions` is the highest level of instructions to use. The bytes are the same for all of them.
tintype_deflater *tintype_deflater_make(int32_t instructions);
void tintype_deflater_free(tintype_deflater *deflater);
/// Finds what comes again in a strip, whose units are not needed afterwards.
///
/// Returns how many bytes are needed to write the strip; 0 without memory, and for a strip too large or without units.
size_t tintype_deflate_find(tintype_deflater *deflater, const tintype_strip *strip);
/// The Adler-32 of the rows that were found last, each with its filter byte before it.
uint32_t tintype_deflate_sum(const tintype_deflater *deflater);
/// What was done to find them.
tintype_strip_counts tintype_deflate_counts(const tintype_deflater *deflater);
/// Writes what was found as a piece of a raw deflate stream, and returns its length.
///
/// A piece that is not the last one ends with a whole byte, and what is put behind it goes on with it.
size_t tintype_deflate_write(const tintype_deflater *deflater, bool is_last, uint8_t *bytes);
/// The Adler-32 of two parts, the second of which has `count` bytes, from those of each.
uint32_t tintype_adler_joined(uint32_t first, uint32_t second, size_t count);
/// Bytes to units of 1, 2 or 4 of them.
void tintype_bytes_to_units(const uint8_t *bytes, uint32_t size, uint32_t *units, size_t count);

#endif
