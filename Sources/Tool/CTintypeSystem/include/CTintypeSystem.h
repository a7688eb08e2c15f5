// What the system says of files and sockets, in types of our own: which module Swift takes the system's structures to
// be of depends on what else is compiled with a file.

#ifndef CTINTYPE_SYSTEM_H
#define CTINTYPE_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a path leads to.
typedef struct {
  bool is_folder, is_file, is_link;
  /// The number of the file on its disk.
  uint64_t number;
  /// Bytes.
  int64_t size;
  /// When the contents were changed last, in nanoseconds since 1970.
  int64_t modified;
  /// When anything of the file was changed last; unlike the other time nobody sets it.
  int64_t changed;
} tintype_file_facts;

/// Asks the system about a path; returns false where there is nothing.
///
/// With `follows` a link is what it leads to.
bool tintype_get_file_facts(const char *path, bool follows, tintype_file_facts *facts);

/// Whether bytes are found among others.
bool tintype_holds_bytes(const char *text, size_t length, const char *part, size_t part_length);

/// Lets reading from a socket and writing to it wait so many seconds and no longer.
void tintype_set_socket_patience(int socket, int seconds);

/// Lets the process see the same time whenever it looks: code that asks what day it is would else draw another
/// picture each day. Only on Linux, and only clocks that tell the date: waiting takes as long as ever.
///
/// `seconds` are those since 1970.
void tintype_stop_clock(int64_t seconds);

/// Lets the process see the machine's time again.
void tintype_start_clock(void);

/// Lets the process be told the same numbers whenever it asks the system for random ones: a picture of shuffled rows
/// would else be another one each time. Only on Linux. What is secret must not be made meanwhile.
///
/// Each `stream`, below 2^32, begins anew with numbers of its own.
void tintype_fix_chance(uint64_t stream);

/// Lets the process have random numbers again.
void tintype_free_chance(void);

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

#if defined(__linux__)
/// Runs a program that ends with the process `parent`, however that ends, and then ends this process as the program
/// ended: with its code, by its signal, or with 127 where it cannot be started.
///
/// A compiler starts further programs in process groups of their own, which no signal reaches, and nobody can hear of
/// SIGKILL. So a process stands between: it gives the program a session of its own, looks after its parent, and ends
/// everything that the program started once that has ended, or the parent is gone, or a signal asks for it.
///
/// `command` is the program, looked up in the path, and its arguments; NULL ends it.
void tintype_run_guarded(char *const command[], int parent);

/// Starts a process that does that for this one, without the cost of loading a program for it.
///
/// `environment` are the program's variables, `output` and `errors` the open files that take what it writes; nothing
/// else that is open is left to it. Returns the number of the process, or -1.
int tintype_start_guarded(char *const command[], char *const environment[], int output, int errors);

/// Waits for a process of this one to end, and no longer than a time.
///
/// Returns whether it has ended, with what `waitpid` says of it in `status`.
bool tintype_wait(int process, int milliseconds, int *status);

/// Whether this process has loaded a library from a file of a name.
bool tintype_has_loaded(const char *name);
#endif

#endif
