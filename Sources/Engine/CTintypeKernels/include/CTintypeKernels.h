/// Kernels: small loops over rows of pixels, and a compressor for them.
///
/// A "word" is one ARGB32 pixel of Cairo: alpha in the upper byte, then red, green and blue, alpha
/// multiplied in. Strides are in words for words and in bytes for bytes. No kernel keeps state, so
/// all may be called from any thread. Floating point is used without contraction: results are the
/// same on every machine.
#ifndef CTINTYPE_KERNELS_H
#define CTINTYPE_KERNELS_H

#include "compare.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A rectangle of pixels, the right and lower edges not included.
typedef struct {
  int32_t x0, y0, x1, y1;
} tintype_rect;

/// Which of the instructions that kernels are written for this processor has: 0 for none, 1 for AVX2, 2 for AVX-512.
int32_t tintype_instructions(void);

// Solid color.

// `instructions` is the highest level of instructions to use. The pixels are the same for all of them.

/// Lays one color over a rectangle; the rectangle must lie inside the picture.
void tintype_fill_rect(uint32_t *words, ptrdiff_t stride, tintype_rect rect, uint32_t color, int32_t instructions);
/// Lays one color through a coverage mask, whose upper left pixel goes to (x, y), inside a clip.
void tintype_composite_mask(uint32_t *words, ptrdiff_t stride, tintype_rect clip, const uint8_t *mask,
                        int32_t x, int32_t y, int32_t width, int32_t height, uint32_t color, int32_t instructions);
/// A coverage mask among others: where its bytes begin, and where its upper left pixel goes.
typedef struct {
  uint32_t offset;
  int32_t x, y;
  uint16_t width, height;
} tintype_placed_mask;

/// Lays one color through many masks inside a clip; (left, top) is the place of the first word.
void tintype_composite_masks(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                         const uint8_t *coverage, const tintype_placed_mask *masks, size_t count,
                         uint32_t color, int32_t instructions);

/// Pixels of a row that are covered alike, the last one not included.
typedef struct {
  int32_t x0, x1;
  uint32_t cover;
} tintype_span;
/// Which spans a row consists of.
typedef struct {
  uint32_t first, count;
} tintype_span_row;

/// The covered pixels of a mask as spans; rows that equal the one above share theirs.
///
/// Begins with the row `*next`, ends where there may be no room for another one, which is as many spans as the mask is
/// wide, and leaves in `*next` which row that is. Rows count their spans from the number `first` on. Returns how many
/// spans were written.
size_t tintype_find_spans(const uint8_t *mask, ptrdiff_t stride, int32_t width, int32_t height, size_t first,
                      int32_t *next, tintype_span *spans, size_t room, tintype_span_row *rows);

/// The steps of a path, each followed by its points, whose coordinates count 1/256 of a pixel: one point for a move and
/// a line, three for a curve, none where a subpath is closed.
enum { tintype_step_move, tintype_step_line, tintype_step_curve, tintype_step_close };

/// How a line is drawn, in units of its path.
typedef struct {
  /// Half of the width, and how many halves long the tip of a corner may be.
  double half, miter_limit;
  /// Ends: 0 butt, 1 round, 2 square. Corners: 0 tip, 1 round, 2 cut off.
  int32_t cap, join;
  /// From units of the path to pixels of the mask: a, b, c, d, tx, ty.
  double matrix[6];
} tintype_pen;

/// What a path covers.
typedef struct {
  /// The spans of all rows, and which ones each row has.
  tintype_span *spans;
  size_t count;
  tintype_span_row *rows;
  /// The pixels that its edges touch.
  tintype_rect outline;
} tintype_coverage;

/// What came of scanning a path: there is no memory, Cairo has to do it, or it is done.
enum { tintype_no_memory = -1, tintype_not_scanned, tintype_scanned };

/// Finds what the inside of a path covers, as Cairo does; rows that equal the one above share its spans.
///
/// No point lies left of or above the origin, nor below so many rows of pixels. With `keeps_outline`, spans begin and end
/// where Cairo's do, which also has some that are covered by less than a level. Returns one of the numbers above; what is
/// found has to be freed in any case. Paths of upright and level lines alone are left to Cairo.
int32_t tintype_scan_path(const int32_t *steps, size_t count, bool even_odd, bool keeps_outline, int32_t height,
                          tintype_coverage *found);
/// Finds what a line along a path covers, as `tintype_scan_path` does what its inside covers. Paths of upright and level
/// lines alone are left to Cairo, and so are those whose line goes out of the rows.
int32_t tintype_scan_line(const int32_t *steps, size_t count, const tintype_pen *pen, bool keeps_outline,
                          int32_t height, tintype_coverage *found);
void tintype_free_coverage(tintype_coverage *coverage);

/// Spans at a place of a picture.
typedef struct {
  const tintype_span *spans;
  const tintype_span_row *rows;
  /// Where the upper left pixel goes, and how many rows there are, repeated ones counted.
  int32_t x, y, height;
  /// Which of `rows` stands for as many rows more.
  int32_t repeated, repeats;
} tintype_shape;

/// Fills a shape with one color, as Cairo does; (left, top) is the place of the first word.
///
/// `instructions` is the highest level of instructions to use. The pixels are the same for all of them.
void tintype_fill_shape(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                    const tintype_shape *shape, uint32_t color, int32_t instructions);
/// Gives one color to all words of an area that a shape does not cover wholly; those in between keep theirs.
///
/// For what is below a shape that hides it. `instructions` is the highest level of instructions to use. The pixels are the
/// same for all of them.
void tintype_fill_around_shape(uint32_t *words, tintype_rect area, const tintype_shape *shape, uint32_t color,
                           int32_t instructions);

// Gradients.

/// Colors between two places of a gradient, in 1/65536 of it.
typedef struct {
  /// The places; the first piece begins at INT32_MIN, each other one where the last one ended, and the last one ends
  /// at INT32_MAX.
  int32_t from, to;
  /// Alpha, red, green and blue, which alpha is not multiplied into, from 0 to 1: the place times the slope and the base.
  float slopes[4], bases[4];
} tintype_gradient_piece;

enum { tintype_linear, tintype_radial, tintype_angular };

/// Colors as a function of the place in a picture.
typedef struct {
  /// One of the kinds.
  int32_t kind;
  /// Whether all colors are opaque.
  bool is_opaque;
  /// What is added to places in the picture, or for an angular gradient taken from them.
  int32_t left, top;

  // Linear and radial ones: whole numbers count 1/65536.
  const tintype_gradient_piece *pieces;
  /// From the picture to the gradient: a, b, c, d, tx, ty.
  int32_t matrix[6];
  /// Where a linear one starts, or the middle of a radial one.
  int32_t middle[2];
  /// From the start of a linear one to its end.
  int32_t direction[2];
  /// The radius where a radial one starts, and what the other one has more.
  int64_t radius, width;

  // Angular ones.
  /// From the picture to a vector from the middle: a, b, c, d, tx, ty.
  double rotation[6];
  /// In radians; the extent is not 0.
  double start, extent;
  const uint32_t *table;
  int32_t table_count;
} tintype_gradient;

/// Fills a shape with a gradient, as Cairo does; (left, top) is the place of the first word.
///
/// `instructions` is the highest level of instructions to use. The pixels are the same for all of them.
void tintype_fill_gradient(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                       const tintype_shape *shape, const tintype_gradient *gradient, int32_t instructions);

/// A color at a place of a gradient: components from 0 to 1, which alpha is not multiplied into.
typedef struct {
  double location, red, green, blue, alpha;
} tintype_gradient_stop;

/// Fills a table with the words of a gradient's colors from the place 0 to the place 1, at least two.
///
/// There is a stop at least, and their locations are in order. `instructions` is the highest level of instructions to
/// use. The words are the same for all of them.
void tintype_gradient_table(const tintype_gradient_stop *stops, size_t count, uint32_t *table, int32_t steps,
                        int32_t instructions);

/// A cell of a mesh: its corners in turn, and red, green, blue and alpha of each from 0 to 1, which alpha is not
/// multiplied into.
typedef struct {
  double x[4], y[4], colors[4][4];
} tintype_mesh_cell;

/// Gives the pixels of cells their colors, as Cairo finds them, the last ones above the others.
///
/// `area` is the place of the words in the picture, and `matrix` the way from the mesh to the picture: a, b, c, d, tx, ty.
/// What is outside of the area matters to the colors inside, since long cells that are cut are drawn in other steps.
/// `instructions` is the highest level of instructions to use. The pixels are the same for all of them.
void tintype_fill_mesh(uint32_t *words, ptrdiff_t stride, tintype_rect area, const tintype_mesh_cell *cells,
                       size_t count, const double *matrix, int32_t instructions);

/// The pixels of a mesh, outside of which Cairo draws none of it.
tintype_rect tintype_mesh_bounds(const tintype_mesh_cell *cells, size_t count, const double *matrix);

/// Unites a coverage mask with another one of a larger rectangle.
void tintype_unite_mask(uint8_t *bytes, ptrdiff_t stride, tintype_rect clip, const uint8_t *mask,
                    int32_t x, int32_t y, int32_t width, int32_t height);

// Lines in any number.

/// A place, in pixels of a mask or in units of a path.
typedef struct {
  double x, y;
} tintype_point;
/// A straight line of an outline, in pixels of a mask.
typedef struct {
  tintype_point from, to;
} tintype_line;
/// Whether what is between the lines is outside, by the even-odd rule, and whether edges are smooth.
typedef struct {
  bool even_odd, smooth;
} tintype_fill_rule;

/// Unites a mask with what lies inside of closed outlines.
///
/// No line is compared with another one: each costs as many steps as it has rows, however many there are. Where
/// masks overlap, the larger coverage counts. Returns the number of steps, or -1 without memory.
int64_t tintype_fill_lines(const tintype_line *lines, size_t count, tintype_fill_rule rule, uint8_t *mask,
                       ptrdiff_t stride, int32_t width, int32_t height);
/// The outlines of straight pieces of a line through points none of which equals the one before.
///
/// All turn the same way, so that the winding rule unites them. Writes the pieces from the number `*next` to `end`, or as
/// many as there is room for, and leaves in `*next` which would follow; 512 lines are enough for one of them. A ring has
/// as many pieces as points, and goes on with its first ones. A line of one point is a dot, without a piece. Returns how
/// many lines there are.
size_t tintype_stroke_lines(const tintype_point *points, size_t count, bool closed, const tintype_pen *pen,
                        size_t *next, size_t end, tintype_line *lines, size_t room);

// Counting and looking.

/// How many of the first `count` words differ.
size_t tintype_count_different_words(const uint32_t *a, const uint32_t *b, size_t count);
/// Whether all words have full alpha.
bool tintype_is_opaque(const uint32_t *words, size_t count);
/// Whether all words have equal red, green and blue.
bool tintype_is_gray(const uint32_t *words, size_t count);

// Other orders of components.

/// Words to red, green, blue, alpha bytes whose alpha is not multiplied in.
void tintype_words_to_rgba(const uint32_t *words, uint8_t *rgba, size_t count);
/// Words to red, green, blue bytes; alpha is dropped.
void tintype_words_to_rgb(const uint32_t *words, uint8_t *rgb, size_t count);
/// Words to one byte of gray, taken from green.
void tintype_words_to_gray(const uint32_t *words, uint8_t *gray, size_t count);
/// Words to bytes of gray, taken from green, and alpha, which is not multiplied in.
void tintype_words_to_gray_alpha(const uint32_t *words, uint8_t *bytes, size_t count);
/// Words to their alpha.
void tintype_words_to_alpha(const uint32_t *words, ptrdiff_t stride, uint8_t *alpha,
                        ptrdiff_t alpha_stride, int32_t width, int32_t height);
/// A picture turned and mirrored as one of Exif's orientations, 1 to 8, says; 5 to 8 swap the sides.
void tintype_orient(const uint32_t *from, int32_t width, int32_t height, int32_t orientation,
                    uint32_t *to);
/// Red, green, blue, alpha bytes whose alpha is not multiplied in to words.
void tintype_rgba_to_words(const uint8_t *rgba, uint32_t *words, size_t count);
/// Red, green, blue bytes to opaque words.
void tintype_rgb_to_words(const uint8_t *rgb, uint32_t *words, size_t count);
/// Gray bytes to opaque words.
void tintype_gray_to_words(const uint8_t *gray, uint32_t *words, size_t count);
/// Gray and alpha bytes to words.
void tintype_gray_alpha_to_words(const uint8_t *bytes, uint32_t *words, size_t count);
/// Indices of 1, 2, 4 or 8 bits, the first in the upper bits, to words of a table of 256.
void tintype_indices_to_words(const uint8_t *indices, int bits, const uint32_t *table,
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
/// `map` gives the number to write for each place in the palette. All words must be in the palette.
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

/// Filters `height` rows of `count` bytes; `out` has room for a byte more in each row.
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

// Effects.

/// Convolves rows and columns: blurs `channels` interleaved bytes with symmetric weights.
///
/// `weights` has `reach + 1` entries, the middle first; their sum with mirror images is 1. Pixels
/// outside count as zero, or as the nearest edge pixel where `clamps`. `instructions` is the highest level of instructions
/// to use; the bytes are the same for all of them. Returns false without memory.
bool tintype_blur(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, int channels,
              const float *weights, int32_t reach, bool clamps, int32_t instructions);
/// Averages squares of `factor` pixels, a power of two up to 1024; what lies outside counts as zero.
///
/// Pixels have one byte or four. `to` has rows of `ceil(width / factor)` pixels without padding, and as many rows
/// likewise. `instructions` is the highest level of instructions to use; the bytes are the same for all of them. Returns
/// false without memory.
bool tintype_shrink(const uint8_t *from, ptrdiff_t stride, int32_t width, int32_t height, int channels,
                int32_t factor, uint8_t *to, int32_t instructions);
/// Mixes neighbors of a shrunk picture back to its full size, in pixels and with instructions as above; false without
/// memory.
///
/// Only the rows from `top` to `bottom` are found: `to` is the first of them.
bool tintype_grow(const uint8_t *from, int channels, int32_t factor, uint8_t *to, ptrdiff_t stride,
              int32_t width, int32_t height, int32_t top, int32_t bottom, int32_t instructions);
/// Multiplies words by the alpha of other words.
void tintype_multiply_by_alpha(uint32_t *words, ptrdiff_t stride, const uint32_t *mask,
                           ptrdiff_t mask_stride, int32_t width, int32_t height);
/// Applies 4 by 5 matrices one after another to components from 0 to 1 whose alpha is not multiplied
/// in, each result clamped; rows give red, green, blue, alpha, the last column is added.
void tintype_apply_color_matrices(uint32_t *words, ptrdiff_t stride, int32_t width, int32_t height,
                              const float *matrices, int count);
/// Lays words over others: multiplies the pegtop soft light of their colors.
void tintype_blend_soft_light(uint32_t *below, ptrdiff_t stride, const uint32_t *above,
                          ptrdiff_t above_stride, int32_t width, int32_t height);
/// Lays words over others: adds their darkness.
void tintype_blend_plus_darker(uint32_t *below, ptrdiff_t stride, const uint32_t *above,
                           ptrdiff_t above_stride, int32_t width, int32_t height);

#endif
