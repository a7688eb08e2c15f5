#define _GNU_SOURCE
#include "CTintypeInterposition.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_bool is_fixed;
static _Atomic uint64_t drawn;

void tintype_fix_chance(uint64_t stream) {
  atomic_store(&drawn, stream << 32);
  srand((unsigned)stream);
  srand48((long)stream);
  atomic_store(&is_fixed, true);
}

void tintype_free_chance(void) { atomic_store(&is_fixed, false); }

/// The next number: a counter whose bits are mixed, so that neighbors have nothing in common (SplitMix64).
static uint64_t draw(void) {
  uint64_t bits = atomic_fetch_add(&drawn, 1) * 0x9e3779b97f4a7c15u;
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9u;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
  return bits ^ (bits >> 31);
}

/// Fills bytes with numbers that are the same each time; false where chance is not fixed.
static bool fill(void *bytes, size_t count) {
  if (!atomic_load(&is_fixed)) return false;
  for (size_t at = 0; at < count; at += 8) {
    uint64_t bits = draw();
    memcpy((char *)bytes + at, &bits, count - at < 8 ? count - at : 8);
  }
  return true;
}

typedef long (*system_call)(long, ...);

/// The C library's own function, which ours stands before.
static system_call original(void) {
  static _Atomic(system_call) known;
  system_call function = atomic_load(&known);
  if (!function) {
    function = (system_call)dlsym(RTLD_NEXT, "syscall");
    atomic_store(&known, function);
  }
  return function;
}

// Swift's generator asks the kernel by this function, by its number.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && fill((void *)a, (size_t)b)) return b;
  return original()(number, a, b, c, d, e, f);
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  return syscall(SYS_getrandom, (long)bytes, (long)count, (long)flags, 0L, 0L, 0L);
}

int getentropy(void *bytes, size_t count) {
  return getrandom(bytes, count, 0) == (ssize_t)count ? 0 : -1;
}

void arc4random_buf(void *bytes, size_t count) {
  for (size_t at = 0; at < count;) {
    ssize_t filled = getrandom((char *)bytes + at, count - at, 0);
    if (filled > 0) at += (size_t)filled;
  }
}

uint32_t arc4random(void) {
  uint32_t bits;
  arc4random_buf(&bits, sizeof bits);
  return bits;
}

uint32_t arc4random_uniform(uint32_t limit) {
  if (limit < 2) return 0;
  // Numbers below the remainder would come once more often than others.
  uint32_t least = -limit % limit, bits;
  do bits = arc4random();
  while (bits < least);
  return bits % limit;
}
#else
void tintype_fix_chance(uint64_t stream) { (void)stream; }
void tintype_free_chance(void) {}
#endif
