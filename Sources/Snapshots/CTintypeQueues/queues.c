#define _GNU_SOURCE
#include "CTintypeQueues.h"

#if defined(__linux__)
#include <CTintypeTime.h>
#include <dlfcn.h>
#include <time.h>

// A program's own functions go before those of libraries, also for calls of other libraries. They are weak: linked
// statically, a program has the system's.
#define replacing __attribute__((weak))
/// The system's function of a name.
#define SYSTEM(name)                                                  \
  ({                                                                  \
    static __typeof__(&name) next;                                    \
    if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);     \
    next;                                                             \
  })

typedef void function(void *);

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern char _dispatch_main_q[];
extern void *dispatch_get_global_queue(intptr_t quality, uintptr_t flags);
extern intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t time);
extern intptr_t dispatch_group_wait(void *group, uint64_t time);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

__attribute__((constructor)) static void begin(void) { tintype_begin_offering(); }

/// Whether a queue is the main one or one of the system's global ones.
///
/// Queues that a program makes for itself often guard something, which code that waits for them relies on.
static bool is_common(void *queue) {
  static const intptr_t qualities[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0};
  if (queue == (void *)_dispatch_main_q) return true;
  for (size_t i = 0; i < sizeof qualities / sizeof *qualities; i++)
    for (uintptr_t flags = 0; flags <= 2; flags += 2)
      if (queue == dispatch_get_global_queue(qualities[i], flags)) return true;
  return false;
}

/// Whether a function runs jobs: that of the library with Swift's tasks, whose queues are its own.
static bool runs_jobs(function *run) {
  static function *known;
  if (run == known) return true;
  Dl_info tasks, other;
  void *symbol = dlsym(RTLD_DEFAULT, "swift_job_run");
  if (!symbol || !dladdr(symbol, &tasks) || !dladdr((void *)run, &other)) return false;
  if (tasks.dli_fbase != other.dli_fbase) return false;
  known = run;
  return true;
}

static uint64_t read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// How many nanoseconds are left until a time of Dispatch's, whose highest bits name one of three clocks.
static uint64_t time_until(uint64_t when) {
  if (when == 0 || when == ~UINT64_C(0)) return when;
  uint64_t now, then;
  switch (when >> 62) {
  case 3: now = read_clock(CLOCK_REALTIME), then = -when; break;
  case 2: now = read_clock(CLOCK_BOOTTIME), then = when & ~(UINT64_C(1) << 63); break;
  default: now = read_clock(CLOCK_MONOTONIC), then = when;
  }
  return then > now ? then - now : 0;
}

extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void dispatch_async_f(void *queue, void *context, function *run);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, function *run);

static void give_function(const tintype_work *work, uint64_t delay) {
  int64_t wait = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  if (wait > 0)
    SYSTEM(dispatch_after_f)(dispatch_time(0, wait), work->queue, work->context, work->run);
  else
    SYSTEM(dispatch_async_f)(work->queue, work->context, work->run);
}

static bool offer_function(void *queue, uint64_t delay, void *context, function *run) {
  tintype_work work = {.delay = delay, .run = run, .context = context, .queue = queue};
  if (queue != (void *)_dispatch_main_q) work.give = give_function;
  if (runs_jobs(run))
    work.kind = tintype_job;
  else if (!is_common(queue))
    return false;
  return tintype_offer_work(work);
}

static void run_block(void *block) {
  struct { void *isa; int flags, reserved; function *invoke; } *head = block;
  head->invoke(block);
  _Block_release(block);
}

static void drop_block(void *block) { _Block_release(block); }

static bool offer_block(void *queue, uint64_t delay, const void *block) {
  if (queue && !is_common(queue)) return false;
  tintype_work work = {
    .delay = delay, .run = run_block, .drop = drop_block, .context = _Block_copy(block), .queue = queue,
  };
  if (queue && queue != (void *)_dispatch_main_q) work.give = give_function;
  if (tintype_offer_work(work)) return true;
  _Block_release(work.context);
  return false;
}

replacing void dispatch_async_f(void *queue, void *context, function *run) {
  if (tintype_takes_work() && offer_function(queue, 0, context, run)) return;
  SYSTEM(dispatch_async_f)(queue, context, run);
}

replacing void dispatch_after_f(uint64_t when, void *queue, void *context, function *run) {
  if (tintype_takes_work() && offer_function(queue, time_until(when), context, run)) return;
  SYSTEM(dispatch_after_f)(when, queue, context, run);
}

replacing void dispatch_async(void *queue, void *block) {
  if (tintype_takes_work() && offer_block(queue, 0, block)) return;
  SYSTEM(dispatch_async)(queue, block);
}

replacing void dispatch_after(uint64_t when, void *queue, void *block) {
  if (tintype_takes_work() && offer_block(queue, time_until(when), block)) return;
  SYSTEM(dispatch_after)(when, queue, block);
}

// Code that waits on this thread waits for work of another one, which is the system's again.

replacing intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t time) {
  if (time != 0 && tintype_takes_work()) {
    if (SYSTEM(dispatch_semaphore_wait)(semaphore, 0) == 0) return 0;
    tintype_give_work();
  }
  return SYSTEM(dispatch_semaphore_wait)(semaphore, time);
}

replacing intptr_t dispatch_group_wait(void *group, uint64_t time) {
  if (time != 0 && tintype_takes_work()) {
    if (SYSTEM(dispatch_group_wait)(group, 0) == 0) return 0;
    tintype_give_work();
  }
  return SYSTEM(dispatch_group_wait)(group, time);
}

// A group tells nobody when it is empty but the queue: it is looked at every millisecond of the render's time.

typedef struct {
  void *group, *block;
} group_end;

static void free_end(void *context) {
  group_end *end = context;
  dispatch_release(end->group);
  _Block_release(end->block);
  __builtin_free(end);
}

static void look_at_group(void *context) {
  group_end *end = context;
  tintype_work again = {.delay = 1000000, .run = look_at_group, .drop = free_end, .context = end};
  if (dispatch_group_wait(end->group, 0) != 0 && tintype_offer_work(again)) return;
  struct { void *isa; int flags, reserved; function *invoke; } *head = end->block;
  head->invoke(end->block);
  free_end(end);
}

replacing void dispatch_group_notify(void *group, void *queue, void *block) {
  if (tintype_takes_work() && is_common(queue)) {
    group_end *end = __builtin_malloc(sizeof *end);
    dispatch_retain(group);
    *end = (group_end){group, _Block_copy(block)};
    tintype_work work = {.run = look_at_group, .drop = free_end, .context = end};
    if (tintype_offer_work(work)) return;
    free_end(end);
  }
  SYSTEM(dispatch_group_notify)(group, queue, block);
}

// Foundation's timers, and what is left to a run loop, such as a publisher's values.

typedef struct {
  intptr_t version;
  void *info, *retain, *release, *description;
} timer_context;

extern void CFRunLoopTimerGetContext(void *timer, timer_context *context);
extern double CFRunLoopTimerGetInterval(void *timer);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFAbsoluteTimeGetCurrent(void);

static uint64_t nanoseconds(double seconds) {
  return seconds > 0 ? (seconds < 1e9 ? (uint64_t)(seconds * 1e9) : UINT64_MAX) : 0;
}

replacing void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (tintype_takes_work()) {
    timer_context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    double wait = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    tintype_work work = {
      .kind = tintype_timer, .delay = nanoseconds(wait),
      .interval = nanoseconds(CFRunLoopTimerGetInterval(timer)), .context = context.info,
    };
    if (context.info && tintype_offer_work(work)) return;
  }
  SYSTEM(CFRunLoopAddTimer)(loop, timer, mode);
}

replacing void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  if (tintype_takes_work() && offer_block(NULL, 0, block)) return;
  SYSTEM(CFRunLoopPerformBlock)(loop, mode, block);
}
#endif
