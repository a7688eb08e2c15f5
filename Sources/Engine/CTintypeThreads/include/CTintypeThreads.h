// Where threads run: what Swift cannot ask of Linux without the system's own structures.

#ifndef CTINTYPE_THREADS_H
#define CTINTYPE_THREADS_H

#include <stdint.h>

/// How many processors this thread may use, which are fewer than there are in a container of some; at least 1, also
/// where the system does not say.
int32_t tintype_processor_count(void);

/// The number that the system has for this thread.
int32_t tintype_thread_number(void);

/// Lets a thread of this process run on all processors that this thread may use, but not on the one it uses now unless
/// there is no other.
void tintype_run_elsewhere(int32_t thread);

/// Tells the processor that somebody only waits here.
void tintype_pause(void);

#endif
