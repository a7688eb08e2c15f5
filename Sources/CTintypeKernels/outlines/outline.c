// A fused product and sum rounds once less: curves would have other points on other processors.
#pragma STDC FP_CONTRACT OFF

#include "scan.h"
#include <limits.h>
#include <math.h>
#include <stdlib.h>

// Paths become lines as in Cairo: curves are halved until they are near enough to a line, and lines that go on straight
// are joined. Both decide on pixels, since an edge that ends within a row of them is counted otherwise than one that
// does not.
enum { ROWS = 15, UNITS = 256 };

/// A place in 1/256 of a pixel.
typedef struct {
  int32_t x, y;
} spot;

typedef struct {
  spot a, b, c, d;
} curve;

/// What is known of a path while its steps are read.
typedef struct {
  tintype_edges *edges;
  /// Where the subpath begins and where the last step ended.
  spot start, current;
  /// The line that ends there, which the next one may go on; it has no length where there is none.
  spot line;
  /// What the path reaches, in 1/256 of a pixel. Points between which curves are drawn as lines may lie a little outside,
  /// where Cairo does not look for coverage.
  tintype_rect reach;
  /// Whether any step so far is a curve or a slanted line.
  bool is_slanted;
  bool has_memory;
} outline;

static inline bool same(spot a, spot b) { return a.x == b.x && a.y == b.y; }

// Edges.

/// Makes room for one more; false without memory.
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

/// The row of the grid whose middle is next below a place.
static inline int32_t grid_row(int32_t y) { return (int32_t)(((int64_t)ROWS * y + UNITS / 2) >> 8); }

static inline void touch(tintype_rect *box, spot p) {
  if (p.x < box->x0) box->x0 = p.x;
  if (p.x > box->x1) box->x1 = p.x;
  if (p.y < box->y0) box->y0 = p.y;
  if (p.y > box->y1) box->y1 = p.y;
}

static void add_edge(outline *o, spot from, spot to) {
  if (from.y == to.y || !o->has_memory) return;
  touch(&o->edges->outline, from);
  touch(&o->edges->outline, to);
  spot top = from.y < to.y ? from : to, bottom = from.y < to.y ? to : from;
  int32_t first = grid_row(top.y), rows = grid_row(bottom.y) - first;
  if (rows <= 0) return;
  if (!(o->has_memory = make_room(o->edges))) return;
  int32_t *last = &o->edges->rows[first / ROWS];
  tintype_edge *e = &o->edges->edges[o->edges->count];
  *e = (tintype_edge){
    .x = {top.x, 0}, .column = top.x, .first = first, .rows = rows, .turn = from.y < to.y ? 1 : -1, .next = *last,
  };
  *last = (int32_t)o->edges->count++;
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

// Lines.

/// Ends the line that may have gone on.
static void end_line(outline *o) {
  add_edge(o, o->line, o->current);
  o->line = o->current;
}

static void line_to(outline *o, spot to) {
  int64_t dx = (int64_t)o->current.x - o->line.x, dy = (int64_t)o->current.y - o->line.y;
  int64_t nx = (int64_t)to.x - o->current.x, ny = (int64_t)to.y - o->current.y;
  if (nx != 0 && ny != 0) o->is_slanted = true;
  if (dx * ny != dy * nx || dx * nx + dy * ny < 0) end_line(o);
  o->current = to;
  touch(&o->reach, to);
}

/// Closes a subpath as filling does: without a line that would go on the last one.
static void end_subpath(outline *o) {
  end_line(o);
  if (o->current.x != o->start.x && o->current.y != o->start.y) o->is_slanted = true;
  add_edge(o, o->current, o->start);
}

// Curves.

static inline spot middle(spot a, spot b) { return (spot){a.x + ((b.x - a.x) >> 1), a.y + ((b.y - a.y) >> 1)}; }

/// Whether a point is less than a tenth of a pixel from a line that begins at the origin.
static inline bool is_near(double x, double y, double dx, double dy) {
  // Powers of two change no rounding: all is counted in 1/256 of a pixel.
  const double limit = 0.1 * 0.1 * UNITS * UNITS;
  double length = dx * dx + dy * dy, along = x * dx + y * dy;
  if (length > 0 && along > 0) {
    if (along >= length) {
      x -= dx, y -= dy;
    } else {
      // Far from the limit no rounding matters, and to divide can be spared.
      double across = x * dy - y * dx, square = across * across, bound = limit * length;
      if (square < bound * 0.999999) return true;
      if (square > bound * 1.000001) return false;
      x -= along / length * dx, y -= along / length * dy;
    }
  }
  return x * x + y * y < limit;
}

/// Whether a curve is so near to the line between its ends that it is drawn as one.
static inline bool is_flat(const curve *k) {
  double dx = k->d.x - k->a.x, dy = k->d.y - k->a.y;
  return is_near(k->b.x - k->a.x, k->b.y - k->a.y, dx, dy) && is_near(k->c.x - k->a.x, k->c.y - k->a.y, dx, dy);
}

/// Adds a point of a curve: that where a flat part of it begins.
static void add_point(outline *o, spot p) {
  add_edge(o, o->current, p);
  o->current = p;
}

static void divide(outline *o, curve k) {
  while (!is_flat(&k)) {
    spot ab = middle(k.a, k.b), bc = middle(k.b, k.c), cd = middle(k.c, k.d);
    spot abc = middle(ab, bc), bcd = middle(bc, cd), half = middle(abc, bcd);
    divide(o, (curve){k.a, ab, abc, half});
    k = (curve){half, bcd, cd, k.d};
  }
  add_point(o, k.a);
}

/// Takes in where a curve is furthest along one axis, whose coordinates are given.
static void reach_along(int32_t *low, int32_t *high, double a, double b, double c, double d) {
  // The derivative is a third of this: square * t * t + 2 * slope * t + base.
  double square = d - a + 3 * (b - c), slope = a - 2 * b + c, base = b - a, under = slope * slope - square * base;
  if (under < 0) return;
  double root = sqrt(under);
  double places[2] = {(-slope - root) / square, (-slope + root) / square};
  if (square == 0) places[0] = places[1] = -base / (2 * slope);
  for (int i = 0; i < 2; i++) {
    double t = places[i], rest = 1 - t;
    // What is no number is not between the ends either.
    if (!(t > 0 && t < 1)) continue;
    double x = a * (rest * rest * rest) + b * (3 * t * (rest * rest)) + c * (3 * (t * t) * rest) + d * (t * t * t);
    int32_t nearest = (int32_t)rint(x);
    if (nearest < *low) *low = nearest;
    if (nearest > *high) *high = nearest;
  }
}

static inline bool contains(const tintype_rect *box, spot p) {
  return p.x >= box->x0 && p.x <= box->x1 && p.y >= box->y0 && p.y <= box->y1;
}

static void reach_curve(tintype_rect *reach, const curve *k) {
  touch(reach, k->d);
  if (contains(reach, k->b) && contains(reach, k->c)) return;
  reach_along(&reach->x0, &reach->x1, k->a.x, k->b.x, k->c.x, k->d.x);
  reach_along(&reach->y0, &reach->y1, k->a.y, k->b.y, k->c.y, k->d.y);
}

static void curve_to(outline *o, spot b, spot c, spot d) {
  spot a = o->current;
  if (same(a, b) && same(b, c) && same(c, d)) return;
  end_line(o);
  o->is_slanted = true;
  bool is_line = (same(a, b) && (same(c, d) || (same(a, c) && same(a, d)))) || (same(c, d) && same(b, d));
  curve k = {a, b, c, d};
  reach_curve(&o->reach, &k);
  if (!is_line) divide(o, k);
  add_point(o, d);
  o->line = d;
}

// Paths.

static const int32_t *read_step(outline *o, const int32_t *step) {
  const spot *points = (const spot *)(step + 1);
  switch (*step) {
  case tintype_step_move:
    end_subpath(o);
    o->start = o->current = o->line = points[0];
    touch(&o->reach, points[0]);
    return step + 3;
  case tintype_step_line:
    line_to(o, points[0]);
    return step + 3;
  case tintype_step_curve:
    curve_to(o, points[0], points[1], points[2]);
    return step + 7;
  default:
    // The line that closes may go on the last one.
    line_to(o, o->start);
    end_line(o);
    return step + 1;
  }
}

/// The pixels that a box in 1/256 of them touches.
static tintype_rect pixels_of(tintype_rect box) {
  if (box.x0 > box.x1) return (tintype_rect){0, 0, 0, 0};
  return (tintype_rect){box.x0 >> 8, box.y0 >> 8, (box.x1 + 255) >> 8, (box.y1 + 255) >> 8};
}

static tintype_rect common(tintype_rect a, tintype_rect b) {
  return (tintype_rect){
    a.x0 > b.x0 ? a.x0 : b.x0, a.y0 > b.y0 ? a.y0 : b.y0, a.x1 < b.x1 ? a.x1 : b.x1, a.y1 < b.y1 ? a.y1 : b.y1,
  };
}

int32_t tintype_make_edges(const int32_t *steps, size_t count, int32_t height, tintype_edges *edges) {
  if (count == 0 || steps[0] != tintype_step_move) return tintype_not_scanned;
  const tintype_rect nowhere = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
  outline o = {.edges = edges, .reach = nowhere, .has_memory = true};
  edges->height = height;
  edges->outline = nowhere;
  edges->rows = malloc((size_t)(height > 0 ? height : 1) * sizeof *edges->rows);
  if (edges->rows == NULL) return tintype_no_memory;
  for (int32_t y = 0; y < height; y++) edges->rows[y] = -1;
  for (const int32_t *step = steps; step < steps + count;) step = read_step(&o, step);
  end_subpath(&o);
  if (!o.has_memory) return tintype_no_memory;
  // What is upright and level alone is counted otherwise by Cairo.
  if (!o.is_slanted) return tintype_not_scanned;
  edges->outline = common(pixels_of(edges->outline), pixels_of(o.reach));
  return tintype_scanned;
}
