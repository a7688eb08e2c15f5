#define _GNU_SOURCE
#include "CTintypeInterposition.h"

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/// The number of a thread whose state a path of `/proc` names as if it were a process; nil where it names another file.
static const char *thread_of(const char *path, size_t *length) {
  static const char proc[] = "/proc/";
  if (strncmp(path, proc, sizeof proc - 1) != 0) return NULL;
  const char *number = path + sizeof proc - 1;
  *length = strspn(number, "0123456789");
  return *length > 0 && strcmp(number + *length, "/stat") == 0 ? number : NULL;
}

// Dispatch looks after its threads by files such as `/proc/17/stat` and ends the process where it may not read them. A
// process that is fenced in may read only what lies below its own folder, where its threads are as well.
int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  int file = openat(AT_FDCWD, path, flags, mode);
  size_t length;
  const char *number = file < 0 && errno == EACCES ? thread_of(path, &length) : NULL;
  if (!number) return file;
  char own[64];
  int count = snprintf(own, sizeof own, "/proc/self/task/%.*s/stat", (int)length, number);
  errno = EACCES;
  return count < (int)sizeof own ? openat(AT_FDCWD, own, flags, mode) : -1;
}
#endif
