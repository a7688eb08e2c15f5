// A fused product and sum rounds once less: the same pixels would differ between processors.
#pragma STDC FP_CONTRACT OFF

#include "CTintypeKernels.h"
#include <string.h>

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
