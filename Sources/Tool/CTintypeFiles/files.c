#define _GNU_SOURCE
#include "CTintypeFiles.h"
#if defined(__linux__)
#include <link.h>
#endif
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

bool tintype_get_file_facts(const char *path, bool follows, tintype_file_facts *facts) {
  struct stat found;
  if ((follows ? stat(path, &found) : lstat(path, &found)) != 0) return false;
  *facts = (tintype_file_facts){
    .is_folder = S_ISDIR(found.st_mode),
    .is_file = S_ISREG(found.st_mode),
    .is_link = S_ISLNK(found.st_mode),
    .number = found.st_ino,
    .size = found.st_size,
    .modified = nanoseconds(found.st_mtim),
    .changed = nanoseconds(found.st_ctim),
  };
  return true;
}

bool tintype_holds_bytes(const char *text, size_t length, const char *part, size_t part_length) {
  return memmem(text, length, part, part_length) != NULL;
}

void tintype_set_socket_patience(int socket, int seconds) {
  struct timeval limit = {.tv_sec = seconds};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
}

#if defined(__linux__)
static int is_called(struct dl_phdr_info *info, size_t size, void *name) {
  (void)size;
  const char *slash = strrchr(info->dlpi_name, '/');
  return strcmp(slash ? slash + 1 : info->dlpi_name, name) == 0;
}

bool tintype_has_loaded(const char *name) {
  return dl_iterate_phdr(is_called, (void *)name) != 0;
}
#endif
