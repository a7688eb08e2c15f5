// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "CTintypeKernels.h"
#include "../steady.h"

#include <math.h>

/// The most corners that an arc is made of, and the most lines that a step of a path has: itself, a corner or two ends.
enum { ARC = 64, MOST = 4 + 2 * (ARC + 3) };

typedef struct {
  const tintype_pen *pen;
  tintype_line *lines;
  size_t count;
  /// The turn between two corners of an arc.
  double turn;
} writer;

/// A point as far from a middle as the pen reaches into a direction.
static tintype_point reach(tintype_point middle, tintype_point direction, double half) {
  return (tintype_point){middle.x + direction.x * half, middle.y + direction.y * half};
}

static tintype_point left_of(tintype_point direction) {
  return (tintype_point){-direction.y, direction.x};
}

static tintype_point pixel(const double *m, tintype_point p) {
  return (tintype_point){m[0] * p.x + m[2] * p.y + m[4], m[1] * p.x + m[3] * p.y + m[5]};
}

/// Adds a closed outline, with its corners in the opposite order where asked for.
static void add(writer *w, const tintype_point *corners, size_t count, bool turned) {
  for (size_t i = 0; i < count; i++) {
    tintype_point from = pixel(w->pen->matrix, corners[i]);
    tintype_point to = pixel(w->pen->matrix, corners[i + 1 == count ? 0 : i + 1]);
    w->lines[w->count++] = turned ? (tintype_line){to, from} : (tintype_line){from, to};
  }
}

/// Adds the part of a disc that lies between two directions, which are at most half a turn from each other.
static void add_arc(writer *w, tintype_point middle, tintype_point from, tintype_point to, double angle) {
  tintype_point corners[ARC + 3] = {middle, reach(middle, from, w->pen->half)};
  size_t pieces = (size_t)ceil(fmin(fmax(fabs(angle) / w->turn, 1), ARC)), count = 2;
  for (size_t i = 1; i < pieces; i++) {
    double part = angle * (double)i / (double)pieces, c = steady_cos(part), s = steady_sin(part);
    tintype_point direction = {from.x * c - from.y * s, from.x * s + from.y * c};
    corners[count++] = reach(middle, direction, w->pen->half);
  }
  corners[count++] = reach(middle, to, w->pen->half);
  add(w, corners, count, angle < 0);
}

/// Adds what fills the corner between two straight pieces.
static void add_join(writer *w, tintype_point corner, tintype_point from, tintype_point to) {
  double cross = from.x * to.y - from.y * to.x, dot = from.x * to.x + from.y * to.y;
  if (fabs(cross) <= 1e-6 && dot >= 0) return;
  // The outer side is opposite to the turn.
  double side = cross > 0 ? -1 : 1;
  tintype_point a = {-from.y * side, from.x * side}, b = {-to.y * side, to.x * side};
  if (w->pen->join == 1) return add_arc(w, corner, a, b, -side * fabs(steady_atan2(cross, dot)));
  double half = w->pen->half;
  tintype_point corners[4] = {corner, reach(corner, a, half), reach(corner, b, half)};
  size_t count = 3;
  double cosine = sqrt(fmax(0, (1 + dot) / 2));
  // The tip is as many halves long as the half angle's sine says, which is the cosine of half of the turn.
  if (w->pen->join == 0 && cosine > 1e-6 && 1 / cosine <= w->pen->miter_limit) {
    double length = half * sqrt(fmax(0, (1 - dot) / 2)) / cosine;
    corners[3] = corners[2];
    corners[2] = reach(corners[1], from, length);
    count = 4;
  }
  add(w, corners, count, side > 0);
}

/// Adds the end of a line that comes from a direction.
static void add_cap(writer *w, tintype_point end, tintype_point direction) {
  tintype_point left = left_of(direction), right = {-left.x, -left.y};
  if (w->pen->cap == 1) add_arc(w, end, right, left, 3.14159265358979323846);
  if (w->pen->cap == 2) {
    double half = w->pen->half;
    tintype_point far = reach(end, direction, half);
    tintype_point corners[4] = {reach(end, right, half), reach(far, right, half), reach(far, left, half),
                                reach(end, left, half)};
    add(w, corners, 4, false);
  }
}

static tintype_point direction(tintype_point a, tintype_point b) {
  double length = steady_length(b.x - a.x, b.y - a.y);
  return (tintype_point){(b.x - a.x) / length, (b.y - a.y) / length};
}

/// Adds a straight piece.
static void add_piece(writer *w, tintype_point a, tintype_point b, tintype_point along) {
  tintype_point left = left_of(along), right = {-left.x, -left.y};
  double half = w->pen->half;
  tintype_point corners[4] = {reach(a, left, half), reach(a, right, half), reach(b, right, half),
                              reach(b, left, half)};
  add(w, corners, 4, false);
}

size_t tintype_stroke_lines(const tintype_point *points, size_t count, bool closed, const tintype_pen *pen,
                        size_t *next, size_t end, tintype_line *lines, size_t room) {
  const double *m = pen->matrix;
  double radius = pen->half * fmax(steady_length(m[0], m[1]), steady_length(m[2], m[3]));
  // An arc is a fiftieth of a pixel from its corners at most.
  writer w = {pen, lines, 0, 2 * steady_acos(1 - fmin(0.02 / radius, 0.5))};
  if (count == 1) {
    // A line without a length is a dot, where it has ends.
    add_cap(&w, *points, (tintype_point){1, 0});
    add_cap(&w, *points, (tintype_point){-1, 0});
  }
  for (; *next < end && room - w.count >= MOST; ++*next) {
    tintype_point a = points[*next % count], b = points[(*next + 1) % count], along = direction(a, b);
    add_piece(&w, a, b, along);
    if (closed || *next + 2 < count) {
      add_join(&w, b, along, direction(b, points[(*next + 2) % count]));
    } else {
      add_cap(&w, b, along);
    }
    if (!closed && *next == 0) add_cap(&w, a, (tintype_point){-along.x, -along.y});
  }
  return w.count;
}
