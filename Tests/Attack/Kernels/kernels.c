// What the kernels make of random numbers, as bytes: the same for every processor. `Tests/Attack/Kernels/run` compares.
// A fused product and sum rounds once less: the numbers themselves would differ.
#pragma STDC FP_CONTRACT OFF

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CTintypeKernels.h"

enum { width = 97, height = 61, area = width * height };

static uint64_t state;

static uint32_t chance(void) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)(state >> 16);
}

/// From 0 up to 1, of 24 bits.
static double part(void) { return (chance() & 0xffffff) / 16777216.0; }

static double between(double low, double high) { return low + part() * (high - low); }

/// A color whose alpha is multiplied in; half of them opaque.
static uint32_t color(void) {
  uint32_t alpha = chance() & 1 ? 255 : chance() & 255, word = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) word |= chance() % (alpha + 1) << shift;
  return word;
}

static void picture(uint32_t *words) {
  uint32_t colors[5];
  for (int i = 0; i < 5; i++) colors[i] = color();
  uint32_t many = chance() & 1;
  for (int i = 0; i < area; i++) words[i] = many ? color() : colors[chance() % 5];
  // Some rows repeat the one above.
  for (int y = 1; y < height; y++)
    if (chance() % 3 == 0) memcpy(words + y * width, words + (y - 1) * width, width * 4);
}

static void put(const char *name, const void *bytes, size_t count) {
  printf("%s %zu %016llx\n", name, count, (unsigned long long)tintype_compare_hash(bytes, count, 0));
}

static void compare(void) {
  static uint32_t a[area], b[area], rows[height], places[area], chosen[area], columns[width];
  static double values[area], linear[256];
  static uint8_t flags[area], gray[area];
  picture(a), memcpy(b, a, sizeof a);
  for (int i = 0; i < 400; i++) b[chance() % area] = color();
  for (int i = 0; i < 256; i++) {
    double v = i / 255.0;
    linear[i] = v <= 0.04045 ? v / 12.92 : v * v * (0.7 + 0.3 * v);
  }
  tintype_compare_pair pair = {a, b, width, width, width, height};
  size_t count = tintype_compare_count(&pair, rows);
  put("rows", rows, sizeof rows);
  tintype_compare_collect(&pair, rows, places);
  put("places", places, count * 4);
  tintype_compare_channels(&pair, places, count, values), put("channels", values, count * 8);
  tintype_compare_yiq(&pair, places, count, values), put("yiq", values, count * 8);
  tintype_compare_exceeding(values, count, 900, flags), put("exceeding", flags, count);
  put("chosen", chosen, tintype_compare_select(places, flags, count, 1, chosen) * 4);
  tintype_compare_ciede2000(&pair, places, count, linear, values), put("ciede2000", values, count * 8);
  tintype_compare_figures figures = tintype_compare_measure(&pair, places, count, linear);
  put("largest", &figures.largest_difference, 8), put("mean", &figures.mean_difference, 8);
  tintype_compare_antialiased(&pair, places, count, flags), put("antialiased", flags, count);
  tintype_compare_shifted(&pair, places, count, flags), put("shifted", flags, count);
  double similarity = tintype_compare_similarity(&pair, rows);
  put("similarity", &similarity, 8);
  uint32_t left, top;
  memset(columns, 0, sizeof columns);
  size_t densest = tintype_compare_densest(places, count, width, 9, columns, &left, &top);
  printf("densest %zu %u %u\n", densest, left, top);
  tintype_compare_fade(a, width, width, height, gray, width), put("fade", gray, area);
}

static void files(int32_t level) {
  static uint32_t words[area], back[area], indices[area];
  static uint8_t bytes[area * 5], filtered[area * 5 + 4096], packed[4 << 20];
  picture(words);
  tintype_pixels_to_rgba(words, bytes, area), put("rgba", bytes, area * 4);
  tintype_rgba_to_pixels(bytes, back, area), put("from rgba", back, sizeof back);
  tintype_pixels_to_rgb(words, bytes, area), put("rgb", bytes, area * 3);
  tintype_pixels_to_gray_alpha(words, bytes, area), put("gray alpha", bytes, area * 2);
  tintype_pixels_to_rgba(words, bytes, area);
  for (int strategy = 0; strategy < 3; strategy++) {
    memset(filtered, 0, sizeof filtered);
    tintype_png_filter(bytes, width * 4, height, 4, strategy, filtered);
    put("filter", filtered, (width * 4 + 1) * height);
  }
  for (int i = 0; i < area; i++) indices[i] = words[i];
  tintype_deflater *deflater = tintype_deflater_make(level);
  tintype_strip strip = {indices, width, height, 4, NULL};
  if (deflater) {
    size_t size = tintype_deflate_find(deflater, &strip);
    uint32_t sum = tintype_deflate_sum(deflater);
    put("sum", &sum, 4);
    if (size < sizeof packed) put("deflate", packed, tintype_deflate_write(deflater, true, packed));
    tintype_deflater_free(deflater);
  }
}

static void shapes(int32_t level) {
  static uint32_t words[area];
  static uint8_t mask[area];
  picture(words);
  for (int i = 0; i < area; i++) mask[i] = chance() % 3 ? chance() & 255 : 0;
  tintype_rect all = {0, 0, width, height}, clip = {3, 2, 90, 55};
  tintype_fill_rect(words, width, clip, color(), level);
  tintype_composite_mask(words, width, clip, mask, -3, 5, width, 40, color(), level);
  put("mask", words, sizeof words);
  int32_t steps[7 * 40], count = 0;
  steps[count++] = tintype_step_move, steps[count++] = chance() % 20000, steps[count++] = chance() % 12000;
  for (int i = 0; i < 12; i++) {
    int curved = chance() & 1;
    steps[count++] = curved ? tintype_step_curve : tintype_step_line;
    for (int j = 0; j < (curved ? 3 : 1); j++) {
      steps[count++] = chance() % (width * 256), steps[count++] = chance() % (height * 256);
    }
  }
  steps[count++] = tintype_step_close;
  tintype_coverage found;
  if (tintype_scan_path(steps, count, chance() & 1, true, height, &found) == tintype_scanned) {
    put("spans", found.spans, found.count * sizeof *found.spans);
    tintype_shape shape = {found.spans, found.rows, 0, 0, height, 0, 0};
    tintype_fill_shape(words, width, 0, 0, all, &shape, color(), level);
    put("shape", words, sizeof words);
    tintype_free_coverage(&found);
  }
  tintype_pen pen = {between(0.3, 9), between(1, 8), chance() % 3, chance() % 3, {1, 0, 0, 1, 0, 0}};
  if (tintype_scan_line(steps, count, &pen, true, height, &found) == tintype_scanned) {
    put("line", found.spans, found.count * sizeof *found.spans);
    tintype_free_coverage(&found);
  }
  tintype_point points[30];
  for (int i = 0; i < 30; i++) points[i] = (tintype_point){between(0, width), between(0, height)};
  static tintype_line lines[4096];
  size_t next = 0, made = tintype_stroke_lines(points, 30, chance() & 1, &pen, &next, 30, lines, 4096);
  put("stroke", lines, made * sizeof *lines);
  memset(mask, 0, sizeof mask);
  tintype_fill_rule rule = {false, true};
  tintype_fill_lines(lines, made, rule, mask, width, width, height), put("lines", mask, sizeof mask);
}

static void paints(int32_t level) {
  static uint32_t words[area], table[1024];
  static uint8_t bytes[area * 4], small[area * 4];
  picture(words);
  tintype_gradient_stop stops[4];
  for (int i = 0; i < 4; i++) stops[i] = (tintype_gradient_stop){i / 3.0, part(), part(), part(), part()};
  tintype_gradient_table(stops, 4, table, 1024, level), put("table", table, sizeof table);
  tintype_mesh_cell cell;
  for (int i = 0; i < 4; i++) {
    cell.x[i] = (i == 1 || i == 2 ? width : 0) + between(-9, 9), cell.y[i] = (i > 1 ? height : 0) + between(-9, 9);
    for (int j = 0; j < 4; j++) cell.colors[i][j] = part();
  }
  double matrix[6] = {1, 0, 0, 1, 0, 0};
  tintype_rect all = {0, 0, width, height}, bounds = tintype_mesh_bounds(&cell, 1, matrix);
  put("mesh bounds", &bounds, sizeof bounds);
  tintype_fill_mesh(words, width, all, &cell, 1, matrix, level), put("mesh", words, sizeof words);
  for (int i = 0; i < area * 4; i++) bytes[i] = chance() & 255;
  float weights[8], sum = 0;
  for (int i = 0; i < 8; i++) weights[i] = 1.0f / (1 + i), sum += weights[i] * (i ? 2 : 1);
  for (int i = 0; i < 8; i++) weights[i] /= sum;
  tintype_blur(bytes, width * 4, width, height, 4, weights, 7, chance() & 1, level);
  put("blur", bytes, sizeof bytes);
  tintype_shrink(bytes, width * 4, width, height, 4, 4, small, level), put("shrink", small, 25 * 16 * 4);
  tintype_grow(small, 4, 4, bytes, width * 4, width, height, 0, height, level), put("grow", bytes, sizeof bytes);
  float matrices[40];
  for (int i = 0; i < 40; i++) matrices[i] = between(-1, 1.5);
  tintype_apply_color_matrices(words, width, width, height, matrices, 2), put("matrices", words, sizeof words);
  static uint32_t above[area];
  picture(words), picture(above);
  tintype_blend_soft_light(words, width, above, width, width, height), put("soft light", words, sizeof words);
  tintype_blend_plus_darker(words, width, above, width, width, height), put("darker", words, sizeof words);
}

int main(int count, char **arguments) {
  int rounds = count > 1 ? atoi(arguments[1]) : 50;
  int32_t level = count > 2 ? atoi(arguments[2]) : 9;
  for (int round = 1; round <= rounds; round++) {
    state = 0x9E3779B97F4A7C15ull * (uint64_t)round;
    printf("round %d\n", round);
    compare(), files(level), shapes(level), paints(level);
  }
  return 0;
}
