// A fused product and sum rounds once less: curves would have other points on other processors.
#pragma STDC FP_CONTRACT OFF

#include "curves.h"
#include <math.h>

// Paths become lines as in Cairo: lines that go on straight are joined, which decides on pixels, since an edge that ends
// within a row of them is counted otherwise than one that does not.
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
} outline;

// Lines.

static void add_edge(outline *o, spot from, spot to) { tintype_add_edge(o->edges, from, to, 1); }

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

/// Adds a point of a curve: that where a flat part of it begins.
static void add_point(outline *o, spot p) {
  add_edge(o, o->current, p);
  o->current = p;
}

static void add_flat(void *to, spot point, spot next) {
  (void)next;
  add_point(to, point);
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
  if (!is_line) divide(k, add_flat, o);
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

static tintype_rect common(tintype_rect a, tintype_rect b) {
  return (tintype_rect){
    a.x0 > b.x0 ? a.x0 : b.x0, a.y0 > b.y0 ? a.y0 : b.y0, a.x1 < b.x1 ? a.x1 : b.x1, a.y1 < b.y1 ? a.y1 : b.y1,
  };
}

int32_t tintype_make_edges(const int32_t *steps, size_t count, tintype_edges *edges) {
  outline o = {.edges = edges, .reach = tintype_nowhere};
  for (const int32_t *step = steps; step < steps + count;) step = read_step(&o, step);
  end_subpath(&o);
  // What is upright and level alone is counted otherwise by Cairo.
  if (!o.is_slanted) return tintype_not_scanned;
  edges->outline = common(tintype_pixels_of(edges->outline), tintype_pixels_of(o.reach));
  return tintype_scanned;
}
