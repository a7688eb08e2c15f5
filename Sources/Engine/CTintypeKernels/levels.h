// Kernels for several levels of instructions, whose results are equal.
#ifndef TINTYPE_LEVELS_H
#define TINTYPE_LEVELS_H

#include "CTintypeKernels.h"

// `LEVELS(KERNELS)` makes the kernels `plain`, `avx2` and `avx512` by a macro that takes a name and an attribute;
// `LEVEL(level)` is a pointer to those of a level that the processor has.
#if defined(__x86_64__)
#define LEVELS(KERNELS)                                                                                   \
  KERNELS(plain, )                                                                                        \
  KERNELS(avx2, __attribute__((target("avx2,bmi,bmi2"))))                                                 \
  KERNELS(avx512, __attribute__((target("avx2,bmi,bmi2,avx512f,avx512bw,avx512vl,avx512dq"))))
#define LEVEL(level) ((level) >= 2 ? &avx512 : (level) == 1 ? &avx2 : &plain)
#else
#define LEVELS(KERNELS) KERNELS(plain, )
#define LEVEL(level) ((void)(level), &plain)
#endif

/// The level to use: that of the processor, or a lower one that is asked for.
static inline int32_t tintype_level(int32_t instructions) {
  int32_t level = tintype_instructions();
  return instructions < level ? instructions : level;
}

#endif
