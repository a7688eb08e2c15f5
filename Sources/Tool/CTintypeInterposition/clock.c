#define _GNU_SOURCE
#include "CTintypeInterposition.h"

#if defined(__linux__)
#include <CTintypeTime.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_stopped;
static _Atomic int64_t told;

void tintype_stop_clock(int64_t seconds) {
  atomic_store(&told, seconds * 1000000000);
  atomic_store(&is_stopped, true);
}

void tintype_start_clock(void) { atomic_store(&is_stopped, false); }

/// The time of the stopped clock; false where it is not stopped.
///
/// Each look is a microsecond after the one before, so that whoever waits for a moment gets there. Clocks of a render go on
/// with its time; those that do not tell the date have gone for a thousand seconds when it begins.
static bool look(struct timespec *time, bool is_wall) {
  if (!atomic_load(&is_stopped)) return false;
  int64_t now;
  if (is_wall) {
    now = atomic_fetch_add(&told, 1000) + (int64_t)tintype_render_time();
  } else {
    static _Thread_local int64_t looks;
    if (!tintype_takes_work()) return false;
    now = 1000000000000 + (looks += 1000) + (int64_t)tintype_render_time();
  }
  time->tv_sec = now / 1000000000;
  time->tv_nsec = now % 1000000000;
  if (time->tv_nsec < 0) {
    time->tv_sec -= 1;
    time->tv_nsec += 1000000000;
  }
  return true;
}

// A program's own functions go before those of the C library, also for libraries that it loads.

int clock_gettime(clockid_t clock, struct timespec *time) {
  bool is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  bool is_elapsed = clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_BOOTTIME;
  if ((is_wall || is_elapsed) && look(time, is_wall)) return 0;
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  if (!look(&now, true)) return (int)syscall(SYS_gettimeofday, time, zone);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC || clock_gettime(CLOCK_REALTIME, time) != 0) return 0;
  return base;
}
#else
void tintype_stop_clock(int64_t seconds) { (void)seconds; }
void tintype_start_clock(void) {}
#endif
