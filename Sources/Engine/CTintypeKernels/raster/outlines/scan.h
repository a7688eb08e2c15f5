// Edges of paths, made by outline.c and line.c with edges.c, and scanned by scan.c.
#ifndef TINTYPE_SCAN_H
#define TINTYPE_SCAN_H

#include "CTintypeKernels.h"

/// A position in 1/256 of a pixel.
typedef struct {
  int32_t x, y;
} spot;

/// A position across in columns of the grid, and in parts of one.
typedef struct {
  int64_t whole, part;
} grid_place;

/// A line of a path, from its upper end down.
typedef struct {
  /// Where it is in the middle of the current row of the grid; in the same one of the next row of pixels.
  grid_place x, ahead;
  /// Where it is at the top and at the bottom of the current row of pixels.
  grid_place top, bottom;
  /// The way to the next row of the grid, and to the next row of pixels.
  grid_place step, leap;
  /// How many parts a column has; 0 for an edge that goes straight down.
  int64_t height;
  /// The column that is nearest to it, and that a row of pixels further down.
  int32_t column, column_ahead;
  /// The row of the grid in which it begins, and how many it still goes through.
  int32_t first, rows;
  /// 1 for a line that is drawn down, -1 for one that is drawn up.
  int32_t turn;
  /// The edge before it in the path that begins in the same row of pixels; -1 for none.
  int32_t next;
} tintype_edge;

/// All edges of a path.
typedef struct {
  tintype_edge *edges;
  size_t count, room;
  /// The last edge that begins in each row of pixels; -1 for none.
  int32_t *rows;
  int32_t height;
  /// What the edges reach, in 1/256 of a pixel; in the end the pixels that they touch.
  tintype_rect outline;
  /// Whether there was memory for all, and whether all lie in the rows.
  bool has_memory, is_inside;
} tintype_edges;

/// Begins a list without edges.
tintype_edges tintype_begin_edges(int32_t height);
/// Adds the edge of a line, which counts so many turns where it goes down.
void tintype_add_edge(tintype_edges *all, spot from, spot to, int32_t turn);
/// The pixels that a box in 1/256 of them touches; none for a box that was never begun.
tintype_rect tintype_pixels_of(tintype_rect box);
/// A box in which nothing is.
static const tintype_rect tintype_nowhere = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};

static inline void touch(tintype_rect *box, spot p) {
  if (p.x < box->x0) box->x0 = p.x;
  if (p.x > box->x1) box->x1 = p.x;
  if (p.y < box->y0) box->y0 = p.y;
  if (p.y > box->y1) box->y1 = p.y;
}

static inline bool same(spot a, spot b) { return a.x == b.x && a.y == b.y; }

/// Makes the edges of the inside of a path; returns what `tintype_scan_path` does.
int32_t tintype_make_edges(const int32_t *steps, size_t count, tintype_edges *edges);
/// Makes the edges of a line along a path; returns what `tintype_scan_path` does.
int32_t tintype_make_line_edges(const int32_t *steps, size_t count, const tintype_pen *pen, tintype_edges *edges);

#endif
