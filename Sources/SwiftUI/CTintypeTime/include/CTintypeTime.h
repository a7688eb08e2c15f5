// Work that code puts off until later, and who takes it: what Swift cannot say of threads and of tasks.
//
// A render takes what the code of its views puts off on its own thread. Functions that hear of such work stand in
// `CTintypeQueues`, in programs that draw and in programs of tests; in any other program nothing is ever offered.

#ifndef CTINTYPE_TIME_H
#define CTINTYPE_TIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What work is.
typedef enum {
  /// A block of a queue, or what waits for a group.
  tintype_block,
  /// A step of a Swift task, or of an actor. It has to be run: nothing else frees what it holds.
  tintype_job,
  /// A timer of a run loop. The context is Foundation's `Timer`.
  tintype_timer,
} tintype_work_kind;

/// Work that is put off.
typedef struct tintype_work {
  tintype_work_kind kind;
  /// In how many nanoseconds it is due, counted from now.
  uint64_t delay;
  /// After how many nanoseconds it is due again; 0 for never.
  uint64_t interval;
  /// Does the work and frees what it holds; NULL for a timer.
  void (*run)(void *context);
  /// Frees what it holds in place of doing it; NULL where nothing does.
  void (*drop)(void *context);
  void *context;
  /// The queue; NULL for none.
  void *queue;
  /// Hands it to the system, due in so many nanoseconds; NULL for what only the main thread does.
  void (*give)(const struct tintype_work *work, uint64_t delay);
} tintype_work;

/// Who takes the work of a thread.
typedef struct {
  /// Takes work; false leaves it to the system. NULL where nobody takes any.
  bool (*take)(void *owner, tintype_work work);
  /// Hands what other threads can do to the system. NULL where nothing was taken.
  void (*give)(void *owner);
  void *owner;
} tintype_taker;

/// Lets somebody take this thread's work from now on, and returns who did before.
tintype_taker tintype_take_work(tintype_taker taker);

/// Whether somebody takes this thread's work.
bool tintype_takes_work(void);

/// Offers work of this thread; false where nobody takes it.
bool tintype_offer_work(tintype_work work);

/// Says that code of this thread waits for others: who takes its work hands to the system what they can do.
void tintype_give_work(void);

/// Says that this program hears of work.
void tintype_begin_offering(void);

/// Whether this program hears of work.
bool tintype_is_offering(void);

/// Says how many nanoseconds of the render's time have gone, for who asks on this thread what time it is.
void tintype_set_render_time(uint64_t time);

/// How many nanoseconds of the render's time have gone on this thread; 0 where nobody takes its work.
uint64_t tintype_render_time(void);

/// Nanoseconds of the machine's clock, also where a program is told another time.
uint64_t tintype_machine_time(void);

/// Nanoseconds of the clock that deadlines are counted by.
uint64_t tintype_told_time(void);

/// The number of the task that a job is a step of, which is higher in later tasks; 0 where it is something else.
uint64_t tintype_number_of_task(void *job);

/// Keeps the task of a job alive, unless it belongs to another task; NULL where there is none to keep.
void *tintype_keep_task(void *job);

/// Cancels a task that was kept.
void tintype_cancel_task(void *task);

/// Lets go of a task that was kept.
void tintype_free_task(void *task);

#endif
