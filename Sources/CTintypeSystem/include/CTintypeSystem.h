// What the system says of files and sockets, in types of our own: which module Swift takes the system's structures to
// be of depends on what else is compiled with a file.

#ifndef CTINTYPE_SYSTEM_H
#define CTINTYPE_SYSTEM_H

#include <stdbool.h>
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

#endif
