#ifndef CTINTYPE_ALLOCATIONS_H
#define CTINTYPE_ALLOCATIONS_H

/// How often the calling thread has asked for memory since it began: calls of `malloc`, `calloc`, `realloc`
/// and `posix_memalign` in the whole program that links this, its libraries included.
long tintype_allocation_count(void);

#endif
