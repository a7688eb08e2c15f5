#define _GNU_SOURCE
#include "CTintypeSystem.h"

#if defined(__linux__)
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/// What is noted of a folder: that it is there, or also which names it holds.
typedef enum { asked = 'a', listed = 'l' } manner;

/// The longest state: three numbers of identity, four of times and sizes, twice, for a link and what it leads to.
enum { longest_state = 320 };

typedef struct {
  manner manner;
  char state[longest_state];
  /// Nanoseconds since 1970; 0 where nothing is there.
  int64_t changed;
  char *path;
  /// How many were noted before.
  size_t place;
} note;

static atomic_bool is_noting;
/// Guards all that follows.
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static note *notes;
static size_t note_count, note_room;
static int64_t begin;

/// The C library's own function of a name, which ours stands before.
#define ORIGINAL(name) ((__typeof__(&name))original(#name, &name##_known))
#define STANDS_BEFORE(name) static _Atomic(void *) name##_known

static void *original(const char *name, _Atomic(void *) *known) {
  void *function = atomic_load(known);
  if (!function) {
    function = dlsym(RTLD_NEXT, name);
    atomic_store(known, function);
  }
  return function;
}

STANDS_BEFORE(open);
STANDS_BEFORE(openat);
STANDS_BEFORE(stat);
STANDS_BEFORE(lstat);
STANDS_BEFORE(fstatat);
STANDS_BEFORE(access);
STANDS_BEFORE(faccessat);
STANDS_BEFORE(opendir);
STANDS_BEFORE(fdopendir);
STANDS_BEFORE(readlink);
STANDS_BEFORE(realpath);
STANDS_BEFORE(fopen);
STANDS_BEFORE(fts_read);

// MARK: States

static int64_t nanoseconds(struct timespec time) {
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// Writes what tells a state of a file from others; returns how much.
static int describe(const struct stat *file, manner manner, char *text, int room) {
  int used = snprintf(
    text, (size_t)room, "%llx.%llx.%x ", (unsigned long long)file->st_dev,
    (unsigned long long)file->st_ino, file->st_mode);
  // Who only asks for a folder does not learn what is in it.
  if (S_ISDIR(file->st_mode) && manner == asked) return used;
  return used + snprintf(
    text + used, (size_t)(room - used), "%lld.%lld.%lld ", (long long)file->st_size,
    (long long)nanoseconds(file->st_mtim), (long long)nanoseconds(file->st_ctim));
}

/// Writes the state of what a path names, and for a link of what that leads to; returns when it last changed.
static int64_t look(const char *path, manner manner, char text[longest_state]) {
  struct stat file;
  if (ORIGINAL(lstat)(path, &file) != 0) {
    snprintf(text, longest_state, "%d", errno);
    return 0;
  }
  int used = describe(&file, manner, text, longest_state);
  bool tells = !S_ISDIR(file.st_mode) || manner == listed;
  int64_t changed = tells ? nanoseconds(file.st_ctim) : 0;
  if (S_ISLNK(file.st_mode)) {
    if (ORIGINAL(stat)(path, &file) == 0) {
      describe(&file, manner, text + used, longest_state - used);
      if (!S_ISDIR(file.st_mode) || manner == listed) {
        int64_t there = nanoseconds(file.st_ctim);
        if (there > changed) changed = there;
      }
    }
  }
  return changed;
}

// MARK: Notes

static bool begins(const char *path, const char *start) {
  return strncmp(path, start, strlen(start)) == 0;
}

static void take(const char *path, manner manner) {
  if (!atomic_load(&is_noting) || !path) return;
  // What is there tells of this process and of devices, and of no file.
  if (begins(path, "/proc/") || begins(path, "/dev/") || begins(path, "/sys/")) return;
  int error = errno;
  note new = {.manner = manner, .path = strdup(path)};
  new.changed = look(path, manner, new.state);
  pthread_mutex_lock(&guard);
  if (note_count == note_room) {
    note_room = note_room ? 2 * note_room : 1024;
    note *more = realloc(notes, note_room * sizeof *notes);
    if (more) notes = more;
    else note_room = note_count;
  }
  if (new.path && note_count < note_room) {
    new.place = note_count;
    notes[note_count++] = new;
  } else {
    // Without one of them the rest would tell something wrong.
    atomic_store(&is_noting, false);
    free(new.path);
  }
  pthread_mutex_unlock(&guard);
  errno = error;
}

/// Notes a path that counts from an open folder on.
static void take_at(int folder, const char *path, manner manner) {
  if (!atomic_load(&is_noting)) return;
  if (folder == AT_FDCWD || (path && path[0] == '/')) return take(path, manner);
  char link[64], whole[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
  ssize_t length = ORIGINAL(readlink)(link, whole, sizeof whole);
  if (length <= 0 || (size_t)length + strlen(path ? path : "") + 2 > sizeof whole) {
    atomic_store(&is_noting, false);
    return;
  }
  snprintf(whole + length, sizeof whole - (size_t)length, "%s%s", path ? "/" : "", path ? path : "");
  take(whole, manner);
}

static void clear(void) {
  for (size_t at = 0; at < note_count; at++) free(notes[at].path);
  note_count = 0;
}

void tintype_begin_notes(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  pthread_mutex_lock(&guard);
  clear();
  begin = nanoseconds(now);
  pthread_mutex_unlock(&guard);
  atomic_store(&is_noting, true);
}

void tintype_drop_notes(void) { atomic_store(&is_noting, false); }

size_t tintype_note_count(void) {
  pthread_mutex_lock(&guard);
  size_t count = note_count;
  pthread_mutex_unlock(&guard);
  return count;
}

static int by_path(const void *left, const void *right) {
  const note *a = left, *b = right;
  int order = strcmp(a->path, b->path);
  if (order == 0) order = (int)a->manner - (int)b->manner;
  if (order == 0) order = a->place < b->place ? -1 : 1;
  return order;
}

char *tintype_end_notes(const char *own, size_t *length) {
  if (!atomic_exchange(&is_noting, false)) return NULL;
  pthread_mutex_lock(&guard);
  char *text = NULL;
  FILE *stream = open_memstream(&text, length);
  qsort(notes, note_count, sizeof *notes, by_path);
  // The clock of files ticks a few hundred times a second: what changed within a tick looks as before.
  const int64_t tick = 20000000;
  bool is_certain = stream != NULL;
  const note *last = NULL;
  for (size_t at = 0; at < note_count && is_certain; at++) {
    const note *next = &notes[at];
    if (begins(next->path, own)) continue;
    if (last && last->manner == next->manner && strcmp(last->path, next->path) == 0) continue;
    last = next;
    is_certain = next->changed < begin - tick;
    fprintf(stream, "%c%s", next->manner, next->state);
    fputc(0, stream);
    fputs(next->path, stream);
    fputc(0, stream);
  }
  // What is cut off anywhere has another end.
  if (stream) fputc(0, stream);
  if (stream && fclose(stream) != 0) is_certain = false;
  clear();
  pthread_mutex_unlock(&guard);
  if (is_certain) return text;
  free(text);
  return NULL;
}

bool tintype_notes_hold(const char *text, size_t length) {
  const char *end = text + length;
  while (text < end) {
    const char *state = text;
    if (state[0] == 0) return state + 1 == end;
    const char *path = memchr(state, 0, (size_t)(end - state));
    const char *stop = path ? memchr(path + 1, 0, (size_t)(end - path - 1)) : NULL;
    if (!stop || (state[0] != asked && state[0] != listed)) return false;
    char now[longest_state];
    look(path + 1, (manner)state[0], now);
    if (strcmp(now, state + 1) != 0) return false;
    text = stop + 1;
  }
  return false;
}

// MARK: What is asked

// A program's own functions go before those of the C library, also for libraries that it loads.

/// Whether opening a file takes a third word, for a file that is made.
static bool makes(int flags) { return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE; }

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = makes(flags) ? va_arg(list, mode_t) : 0;
  va_end(list);
  take(path, asked);
  return ORIGINAL(open)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = makes(flags) ? va_arg(list, mode_t) : 0;
  va_end(list);
  take_at(folder, path, asked);
  return ORIGINAL(openat)(folder, path, flags, mode);
}

FILE *fopen(const char *path, const char *mode) {
  take(path, asked);
  return ORIGINAL(fopen)(path, mode);
}

int stat(const char *path, struct stat *facts) {
  take(path, asked);
  return ORIGINAL(stat)(path, facts);
}

int lstat(const char *path, struct stat *facts) {
  take(path, asked);
  return ORIGINAL(lstat)(path, facts);
}

int fstatat(int folder, const char *path, struct stat *facts, int flags) {
  take_at(folder, path, asked);
  return ORIGINAL(fstatat)(folder, path, facts, flags);
}

int access(const char *path, int mode) {
  take(path, asked);
  return ORIGINAL(access)(path, mode);
}

int faccessat(int folder, const char *path, int mode, int flags) {
  take_at(folder, path, asked);
  return ORIGINAL(faccessat)(folder, path, mode, flags);
}

ssize_t readlink(const char *path, char *text, size_t room) {
  take(path, asked);
  return ORIGINAL(readlink)(path, text, room);
}

char *realpath(const char *path, char *resolved) {
  take(path, asked);
  return ORIGINAL(realpath)(path, resolved);
}

DIR *opendir(const char *path) {
  take(path, listed);
  return ORIGINAL(opendir)(path);
}

DIR *fdopendir(int folder) {
  take_at(folder, NULL, listed);
  return ORIGINAL(fdopendir)(folder);
}

FTSENT *fts_read(FTS *walk) {
  FTSENT *entry = ORIGINAL(fts_read)(walk);
  if (entry) take(entry->fts_path, entry->fts_info == FTS_D ? listed : asked);
  return entry;
}
#endif
