// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "compare.h"
#include "places.h"

#include <math.h>

size_t tintype_compare_densest(
    const uint32_t *places, size_t count, size_t width, size_t side, uint32_t *columns, uint32_t *left,
    uint32_t *top) {
  size_t most = 0, oldest = 0, next = 0;
  *left = *top = 0;
  while (next < count) {
    /* A best window can be moved up until its lowest row holds a position: only such rows are tried. */
    size_t y = places[next] / width;
    for (; next < count && places[next] / width == y; next++) columns[places[next] % width]++;
    for (; places[oldest] / width + side <= y; oldest++) columns[places[oldest] % width]--;
    size_t inside = 0;
    for (size_t x = 0; x < width; x++) {
      inside += columns[x];
      if (x >= side) inside -= columns[x - side];
      if (inside <= most) continue;
      most = inside;
      *left = (uint32_t)(x + 1 > side ? x + 1 - side : 0);
      *top = (uint32_t)(y + 1 > side ? y + 1 - side : 0);
    }
  }
  return most;
}

static uint32_t root_of(uint32_t *parents, uint32_t cell) {
  while (parents[cell] != cell) {
    parents[cell] = parents[parents[cell]];
    cell = parents[cell];
  }
  return cell;
}

static void join(uint32_t *labels, size_t cell, size_t other) {
  uint32_t a, b;
  if (labels[other] == 0) return;
  /* The lower cell becomes the root, so that the outcome does not depend on the path. */
  a = root_of(labels, (uint32_t)cell), b = root_of(labels, (uint32_t)other);
  if (a < b) labels[b] = a;
  else labels[a] = b;
}

/* labels[c] is the parent of cell c; cells are counted from 1, 0 marks an empty one. */
static void join_cells(uint32_t *labels, size_t across, size_t down) {
  for (size_t v = 0; v < down; v++)
    for (size_t u = 0; u < across; u++) {
      size_t cell = v * across + u + 1;
      if (labels[cell] == 0) continue;
      if (u > 0) join(labels, cell, cell - 1);
      if (v == 0) continue;
      join(labels, cell, cell - across);
      if (u > 0) join(labels, cell, cell - across - 1);
      if (u + 1 < across) join(labels, cell, cell - across + 1);
    }
}

/* Places of one row in one cell: from the column of the first to that of the last. */
typedef struct {
  uint32_t first, last, y, count;
  size_t cell;
} cell_run;

/* The run that begins with a position; `i` becomes the index of the position after it. */
static cell_run run_at(const uint32_t *places, size_t count, size_t *i, size_t width, uint32_t side, size_t across,
                       place_row *row) {
  uint32_t x = (uint32_t)column_of(places[*i], width, row), y = (uint32_t)row->y, u = x / side;
  size_t begin = *i, limit = (size_t)(u + 1) * side, end = row->start + (limit < width ? limit : width);
  while (*i < count && places[*i] < end) ++*i;
  uint32_t last = (uint32_t)(places[*i - 1] - row->start);
  return (cell_run){x, last, y, (uint32_t)(*i - begin), y / side * across + u + 1};
}

static void grow(tintype_compare_box *box, cell_run run) {
  if (run.first < box->left) box->left = run.first;
  if (run.y < box->top) box->top = run.y;
  if (run.last >= box->right) box->right = run.last + 1;
  if (run.y >= box->bottom) box->bottom = run.y + 1;
  box->count += run.count;
}

size_t tintype_compare_clusters(
    const uint32_t *places, size_t count, size_t width, size_t height, size_t cell, uint32_t *labels,
    tintype_compare_box *boxes, size_t capacity) {
  size_t across = (width + cell - 1) / cell, down = (height + cell - 1) / cell, cells = across * down;
  const uint32_t side = (uint32_t)cell;
  place_row row = {0, 0};
  for (size_t i = 0; i < count;) {
    size_t c = run_at(places, count, &i, width, side, across, &row).cell;
    labels[c] = (uint32_t)c;
  }
  join_cells(labels, across, down);
  /* From parents to numbers of boxes, counted from 1 beyond the largest cell so that both fit one array. */
  size_t found = 0;
  for (size_t c = 1; c <= cells; c++)
    if (labels[c] == c) labels[c] = (uint32_t)(cells + ++found);
    else if (labels[c] != 0) labels[c] = labels[labels[c]]; /* a parent is a lower cell: numbered already */
  for (size_t i = 0; i < found && i < capacity; i++) boxes[i] = (tintype_compare_box){UINT32_MAX, UINT32_MAX, 0, 0, 0};
  row = (place_row){0, 0};
  for (size_t i = 0; i < count;) {
    cell_run run = run_at(places, count, &i, width, side, across, &row);
    size_t box = labels[run.cell] - cells - 1;
    if (box < capacity) grow(&boxes[box], run);
  }
  return found;
}

void tintype_compare_owners(
    const uint32_t *places, size_t count, size_t step, size_t width, uint32_t left, uint32_t right,
    const tintype_compare_box *frames, size_t frame_count, tintype_compare_box *owned, uint32_t *first) {
  for (size_t k = 0; k < frame_count; k++) owned[k] = (tintype_compare_box){UINT32_MAX, UINT32_MAX, 0, 0, 0};
  place_row row = {0, 0};
  for (size_t i = 0; i < count; i += step) {
    uint32_t x = (uint32_t)column_of(places[i], width, &row), y = (uint32_t)row.y;
    if (x < left || x >= right) continue;
    for (size_t k = 0; k < frame_count; k++) {
      const tintype_compare_box *frame = frames + k;
      if (x < frame->left || x >= frame->right || y < frame->top || y >= frame->bottom) continue;
      if (owned[k].count == 0) first[k] = (uint32_t)i;
      grow(&owned[k], (cell_run){x, x, y, 1, 0});
      break;
    }
  }
}

#define SIDE 7

/* The gray that Pillow makes of a color, over white. */
static uint32_t gray_of(uint32_t p) {
  uint32_t rest = 255 - (p >> 24);
  uint32_t b = (p & 255) + rest, g = (p >> 8 & 255) + rest, r = (p >> 16 & 255) + rest;
  return (19595 * r + 38470 * g + 7471 * b + 32768) >> 16;
}

typedef struct {
  uint64_t x, y, xx, yy, xy;
} sums;

static void add(sums *s, uint32_t p, uint32_t q) {
  uint64_t x = gray_of(p), y = gray_of(q);
  s->x += x, s->y += y, s->xx += x * x, s->yy += y * y, s->xy += x * y;
}

/* Wang et al. (2004) with a flat window and sample covariance, `n` pixels a window. */
static double similarity_of(sums s, double n) {
  const double c1 = 0.01 * 255 * 0.01 * 255, c2 = 0.03 * 255 * 0.03 * 255;
  double ux = (double)s.x / n, uy = (double)s.y / n, norm = n > 1 ? n / (n - 1) : 1;
  double vx = norm * ((double)s.xx / n - ux * ux), vy = norm * ((double)s.yy / n - uy * uy);
  double vxy = norm * ((double)s.xy / n - ux * uy);
  return (2 * ux * uy + c1) * (2 * vxy + c2) / ((ux * ux + uy * uy + c1) * (vx + vy + c2));
}

static double window_row(const tintype_compare_pair *pair, size_t top) {
  double total = 0;
  for (size_t left = 0; left + SIDE <= pair->width; left++) {
    int equal = 1;
    for (size_t v = top; v < top + SIDE && equal; v++) {
      const uint32_t *a = pair->a + v * pair->stride_a + left, *b = pair->b + v * pair->stride_b + left;
      for (size_t u = 0; u < SIDE; u++) equal &= a[u] == b[u];
    }
    if (equal) {
      total += 1;
      continue;
    }
    sums s = {0, 0, 0, 0, 0};
    for (size_t v = top; v < top + SIDE; v++)
      for (size_t u = left; u < left + SIDE; u++)
        add(&s, pair->a[v * pair->stride_a + u], pair->b[v * pair->stride_b + u]);
    total += similarity_of(s, SIDE * SIDE);
  }
  return total;
}

double tintype_compare_similarity(const tintype_compare_pair *pair, const uint32_t *row_counts) {
  size_t w = pair->width, h = pair->height;
  if (w == 0 || h == 0) return 1;
  if (w < SIDE || h < SIDE) { /* too small for a window: the picture is one */
    sums s = {0, 0, 0, 0, 0};
    for (size_t y = 0; y < h; y++)
      for (size_t x = 0; x < w; x++) add(&s, pair->a[y * pair->stride_a + x], pair->b[y * pair->stride_b + x]);
    return similarity_of(s, (double)(w * h));
  }
  double total = 0;
  size_t across = w - SIDE + 1, down = h - SIDE + 1;
  for (size_t top = 0; top < down; top++) {
    uint32_t changed = 0;
    for (size_t v = top; v < top + SIDE; v++) changed |= row_counts[v];
    total += changed ? window_row(pair, top) : (double)across;
  }
  return total / ((double)across * (double)down);
}
