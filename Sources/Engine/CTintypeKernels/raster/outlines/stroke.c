// A fused product and sum rounds once less: lines would have other outlines on other processors.
#pragma STDC FP_CONTRACT OFF

#include "curves.h"
#include <math.h>
#include <stdlib.h>

// The outline of a line is found as Cairo finds it: two sides follow the path at half of the width, each through the
// points where the path turns, and edges are what lies between them. Places are rounded to 1/256 of a pixel where Cairo
// rounds them, which decides on pixels.

typedef struct {
  double x, y;
} vector;

/// The points of one side of a subpath, which count so many turns where they go down.
typedef struct {
  spot *points;
  size_t count, room;
  int32_t turn;
} side;

/// A place of the path: the points of both sides, and where it goes.
typedef struct {
  spot point, left, right;
  /// As far as the path's points say, and of length 1 in pixels and in units of the path.
  spot along;
  vector direction, inner;
} face;

/// What is known of a line while its path is read.
typedef struct {
  tintype_edges *edges;
  const tintype_pen *pen;
  /// From pixels to units of the path; unlike a turned or stretched pen, a round one of whole pixels needs it not.
  double inverse[4];
  bool is_plain, is_turned_over;
  /// A product of two directions below which a curve has a corner.
  double corner;
  /// The points of a disc of the pen's size.
  spot *disc;
  size_t disc_count;
  side right, left;
  spot first_point;
  face current, first;
  bool has_current, has_first, has_length;
  bool has_memory;
} stroker;

// Places.

static inline int32_t fixed(double v) { return (int32_t)rint(v * 256); }
static inline spot plus(spot a, spot b) { return (spot){a.x + b.x, a.y + b.y}; }
static inline spot minus(spot a, spot b) { return (spot){a.x - b.x, a.y - b.y}; }
static inline spot opposite(spot a) { return (spot){-a.x, -a.y}; }
static inline double product(vector a, vector b) { return a.x * b.x + a.y * b.y; }

static inline vector placed(const double *m, vector v) {
  return (vector){m[0] * v.x + m[2] * v.y, m[1] * v.x + m[3] * v.y};
}

static inline vector of_length_one(vector v) {
  if (v.x == 0) return (vector){0, v.y > 0 ? 1 : -1};
  if (v.y == 0) return (vector){v.x > 0 ? 1 : -1, 0};
  double length = hypot(v.x, v.y);
  return (vector){v.x / length, v.y / length};
}

/// Whether one direction comes before another one on the shorter way around: -1, 0 or 1. Of opposite directions that to
/// the right, or straight down, comes first.
static int turn_between(spot a, spot b) {
  int64_t first = (int64_t)a.y * b.x, second = (int64_t)b.y * a.x;
  if (first != second) return first < second ? -1 : 1;
  bool is_none = a.x == 0 && a.y == 0, is_other_none = b.x == 0 && b.y == 0;
  if (is_none || is_other_none) return is_none - is_other_none;
  if ((a.x ^ b.x) >= 0 && (a.y ^ b.y) >= 0) return 0;
  return a.x > 0 || (a.x == 0 && a.y > 0) ? -1 : 1;
}

// Sides.

static void add(stroker *s, side *to, spot p) {
  if (to->count == to->room) {
    size_t room = to->room ? 2 * to->room : 128;
    spot *points = s->has_memory ? realloc(to->points, room * sizeof *points) : NULL;
    if (points == NULL) {
      s->has_memory = false;
      return;
    }
    to->points = points;
    to->room = room;
  }
  to->points[to->count++] = p;
}

/// Makes a side edges, and empties it.
static void end_side(stroker *s, side *from) {
  for (size_t i = 1; i < from->count; i++) tintype_add_edge(s->edges, from->points[i - 1], from->points[i], from->turn);
  from->count = 0;
}

// Discs.

/// How many pixels a unit of the path is at most; 1 where that many pixels are as large as units, turned by no angle or a
/// right one, whatever they are across and down.
static double scale_of(const double *m) {
  const double little = 1.0 / 256;
  double determinant = m[0] * m[3] - m[1] * m[2];
  if (fabs(determinant * determinant - 1) < little
      && ((fabs(m[1]) < little && fabs(m[2]) < little) || (fabs(m[0]) < little && fabs(m[3]) < little))) {
    return 1;
  }
  double across = m[0] * m[0] + m[1] * m[1], down = m[2] * m[2] + m[3] * m[3];
  return sqrt(0.5 * (across + down) + hypot(0.5 * (across - down), m[0] * m[2] + m[1] * m[3]));
}

/// Makes the points of a disc; a pen that is so small that it has one only draws nothing.
static void make_disc(stroker *s) {
  const double *m = s->pen->matrix, tolerance = 0.1, pi = 3.14159265358979323846;
  double radius = s->pen->half * scale_of(m);
  s->disc_count = 1;
  if (tolerance < radius) {
    size_t count = (size_t)ceil(2 * pi / acos(1 - tolerance / radius));
    s->disc_count = count < 4 ? 4 : count + count % 2;
  } else if (tolerance < 4 * radius) {
    s->disc_count = 4;
  }
  s->disc = malloc(s->disc_count * sizeof *s->disc);
  if (s->disc == NULL) {
    s->has_memory = false;
    return;
  }
  for (size_t i = 0; i < s->disc_count; i++) {
    double angle = 2 * pi * (double)i / (double)s->disc_count;
    if (s->is_turned_over) angle = -angle;
    vector v = placed(m, (vector){s->pen->half * cos(angle), s->pen->half * sin(angle)});
    s->disc[i] = (spot){fixed(v.x), fixed(v.y)};
  }
}

/// How a direction lies to that in which the disc comes to a point, or, the other way around, leaves it.
static int turn_at(const stroker *s, size_t i, spot direction, bool is_clockwise) {
  size_t count = s->disc_count;
  i %= count;
  if (is_clockwise) return turn_between(minus(s->disc[i], s->disc[(i + count - 1) % count]), direction);
  return turn_between(direction, minus(s->disc[(i + 1) % count], s->disc[i]));
}

/// Adds the points of a disc between two directions.
static void add_fan(stroker *s, spot from, spot to, spot middle, bool is_clockwise, side *side) {
  size_t count = s->disc_count, low = 0, high = count;
  while (high - low > 1) {
    size_t i = (low + high) / 2;
    if (turn_at(s, i, from, is_clockwise) < 0) low = i; else high = i;
  }
  size_t start = turn_at(s, low, from, is_clockwise) < 0 ? (low + 1) % count : low, stop = start;
  int beyond = turn_at(s, start, to, !is_clockwise);
  if (is_clockwise ? beyond >= 0 : beyond <= 0) {
    for (low = start, high = start + count; high - low > 1;) {
      size_t i = (low + high) / 2;
      if (turn_at(s, i, to, is_clockwise) > 0) high = i; else low = i;
    }
    stop = low % count;
  }
  for (; start != stop; start = (start + (is_clockwise ? 1 : count - 1)) % count) {
    add(s, side, plus(middle, s->disc[start]));
  }
}

// Faces.

/// The face at a point where the path goes into a direction, which has a length.
static face make_face(const stroker *s, spot point, spot along) {
  face f = {.point = point, .along = along};
  f.direction = f.inner = of_length_one((vector){along.x / 256.0, along.y / 256.0});
  double half = s->pen->half;
  vector across;
  if (s->is_plain) {
    across = (vector){-f.inner.y * half, f.inner.x * half};
  } else {
    f.inner = of_length_one(placed(s->inverse, f.inner));
    if (s->is_turned_over) half = -half;
    across = placed(s->pen->matrix, (vector){-f.inner.y * half, f.inner.x * half});
  }
  spot offset = {fixed(across.x), fixed(across.y)};
  f.left = plus(point, offset);
  f.right = minus(point, offset);
  return f;
}

static face turned(face f) {
  spot left = f.left;
  f.left = f.right;
  f.right = left;
  f.along = opposite(f.along);
  f.inner = (vector){-f.inner.x, -f.inner.y};
  return f;
}

static bool turns_right(const face *from, const face *to) { return turn_between(from->along, to->along) < 0; }

// Corners.

/// Where the outer lines of two faces meet; false where they do not within the limit, or not between the faces.
static bool find_tip(const stroker *s, const face *from, const face *to, spot a, spot b, spot *tip) {
  vector v = from->direction, w = to->direction;
  double limit = s->pen->miter_limit;
  if (!(2 <= limit * limit * (1 + product(v, w)))) return false;
  double ax = a.x / 256.0, ay = a.y / 256.0, bx = b.x / 256.0, by = b.y / 256.0;
  double y = ((bx - ax) * v.y * w.y - by * w.x * v.y + ay * v.x * w.y) / (v.x * w.y - w.x * v.y);
  double x = fabs(v.y) >= fabs(w.y) ? (y - ay) * v.x / v.y + ax : (y - by) * w.x / w.y + bx;
  double px = from->point.x / 256.0, py = from->point.y / 256.0;
  // Lines that are nearly parallel meet anywhere once their positions are rounded.
  double first = (ax - px) * (y - py) - (x - px) * (ay - py), second = (bx - px) * (y - py) - (x - px) * (by - py);
  if ((first > 0) - (first < 0) == (second > 0) - (second < 0)) return false;
  // Nor is there a number for where lines meet that have one direction.
  const double far = 1 << 22;
  if (!(fabs(x) < far && fabs(y) < far)) return false;
  *tip = (spot){fixed(x), fixed(y)};
  return true;
}

/// Adds the outer side of a corner; of the one where a subpath is closed, the tip is also its first point.
static void join_outside(stroker *s, const face *from, const face *to, bool is_right, bool is_closing) {
  if (same(from->right, to->right) && same(from->left, to->left)) return;
  side *outer = is_right ? &s->right : &s->left;
  spot a = is_right ? from->right : from->left, b = is_right ? to->right : to->left, tip;
  int32_t join = s->pen->join;
  if (join == 1 && is_closing && !(product(from->direction, to->direction) < s->corner)) join = 0;
  if (join == 1) {
    add_fan(s, from->along, to->along, from->point, is_right, outer);
  } else if (join == 0 && outer->count > 0 && find_tip(s, from, to, a, b, &tip)) {
    outer->points[outer->count - 1] = tip;
    if (is_closing) outer->points[0] = tip;
    return;
  }
  add(s, outer, b);
}

/// Adds the inner side of a corner, which goes through the path itself.
static void join_inside(stroker *s, const face *from, const face *to, bool is_right, bool is_closing) {
  side *inner = is_right ? &s->left : &s->right;
  add(s, inner, from->point);
  add(s, inner, is_right ? to->left : to->right);
  if (is_closing && s->has_memory) inner->points[0] = inner->points[inner->count - 1];
}

// Ends.

static void add_cap(stroker *s, face f) {
  if (s->pen->cap == 1) add_fan(s, f.along, opposite(f.along), f.point, false, &s->left);
  if (s->pen->cap == 2) {
    double half = s->pen->half;
    vector v = placed(s->pen->matrix, (vector){f.inner.x * half, f.inner.y * half});
    spot on = {fixed(v.x), fixed(v.y)};
    add(s, &s->left, plus(f.left, on));
    add(s, &s->left, plus(f.right, on));
  }
  add(s, &s->left, f.right);
}

/// Ends a subpath that is not closed.
static void end_open(stroker *s) {
  if (s->has_length && !s->has_first && !s->has_current && s->pen->cap == 1) {
    // A line without a length is a dot.
    face f = make_face(s, s->first_point, (spot){256, 0});
    add_cap(s, turned(f));
    add_cap(s, f);
    if (s->has_memory) add(s, &s->left, s->left.points[0]);
    end_side(s, &s->left);
    return;
  }
  if (s->has_current) add_cap(s, s->current);
  end_side(s, &s->left);
  if (s->has_first) {
    add(s, &s->left, s->first.right);
    add_cap(s, turned(s->first));
    end_side(s, &s->left);
  }
  end_side(s, &s->right);
}

static void forget(stroker *s) { s->has_length = s->has_first = s->has_current = false; }

// Steps as Cairo's path keeps them.

static void begin(stroker *s, spot point) {
  end_open(s);
  forget(s);
  s->first_point = s->current.point = point;
}

/// Goes on with a face, after a corner where there is a line already.
static void begin_piece(stroker *s, const face *start, bool is_curve) {
  if (s->has_current) {
    int turn = turn_between(s->current.along, start->along);
    if (turn == 0 && !is_curve) return;
    join_outside(s, &s->current, start, turn < 0, false);
    join_inside(s, &s->current, start, turn < 0, false);
    return;
  }
  if (!s->has_first) {
    s->first = *start;
    s->has_first = true;
  }
  s->has_current = true;
  add(s, &s->right, start->right);
  add(s, &s->left, start->left);
}

static void draw_line(stroker *s, spot to) {
  s->has_length = true;
  spot from = s->current.point, along = minus(to, from);
  if (same(from, to)) return;
  face f = make_face(s, from, along);
  begin_piece(s, &f, false);
  f.point = to;
  f.left = plus(f.left, along);
  f.right = plus(f.right, along);
  s->current = f;
  add(s, &s->right, f.right);
  add(s, &s->left, f.left);
}

/// Adds a corner within a curve, or where it turns back.
static void add_corner(stroker *s, const face *to) {
  bool is_right = turns_right(&s->current, to);
  add_fan(s, s->current.along, to->along, s->current.point, is_right, is_right ? &s->right : &s->left);
}

/// Goes on to a point of a curve and leaves it into a direction.
static void draw_to(stroker *s, spot point, spot along) {
  if (along.x == 0 && along.y == 0) {
    face back = turned(s->current);
    add_corner(s, &back);
    s->current = back;
    return;
  }
  face f = make_face(s, point, along);
  if (product(f.direction, s->current.direction) < s->corner) {
    spot way = minus(point, s->current.point);
    s->current.right = plus(s->current.right, way);
    s->current.left = plus(s->current.left, way);
    add(s, &s->right, s->current.right);
    add(s, &s->left, s->current.left);
    add_corner(s, &f);
  }
  add(s, &s->right, f.right);
  add(s, &s->left, f.left);
  s->current = f;
}

typedef struct {
  stroker *stroker;
  spot last;
} flat_points;

static void add_flat(void *to, spot point, spot next) {
  flat_points *all = to;
  if (same(all->last, point)) return;
  all->last = point;
  draw_to(all->stroker, point, minus(next, point));
}

static void draw_curve(stroker *s, spot b, spot c, spot d) {
  spot a = s->current.point;
  spot first = !same(a, b) ? b : !same(a, c) ? c : d, last = !same(c, d) ? c : b;
  if ((same(a, b) && same(c, d)) || same(a, first) || same(last, d)) return draw_line(s, d);
  face f = make_face(s, a, minus(first, a));
  begin_piece(s, &f, true);
  s->current = f;
  flat_points all = {s, a};
  divide((curve){a, b, c, d}, add_flat, &all);
  draw_to(s, d, minus(d, last));
}

static void close(stroker *s) {
  draw_line(s, s->first_point);
  if (s->has_first && s->has_current && s->has_memory) {
    bool is_right = turns_right(&s->current, &s->first);
    join_outside(s, &s->current, &s->first, is_right, true);
    join_inside(s, &s->current, &s->first, is_right, true);
    end_side(s, &s->right);
    end_side(s, &s->left);
  } else {
    end_open(s);
  }
  forget(s);
}

// Paths: lines that go on straight are one, and such without a length none.

/// What is known of a path while its steps are read.
typedef struct {
  stroker *stroker;
  /// Where the subpath begins and where the last step ended.
  spot start, current;
  /// Where the line that ends there began, which the next one may go on.
  spot line;
  bool has_line, begins, is_moved;
  /// Whether any step so far is a curve or a slanted line.
  bool is_slanted;
} reader;

static void end_line(reader *r) {
  if (r->has_line) draw_line(r->stroker, r->current);
  r->has_line = false;
}

static void begin_if_moved(reader *r) {
  if (!r->is_moved) return;
  r->is_moved = false;
  r->begins = true;
  r->start = r->current;
  begin(r->stroker, r->current);
}

static void read_line(reader *r, spot to) {
  begin_if_moved(r);
  if (!r->begins && same(r->current, to)) return;
  if (r->has_line && !same(r->line, r->current)) {
    spot before = minus(r->current, r->line), way = minus(to, r->current);
    bool is_straight = (int64_t)before.y * way.x == (int64_t)way.y * before.x
                       && (int64_t)before.x * way.x + (int64_t)before.y * way.y >= 0;
    if (!is_straight) {
      end_line(r);
      r->line = r->current;
    }
  } else if (!r->has_line) {
    r->line = r->current;
  }
  if (r->current.x != to.x && r->current.y != to.y) r->is_slanted = true;
  r->has_line = true;
  r->begins = false;
  r->current = to;
}

static void read_curve(reader *r, spot b, spot c, spot d) {
  if (same(r->current, b) && same(b, c) && same(c, d)) return read_line(r, d);
  begin_if_moved(r);
  if (r->has_line && same(r->line, r->current)) r->has_line = false;
  end_line(r);
  draw_curve(r->stroker, b, c, d);
  r->begins = false;
  r->is_slanted = true;
  r->current = d;
}

static void read_close(reader *r) {
  read_line(r, r->start);
  // The line back is the closing one.
  r->has_line = false;
  close(r->stroker);
  r->is_moved = true;
}

static const int32_t *read_step(reader *r, const int32_t *step) {
  const spot *points = (const spot *)(step + 1);
  switch (*step) {
  case tintype_step_move:
    end_line(r);
    r->current = r->start = points[0];
    r->is_moved = true;
    return step + 3;
  case tintype_step_line:
    read_line(r, points[0]);
    return step + 3;
  case tintype_step_curve:
    read_curve(r, points[0], points[1], points[2]);
    return step + 7;
  default:
    read_close(r);
    return step + 1;
  }
}

static stroker make_stroker(const tintype_pen *pen, tintype_edges *edges) {
  const double *m = pen->matrix;
  double determinant = m[0] * m[3] - m[1] * m[2];
  stroker s = {.edges = edges, .pen = pen, .has_memory = true, .right.turn = 1, .left.turn = -1};
  s.is_turned_over = determinant < 0;
  s.is_plain = m[0] == 1 && m[1] == 0 && m[2] == 0 && m[3] == 1;
  double part = 1 / determinant;
  bool is_straight = m[1] == 0 && m[2] == 0;
  s.inverse[0] = is_straight ? 1 / m[0] : m[3] * part;
  s.inverse[1] = is_straight ? 0 : -m[1] * part;
  s.inverse[2] = is_straight ? 0 : -m[2] * part;
  s.inverse[3] = is_straight ? 1 / m[3] : m[0] * part;
  // A chord may be a tenth of a pixel inside of the pen.
  double cosine = 1 - 0.1 / pen->half;
  s.corner = 2 * (cosine * cosine) - 1;
  return s;
}

int32_t tintype_make_line_edges(const int32_t *steps, size_t count, const tintype_pen *pen, tintype_edges *edges) {
  stroker s = make_stroker(pen, edges);
  make_disc(&s);
  // A pen that is a point draws nothing.
  if (s.disc_count == 1) count = 0;
  reader r = {.stroker = &s, .is_slanted = count == 0};
  for (const int32_t *step = steps; s.has_memory && step < steps + count;) step = read_step(&r, step);
  end_line(&r);
  if (s.has_memory) end_open(&s);
  free(s.disc);
  free(s.left.points);
  free(s.right.points);
  if (!s.has_memory) edges->has_memory = false;
  edges->outline = tintype_pixels_of(edges->outline);
  // What is upright and level alone is counted otherwise by Cairo.
  return r.is_slanted ? tintype_scanned : tintype_not_scanned;
}
