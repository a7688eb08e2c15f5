#include "CTintypeUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unumberformatter.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

/* Where the digits of a formatted number begin and end: all fields but those of the unit. */
static void find_number(const UFormattedNumber *number, ctu_measure *result, UErrorCode *status) {
  UFieldPositionIterator *fields = ufieldpositer_open(status);
  unumf_resultGetAllFieldPositions(number, fields, status);
  int32_t start = 0, end = 0;
  result->number_start = result->length;
  result->number_end = 0;
  if (U_SUCCESS(*status)) {
    for (;;) {
      int32_t field = ufieldpositer_next(fields, &start, &end);
      if (field < 0) break;
      if (field == UNUM_MEASURE_UNIT_FIELD) continue;
      if (start < result->number_start) result->number_start = start;
      if (end > result->number_end) result->number_end = end;
    }
  }
  ufieldpositer_close(fields);
}

bool ctu_format_measure(
    const char *skeleton, const char *locale, double value, ctu_measure *result) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[512];
  int32_t count = 0;
  u_strFromUTF8(units, 512, &count, skeleton, -1, &status);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(units, count, locale, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  unumf_formatDouble(formatter, value, number, &status);
  result->length = unumf_resultToString(number, (UChar *)result->units, CTU_MEASURE_UNITS, &status);
  int32_t digits = unumf_resultToDecimalNumber(number, result->decimal, CTU_MEASURE_UNITS - 1, &status);
  if (U_SUCCESS(status)) {
    result->decimal[digits] = 0;
    find_number(number, result, &status);
  }
  unumf_closeResult(number);
  unumf_close(formatter);
  return U_SUCCESS(status);
}
