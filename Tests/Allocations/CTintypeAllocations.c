#include "CTintypeAllocations.h"

// glibc's own functions under the names that it keeps for replacements like these: what is defined in a program
// goes before what is defined in a library. Nothing that users link has this. ThreadSanitizer has replacements of its
// own, and would enter these before it has begun.
#if defined(__linux__) && !__has_feature(thread_sanitizer)

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  count++;
  void *taken = __libc_memalign(alignment, size);
  if (!taken) return ENOMEM;
  *memory = taken;
  return 0;
}

long tintype_allocation_count(void) { return count; }

#else

long tintype_allocation_count(void) { return 0; }

#endif
