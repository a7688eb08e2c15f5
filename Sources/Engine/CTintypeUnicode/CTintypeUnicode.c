#include "CTintypeUnicode.h"

#include <fribidi/fribidi.h>
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

struct ctu_breaker {
  UBreakIterator *iterator;
  UText *text;
  /* ASCII text as UTF-16, which ICU reads faster than UTF-8. */
  UChar *units;
  int64_t capacity;
};

ctu_breaker *ctu_breaker_open(int kind, const char *language) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIteratorType type = kind == CTU_GRAPHEME ? UBRK_CHARACTER : UBRK_LINE;
  UBreakIterator *iterator = ubrk_open(type, language, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  ctu_breaker *breaker = calloc(1, sizeof *breaker);
  if (!breaker) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void ctu_breaker_close(ctu_breaker *breaker) {
  if (!breaker) return;
  ubrk_close(breaker->iterator);
  if (breaker->text) utext_close(breaker->text);
  free(breaker->units);
  free(breaker);
}

/* Makes UTF-16 of short text that is all ASCII, where offsets are the same in both; false for other text. */
static bool widen(ctu_breaker *breaker, const char *utf8, int64_t length) {
  if (length > 4096) return false;
  unsigned char bits = 0;
  for (int64_t i = 0; i < length; i++) bits |= (unsigned char)utf8[i];
  if (bits & 0x80) return false;
  if (length > breaker->capacity) {
    UChar *units = realloc(breaker->units, (size_t)length * sizeof *units);
    if (!units) return false;
    breaker->units = units;
    breaker->capacity = length;
  }
  for (int64_t i = 0; i < length; i++) breaker->units[i] = (UChar)utf8[i];
  return true;
}

bool ctu_breaker_find(ctu_breaker *breaker, const char *utf8, int64_t length, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  if (widen(breaker, utf8, length)) {
    ubrk_setText(breaker->iterator, breaker->units, (int32_t)length, &status);
  } else {
    breaker->text = utext_openUTF8(breaker->text, utf8, length, &status);
    ubrk_setUText(breaker->iterator, breaker->text, &status);
  }
  if (U_FAILURE(status)) return false;
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE; at = ubrk_next(breaker->iterator)) {
    flags[at] |= CTU_BOUNDARY;
    int rule = ubrk_getRuleStatus(breaker->iterator);
    if (rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT) flags[at] |= CTU_HARD;
  }
  return true;
}

int ctu_bidi_levels(const uint32_t *characters, int count, int base, int8_t *levels) {
  if (count == 0) return base == 1 || base == -2 ? 1 : 0;
  FriBidiCharType *types = malloc((size_t)count * sizeof *types);
  FriBidiBracketType *brackets = malloc((size_t)count * sizeof *brackets);
  int result = -1;
  if (types && brackets) {
    fribidi_get_bidi_types(characters, count, types);
    fribidi_get_bracket_types(characters, count, types, brackets);
    FriBidiParType direction = base == 0    ? FRIBIDI_PAR_LTR
                               : base == 1  ? FRIBIDI_PAR_RTL
                               : base == -2 ? FRIBIDI_PAR_WRTL
                                            : FRIBIDI_PAR_WLTR;
    FriBidiLevel highest =
        fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, levels);
    if (highest) result = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL;
  }
  free(types);
  free(brackets);
  return result;
}

bool ctu_needs_bidi(uint32_t character) {
  if (character < 0x590) return false;
  switch (u_charDirection((UChar32)character)) {
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
  case U_ARABIC_NUMBER:
  case U_LEFT_TO_RIGHT_EMBEDDING:
  case U_LEFT_TO_RIGHT_OVERRIDE:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_POP_DIRECTIONAL_FORMAT:
  case U_FIRST_STRONG_ISOLATE:
  case U_LEFT_TO_RIGHT_ISOLATE:
  case U_RIGHT_TO_LEFT_ISOLATE:
  case U_POP_DIRECTIONAL_ISOLATE: return true;
  default: return false;
  }
}

bool ctu_is_white_space(uint32_t character) { return u_isUWhiteSpace((UChar32)character); }

bool ctu_is_emoji_presentation(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

bool ctu_is_emoji(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI);
}

bool ctu_is_ignorable(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}
