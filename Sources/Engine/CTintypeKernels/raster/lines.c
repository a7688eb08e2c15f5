// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "CTintypeKernels.h"
#include <stdlib.h>

// Coverage is counted on a grid of 15 rows a pixel, as Cairo has it, and 16 columns. The columns of each row are shifted
// by another part of a column, so that upright edges are counted to 1/240 of a pixel.
enum { ROWS = 15, COLUMNS = 16 };

/// Where a line meets the rows of the grid.
typedef struct {
  /// The position in columns at the middle of row 0, and the way from one row to the next.
  double x, step;
  int32_t first, last, direction;
} edge;

/// What a fill needs while it goes from row to row.
typedef struct {
  edge *edges, *active;
  /// The edges by the row of pixels in which they start, and where each row's begin.
  uint32_t *order;
  size_t *starts;
  /// The turns that are made in each column of each row.
  int32_t *cells;
  uint16_t *sums;
} scratch;

static inline double clamp(double v, double low, double high) {
  // What is no number is low.
  return !(v > low) ? low : v > high ? high : v;
}

/// The edge of a line; false where it meets no row.
static bool make_edge(tintype_line l, int32_t height, edge *e) {
  tintype_point a = l.from, b = l.to;
  e->direction = 1;
  if (a.y > b.y) {
    a = l.to;
    b = l.from;
    e->direction = -1;
  }
  double limit = (double)height * ROWS;
  e->first = (int32_t)clamp(a.y * ROWS + 0.5, 0, limit);
  e->last = (int32_t)clamp(b.y * ROWS + 0.5, 0, limit);
  if (e->first >= e->last) return false;
  e->step = (b.x - a.x) * COLUMNS / ((b.y - a.y) * ROWS);
  e->x = a.x * COLUMNS + (0.5 - a.y * ROWS) * e->step;
  return true;
}

/// Counts the turns that an edge makes in a row of pixels; returns the number of rows of the grid.
static int32_t add_edge(const edge *e, int32_t y, int32_t width, int32_t *cells) {
  int32_t base = y * ROWS, limit = width * COLUMNS;
  int32_t row = e->first > base ? e->first - base : 0;
  int32_t end = e->last < base + ROWS ? e->last - base : ROWS;
  int32_t count = end - row;
  ptrdiff_t columns = limit + 1;
  double x = e->x + (base + row) * e->step, other = x + e->step * (count - 1);
  cells += row * columns;
  if (x >= 0 && other >= 0 && x < limit - 1 && other < limit - 1) {
    // A column in 32 bits, its parts in 32 more.
    int64_t at = (int64_t)(x * 0x1p32), step = (int64_t)(e->step * 0x1p32);
    for (; row < end; row++, at += step, cells += columns) {
      int64_t shift = (int64_t)(row * 4 % ROWS) * (0x100000000 / ROWS);
      cells[(at + shift) >> 32] += e->direction;
    }
    return count;
  }
  for (; row < end; row++, x += e->step, cells += columns) {
    cells[(int32_t)clamp(x + (row * 4 % ROWS) / (double)ROWS, 0, limit)] += e->direction;
  }
  return count;
}

/// Unites a row of pixels with what was counted, and empties the cells.
static void sweep(int32_t *cells, int32_t width, tintype_fill_rule rule, uint16_t *sums, uint8_t *mask) {
  int32_t counted = rule.even_odd ? 1 : -1;
  for (int32_t x = 0; x < width; x++) sums[x] = 0;
  for (int32_t row = 0; row < ROWS; row++) {
    int32_t turns = 0;
    for (int32_t x = 0; x < width; x++) {
      for (int32_t column = 0; column < COLUMNS; column++) {
        turns += *cells;
        *cells++ = 0;
        sums[x] += (turns & counted) != 0;
      }
    }
    *cells++ = 0;
  }
  const uint32_t full = ROWS * COLUMNS;
  for (int32_t x = 0; x < width; x++) {
    uint8_t cover = rule.smooth ? (uint8_t)((sums[x] * 255u + full / 2) / full) : sums[x] * 2 >= full ? 255 : 0;
    if (cover > mask[x]) mask[x] = cover;
  }
}

static bool allocate(scratch *s, size_t count, int32_t width, int32_t height) {
  // Nothing is asked for with no bytes, which some answer with null.
  s->edges = malloc((count + 1) * sizeof(edge));
  s->active = malloc((count + 1) * sizeof(edge));
  s->order = malloc((count + 1) * sizeof(uint32_t));
  s->starts = calloc((size_t)height + 2, sizeof(size_t));
  s->cells = calloc((size_t)ROWS * ((size_t)width * COLUMNS + 1), sizeof(int32_t));
  s->sums = malloc(((size_t)width + 1) * sizeof(uint16_t));
  return s->edges && s->active && s->order && s->starts && s->cells && s->sums;
}

static void release(scratch *s) {
  free(s->edges);
  free(s->active);
  free(s->order);
  free(s->starts);
  free(s->cells);
  free(s->sums);
}

/// Sorts the lines by the row of pixels in which they start.
static void sort(scratch *s, const tintype_line *lines, size_t count, int32_t height) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (make_edge(lines[i], height, &s->edges[kept])) s->starts[s->edges[kept++].first / ROWS + 1]++;
  }
  for (int32_t y = 0; y < height; y++) s->starts[y + 1] += s->starts[y];
  for (size_t i = 0; i < kept; i++) s->order[s->starts[s->edges[i].first / ROWS]++] = (uint32_t)i;
}

int64_t tintype_fill_lines(const tintype_line *lines, size_t count, tintype_fill_rule rule, uint8_t *mask,
                       ptrdiff_t stride, int32_t width, int32_t height) {
  if (count >= UINT32_MAX) return -1;
  scratch s;
  if (!allocate(&s, count, width, height)) {
    release(&s);
    return -1;
  }
  sort(&s, lines, count, height);
  int64_t steps = 0;
  size_t next = 0, active = 0;
  for (int32_t y = 0; y < height; y++, mask += stride) {
    // Sorting has moved each row's start to the next one's.
    while (next < s.starts[y]) s.active[active++] = s.edges[s.order[next++]];
    if (active == 0) continue;
    size_t left = 0;
    for (size_t i = 0; i < active; i++) {
      steps += add_edge(&s.active[i], y, width, s.cells);
      if (s.active[i].last > (y + 1) * ROWS) s.active[left++] = s.active[i];
    }
    active = left;
    sweep(s.cells, width, rule, s.sums, mask);
  }
  release(&s);
  return steps;
}
