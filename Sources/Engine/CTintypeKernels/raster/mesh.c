// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "../inline.h"
#include "../levels.h"
#include <math.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// A cell of a mesh is drawn as Cairo draws it: curves beside each other, and places along each of them, so many that none
// lies more than 0.7 pixels from the next one. Each gives the pixel that it lies in a color; the last one is seen. What a
// curve of equal steps gives is found for sixteen places at once.
// Vectors are handed to functions that are inlined alone, so that it does not matter how they would be.
#pragma clang diagnostic ignored "-Wpsabi"
typedef int32_t ints __attribute__((vector_size(64)));
typedef uint32_t words16 __attribute__((vector_size(64)));

enum { lanes = 16, most_places = 256 };

/// A position across and down: both are counted at once, in the same steps.
typedef double pair __attribute__((vector_size(16)));

/// The points of a curve.
typedef struct {
  pair p[4];
} mesh_curve;

/// The curves that start curves, cross over and end them: each goes from the first of them to the last one.
typedef struct {
  mesh_curve sides[4];
  /// Red, green, blue and alpha where the first and the last curve start, and where they end.
  double start[2][4], end[2][4];
} mesh_patch;

/// The pixels that are drawn on.
typedef struct {
  uint32_t *words;
  ptrdiff_t stride;
  int32_t width, height;
} canvas;

/// The positions of a curve: 1/256 of a pixel, and how far each step goes, in parts of 2 ^ -28 of
/// one.
typedef struct {
  int32_t from[2], step[2], second[2], third[2];
  /// The color of the first place, and what each step adds.
  int32_t color[4], change[4];
  int32_t count;
} places;

typedef struct {
  /// Draws as many positions as fill vectors.
  void (*draw)(const canvas *c, const places *p);
} mesh_kernels;

// Places.

/// How far a step goes, in parts of 2 ^ -23 of a pixel.
INLINE int32_t rounded_step(int32_t step) { return (step >> 5) + (step >> 4 & 1); }

/// The pixel of a position that lies so far from the first one.
INLINE int32_t pixel_at(int32_t from, int32_t way) { return (from + (way >> 15) + (way >> 14 & 1)) >> 8; }

/// The color of positions as a word, from components of 16 bits.
INLINE words16 words_of(const words16 *parts, bool is_opaque) {
  words16 word = is_opaque ? (words16){0} + 0xff000000 : parts[3] << 16 & 0xff000000;
  for (int i = 0; i < 3; i++) {
    words16 part = (is_opaque ? (parts[i] << 16) - parts[i] : parts[i] * parts[3]) + 0x8000;
    part += part >> 16;
    word |= part >> 24 << (16 - 8 * i);
  }
  return word;
}

/// Gives sixteen pixels their words in turn: of those at one position the last one stays.
typedef void store_function(uint32_t *words, ints places, words16 found);

INLINE void store_each(uint32_t *words, ints places, words16 found) {
  for (int k = 0; k < lanes; k++) words[places[k]] = found[k];
}

#if defined(__x86_64__)
__attribute__((target("avx512f"))) static inline void store_at_once(uint32_t *words, ints places, words16 found) {
  // In turn, too: the manual says so of positions that are equal.
  _mm512_i32scatter_epi32(words, (__m512i)places, (__m512i)found, sizeof *words);
}
#endif

/// Draws all positions but the last one, sixteen at a time.
INLINE void draw_places(const canvas *c, const places *p, bool is_opaque, store_function *store) {
  const ints count = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  // Steps are rounded one by one, and added up.
  int32_t dx = rounded_step(p->step[0]), dy = rounded_step(p->step[1]);
  for (int32_t first = 0; first + lanes <= p->count; first += lanes) {
    ints number = count + first, x = number * dx, y = number * dy;
    x = (p->from[0] + (x >> 15) + (x >> 14 & 1)) >> 8;
    y = (p->from[1] + (y >> 15) + (y >> 14 & 1)) >> 8;
    words16 parts[4];
    for (int i = 0; i < 4; i++) parts[i] = (words16)(p->color[i] + number * p->change[i]) & 0xffff;
    words16 found = words_of(parts, is_opaque);
    ints is_inside = (x >= 0) & (x < c->width) & (y >= 0) & (y < c->height);
    ints place = y * (int32_t)c->stride + x;
    if (__builtin_reduce_and(is_inside) != 0) {
      store(c->words, place, found);
    } else {
      for (int k = 0; k < lanes; k++) {
        if (is_inside[k]) c->words[place[k]] = found[k];
      }
    }
  }
}

INLINE void draw(const canvas *c, const places *p, store_function *store) {
  if (p->color[3] == 0xffff && p->change[3] == 0) draw_places(c, p, true, store);
  else draw_places(c, p, false, store);
}

#define STORE_plain store_each
#define STORE_avx2 store_each
#define STORE_avx512 store_at_once
#define KERNELS(name, attribute)                                                                              \
  attribute static void draw_##name(const canvas *c, const places *p) { draw(c, p, STORE_##name); }           \
  static const mesh_kernels name = {draw_##name};

LEVELS(KERNELS)

/// A pixel's word from components of 16 bits.
static uint32_t word_of(const int32_t *color) {
  uint32_t alpha = (uint32_t)color[3] & 0xffff, word = alpha << 16 & 0xff000000;
  for (int i = 0; i < 3; i++) {
    uint32_t part = ((uint32_t)color[i] & 0xffff) * alpha + 0x8000;
    part += part >> 16;
    word |= part >> 24 << (16 - 8 * i);
  }
  return word;
}

static void draw_pixel(const canvas *c, int32_t x, int32_t y, const int32_t *color) {
  if (x < 0 || y < 0 || x >= c->width || y >= c->height) return;
  c->words[y * c->stride + x] = word_of(color);
}

/// Draws places one by one: those whose steps change along the curve, or few.
static void draw_each(const canvas *c, places p) {
  int32_t at[2] = {0, 0};
  for (int32_t number = 0; number < p.count; number++) {
    draw_pixel(c, pixel_at(p.from[0], at[0]), pixel_at(p.from[1], at[1]), p.color);
    for (int i = 0; i < 2; i++) {
      at[i] = (int32_t)((uint32_t)at[i] + (uint32_t)rounded_step(p.step[i]));
      p.step[i] = (int32_t)((uint32_t)p.step[i] + (uint32_t)p.second[i]);
      p.second[i] = (int32_t)((uint32_t)p.second[i] + (uint32_t)p.third[i]);
    }
    for (int i = 0; i < 4; i++) p.color[i] += p.change[i];
  }
}

/// Draws places whose steps are all alike.
static void draw_even(const canvas *c, const mesh_kernels *kernels, const places *p) {
  if (p->count <= lanes) return draw_each(c, *p);
  kernels->draw(c, p);
  // There is one more place than there are steps, and of steps whole vectors.
  int32_t steps = p->count - 1, color[4];
  for (int i = 0; i < 4; i++) color[i] = p->color[i] + steps * p->change[i];
  draw_pixel(c, pixel_at(p->from[0], steps * rounded_step(p->step[0])),
             pixel_at(p->from[1], steps * rounded_step(p->step[1])), color);
}

// Curves.

/// The nearest whole numbers, of two the even one; their last 32 bits where they have more.
static inline void whole(pair value, int32_t *numbers) {
  // A sum of that size has no space for anything below one, and its last bits are those of the
  // whole number. To round otherwise, a function is called where the compiler has to do without
  // newer instructions.
  pair sum = value + 6755399441055744.0;
  int64_t bits[2];
  memcpy(bits, &sum, sizeof bits);
  for (int i = 0; i < 2; i++) numbers[i] = (int32_t)bits[i];
}

/// A component of 16 bits.
static inline int32_t component(double value) { return (int32_t)(value * 65535.0 + 0.5) & 0xffff; }

/// How far apart points of a curve are, squared.
static inline double squared(const mesh_curve *k, int a, int b) {
  pair way = k->p[a] - k->p[b], square = way * way;
  return square[0] + square[1];
}

/// The square of the number of steps that a curve needs.
static double squared_steps(const mesh_curve *k) {
  double most = fmax(fmax(squared(k, 0, 1), squared(k, 2, 3)), fmax(squared(k, 0, 2), squared(k, 1, 3)) * 0.25);
  return 18.0 * most;
}

/// How often steps are halved, so that there are more than a number whose square is given.
static int32_t halvings(double square) {
  double value = square > 1 ? square : 1;
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  // The exponent of two next above, of which a number's bits hold the one below.
  int32_t exponent = (int32_t)(bits >> 52) - 1022;
  return (exponent + 1) >> 1;
}

/// A curve's value and its differences from one step to the next, halved so often.
static inline mesh_curve differences(const mesh_curve *k, int32_t times) {
  const pair *p = k->p;
  mesh_curve d = {{p[0], p[3] - p[0], 6. * (p[3] - 2. * p[2] + p[1]), 6. * (p[3] - 3. * p[2] + 3. * p[1] - p[0])}};
  for (; times > 0; times--) {
    d.p[3] *= 0.125;
    d.p[2] = d.p[2] * 0.25 - d.p[3];
    d.p[1] = (d.p[1] - d.p[2]) * 0.5;
  }
  return d;
}

/// Halves a curve.
static void halve(const mesh_curve *k, mesh_curve *first, mesh_curve *second) {
  const pair *a = k->p;
  pair middle = 0.5 * (a[1] + a[2]);
  first->p[0] = a[0];
  first->p[1] = 0.5 * (a[0] + a[1]);
  first->p[2] = 0.5 * (first->p[1] + middle);
  second->p[3] = a[3];
  second->p[2] = 0.5 * (a[2] + a[3]);
  second->p[1] = 0.5 * (middle + second->p[2]);
  first->p[3] = second->p[0] = 0.5 * (first->p[2] + second->p[1]);
}

/// Which part of curves is seen.
typedef enum { none, some, all } visible;

static visible visible_along(double low, double high, double size) {
  if (low >= 0 && high <= size) return all;
  return low >= size || high <= 0 ? none : some;
}

static visible visible_part(const mesh_curve *curves, int32_t count, const canvas *c) {
  pair low = curves->p[0], high = low;
  for (int32_t i = 0; i < count; i++) {
    for (int k = 0; k < 4; k++) {
      low = __builtin_elementwise_min(low, curves[i].p[k]);
      high = __builtin_elementwise_max(high, curves[i].p[k]);
    }
  }
  visible across = visible_along(low[0], high[0], c->width), down = visible_along(low[1], high[1], c->height);
  return across < down ? across : down;
}

/// Whether curves that need so many steps are halved first: for exactness, or to leave out parts that are not seen.
static bool is_long(double square, visible part) {
  return square >= (part == all ? (double)most_places * most_places : 64. * 64.);
}

static void draw_curve(const canvas *c, const mesh_kernels *kernels, const mesh_curve *k, const double *start,
                       const double *end) {
  visible part = visible_part(k, 1, c);
  if (part == none) return;
  double square = squared_steps(k);
  if (is_long(square, part)) {
    mesh_curve first, second;
    double middle[4];
    for (int i = 0; i < 4; i++) middle[i] = (start[i] + end[i]) * 0.5;
    halve(k, &first, &second);
    draw_curve(c, kernels, &first, start, middle);
    draw_curve(c, kernels, &second, middle, end);
    return;
  }
  int32_t times = halvings(square), last[4];
  mesh_curve d = differences(k, times);
  places p = {.count = (1 << times) + 1};
  whole(d.p[0] * 256, p.from);
  whole(d.p[1] * 4096 * 65536, p.step);
  whole(d.p[2] * 4096 * 65536, p.second);
  whole(d.p[3] * 4096 * 65536, p.third);
  bool is_even = (p.second[0] | p.second[1] | p.third[0] | p.third[1]) == 0;
  for (int i = 0; i < 4; i++) {
    p.color[i] = component(start[i]);
    last[i] = component(end[i]);
    int32_t change = last[i] - p.color[i];
    p.change[i] = change >= 0 ? change >> times : -(-change >> times);
  }
  if (is_even) draw_even(c, kernels, &p); else draw_each(c, p);
  int32_t end_place[2];
  whole(k->p[3] * 256, end_place);
  draw_pixel(c, end_place[0] >> 8, end_place[1] >> 8, last);
}

// Patches.

/// Draws curves from the first side to the last one.
static void draw_curves(const canvas *c, const mesh_kernels *kernels, const mesh_patch *p, int32_t times) {
  mesh_curve d[4];
  for (int i = 0; i < 4; i++) d[i] = differences(&p->sides[i], times);
  double start[4], end[4], start_step[4], end_step[4];
  int32_t steps = 1 << times;
  for (int i = 0; i < 4; i++) {
    start[i] = p->start[0][i], end[i] = p->end[0][i];
    start_step[i] = (p->start[1][i] - p->start[0][i]) / steps;
    end_step[i] = (p->end[1][i] - p->end[0][i]) / steps;
  }
  for (int32_t step = 0; step <= steps; step++) {
    mesh_curve k;
    for (int i = 0; i < 4; i++) k.p[i] = d[i].p[0];
    draw_curve(c, kernels, &k, start, end);
    for (int i = 0; i < 4; i++) {
      for (int n = 0; n < 3; n++) d[i].p[n] += d[i].p[n + 1];
      start[i] += start_step[i];
      end[i] += end_step[i];
    }
  }
}

static void draw_patch(const canvas *c, const mesh_kernels *kernels, const mesh_patch *p) {
  visible part = visible_part(p->sides, 4, c);
  if (part == none) return;
  double square = 0;
  for (int i = 0; i < 4; i++) square = fmax(square, squared_steps(&p->sides[i]));
  if (!is_long(square, part)) return draw_curves(c, kernels, p, halvings(square));
  mesh_patch first = *p, second = *p;
  for (int i = 0; i < 4; i++) halve(&p->sides[i], &first.sides[i], &second.sides[i]);
  for (int i = 0; i < 4; i++) {
    first.start[1][i] = second.start[0][i] = 0.5 * (p->start[0][i] + p->start[1][i]);
    first.end[1][i] = second.end[0][i] = 0.5 * (p->end[0][i] + p->end[1][i]);
  }
  draw_patch(c, kernels, &first);
  draw_patch(c, kernels, &second);
}

/// The inner point of a patch that is nearest to a corner, along one axis, which the points around say.
static double inner(double p[4][4], int i, int j) {
  return (-4 * p[i ^ 1][j ^ 1] + 6 * (p[i ^ 1][j] + p[i][j ^ 1]) - 2 * (p[i ^ 1][j ^ 2] + p[i ^ 2][j ^ 1])
          + 3 * (p[i ^ 2][j] + p[i][j ^ 2]) - 1 * p[i ^ 2][j ^ 2]) * (1. / 9);
}

/// All points of a cell with straight sides, along one axis, from its corners in turn.
static void make_points(const double *corners, double p[4][4]) {
  // Where the points of each side are, its corners included.
  static const int8_t rows[4][4] = {{0, 0, 0, 0}, {0, 1, 2, 3}, {3, 3, 3, 3}, {3, 2, 1, 0}};
  static const int8_t columns[4][4] = {{0, 1, 2, 3}, {3, 3, 3, 3}, {3, 2, 1, 0}, {0, 0, 0, 0}};
  for (int side = 0; side < 4; side++) {
    double a = corners[side], b = corners[(side + 1) % 4];
    const int8_t *i = rows[side], *j = columns[side];
    p[i[0]][j[0]] = a;
    p[i[1]][j[1]] = (2 * a + b) * (1. / 3);
    p[i[2]][j[2]] = (a + 2 * b) * (1. / 3);
  }
  for (int number = 0; number < 4; number++) {
    static const int8_t places[4][2] = {{1, 1}, {1, 2}, {2, 2}, {2, 1}};
    int i = places[number][0], j = places[number][1];
    p[i][j] = inner(p, i, j);
  }
}

/// A place of a mesh in the picture.
static inline tintype_point moved(const double *m, double x, double y) {
  return (tintype_point){m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]};
}

static mesh_patch make_patch(const tintype_mesh_cell *cell, const double *matrix, tintype_rect area) {
  double x[4][4], y[4][4];
  make_points(cell->x, x);
  make_points(cell->y, y);
  mesh_patch p;
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 4; j++) {
      tintype_point place = moved(matrix, x[i][j], y[i][j]);
      p.sides[i].p[j] = (pair){place.x + -(double)area.x0, place.y + -(double)area.y0};
    }
  }
  memcpy(p.start[0], cell->colors[0], sizeof p.start[0]);
  memcpy(p.start[1], cell->colors[1], sizeof p.start[1]);
  memcpy(p.end[1], cell->colors[2], sizeof p.end[1]);
  memcpy(p.end[0], cell->colors[3], sizeof p.end[0]);
  return p;
}

void tintype_fill_mesh(uint32_t *words, ptrdiff_t stride, tintype_rect area, const tintype_mesh_cell *cells,
                       size_t count, const double *matrix, int32_t instructions) {
  canvas c = {words, stride, area.x1 - area.x0, area.y1 - area.y0};
  int32_t level = tintype_level(instructions);
  for (size_t i = 0; i < count; i++) {
    mesh_patch p = make_patch(&cells[i], matrix, area);
    draw_patch(&c, LEVEL(level), &p);
  }
}

/// A whole number that is not far outside of any picture.
static inline int32_t near(double value) { return (int32_t)fmin(fmax(value, -8388608), 8388608); }

tintype_rect tintype_mesh_bounds(const tintype_mesh_cell *cells, size_t count, const double *matrix) {
  double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
  for (size_t i = 0; i < count; i++) {
    double points[2][4][4];
    make_points(cells[i].x, points[0]);
    make_points(cells[i].y, points[1]);
    for (int k = 0; k < 32; k++) {
      double value = points[k / 16][k / 4 % 4][k % 4];
      low[k / 16] = fmin(low[k / 16], value), high[k / 16] = fmax(high[k / 16], value);
    }
  }
  double x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
  for (int k = 0; k < 4; k++) {
    tintype_point p = moved(matrix, k & 1 ? high[0] : low[0], k & 2 ? high[1] : low[1]);
    x0 = fmin(x0, p.x), y0 = fmin(y0, p.y), x1 = fmax(x1, p.x), y1 = fmax(y1, p.y);
  }
  return (tintype_rect){near(floor(x0)), near(floor(y0)), near(floor(x1) + 1), near(floor(y1) + 1)};
}
