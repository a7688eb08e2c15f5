// Curves become lines as in Cairo: they are halved until they are near enough to one.
#ifndef TINTYPE_CURVES_H
#define TINTYPE_CURVES_H

#include "scan.h"

typedef struct {
  spot a, b, c, d;
} curve;

static inline spot middle(spot a, spot b) { return (spot){a.x + ((b.x - a.x) >> 1), a.y + ((b.y - a.y) >> 1)}; }

/// Whether a point is less than a tenth of a pixel from a line that begins at the origin.
static inline bool is_near(double x, double y, double dx, double dy) {
  // Powers of two change no rounding: all is counted in 1/256 of a pixel.
  const double limit = 0.1 * 0.1 * 256 * 256;
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

/// Calls a function with the point where each flat part of a curve begins, and with the one that it leaves it for.
static void divide(curve k, void (*add)(void *, spot, spot), void *to) {
  while (!is_flat(&k)) {
    spot ab = middle(k.a, k.b), bc = middle(k.b, k.c), cd = middle(k.c, k.d);
    spot abc = middle(ab, bc), bcd = middle(bc, cd), half = middle(abc, bcd);
    divide((curve){k.a, ab, abc, half}, add, to);
    k = (curve){half, bcd, cd, k.d};
  }
  add(to, k.a, k.b);
}

#endif
