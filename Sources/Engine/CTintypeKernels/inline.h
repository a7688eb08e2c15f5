// Functions that are part of what calls them, so that they are compiled for its level of instructions.
#ifndef TINTYPE_INLINE_H
#define TINTYPE_INLINE_H

#define INLINE static inline __attribute__((always_inline))

#endif
