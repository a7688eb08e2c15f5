/// What is drawn into pixels: colors, gradients and meshes in shapes, masks, and effects.
#ifndef TINTYPE_RASTER_H
#define TINTYPE_RASTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A rectangle of pixels, the right and lower edges not included.
typedef struct {
  int32_t x0, y0, x1, y1;
} tintype_rect;

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
/// Begins with the row `*next`, ends where there may be no space for another one, which is as many
/// spans as the mask is wide, and leaves in `*next` which row that is. Rows count their spans from
/// the number `first` on. Returns how many spans were written.
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

/// Colors between two positions of a gradient, in 1/65536 of it.
typedef struct {
  /// The positions; the first piece begins at INT32_MIN, each other one where the last one ended,
  /// and the last one ends at INT32_MAX.
  int32_t from, to;
  /// Alpha, red, green and blue, which alpha is not multiplied into, from 0 to 1: the position
  /// times the slope and the base.
  float slopes[4], bases[4];
} tintype_gradient_piece;

enum { tintype_linear, tintype_radial, tintype_angular };

/// Colors as a function of the position in a picture.
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

/// Fills a table with the words of a gradient's colors from the position 0 to the position 1, at
/// least two.
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

/// A position, in pixels of a mask or in units of a path.
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
/// many as there is space for, and leaves in `*next` which would follow; 512 lines are enough for
/// one of them. A ring has as many pieces as points, and goes on with its first ones. A line of one
/// point is a dot, without a piece. Returns how many lines there are.
size_t tintype_stroke_lines(const tintype_point *points, size_t count, bool closed, const tintype_pen *pen,
                        size_t *next, size_t end, tintype_line *lines, size_t room);

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
