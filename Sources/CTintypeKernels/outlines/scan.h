// Edges of filled paths, made by outline.c and scanned by scan.c.
#ifndef TINTYPE_SCAN_H
#define TINTYPE_SCAN_H

#include "CTintypeKernels.h"

/// A place across in columns of the grid, and in parts of one.
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
  /// The pixels that edges touch.
  tintype_rect outline;
} tintype_edges;

/// Makes the edges of a path; returns what `tintype_scan_path` does. The caller frees both lists in any case.
int32_t tintype_make_edges(const int32_t *steps, size_t count, int32_t height, tintype_edges *edges);

#endif
