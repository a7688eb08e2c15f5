/* Where places of a picture lie. They come in rising order wherever they are passed on, so that the row of each is
 * found from the one before: dividing for every pixel takes longer than all that is done with it. */
#ifndef TINTYPE_PLACES_H
#define TINTYPE_PLACES_H

#include <stddef.h>
#include <stdint.h>

/* The row of the last place: its number and the place of its first pixel. */
typedef struct {
  size_t y, start;
} place_row;

/* The column of a position that does not come before the last one; `row` becomes its row. */
static inline size_t column_of(uint32_t place, size_t width, place_row *row) {
  size_t x = place - row->start;
  if (x < width) return x;
  /* Mostly the next row; a first place may be far down. */
  size_t rows = x < 2 * width ? 1 : x / width;
  row->y += rows;
  row->start += rows * width;
  return place - row->start;
}

#endif
