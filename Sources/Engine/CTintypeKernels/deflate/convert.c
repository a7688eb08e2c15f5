#include "CTintypeKernels.h"

size_t tintype_count_different_pixels(const uint32_t *a, const uint32_t *b, size_t count) {
  size_t total = 0;
  // Blocks whose sums fit a word let the compiler keep the counters in vector lanes.
  for (size_t i = 0; i < count;) {
    size_t end = count - i > 4096 ? i + 4096 : count;
    uint32_t part = 0;
    for (; i < end; i++) part += a[i] != b[i];
    total += part;
  }
  return total;
}

bool tintype_is_opaque(const uint32_t *words, size_t count) {
  for (size_t i = 0; i < count;) {
    size_t end = count - i > 1024 ? i + 1024 : count;
    uint32_t all = 0xff000000;
    for (; i < end; i++) all &= words[i];
    if (all >> 24 != 255) return false;
  }
  return true;
}

bool tintype_is_gray(const uint32_t *words, size_t count) {
  for (size_t i = 0; i < count;) {
    size_t end = count - i > 1024 ? i + 1024 : count;
    uint32_t any = 0;
    for (; i < end; i++) any |= (words[i] ^ (words[i] >> 8)) & 0xffff;
    if (any) return false;
  }
  return true;
}

static inline uint8_t divided(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

void tintype_pixels_to_rgba(const uint32_t *words, uint8_t *rgba, size_t count) {
  // Most pixels are as their neighbor; the first has none.
  uint32_t last = count > 0 ? ~words[0] : 0;
  for (size_t i = 0; i < count; i++, rgba += 4) {
    uint32_t word = words[i], alpha = word >> 24;
    if (word == last) {
      __builtin_memcpy(rgba, rgba - 4, 4);
      continue;
    }
    last = word;
    if (alpha == 255) {
      rgba[0] = (uint8_t)(word >> 16), rgba[1] = (uint8_t)(word >> 8), rgba[2] = (uint8_t)word;
    } else if (alpha == 0) {
      rgba[0] = rgba[1] = rgba[2] = 0;
    } else {
      rgba[0] = divided(word >> 16 & 255, alpha);
      rgba[1] = divided(word >> 8 & 255, alpha);
      rgba[2] = divided(word & 255, alpha);
    }
    rgba[3] = (uint8_t)alpha;
  }
}

void tintype_pixels_to_rgb(const uint32_t *words, uint8_t *rgb, size_t count) {
  size_t i = 0;
  // Four pixels make three whole words.
  for (; i + 4 <= count; i += 4, rgb += 12) {
    uint32_t out[3];
    uint32_t p[4];
    for (int k = 0; k < 4; k++) p[k] = __builtin_bswap32(words[i + (size_t)k]) >> 8;
    out[0] = p[0] | p[1] << 24;
    out[1] = p[1] >> 8 | p[2] << 16;
    out[2] = p[2] >> 16 | p[3] << 8;
    __builtin_memcpy(rgb, out, 12);
  }
  for (; i < count; i++, rgb += 3) {
    rgb[0] = (uint8_t)(words[i] >> 16), rgb[1] = (uint8_t)(words[i] >> 8), rgb[2] = (uint8_t)words[i];
  }
}

void tintype_pixels_to_gray(const uint32_t *words, uint8_t *gray, size_t count) {
  for (size_t i = 0; i < count; i++) gray[i] = (uint8_t)(words[i] >> 8);
}

void tintype_pixels_to_gray_alpha(const uint32_t *words, uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++, bytes += 2) {
    uint32_t alpha = words[i] >> 24;
    bytes[0] = alpha ? divided(words[i] >> 8 & 255, alpha) : 0;
    bytes[1] = (uint8_t)alpha;
  }
}

void tintype_pixels_to_alpha(const uint32_t *words, ptrdiff_t stride, uint8_t *alpha,
                        ptrdiff_t alpha_stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      alpha[y * alpha_stride + x] = (uint8_t)(words[y * stride + x] >> 24);
    }
  }
}

/// component * alpha / 255, rounded to nearest.
static inline uint32_t multiplied(uint32_t component, uint32_t alpha) {
  uint32_t t = component * alpha + 128;
  return (t + (t >> 8)) >> 8;
}

static inline uint32_t word_of(uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  if (a == 255) return 0xff000000 | r << 16 | g << 8 | b;
  return a << 24 | multiplied(r, a) << 16 | multiplied(g, a) << 8 | multiplied(b, a);
}

void tintype_rgba_to_pixels(const uint8_t *rgba, uint32_t *words, size_t count) {
  // Most pixels are as their neighbor.
  uint32_t last = 0, word = 0;
  for (size_t i = 0; i < count; i++, rgba += 4) {
    uint32_t four;
    __builtin_memcpy(&four, rgba, 4);
    if (four != last) {
      last = four;
      word = word_of(rgba[0], rgba[1], rgba[2], rgba[3]);
    }
    words[i] = word;
  }
}

void tintype_rgb_to_pixels(const uint8_t *rgb, uint32_t *words, size_t count) {
  size_t i = 0;
  for (; i + 2 <= count; i++, rgb += 3) {
    uint32_t four;
    __builtin_memcpy(&four, rgb, 4);
    words[i] = __builtin_bswap32(four) >> 8 | 0xff000000;
  }
  for (; i < count; i++, rgb += 3) words[i] = word_of(rgb[0], rgb[1], rgb[2], 255);
}

void tintype_gray_to_pixels(const uint8_t *gray, uint32_t *words, size_t count) {
  for (size_t i = 0; i < count; i++) words[i] = 0xff000000 | (uint32_t)gray[i] * 0x010101;
}

void tintype_gray_alpha_to_pixels(const uint8_t *bytes, uint32_t *words, size_t count) {
  for (size_t i = 0; i < count; i++, bytes += 2) {
    words[i] = word_of(bytes[0], bytes[0], bytes[0], bytes[1]);
  }
}

void tintype_indices_to_pixels(const uint8_t *indices, int bits, const uint32_t *table,
                          uint32_t *words, size_t count) {
  if (bits == 8) {
    for (size_t i = 0; i < count; i++) words[i] = table[indices[i]];
    return;
  }
  uint32_t mask = (1u << bits) - 1;
  for (size_t i = 0; i < count; i++) {
    size_t bit = i * (size_t)bits;
    words[i] = table[indices[bit >> 3] >> (8 - bits - (int)(bit & 7)) & mask];
  }
}

void tintype_bytes_to_units(const uint8_t *bytes, uint32_t size, uint32_t *units, size_t count) {
  switch (size) {
  case 1:
    for (size_t i = 0; i < count; i++) units[i] = bytes[i];
    break;
  case 2:
    for (size_t i = 0; i < count; i++) units[i] = (uint32_t)bytes[2 * i] << 8 | bytes[2 * i + 1];
    break;
  default:
    for (size_t i = 0; i < count; i++) {
      uint32_t four;
      __builtin_memcpy(&four, bytes + 4 * i, 4);
      units[i] = __builtin_bswap32(four);
    }
  }
}

bool tintype_png_unfilter(uint8_t *row, const uint8_t *above, size_t count, int bytes_per_pixel,
                      int filter) {
  size_t bpp = (size_t)bytes_per_pixel;
  switch (filter) {
  case 0: return true;
  case 1:
    for (size_t i = bpp; i < count; i++) row[i] = (uint8_t)(row[i] + row[i - bpp]);
    return true;
  case 2:
    if (above)
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
    return true;
  case 3:
    for (size_t i = 0; i < count; i++) {
      int left = i < bpp ? 0 : row[i - bpp], up = above ? above[i] : 0;
      row[i] = (uint8_t)(row[i] + (left + up) / 2);
    }
    return true;
  case 4:
    for (size_t i = 0; i < count; i++) {
      int a = i < bpp ? 0 : row[i - bpp], b = above ? above[i] : 0;
      int c = i < bpp || !above ? 0 : above[i - bpp];
      int pa = b - c, pb = a - c, pc = pa + pb;
      pa = pa < 0 ? -pa : pa, pb = pb < 0 ? -pb : pb, pc = pc < 0 ? -pc : pc;
      row[i] = (uint8_t)(row[i] + (pa <= pb && pa <= pc ? a : pb <= pc ? b : c));
    }
    return true;
  default: return false;
  }
}

void tintype_orient(const uint32_t *from, int32_t width, int32_t height, int32_t orientation,
                    uint32_t *to) {
  bool swaps = orientation >= 5;
  // By Exif's table: from which side the stored columns and rows are read.
  bool flips_x = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  bool flips_y = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  int32_t columns = swaps ? height : width, rows = swaps ? width : height;
  for (int32_t y = 0; y < rows; y++) {
    for (int32_t x = 0; x < columns; x++) {
      int32_t u = swaps ? y : x, v = swaps ? x : y;
      if (flips_x) u = width - 1 - u;
      if (flips_y) v = height - 1 - v;
      to[(size_t)y * (size_t)columns + (size_t)x] = from[(size_t)v * (size_t)width + (size_t)u];
    }
  }
}
