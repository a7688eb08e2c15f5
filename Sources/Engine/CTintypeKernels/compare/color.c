// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "compare.h"
#include "places.h"
#include "../steady.h"

#include <math.h>
#include <string.h>

/* Distances between colors. Verdicts and printed figures come from here, which are the same on every processor. */

static double radians(double degrees) { return degrees * (STEADY_PI / 180); }

static double hue_of(double a, double b) {
  if (a == 0 && b == 0) return 0;
  double h = steady_atan2(b, a) * (180 / STEADY_PI);
  return h < 0 ? h + 360 : h;
}

/* No squares of such numbers are too large or too small, which is what hypot takes its time for. */
static double length_of(double a, double b) { return sqrt(a * a + b * b); }

static double power7(double v) {
  double v3 = v * v * v;
  return v3 * v3 * v;
}

/* Names follow Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005). */
double tintype_compare_lab_difference(const double *lab1, const double *lab2) {
  const double twenty_five7 = 6103515625.0;
  double mean_c7 = power7((length_of(lab1[1], lab1[2]) + length_of(lab2[1], lab2[2])) / 2);
  double g = 0.5 * (1 - sqrt(mean_c7 / (mean_c7 + twenty_five7)));
  double a1 = (1 + g) * lab1[1], a2 = (1 + g) * lab2[1];
  double c1 = length_of(a1, lab1[2]), c2 = length_of(a2, lab2[2]);
  double h1 = hue_of(a1, lab1[2]), h2 = hue_of(a2, lab2[2]);

  double dl = lab2[0] - lab1[0], dc = c2 - c1, dh = 0, mean_h = h1 + h2;
  if (c1 * c2 != 0) {
    dh = h2 - h1;
    /* Opposite hues are 180 apart but for the last bits of their angles. */
    const double opposite = 180 + 1e-9;
    if (dh > opposite) dh -= 360;
    if (dh < -opposite) dh += 360;
    if (fabs(h1 - h2) <= opposite) mean_h = (h1 + h2) / 2;
    else mean_h = (h1 + h2 < 360 ? h1 + h2 + 360 : h1 + h2 - 360) / 2;
  }
  double dbig_h = 2 * sqrt(c1 * c2) * steady_sin(radians(dh / 2));
  double mean_l = (lab1[0] + lab2[0]) / 2, mean_c = (c1 + c2) / 2;
  double t = 1 - 0.17 * steady_cos(radians(mean_h - 30)) + 0.24 * steady_cos(radians(2 * mean_h)) +
             0.32 * steady_cos(radians(3 * mean_h + 6)) - 0.20 * steady_cos(radians(4 * mean_h - 63));
  double turn = 30 * steady_exp(-((mean_h - 275) / 25) * ((mean_h - 275) / 25));
  double c7 = power7(mean_c), rc = 2 * sqrt(c7 / (c7 + twenty_five7));
  double l50 = (mean_l - 50) * (mean_l - 50);
  double sl = 1 + 0.015 * l50 / sqrt(20 + l50), sc = 1 + 0.045 * mean_c, sh = 1 + 0.015 * mean_c * t;
  double rt = -steady_sin(radians(2 * turn)) * rc;
  double l = dl / sl, c = dc / sc, h = dbig_h / sh;
  return sqrt(l * l + c * c + h * h + rt * c * h);
}

static double lab_curve(double t) { return t > 216.0 / 24389 ? steady_cbrt(t) : (24389.0 / 27 * t + 16) / 116; }

/* `linear` maps an sRGB byte to light, 0 to 1; `ground` is the component below a half-transparent pixel. */
static void to_lab(uint32_t pixel, uint32_t ground, const double *linear, double *lab) {
  uint32_t rest = (255 - (pixel >> 24)) * ground / 255;
  double channel[3];
  for (int i = 0; i < 3; i++) {
    uint32_t v = ((pixel >> (8 * i)) & 255) + rest;
    channel[i] = linear[v > 255 ? 255 : v];
  }
  double b = channel[0], g = channel[1], r = channel[2];
  double x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
  double y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b;
  double z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883;
  double fx = lab_curve(x), fy = lab_curve(y), fz = lab_curve(z);
  lab[0] = 116 * fy - 16;
  lab[1] = 500 * (fx - fy);
  lab[2] = 200 * (fy - fz);
}

/* The same colors, and the same pairs of them, occur again and again at the edges of text: small tables of the last
 * ones seen save most evaluations. */
#define PAIRS 4096
#define COLORS 512

typedef struct {
  uint32_t pixel;
  int is_known;
  double over_white[3], over_black[3];
} lab_color;

typedef struct {
  uint64_t keys[PAIRS];
  double values[PAIRS];
  lab_color colors[COLORS];
} seen_differences;

/* A pair of zeros never differs, so 0 marks an empty slot. */
static void forget(seen_differences *seen) {
  memset(seen->keys, 0, sizeof seen->keys);
  for (size_t i = 0; i < COLORS; i++) seen->colors[i].is_known = 0;
}

static lab_color lab_of(seen_differences *seen, uint32_t pixel, const double *linear) {
  lab_color *color = &seen->colors[(pixel * 0x9E3779B1u) >> 23];
  if (!color->is_known || color->pixel != pixel) {
    color->pixel = pixel, color->is_known = 1;
    to_lab(pixel, 255, linear, color->over_white);
    if (pixel >> 24 < 255) to_lab(pixel, 0, linear, color->over_black);
    else memcpy(color->over_black, color->over_white, sizeof color->over_white);
  }
  return *color;
}

static double pixel_difference(seen_differences *seen, uint32_t p, uint32_t q, const double *linear) {
  lab_color one = lab_of(seen, p, linear), other = lab_of(seen, q, linear);
  double over_white = tintype_compare_lab_difference(one.over_white, other.over_white);
  if (p >> 24 == 255 && q >> 24 == 255) return over_white;
  double over_black = tintype_compare_lab_difference(one.over_black, other.over_black);
  return over_white > over_black ? over_white : over_black;
}

static double seen_difference(seen_differences *seen, uint32_t p, uint32_t q, const double *linear) {
  uint64_t key = (uint64_t)p << 32 | q;
  size_t slot = (size_t)((key * 0x9E3779B97F4A7C15u) >> 40) & (PAIRS - 1);
  if (seen->keys[slot] != key || key == 0) {
    seen->keys[slot] = key;
    seen->values[slot] = pixel_difference(seen, p, q, linear);
  }
  return seen->values[slot];
}

void tintype_compare_ciede2000(
    const tintype_compare_pair *pair, const uint32_t *places, size_t count, const double *linear, double *out) {
  seen_differences seen;
  place_row row = {0, 0};
  forget(&seen);
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], pair->width, &row), y = row.y;
    out[i] = seen_difference(&seen, pair->a[y * pair->stride_a + x], pair->b[y * pair->stride_b + x], linear);
  }
}

tintype_compare_figures tintype_compare_measure(
    const tintype_compare_pair *pair, const uint32_t *places, size_t count, const double *linear) {
  tintype_compare_figures figures = {0, 0, 0};
  seen_differences seen;
  place_row row = {0, 0};
  double sum = 0, difference = 0;
  uint32_t last_p = 0, last_q = 0;
  forget(&seen);
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], pair->width, &row), y = row.y;
    uint32_t p = pair->a[y * pair->stride_a + x], q = pair->b[y * pair->stride_b + x];
    /* Most pixels are as their neighbor. */
    if (p != last_p || q != last_q || i == 0) {
      last_p = p, last_q = q;
      difference = seen_difference(&seen, p, q, linear);
      uint32_t channel = tintype_compare_channel(p, q);
      if (difference > figures.largest_difference) figures.largest_difference = difference;
      if (channel > figures.largest_channel) figures.largest_channel = channel;
    }
    sum += difference;
  }
  figures.mean_difference = count > 0 ? sum / (double)count : 0;
  return figures;
}

/* What shows through a transparent pixel depends on its position, as in pixelmatch 7: there a change of
 * alpha never meets the one background that hides it. The position is that of the first byte. */
typedef struct {
  double blue, green, red;
} difference;

static difference components(uint32_t p, uint32_t q, size_t place) {
  difference d = {
      (double)(p & 255) - (double)(q & 255),
      (double)(p >> 8 & 255) - (double)(q >> 8 & 255),
      (double)(p >> 16 & 255) - (double)(q >> 16 & 255),
  };
  double alpha = ((double)(p >> 24) - (double)(q >> 24)) / 255;
  if (p >> 24 < 255 || q >> 24 < 255) {
    size_t k = place * 4;
    d.red -= (double)(48 + 159 * (k % 2)) * alpha;
    d.green -= (double)(48 + 159 * ((size_t)((double)k / 1.618033988749895) % 2)) * alpha;
    d.blue -= (double)(48 + 159 * ((size_t)((double)k / 2.618033988749895) % 2)) * alpha;
  }
  return d;
}

static double luma(difference d) { return d.red * 0.29889531 + d.green * 0.58662247 + d.blue * 0.11448223; }

void tintype_compare_yiq(const tintype_compare_pair *pair, const uint32_t *places, size_t count, double *out) {
  place_row row = {0, 0};
  for (size_t n = 0; n < count; n++) {
    size_t x = column_of(places[n], pair->width, &row), y = row.y;
    difference d = components(pair->a[y * pair->stride_a + x], pair->b[y * pair->stride_b + x], places[n]);
    double l = luma(d);
    double i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189;
    double q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694;
    out[n] = 0.5053 * l * l + 0.299 * i * i + 0.1957 * q * q;
  }
}

/* The edge of the picture counts as one equal neighbor. */
static int starts_at_edge(const tintype_compare_pair *pair, size_t x, size_t y) {
  return x == 0 || y == 0 || x + 1 == pair->width || y + 1 == pair->height;
}

static int has_many_siblings(const tintype_compare_pair *pair, const uint32_t *pixels, size_t stride, size_t x, size_t y) {
  int equal = starts_at_edge(pair, x, y);
  uint32_t own = pixels[y * stride + x];
  size_t x0 = x > 0 ? x - 1 : 0, x1 = x + 1 < pair->width ? x + 1 : x;
  size_t y0 = y > 0 ? y - 1 : 0, y1 = y + 1 < pair->height ? y + 1 : y;
  for (size_t u = x0; u <= x1; u++)
    for (size_t v = y0; v <= y1; v++) {
      if (u == x && v == y) continue;
      equal += pixels[v * stride + u] == own;
      if (equal > 2) return 1;
    }
  return 0;
}

/* Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009), with pixelmatch's constants: between a
 * darker and a brighter neighbor, one of which lies in a flat area of both pictures. */
static int looks_smoothed(const tintype_compare_pair *pair, const uint32_t *pixels, size_t stride, size_t x, size_t y) {
  int equal = starts_at_edge(pair, x, y);
  double darkest = 0, brightest = 0;
  size_t dark_x = 0, dark_y = 0, bright_x = 0, bright_y = 0;
  size_t x0 = x > 0 ? x - 1 : 0, x1 = x + 1 < pair->width ? x + 1 : x;
  size_t y0 = y > 0 ? y - 1 : 0, y1 = y + 1 < pair->height ? y + 1 : y;
  uint32_t own = pixels[y * stride + x];
  for (size_t u = x0; u <= x1; u++)
    for (size_t v = y0; v <= y1; v++) {
      if (u == x && v == y) continue;
      double delta = luma(components(own, pixels[v * stride + u], y * pair->width + x));
      if (delta == 0) {
        if (++equal > 2) return 0;
      } else if (delta < darkest) {
        darkest = delta, dark_x = u, dark_y = v;
      } else if (delta > brightest) {
        brightest = delta, bright_x = u, bright_y = v;
      }
    }
  if (darkest == 0 || brightest == 0) return 0;
  return (has_many_siblings(pair, pair->a, pair->stride_a, dark_x, dark_y) &&
          has_many_siblings(pair, pair->b, pair->stride_b, dark_x, dark_y)) ||
         (has_many_siblings(pair, pair->a, pair->stride_a, bright_x, bright_y) &&
          has_many_siblings(pair, pair->b, pair->stride_b, bright_x, bright_y));
}

void tintype_compare_antialiased(
    const tintype_compare_pair *pair, const uint32_t *places, size_t count, uint8_t *flags) {
  place_row row = {0, 0};
  for (size_t i = 0; i < count; i++) {
    size_t x = column_of(places[i], pair->width, &row), y = row.y;
    flags[i] =
        looks_smoothed(pair, pair->a, pair->stride_a, x, y) || looks_smoothed(pair, pair->b, pair->stride_b, x, y);
  }
}
