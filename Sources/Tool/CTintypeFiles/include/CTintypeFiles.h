// What the system says of files, sockets and loaded libraries, in types of our own: which module Swift takes the
// system's structures to be of depends on what else is compiled with a file.

#ifndef CTINTYPE_FILES_H
#define CTINTYPE_FILES_H

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

/// Whether bytes are found among others, such as those of a file.
bool tintype_holds_bytes(const char *text, size_t length, const char *part, size_t part_length);

/// Lets reading from a socket and writing to it wait so many seconds and no longer.
void tintype_set_socket_patience(int socket, int seconds);

#if defined(__linux__)
/// Whether this process has loaded a library from a file of a name.
bool tintype_has_loaded(const char *name);
#endif

#endif
