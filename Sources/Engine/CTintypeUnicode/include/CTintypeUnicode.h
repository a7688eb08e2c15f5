/* Unicode algorithms behind a small C interface: boundaries and measures by ICU, bidirectional levels by FriBidi.
   No type of either library appears here, so that Swift never sees ICU's headers beside Foundation's own. */
#ifndef CTINTYPE_UNICODE_H
#define CTINTYPE_UNICODE_H

#include <stdbool.h>
#include <stdint.h>

/* What a boundary iterator looks for. */
enum { CTU_LINE = 0, CTU_GRAPHEME = 1 };

/* What stands before a byte offset. */
enum { CTU_BOUNDARY = 1, CTU_HARD = 2 };

/* An iterator; used by one thread at a time. */
typedef struct ctu_breaker ctu_breaker;

/* Opens an iterator for a language such as "en"; NULL where ICU has no data. */
ctu_breaker *ctu_breaker_open(int kind, const char *language);
void ctu_breaker_close(ctu_breaker *breaker);

/* Ors CTU_BOUNDARY into flags[i] for each boundary before byte i, 0 < i <= length, and CTU_HARD where
   the line must end there. flags has length + 1 elements. False on an ICU error. */
bool ctu_breaker_find(ctu_breaker *breaker, const char *utf8, int64_t length, uint8_t *flags);

/* Embedding levels of one paragraph of code points.
   base: 0 left to right, 1 right to left, -1 by the first strong character and left to right without
   one, -2 the same but right to left without one. levels has count elements.
   Returns the level of the paragraph, or -1 when memory runs out. */
int ctu_bidi_levels(const uint32_t *characters, int count, int base, int8_t *levels);

/* Whether a paragraph with this character needs levels at all: it is right-to-left, an Arabic number, or
   an explicit directional formatting character. */
bool ctu_needs_bidi(uint32_t character);

/* Whether a character has the property White_Space. */
bool ctu_is_white_space(uint32_t character);

/* Whether a character is shown as an emoji unless a variation selector says otherwise. */
bool ctu_is_emoji_presentation(uint32_t character);

/* Whether a character has the property Emoji. */
bool ctu_is_emoji(uint32_t character);

/* Whether a character has the property Default_Ignorable_Code_Point. */
bool ctu_is_ignorable(uint32_t character);

/* The longest text of a measure, in UTF-16 units. */
enum { CTU_MEASURE_UNITS = 256 };

/* A number with its unit, in words of a locale. */
typedef struct {
  /* The text, and how much of it there is. */
  uint16_t units[CTU_MEASURE_UNITS];
  int32_t length;
  /* Where the number in it begins and ends. */
  int32_t number_start;
  int32_t number_end;
  /* The number as C reads it, after the change of units. */
  char decimal[CTU_MEASURE_UNITS];
} ctu_measure;

/* Formats a number by ICU's number skeleton; false where ICU does not know what it says, or the text is too long. */
bool ctu_format_measure(
    const char *skeleton, const char *locale, double value, ctu_measure *result);

#endif
