#define _GNU_SOURCE
#include "CTintypeTime.h"

#include <stdatomic.h>
#include <time.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

static _Thread_local tintype_taker current;
static atomic_bool is_offering;

tintype_taker tintype_take_work(tintype_taker taker) {
  tintype_taker before = current;
  current = taker;
  return before;
}

bool tintype_takes_work(void) { return current.take != NULL; }

bool tintype_offer_work(tintype_work work) { return current.take && current.take(current.owner, work); }

void tintype_give_work(void) {
  if (current.give) current.give(current.owner);
}

void tintype_begin_offering(void) { atomic_store(&is_offering, true); }

bool tintype_is_offering(void) { return atomic_load(&is_offering); }

static _Thread_local uint64_t render_time;

void tintype_set_render_time(uint64_t time) { render_time = time; }

uint64_t tintype_render_time(void) { return current.take ? render_time : 0; }

static uint64_t nanoseconds(struct timespec time) {
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

uint64_t tintype_told_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return nanoseconds(time);
}

uint64_t tintype_machine_time(void) {
  struct timespec time;
#if defined(__linux__)
  // The process that draws replaces the function of the C library.
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
#else
  clock_gettime(CLOCK_MONOTONIC, &time);
#endif
  return nanoseconds(time);
}

// Functions of Swift's runtime and what they are given: swift/ABI/Task.h and swift/Runtime/Concurrency.h. Weak: a program
// without tasks lacks them.
#define SWIFT __attribute__((swiftcall, weak))
extern SWIFT uint64_t swift_task_getJobTaskId(void *job);
extern SWIFT void swift_task_cancel(void *task);
extern __attribute__((weak)) void *swift_retain(void *object);
extern __attribute__((weak)) void swift_release(void *object);

/// What a job begins with.
typedef struct {
  void *header[2];
  void *scheduler[2];
  uint32_t flags;
} job_head;

/// The first eight flags are the kind, 0 for a task.
static bool is_task(const void *job) { return (((const job_head *)job)->flags & 0xFF) == 0; }

uint64_t tintype_number_of_task(void *job) {
  return swift_task_getJobTaskId && is_task(job) ? swift_task_getJobTaskId(job) : 0;
}

void *tintype_keep_task(void *job) {
  // A child, a group's child and an `async let` lie in the memory of the task around, which cancels them.
  const uint32_t belongs = 1u << 24 | 1u << 26 | 1u << 28;
  if (!swift_retain || !is_task(job) || (((job_head *)job)->flags & belongs)) return NULL;
  return swift_retain(job);
}

void tintype_cancel_task(void *task) { swift_task_cancel(task); }

void tintype_free_task(void *task) { swift_release(task); }
