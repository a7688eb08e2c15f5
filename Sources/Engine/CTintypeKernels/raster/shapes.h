// Shapes as spans, which several kernels fill.
#ifndef TINTYPE_SHAPES_H
#define TINTYPE_SHAPES_H

#include "../levels.h"
#include "../words.h"

/// The spans of a row, counted from the shape's first one.
static inline const tintype_span_row *shape_row(const tintype_shape *shape, int32_t row) {
  int32_t after = row - shape->repeated;
  return shape->rows + (after <= 0 ? row : after <= shape->repeats ? shape->repeated : row - shape->repeats);
}

#endif
