/// Loops over components of pixels, for tests that hold our pictures against those of other programs.
///
/// Pixels have four bytes. Rows of a picture are `stride` pixels apart, and `width` x `height` pixels are read.
#ifndef CTINTYPE_PIXEL_COMPONENTS_H
#define CTINTYPE_PIXEL_COMPONENTS_H

#include <stddef.h>
#include <stdint.h>

/// The sum of the differences of all components of two pictures.
uint64_t tintype_components_sum(const uint8_t *a, size_t stride_a, const uint8_t *b, size_t stride_b, size_t width,
                                size_t height);

/// How many pixels of two pictures have a component that differs by more than `level`.
size_t tintype_components_exceeding(const uint8_t *a, size_t stride_a, const uint8_t *b, size_t stride_b,
                                    size_t width, size_t height, int level);

/// Lays pixels whose alpha is multiplied in over one opaque pixel.
void tintype_components_over(uint8_t *pixels, size_t count, const uint8_t *background);

#endif
