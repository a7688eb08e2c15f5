// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "CTintypeKernels.h"
#include <stdlib.h>
#include <string.h>

static inline uint8_t rounded(float value) {
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value + 0.5f);
}

/// Sixteen floats, wherever they lie: as many as two to four registers hold.
///
/// The type makes packed sums of the loop below where nothing is optimized too, as in the tests of who uses
/// the package.
typedef float floats __attribute__((vector_size(64), aligned(4), may_alias));

/// Adds weight times `from`, a row of floats, to `to`.
static void accumulate(float *restrict to, const float *restrict from, float weight, size_t count) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    *(floats *)(to + i) += *(const floats *)(from + i) * weight;
  }
  for (; i < count; i++) to[i] += from[i] * weight;
}

/// One row across: `line` has `reach` pixels of margin on both sides.
static void blur_across(const float *line, float *out, size_t count, size_t channels,
                        const float *weights, int32_t reach) {
  const float *middle = line + (size_t)reach * channels;
  for (size_t i = 0; i < count; i++) out[i] = middle[i] * weights[0];
  for (int32_t k = 1; k <= reach; k++) {
    size_t step = (size_t)k * channels;
    accumulate(out, middle - step, weights[k], count);
    accumulate(out, middle + step, weights[k], count);
  }
}

static void load_line(float *line, const uint8_t *row, int32_t width, size_t channels,
                      int32_t reach, bool clamps) {
  size_t count = (size_t)width * channels, margin = (size_t)reach * channels;
  for (size_t i = 0; i < count; i++) line[margin + i] = row[i];
  for (size_t i = 0; i < margin; i++) {
    size_t channel = i % channels;
    line[i] = clamps ? row[channel] : 0;
    line[margin + count + i] = clamps ? row[count - channels + channel] : 0;
  }
}

bool tintype_blur(uint8_t *bytes, ptrdiff_t stride, int32_t width, int32_t height, int channels,
              const float *weights, int32_t reach, bool clamps) {
  if (width <= 0 || height <= 0 || reach <= 0) return true;
  size_t row = (size_t)width * (size_t)channels;
  // A ring of blurred rows: as many as the column kernel sees.
  size_t ring = 2 * (size_t)reach + 1;
  float *line = malloc((row + 2 * (size_t)reach * (size_t)channels) * sizeof(float));
  float *rows = malloc(ring * row * sizeof(float));
  float *sum = malloc(row * sizeof(float));
  bool done = line && rows && sum;
  if (done) {
    int32_t loaded = 0;
    for (int32_t y = 0; y < height; y++) {
      for (; loaded < height && loaded <= y + reach; loaded++) {
        load_line(line, bytes + loaded * stride, width, (size_t)channels, reach, clamps);
        blur_across(line, rows + ((size_t)loaded % ring) * row, row, (size_t)channels, weights, reach);
      }
      memset(sum, 0, row * sizeof(float));
      for (int32_t k = -reach; k <= reach; k++) {
        int32_t from = y + k;
        if (from < 0 || from >= height) {
          if (!clamps) continue;
          from = from < 0 ? 0 : height - 1;
        }
        accumulate(sum, rows + ((size_t)from % ring) * row, weights[k < 0 ? -k : k], row);
      }
      for (size_t i = 0; i < row; i++) bytes[y * stride + (ptrdiff_t)i] = rounded(sum[i]);
    }
  }
  free(line);
  free(rows);
  free(sum);
  return done;
}

void tintype_apply_color_matrices(uint32_t *words, ptrdiff_t stride, int32_t width, int32_t height,
                              const float *matrices, int count) {
  uint32_t last = 0, last_result = 0;
  bool known = false;
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      uint32_t word = words[y * stride + x];
      if (known && word == last) {
        words[y * stride + x] = last_result;
        continue;
      }
      float alpha = (float)(word >> 24), factor = alpha > 0 ? 1 / alpha : 0;
      float c[4] = {(float)(word >> 16 & 255) * factor, (float)(word >> 8 & 255) * factor,
                    (float)(word & 255) * factor, alpha / 255};
      for (int k = 0; k < count; k++) {
        const float *m = matrices + k * 20;
        float r[4];
        for (int i = 0; i < 4; i++) {
          float v = m[i * 5] * c[0] + m[i * 5 + 1] * c[1] + m[i * 5 + 2] * c[2] +
                    m[i * 5 + 3] * c[3] + m[i * 5 + 4];
          r[i] = v < 0 ? 0 : v > 1 ? 1 : v;
        }
        memcpy(c, r, sizeof c);
      }
      // Exact halves go down, as recorded.
      float a = c[3] * 255;
      uint32_t result = (uint32_t)(a + 0.4999f) << 24;
      for (int i = 0; i < 3; i++) result |= (uint32_t)(c[i] * a + 0.4999f) << (16 - 8 * i);
      last = word, last_result = result, known = true;
      words[y * stride + x] = result;
    }
  }
}

/// The angle of a vector in 0 ... 2 pi, to 1e-7; made of sums and products only, so that it is the
/// same on every machine.
static double angle_of(double y, double x) {
  const double pi = 3.14159265358979323846;
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  if (ax == 0 && ay == 0) return 0;
  double t = ax > ay ? ay / ax : ax / ay, s = t * t;
  // A least-squares fit of atan(t) on 0 ... 1, off by at most 6e-9.
  double p = t * (0.9999999055457112 + s * (-0.33332657852596237 + s * (0.19986537489143597 +
    s * (-0.14164333375121094 + s * (0.10507319787045606 + s * (-0.07247950662362086 +
    s * (0.039899560041755634 + s * (-0.014458697069095193 + s * 0.0024682466251117288))))))));
  double a = ax > ay ? p : pi / 2 - p;
  if (x < 0) a = pi - a;
  return y < 0 ? 2 * pi - a : a;
}

void tintype_angular_gradient(uint32_t *words, ptrdiff_t stride, int32_t width, int32_t height,
                          const double *matrix, double start, double extent,
                          const uint32_t *table, int32_t table_count) {
  const double turn = 2 * 3.14159265358979323846;
  for (int32_t v = 0; v < height; v++) {
    for (int32_t u = 0; u < width; u++) {
      double px = u + 0.5, py = v + 0.5;
      double x = matrix[0] * px + matrix[2] * py + matrix[4];
      double y = matrix[1] * px + matrix[3] * py + matrix[5];
      double a = angle_of(y, x) - start;
      if (extent < 0) a = -a;
      a -= turn * (double)(int64_t)(a / turn);
      if (a < 0) a += turn;
      double size = extent < 0 ? -extent : extent, t = a / size;
      // Beyond the end the nearer end's color goes on.
      if (t > 1) t = a - size < turn - a ? 1 : 0;
      words[v * stride + u] = table[(int32_t)(t * (table_count - 1) + 0.5)];
    }
  }
}

static inline float component(uint32_t word, int shift) { return (float)(word >> shift & 255) / 255; }

static inline uint32_t byte_of(float value) {
  return (uint32_t)(value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5f);
}

void tintype_blend_soft_light(uint32_t *below, ptrdiff_t stride, const uint32_t *above,
                          ptrdiff_t above_stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      uint32_t b = below[y * stride + x], s = above[y * above_stride + x];
      float ba = component(b, 24), sa = component(s, 24);
      if (sa == 0) continue;
      uint32_t result = byte_of(sa + ba - sa * ba) << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        float cb = component(b, shift), cs = component(s, shift), ub = ba > 0 ? cb / ba : 0;
        float us = cs / sa, mixed = (1 - 2 * us) * ub * ub + 2 * us * ub;
        result |= byte_of(cs * (1 - ba) + cb * (1 - sa) + sa * ba * mixed) << shift;
      }
      below[y * stride + x] = result;
    }
  }
}

void tintype_blend_plus_darker(uint32_t *below, ptrdiff_t stride, const uint32_t *above,
                           ptrdiff_t above_stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      uint32_t b = below[y * stride + x], s = above[y * above_stride + x];
      int32_t ba = (int32_t)(b >> 24), sa = (int32_t)(s >> 24);
      int32_t alpha = ba + sa > 255 ? 255 : ba + sa;
      uint32_t result = (uint32_t)alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int32_t cb = (int32_t)(b >> shift & 255), cs = (int32_t)(s >> shift & 255);
        int32_t value = alpha - (ba - cb) - (sa - cs);
        result |= (uint32_t)(value < 0 ? 0 : value) << shift;
      }
      below[y * stride + x] = result;
    }
  }
}

void tintype_shrink(const uint8_t *from, ptrdiff_t stride, int32_t width, int32_t height, int channels,
                int32_t factor, uint8_t *to) {
  int32_t columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
  uint32_t area = (uint32_t)(factor * factor);
  for (int32_t v = 0; v < rows; v++) {
    int32_t y1 = (v + 1) * factor < height ? (v + 1) * factor : height;
    for (int32_t u = 0; u < columns; u++) {
      int32_t x1 = (u + 1) * factor < width ? (u + 1) * factor : width;
      uint32_t sums[4] = {0};
      for (int32_t y = v * factor; y < y1; y++) {
        for (int32_t x = u * factor; x < x1; x++) {
          for (int c = 0; c < channels; c++) sums[c] += from[y * stride + x * channels + c];
        }
      }
      for (int c = 0; c < channels; c++) *to++ = (uint8_t)((sums[c] + area / 2) / area);
    }
  }
}

void tintype_grow(const uint8_t *from, int channels, int32_t factor, uint8_t *to, ptrdiff_t stride,
              int32_t width, int32_t height) {
  int32_t columns = (width + factor - 1) / factor, rows = (height + factor - 1) / factor;
  uint32_t whole = 2 * (uint32_t)factor, area = whole * whole;
  for (int32_t y = 0; y < height; y++) {
    // Places are counted in halves of a pixel: middles of pixels are then whole numbers.
    int32_t py = 2 * y + 1 - factor, v = py < 0 ? -1 : py / (2 * factor);
    uint32_t fy = (uint32_t)(py - v * 2 * factor);
    const uint8_t *upper = from + (ptrdiff_t)(v < 0 ? 0 : v) * columns * channels;
    const uint8_t *lower = from + (ptrdiff_t)(v + 1 < rows ? v + 1 : rows - 1) * columns * channels;
    for (int32_t x = 0; x < width; x++) {
      int32_t px = 2 * x + 1 - factor, u = px < 0 ? -1 : px / (2 * factor);
      uint32_t fx = (uint32_t)(px - u * 2 * factor);
      int32_t a = (u < 0 ? 0 : u) * channels, b = (u + 1 < columns ? u + 1 : columns - 1) * channels;
      for (int c = 0; c < channels; c++) {
        uint32_t top = upper[a + c] * (whole - fx) + upper[b + c] * fx;
        uint32_t bottom = lower[a + c] * (whole - fx) + lower[b + c] * fx;
        to[y * stride + x * channels + c] =
          (uint8_t)((top * (whole - fy) + bottom * fy + area / 2) / area);
      }
    }
  }
}
