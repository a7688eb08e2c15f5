#define _GNU_SOURCE
#include "CTintypeInterposition.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

// Foundation on Linux takes everybody to speak international English, whatever the environment says, and asks its
// ICU for formats by that name. A program's own functions go before those of libraries.

static atomic_bool is_american;

void tintype_speak_american(void) { atomic_store(&is_american, true); }

/// Space for the name of a locale with what it says of calendars and numbers.
typedef struct { char text[256]; } name_room;

/// America's English in the place of international English where that is wanted, and any other locale as it is.
static const char *replaced(const char *locale, name_room *room) {
  static const char international[] = "en_001";
  size_t length = sizeof international - 1;
  if (!atomic_load(&is_american)) return locale;
  if (!locale || strncmp(locale, international, length) != 0) return locale;
  if (locale[length] != '\0' && locale[length] != '@') return locale;
  int wanted = snprintf(room->text, sizeof room->text, "en_US%s", locale + length);
  return wanted < (int)sizeof room->text ? room->text : locale;
}

typedef void *(*date_format)(
  int, int, const char *, const uint16_t *, int32_t, const uint16_t *, int32_t, int *);
typedef void *(*date_patterns)(const char *, int *);
typedef void *(*number_format)(int, const uint16_t *, int32_t, const char *, void *, int *);
typedef void *(*number_skeleton)(const uint16_t *, int32_t, const char *, int *);

void *swift_udat_open(
  int time, int date, const char *locale, const uint16_t *zone, int32_t zone_length,
  const uint16_t *pattern, int32_t pattern_length, int *status
) {
  name_room room;
  date_format open = (date_format)dlsym(RTLD_NEXT, "swift_udat_open");
  return open(
    time, date, replaced(locale, &room), zone, zone_length, pattern, pattern_length, status);
}

void *swift_udatpg_open(const char *locale, int *status) {
  name_room room;
  date_patterns open = (date_patterns)dlsym(RTLD_NEXT, "swift_udatpg_open");
  return open(replaced(locale, &room), status);
}

void *swift_unum_open(
  int style, const uint16_t *pattern, int32_t length, const char *locale, void *problem,
  int *status
) {
  name_room room;
  number_format open = (number_format)dlsym(RTLD_NEXT, "swift_unum_open");
  return open(style, pattern, length, replaced(locale, &room), problem, status);
}

void *swift_unumf_openForSkeletonAndLocale(
  const uint16_t *skeleton, int32_t length, const char *locale, int *status
) {
  name_room room;
  number_skeleton open =
    (number_skeleton)dlsym(RTLD_NEXT, "swift_unumf_openForSkeletonAndLocale");
  return open(skeleton, length, replaced(locale, &room), status);
}
#else
void tintype_speak_american(void) {}
#endif
