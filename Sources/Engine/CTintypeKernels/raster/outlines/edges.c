#include "scan.h"
#include <stdlib.h>

enum { ROWS = 15, UNITS = 256 };

tintype_edges tintype_begin_edges(int32_t height) {
  tintype_edges all = {.height = height, .outline = tintype_nowhere, .is_inside = true};
  all.rows = malloc((size_t)(height > 0 ? height : 1) * sizeof *all.rows);
  all.has_memory = all.rows != NULL;
  for (int32_t y = 0; y < height && all.has_memory; y++) all.rows[y] = -1;
  return all;
}

/// Makes space for one more; false without memory.
static bool make_room(tintype_edges *all) {
  if (all->count < all->room) return true;
  if (all->count >= INT32_MAX / 2) return false;
  size_t room = all->room ? 2 * all->room : 64;
  tintype_edge *edges = realloc(all->edges, room * sizeof *edges);
  if (edges == NULL) return false;
  all->edges = edges;
  all->room = room;
  return true;
}

/// A quotient and its rest, which is not negative.
static inline grid_place divided(int64_t a, int64_t b) {
  grid_place x = {a / b, a % b};
  return x.part < 0 ? (grid_place){x.whole - 1, x.part + b} : x;
}

/// A quotient cut off, and its rest, which is negative for a negative number.
static inline grid_place cut(int64_t a, int64_t b) { return (grid_place){a / b, a % b}; }

/// The row of the grid whose middle is next below a position.
static inline int32_t grid_row(int32_t y) { return (int32_t)(((int64_t)ROWS * y + UNITS / 2) >> 8); }

void tintype_add_edge(tintype_edges *all, spot from, spot to, int32_t turn) {
  if (from.y == to.y || !all->has_memory) return;
  touch(&all->outline, from);
  touch(&all->outline, to);
  spot top = from.y < to.y ? from : to, bottom = from.y < to.y ? to : from;
  int32_t first = grid_row(top.y), rows = grid_row(bottom.y) - first;
  if (rows <= 0) return;
  if (first < 0 || first + rows > (int64_t)ROWS * all->height) all->is_inside = false;
  if (!all->is_inside || !(all->has_memory = make_room(all))) return;
  int32_t *last = &all->rows[first / ROWS];
  tintype_edge *e = &all->edges[all->count];
  *e = (tintype_edge){
    .x = {top.x, 0}, .column = top.x, .first = first, .rows = rows, .turn = from.y < to.y ? turn : -turn,
    .next = *last,
  };
  *last = (int32_t)all->count++;
  if (top.x == bottom.x) return;
  // A unit down is as many units across; a row of the grid has 256 / 15.
  int64_t across = (int64_t)(bottom.x - top.x) * UNITS, height = (int64_t)(bottom.y - top.y) * ROWS * 2 * UNITS;
  e->height = height;
  e->step = cut(across * 2 * UNITS, height);
  if (rows >= ROWS) e->leap = cut(across * 2 * ROWS * UNITS, height);
  int64_t below = (2 * (int64_t)first + 1) * UNITS - (int64_t)top.y * 2 * ROWS;
  grid_place x = divided(below * across, height);
  e->x = (grid_place){top.x + x.whole, x.part};
  e->column = (int32_t)(e->x.whole + (e->x.part >= height / 2));
}

tintype_rect tintype_pixels_of(tintype_rect box) {
  if (box.x0 > box.x1) return (tintype_rect){0, 0, 0, 0};
  return (tintype_rect){box.x0 >> 8, box.y0 >> 8, (box.x1 + 255) >> 8, (box.y1 + 255) >> 8};
}
