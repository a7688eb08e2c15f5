// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "fills.h"
#include "shapes.h"
#include <limits.h>
#include <math.h>
#include <string.h>

// Colors are found for eight pixels at once, in the steps in which Cairo's library of pixels finds them for one, so
// that they are the same colors.
// Vectors are handed to functions that are inlined alone, so that it does not matter how they would be.
#pragma clang diagnostic ignored "-Wpsabi"
typedef double doubles __attribute__((vector_size(64)));
typedef int64_t longs __attribute__((vector_size(64)));
typedef float floats __attribute__((vector_size(32)));
typedef int32_t ints __attribute__((vector_size(32)));
typedef uint32_t words8 __attribute__((vector_size(32)));
typedef uint16_t lanes16 __attribute__((vector_size(32)));

enum { lanes = 8, chunk = 256 };

/// What does not change along a row.
typedef struct {
  /// Linear gradients: the place of the first pixel, and how far the next one is from it.
  int64_t place;
  double step;
  /// Radial gradients: the squared distance of the first pixel less that of the inner circle, and its differences.
  int64_t distance, first, second;
  /// Angular gradients: the first pixel.
  double x, y;
} row_state;

/// Finds the colors of pixels of a row, the first of which is so many from the row's first;
/// `colors` has space for whole vectors.
typedef void row_function(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, uint32_t *colors);

typedef struct {
  row_function *linear, *radial, *angular;
  /// Finds the colors of eight rows of a gradient that goes straight down.
  void (*down)(const tintype_gradient *g, double per_length, int32_t y, uint32_t *colors);
  /// Finds the colors of a table between two of its positions, the last one not included.
  void (*mix)(const tintype_gradient_stop *from, const tintype_gradient_stop *to, int32_t first, int32_t last,
              int32_t steps, uint32_t *table);
  void (*lay)(uint32_t *words, const uint32_t *colors, int32_t count, uint32_t cover);
  /// Gives pixels a color.
  void (*fill)(uint32_t *words, int32_t count, uint32_t color);
} gradient_kernels;

INLINE doubles choose(longs condition, doubles yes, doubles no) {
  return (doubles)(((longs)yes & condition) | ((longs)no & ~condition));
}

INLINE doubles all(double value) { return (doubles){0} + value; }

// Colors.

static const tintype_gradient_piece *piece_at(const tintype_gradient *g, int32_t place) {
  const tintype_gradient_piece *piece = g->pieces;
  while (place >= piece->to) piece++;
  return piece;
}

INLINE words8 mixed(floats place, const floats *slopes, const floats *bases) {
  floats at = place * (1.0f / 65536.0f);
  floats alpha = 255.0f * (slopes[0] * at + bases[0]);
  words8 word = __builtin_convertvector(__builtin_convertvector(alpha + 0.5f, ints), words8) << 24;
  for (int i = 1; i < 4; i++) {
    floats part = alpha * (slopes[i] * at + bases[i]);
    word |= (__builtin_convertvector(__builtin_convertvector(part + 0.5f, ints), words8) & 255) << (24 - 8 * i);
  }
  return word;
}

/// The colors of eight places, in 1/65536 of the gradient.
INLINE words8 colors_of(const tintype_gradient *g, ints place) {
  const tintype_gradient_piece *piece = piece_at(g, place[0]);
  floats slopes[4], bases[4];
  for (int i = 0; i < 4; i++) {
    slopes[i] = (floats){0} + piece->slopes[i];
    bases[i] = (floats){0} + piece->bases[i];
  }
  if (__builtin_reduce_or((place < piece->from) | (place >= piece->to)) != 0) {
    for (int k = 1; k < lanes; k++) {
      piece = piece_at(g, place[k]);
      for (int i = 0; i < 4; i++) slopes[i][k] = piece->slopes[i], bases[i][k] = piece->bases[i];
    }
  }
  return mixed(__builtin_convertvector(place, floats), slopes, bases);
}

/// Whole places, cut off; what is far outside has the color of the end anyway.
INLINE ints whole(doubles place) {
  const double far = 1e9;
  place = choose(place < -far, all(-far), place);
  place = choose(place > far, all(far), place);
  return __builtin_convertvector(place, ints);
}

// Where rows begin.

/// How many steps of a linear gradient a unit along it is, squared.
static double steps_of_unit(const tintype_gradient *g) {
  int64_t dx = g->direction[0], dy = g->direction[1];
  return 65536.0 * 65536.0 / ((double)(dx * dx + dy * dy) * 65536.0);
}

/// What is known of a row whose first pixel is given.
INLINE row_state begin(const tintype_gradient *g, double per_length, int32_t x, int32_t y) {
  row_state s = {0};
  if (g->kind == tintype_angular) {
    s.x = (double)x - g->left + 0.5, s.y = (double)y - g->top + 0.5;
    return s;
  }
  // The middle of the pixel in the gradient's own coordinates.
  const int32_t *m = g->matrix;
  int64_t px = ((int64_t)x + g->left) * 65536 + 32768, py = ((int64_t)y + g->top) * 65536 + 32768;
  int64_t vx = (m[0] * px + m[2] * py + m[4] * INT64_C(65536) + 32768) >> 16;
  int64_t vy = (m[1] * px + m[3] * py + m[5] * INT64_C(65536) + 32768) >> 16;
  if (g->kind == tintype_linear) {
    int64_t dx = g->direction[0], dy = g->direction[1];
    s.place = (int64_t)(((double)(dx * vx + dy * vy) - (double)(dx * g->middle[0] + dy * g->middle[1])) * per_length);
    s.step = (double)(dx * m[0] + dy * m[1]) * per_length;
  } else {
    vx -= g->middle[0], vy -= g->middle[1];
    s.distance = vx * vx + vy * vy - g->radius * g->radius;
    s.first = (2 * vx + m[0]) * m[0] + (2 * vy + m[1]) * m[1];
    s.second = 2 * ((int64_t)m[0] * m[0] + (int64_t)m[1] * m[1]);
  }
  return s;
}

/// The colors of eight rows of a gradient that goes straight down: they do not depend on where a row begins.
INLINE void down(const tintype_gradient *g, double per_length, int32_t y, uint32_t *colors) {
  ints place = {0};
  for (int k = 0; k < lanes; k++) place[k] = (int32_t)begin(g, per_length, 0, y + k).place;
  words8 found = colors_of(g, place);
  memcpy(colors, &found, sizeof found);
}

// Rows.

INLINE void linear(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, uint32_t *colors) {
  doubles pixel = (doubles){0, 1, 2, 3, 4, 5, 6, 7} + (double)from;
  for (int32_t x = 0; x < count; x += lanes, pixel += (double)lanes) {
    words8 found = colors_of(g, whole(pixel * s->step) + (int32_t)s->place);
    memcpy(colors + x, &found, sizeof found);
  }
}

INLINE void radial(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, uint32_t *colors) {
  // Both differences are whole numbers, and so the distances are the same wherever a row begins.
  longs pixel = (longs){0, 1, 2, 3, 4, 5, 6, 7} + (int64_t)from;
  longs distance = s->distance + pixel * s->first + (pixel * (pixel - 1) >> 1) * s->second;
  longs change = (int64_t)lanes * (s->first + pixel * s->second) + (int64_t)lanes * (lanes - 1) / 2 * s->second;
  double r = (double)g->radius, width = (double)g->width;
  double a = (double)(-g->width * g->width), b = (double)(g->radius * g->width), inverse = 65536.0 / a;
  for (int32_t x = 0; x < count; x += lanes) {
    doubles under = b * b + a * -__builtin_convertvector(distance, doubles);
    doubles root = __builtin_elementwise_sqrt(choose(under < 0, all(0), under));
    doubles one = (b + root) * inverse, other = (b - root) * inverse;
    longs takes_one = one * width >= -65536.0 * r, takes_other = other * width >= -65536.0 * r;
    words8 found = colors_of(g, whole(choose(takes_one, one, other)));
    found &= __builtin_convertvector((under >= 0) & (takes_one | takes_other), words8);
    memcpy(colors + x, &found, sizeof found);
    distance += change;
    change += (int64_t)lanes * lanes * s->second;
  }
}

/// The angles of vectors in 0 ... 2 pi, to 1e-7; made of sums and products only, so that they are the same on every
/// machine.
INLINE doubles angles_of(doubles y, doubles x) {
  const double pi = 3.14159265358979323846;
  doubles ax = choose(x < 0, -x, x), ay = choose(y < 0, -y, y);
  longs is_middle = (ax == 0) & (ay == 0), is_wide = ax > ay;
  doubles large = choose(is_wide, ax, ay), small = choose(is_wide, ay, ax);
  doubles t = small / choose(is_middle, all(1), large), s = t * t;
  // A least-squares fit of atan(t) on 0 ... 1, off by at most 6e-9.
  doubles p = t * (0.9999999055457112 + s * (-0.33332657852596237 + s * (0.19986537489143597 +
    s * (-0.14164333375121094 + s * (0.10507319787045606 + s * (-0.07247950662362086 +
    s * (0.039899560041755634 + s * (-0.014458697069095193 + s * 0.0024682466251117288))))))));
  doubles a = choose(is_wide, p, pi / 2 - p);
  a = choose(x < 0, pi - a, a);
  a = choose(y < 0, 2 * pi - a, a);
  return choose(is_middle, all(0), a);
}

INLINE void angular(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, uint32_t *colors) {
  const double turn = 2 * 3.14159265358979323846;
  const double *m = g->rotation;
  double size = g->extent < 0 ? -g->extent : g->extent, per_size = 1 / size;
  // A start within the first turn leaves every angle within one turn of it, which need not be counted then.
  bool is_near = g->start >= 0 && g->start <= turn;
  doubles px = (doubles){0, 1, 2, 3, 4, 5, 6, 7} + (double)from + s->x;
  for (int32_t u = 0; u < count; u += lanes, px += (double)lanes) {
    doubles x = m[0] * px + m[2] * s->y + m[4], y = m[1] * px + m[3] * s->y + m[5];
    doubles a = angles_of(y, x) - g->start;
    if (g->extent < 0) a = -a;
    if (is_near) {
      a = choose(a >= turn, a - turn, a);
      a = choose(a <= -turn, a + turn, a);
    } else {
      a -= turn * __builtin_convertvector(whole(a / turn), doubles);
    }
    a = choose(a < 0, a + turn, a);
    doubles t = a * per_size;
    // Beyond the end the nearer end's color goes on.
    t = choose(t > 1, choose(a - size < turn - a, all(1), all(0)), t);
    ints place = whole(t * (double)(g->table_count - 1) + 0.5);
    for (int k = 0; k < lanes; k++) colors[u + k] = g->table[place[k]];
  }
}

/// Whole numbers of 0 to 255 for numbers of 0 to 1, those in the middle rounded up.
INLINE words8 levels_of(doubles part, doubles alpha) {
  part = choose(part > 1, all(1), part);
  part = choose(part > 0, part, all(0)) * alpha;
  ints down = __builtin_convertvector(part, ints);
  longs is_up = part - __builtin_convertvector(down, doubles) >= 0.5;
  return (words8)(down - __builtin_convertvector(is_up, ints));
}

INLINE void mix(const tintype_gradient_stop *from, const tintype_gradient_stop *to, int32_t first, int32_t last,
                int32_t steps, uint32_t *table) {
  double length = to->location - from->location;
  for (int32_t step = first; step < last; step += lanes) {
    doubles place = ((doubles){0, 1, 2, 3, 4, 5, 6, 7} + (double)step) / (double)(steps - 1);
    doubles t = (place - from->location) / length, rest = 1 - t;
    doubles alpha = from->alpha * rest + to->alpha * t;
    alpha = choose(alpha > 1, all(1), alpha);
    alpha = choose(alpha > 0, alpha, all(0)) * 255;
    words8 found = levels_of(all(1), alpha) << 24;
    found |= levels_of(from->red * rest + to->red * t, alpha) << 16;
    found |= levels_of(from->green * rest + to->green * t, alpha) << 8;
    found |= levels_of(from->blue * rest + to->blue * t, alpha);
    if (step + lanes <= last) memcpy(table + step, &found, sizeof found);
    else memcpy(table + step, &found, (size_t)(last - step) * sizeof *table);
  }
}

// Laying them over what is below.

/// Sixteen components times factors / 255, rounded to nearest.
INLINE words8 scaled(words8 pairs, words8 factors) {
  lanes16 product = (lanes16)pairs * (lanes16)(factors | factors << 16) + 128;
  return (words8)((product + (product >> 8)) >> 8);
}

INLINE void lay(uint32_t *words, const uint32_t *colors, int32_t count, uint32_t cover) {
  const uint32_t half = 0x00ff00ff;
  int32_t x = 0;
  for (; x + lanes <= count; x += lanes) {
    words8 above, below, covers = (words8){0} + cover;
    memcpy(&above, colors + x, sizeof above);
    memcpy(&below, words + x, sizeof below);
    words8 low = scaled(above & half, covers), high = scaled(above >> 8 & half, covers);
    words8 rest = 255 - (high >> 16);
    words8 result = (low | high << 8) + (scaled(below & half, rest) | scaled(below >> 8 & half, rest) << 8);
    memcpy(words + x, &result, sizeof result);
  }
  for (; x < count; x++) words[x] = over(words[x], scale_word(colors[x], cover));
}

#define KERNELS(name, attribute)                                                                                  \
  attribute static void linear_##name(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, \
                                      uint32_t *colors) { linear(g, s, from, count, colors); }                    \
  attribute static void radial_##name(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, \
                                      uint32_t *colors) { radial(g, s, from, count, colors); }                    \
  attribute static void angular_##name(const tintype_gradient *g, const row_state *s, int32_t from, int32_t count, \
                                       uint32_t *colors) { angular(g, s, from, count, colors); }                  \
  attribute static void down_##name(const tintype_gradient *g, double per_length, int32_t y, uint32_t *colors) {  \
    down(g, per_length, y, colors);                                                                               \
  }                                                                                                               \
  attribute static void mix_##name(const tintype_gradient_stop *from, const tintype_gradient_stop *to, int32_t first, \
                                   int32_t last, int32_t steps, uint32_t *table) {                                \
    mix(from, to, first, last, steps, table);                                                                     \
  }                                                                                                               \
  attribute static void lay_##name(uint32_t *words, const uint32_t *colors, int32_t count, uint32_t cover) {      \
    lay(words, colors, count, cover);                                                                             \
  }                                                                                                               \
  attribute static void fill_##name(uint32_t *words, int32_t count, uint32_t color) {                             \
    fill_words(words, count, color);                                                                              \
  }                                                                                                               \
  static const gradient_kernels name = {linear_##name, radial_##name, angular_##name, down_##name, mix_##name,    \
                                        lay_##name, fill_##name};

LEVELS(KERNELS)

/// The first step of a table that is not before a position.
static int32_t step_at(double place, int32_t steps) {
  if (place >= 1) return place > 1 ? steps : steps - 1;
  int32_t step = (int32_t)(place * (steps - 1));
  while ((double)step / (double)(steps - 1) < place) step++;
  while (step > 0 && (double)(step - 1) / (double)(steps - 1) >= place) step--;
  return step;
}

void tintype_gradient_table(const tintype_gradient_stop *stops, size_t count, uint32_t *table, int32_t steps,
                        int32_t instructions) {
  int32_t level = tintype_level(instructions), step = 0;
  const gradient_kernels *kernels = LEVEL(level);
  tintype_gradient_stop from = stops[0];
  for (size_t next = 0; next <= count; next++) {
    bool is_between = next > 0 && next < count;
    tintype_gradient_stop to = is_between ? stops[next] : from;
    // What is beyond the ends has their colors, which a stop without end leaves as they are.
    if (!is_between) to.location = INFINITY;
    int32_t last = next < count ? step_at(stops[next].location, steps) : steps;
    if (last > step) kernels->mix(&from, &to, step, last, steps, table);
    step = max32(step, last);
    if (next < count) from = stops[next];
  }
}

/// Pieces of a row whose pixels are counted from one on, and the piece that the next ones begin with.
typedef struct {
  const tintype_span *first, *end, *next;
} run;

/// The spans that Cairo draws in one call.
///
/// Places are rounded from the first pixel of a call, of which full pieces of 256 pixels or more have one of their own.
static run next_run(const tintype_span *span, const tintype_span *end) {
  enum { own = 256 };
  run r = {span, span + 1, NULL};
  bool is_own = span->x1 - span->x0 >= own && span->cover == 255;
  for (; !is_own && r.end < end; r.end++) {
    if (r.end->x1 - r.end->x0 >= own && r.end->cover == 255) break;
    if (r.end[-1].x1 - span->x0 <= own) continue;
    // What is empty between two calls is a span where outlines are kept, else it is none.
    if (r.end->cover == 0 && r.end->x1 - r.end->x0 > 1) {
      r.next = r.end + 1;
      break;
    }
    if (r.end->x0 > r.end[-1].x1) break;
  }
  if (r.next == NULL) r.next = r.end;
  return r;
}

typedef struct {
  const tintype_gradient *gradient;
  const gradient_kernels *kernels;
  row_function *row;
  /// The steps of a unit along a linear gradient.
  double per_length;
  /// Whether the gradient goes straight down, and the colors of rows from one on.
  bool is_down;
  int32_t first;
  uint32_t colors[lanes];
} painter;

/// The one color of a row of a gradient that goes straight down; those of the next rows are found with it.
static uint32_t color_of_row(painter *p, int32_t y) {
  if (y < p->first || y >= p->first + lanes) {
    p->kernels->down(p->gradient, p->per_length, y, p->colors);
    p->first = y;
  }
  return p->colors[y - p->first];
}

static void fill_run(painter *p, uint32_t *words, int32_t x, int32_t y, run run, int32_t x0, int32_t x1) {
  const tintype_gradient *g = p->gradient;
  int32_t start = run.first->x0 + x;
  row_state s = {0};
  uint32_t colors[chunk + lanes];
  bool is_one = p->is_down;
  if (is_one) {
    colors[0] = color_of_row(p, y);
  } else {
    s = begin(g, p->per_length, start, y);
    is_one = g->kind == tintype_linear && (int64_t)(s.step * (run.end[-1].x1 - run.first->x0)) == 0;
    if (is_one) {
      s.step = 0;
      p->row(g, &s, 0, lanes, colors);
    }
  }
  for (const tintype_span *span = run.first; span < run.end; span++) {
    if (span->cover == 0) continue;
    bool is_copied = span->cover == 255 && g->is_opaque;
    int32_t from = max32(span->x0 + x, x0), to = min32(span->x1 + x, x1);
    if (is_one && is_copied) {
      p->kernels->fill(words + from, to - from, colors[0]);
      continue;
    }
    for (; from < to; from += chunk) {
      int32_t count = min32(to - from, chunk);
      if (is_one) p->kernels->fill(colors, count, colors[0]);
      else p->row(g, &s, from - start, count, colors);
      if (is_copied) memcpy(words + from, colors, (size_t)count * sizeof *words);
      else p->kernels->lay(words + from, colors, count, span->cover);
    }
  }
}

void tintype_fill_gradient(uint32_t *words, ptrdiff_t stride, int32_t left, int32_t top, tintype_rect clip,
                       const tintype_shape *shape, const tintype_gradient *gradient, int32_t instructions) {
  int32_t level = tintype_level(instructions);
  const gradient_kernels *kernels = LEVEL(level);
  row_function *rows[] = {kernels->linear, kernels->radial, kernels->angular};
  int32_t first = max32(clip.y0, shape->y), last = min32(clip.y1, shape->y + shape->height);
  painter p = {gradient, kernels, rows[gradient->kind], .first = INT32_MIN};
  if (gradient->kind == tintype_linear) p.per_length = steps_of_unit(gradient);
  p.is_down = gradient->kind == tintype_linear && gradient->direction[0] == 0 && gradient->matrix[1] == 0;
  for (int32_t y = first; y < last; y++) {
    const tintype_span_row *row = shape_row(shape, y - shape->y);
    const tintype_span *span = shape->spans + row->first, *end = span + row->count;
    while (span < end) {
      run run = next_run(span, end);
      fill_run(&p, words + (y - top) * stride - left, shape->x, y, run, clip.x0, clip.x1);
      span = run.next;
    }
  }
}
