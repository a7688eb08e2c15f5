// Functions of angles, powers and roots that are the same to the bit on every processor: what C libraries give differs
// in the last bits. Each is made of sums, products, quotients and square roots, which IEEE 754 rounds alike everywhere;
// whoever includes it turns fused products off.
#ifndef TINTYPE_STEADY_H
#define TINTYPE_STEADY_H

#include <math.h>

#define STEADY_PI 3.14159265358979323846

/// The sine of an angle of up to some thousands of radians: in `quarter` 0, or 1 for the cosine.
static inline double steady_wave(double angle, int quarter) {
  // A quarter of a turn in two parts, of which products with small whole numbers are exact.
  double turns = rint(angle / (STEADY_PI / 2));
  double rest = (angle - turns * 0x1.921fb544p0) - turns * 0x1.0b4611a626331p-34;
  long quarters = ((long)turns + quarter) & 3;
  double square = rest * rest, sum = 0;
  // Taylor's series: of 45 degrees its next terms are below 2^-64.
  if (quarters & 1) {
    for (int i = 18; i > 0; i -= 2) sum = (1 - sum) * square / (i * (i - 1));
    sum = 1 - sum;
  } else {
    for (int i = 19; i > 1; i -= 2) sum = (1 - sum) * square / (i * (i - 1));
    sum = rest * (1 - sum);
  }
  return quarters & 2 ? -sum : sum;
}

static inline double steady_sin(double angle) { return steady_wave(angle, 0); }
static inline double steady_cos(double angle) { return steady_wave(angle, 1); }

/// The direction of a vector in radians, from -pi to pi; 0 for one without a length.
static inline double steady_atan2(double y, double x) {
  double down = fabs(y), across = fabs(x);
  if (down == 0 && across == 0) return 0;
  // A quarter of the angle, by halving it twice, is small enough for the series.
  double z = down < across ? down / across : across / down;
  z = z / (1 + sqrt(1 + z * z)), z = z / (1 + sqrt(1 + z * z));
  double square = z * z, sum = 0;
  for (int i = 25; i > 0; i -= 2) sum = 1.0 / i - square * sum;
  double angle = 4 * z * sum;
  if (down >= across) angle = STEADY_PI / 2 - angle;
  if (x < 0) angle = STEADY_PI - angle;
  return y < 0 ? -angle : angle;
}

/// The angle from 0 to pi that has a cosine.
static inline double steady_acos(double cosine) {
  return steady_atan2(sqrt((1 - cosine) * (1 + cosine)), cosine);
}

/// The length of a vector, of whatever size.
static inline double steady_length(double x, double y) {
  double most = fmax(fabs(x), fabs(y)), least = fmin(fabs(x), fabs(y));
  if (most > 1e-150 && most < 1e150) return sqrt(x * x + y * y);
  return most > 0 ? most * sqrt(1 + (least / most) * (least / most)) : most;
}

/// e to a power of up to some hundreds.
static inline double steady_exp(double power) {
  double halvings = rint(power / 0.69314718055994530942);
  double rest = (power - halvings * 0x1.62e42fefp-1) - halvings * 0x1.473de6af278edp-34, sum = 1;
  for (int i = 14; i > 0; i--) sum = 1 + sum * rest / i;
  return ldexp(sum, (int)halvings);
}

/// The cube root of a number from 0.001 to 2.
static inline double steady_cbrt(double number) {
  double root = 0.4 + 0.6 * number;
  for (int i = 0; i < 9; i++) root -= (root * root * root - number) / (3 * root * root);
  return root;
}

#endif
