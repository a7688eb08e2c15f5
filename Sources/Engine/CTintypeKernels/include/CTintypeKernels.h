/// Kernels: small loops over rows of pixels, and a compressor for them.
///
/// A "word" is one ARGB32 pixel of Cairo: alpha in the upper byte, then red, green and blue, alpha
/// multiplied in. Strides are in words for words and in bytes for bytes. No kernel keeps state, so
/// all may be called from any thread. Floating point is used without contraction: results are the
/// same on every machine.
#ifndef CTINTYPE_KERNELS_H
#define CTINTYPE_KERNELS_H

#include "compare.h"
#include "deflate.h"
#include "raster.h"

/// Which of the instructions that kernels are written for this processor has: 0 for none, 1 for AVX2, 2 for AVX-512.
int32_t tintype_instructions(void);

#endif
