// Where threads run.
#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif
#include <unistd.h>
#include "CTintypeThreads.h"

// How many processors the system has; 1 where it does not say.
static int32_t online_processors(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int32_t)count : 1;
}

#if defined(__linux__)
int32_t tintype_processor_count(void) {
  cpu_set_t processors;
  // It is refused where there are more than fit into a set.
  if (sched_getaffinity(0, sizeof processors, &processors) == 0) return CPU_COUNT(&processors);
  return online_processors();
}

int32_t tintype_thread_number(void) { return gettid(); }

void tintype_run_elsewhere(int32_t thread) {
  cpu_set_t processors;
  int own = sched_getcpu();
  if (own < 0 || sched_getaffinity(0, sizeof processors, &processors) != 0) return;
  if (CPU_COUNT(&processors) > 1) CPU_CLR(own, &processors);
  // What is refused costs time only.
  (void)sched_setaffinity(thread, sizeof processors, &processors);
}
#else
int32_t tintype_processor_count(void) { return online_processors(); }

int32_t tintype_thread_number(void) { return 1; }

void tintype_run_elsewhere(int32_t thread) { (void)thread; }
#endif

void tintype_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}
