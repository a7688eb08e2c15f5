/* Comparing of two pictures, four bytes a pixel, blue green red alpha, alpha multiplied in.
 *
 * Every function reads `width` x `height` pixels of two pictures whose rows are `stride_a` and `stride_b`
 * pixels apart. A position is `y * width + x`. Places are in rising order wherever they are passed on. */
#ifndef CTINTYPE_COMPARE_H
#define CTINTYPE_COMPARE_H

#include <stddef.h>
#include <stdint.h>

/* Two pictures and the area that both cover. */
typedef struct {
  const uint32_t *a;
  const uint32_t *b;
  size_t stride_a;
  size_t stride_b;
  size_t width;
  size_t height;
} tintype_compare_pair;

/* A cluster of positions: its bounds (right and bottom excluded) and how many places it holds. */
typedef struct {
  uint32_t left, top, right, bottom, count;
} tintype_compare_box;

/* Counts unequal words a row into `row_counts` (height entries); returns the sum. */
size_t tintype_compare_count(const tintype_compare_pair *pair, uint32_t *row_counts);

/* Writes the positions of unequal words; `places` holds as many as tintype_compare_count returned. */
void tintype_compare_collect(const tintype_compare_pair *pair, const uint32_t *row_counts, uint32_t *places);

/* The largest difference of one component of two pixels, 0 to 255. */
uint32_t tintype_compare_channel(uint32_t p, uint32_t q);

/* The largest difference of one component at each position, 0 to 255. */
void tintype_compare_channels(const tintype_compare_pair *pair, const uint32_t *places, size_t count, double *out);

/// The brightness over white that most pixels have, 0 to 255.
int tintype_compare_background(const uint32_t *pixels, size_t count);

/// Paints the positions at which the second picture lies farther from the background than the
/// first, or as far, in one color and the others in another one; `out` has a byte a pixel, rows are
/// `stride` apart.
void tintype_compare_paint_came(const tintype_compare_pair *pair, const uint32_t *places, size_t count, int ground,
                                uint8_t *out, size_t stride, uint8_t came, uint8_t gone);

/* pixelmatch's squared YIQ distance at each position, 0 to 35215. */
void tintype_compare_yiq(const tintype_compare_pair *pair, const uint32_t *places, size_t count, double *out);

/* CIEDE2000 at each position; half-transparent pixels over white or black, whichever differs more. */
void tintype_compare_ciede2000(
    const tintype_compare_pair *pair, const uint32_t *places, size_t count, const double *linear, double *out);

/* What a failure says of the changed places: CIEDE2000 and the largest difference of one component. */
typedef struct {
  double largest_difference, mean_difference;
  uint32_t largest_channel;
} tintype_compare_figures;

/* The figures of some places, all 0 for none; nothing is kept for each position. */
tintype_compare_figures tintype_compare_measure(
    const tintype_compare_pair *pair, const uint32_t *places, size_t count, const double *linear);

/* CIEDE2000 of two colors in CIELAB. */
double tintype_compare_lab_difference(const double *lab1, const double *lab2);

/* Sets flags[i] to whether the position looks like the smoothed edge of a shape in either picture. */
void tintype_compare_antialiased(
    const tintype_compare_pair *pair, const uint32_t *places, size_t count, uint8_t *flags);

/* Sets flags[i] to whether each picture has the other's pixel at the position or next to it. */
void tintype_compare_shifted(const tintype_compare_pair *pair, const uint32_t *places, size_t count, uint8_t *flags);

/* Sets flags[i] where a value is above a limit. */
void tintype_compare_exceeding(const double *values, size_t count, double limit, uint8_t *flags);

/* Copies the positions whose flag is the wanted one; returns how many. */
size_t tintype_compare_select(
    const uint32_t *places, const uint8_t *flags, size_t count, uint8_t wanted, uint32_t *out);

/* The largest of some values; 0 for none. */
double tintype_compare_largest(const double *values, size_t count);

/* Gives one color to places of a picture of a byte a pixel, whose rows are `stride` apart. */
void tintype_compare_paint(
    uint8_t *out, size_t stride, const uint32_t *places, size_t count, size_t width, uint8_t color);

/* The most places in any window of `side` x `side` pixels, and that window's upper left corner.
 * `columns` is scratch space of `width` zeros. */
size_t tintype_compare_densest(
    const uint32_t *places, size_t count, size_t width, size_t side, uint32_t *columns, uint32_t *left,
    uint32_t *top);

/* Groups places that lie in touching cells of `cell` x `cell` pixels. `labels` is scratch space of one zero
 * more than there are cells; `boxes` has space for `capacity`. Returns how many clusters there are. */
size_t tintype_compare_clusters(
    const uint32_t *places, size_t count, size_t width, size_t height, size_t cell, uint32_t *labels,
    tintype_compare_box *boxes, size_t capacity);

/* Mean structural similarity over 7 x 7 windows of gray; windows without a changed row are 1. */
double tintype_compare_similarity(const tintype_compare_pair *pair, const uint32_t *row_counts);

/* The palest gray of a picture that is faded. */
enum { tintype_compare_pale = 32 };

/* A picture in pale grays, 0 for the darkest to tintype_compare_pale for white; strides are pixels from row to row. */
void tintype_compare_fade(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, uint8_t *out, size_t out_stride);

/* Gives every `step`th of some places to the first of `frames` that it lies in, if it lies in columns from `left`
 * up to `right`, excluded. `owned` (as many as frames) takes the bounds and number of each frame's places, its `first`
 * the index of the first one; both are left as they are for frames without any, with a count of 0. */
void tintype_compare_owners(
    const uint32_t *places, size_t count, size_t step, size_t width, uint32_t left, uint32_t right,
    const tintype_compare_box *frames, size_t frame_count, tintype_compare_box *owned, uint32_t *first);

/* XXH64 of some bytes. */
uint64_t tintype_compare_hash(const void *bytes, size_t count, uint64_t seed);

#endif
