#include "scan.h"
#include "../../inline.h"
#include "../../words.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

// Coverage is counted on Cairo's grid of 15 rows and 256 columns a pixel, and rounded where Cairo rounds: where edges
// neither begin nor end nor change places within a row of pixels, the area beside each is found at once, and in other rows
// what is between edges in the middle of each row of the grid. Which of both is done is seen in the pixels.
enum { ROWS = 15, COLUMNS = 256, AREA = 2 * ROWS * COLUMNS };

/// A row's pixel that edges cross: how many rows of the grid are inside from there on, and the area on the pixel's left
/// that is not, of which a pixel has `AREA`.
typedef struct {
  int16_t outside, rows;
} cell;

/// A row's spans while they are found: where the last one begins, and what it is covered by.
typedef struct {
  tintype_span *next;
  int32_t start;
  int16_t value;
  bool has_begun;
} span_writer;

/// What is needed while rows are scanned, and what is found.
typedef struct {
  tintype_edges *edges;
  tintype_coverage *found;
  /// The edges of the current row from left to right, and space to sort them.
  tintype_edge **active, **fresh, **spare;
  size_t active_count, fresh_count;
  /// The cells of the pixels from the left of the outline on, and which of them are in use.
  cell *cells;
  uint64_t *used;
  /// The rows of the grid that are inside from the left of the outline on.
  int32_t before;
  /// The bits of turns that are looked at.
  int32_t turns;
  bool keeps_outline;
  /// Space for spans.
  size_t room;
} scan;

static inline int32_t nearest(grid_place x, int64_t height) {
  return (int32_t)(x.whole + (x.part >= height / 2));
}

/// Brings parts back between 0 and a whole, from which they are less than one away.
static inline grid_place carried(grid_place x, int64_t height) {
  if (x.part < 0) return (grid_place){x.whole - 1, x.part + height};
  if (x.part >= height) return (grid_place){x.whole + 1, x.part - height};
  return x;
}

static inline grid_place moved(grid_place x, grid_place by, int64_t height) {
  return carried((grid_place){x.whole + by.whole, x.part + by.part}, height);
}

// Spans.

/// The level of an area; those that are rounded out of what a pixel has are cut off as Cairo cuts them.
static inline uint8_t level_of(int16_t area) { return (uint8_t)((area * 17 + 256) >> 9); }

static inline void change(const scan *s, span_writer *w, int32_t x, int16_t area) {
  int16_t value = s->keeps_outline ? area : level_of(area);
  if (value == w->value) return;
  if (s->keeps_outline ? w->has_begun : w->value != 0) {
    *w->next++ = (tintype_span){w->start, x, s->keeps_outline ? level_of(w->value) : (uint32_t)w->value};
  }
  w->start = x;
  w->value = value;
  w->has_begun = true;
}

// The cells of a row.

static inline void add(scan *s, int32_t x, int32_t outside, int32_t rows) {
  x -= s->found->outline.x0;
  if (x < 0) {
    s->before += rows;
  } else if (x < s->found->outline.x1 - s->found->outline.x0) {
    s->cells[x].outside += (int16_t)outside;
    s->cells[x].rows += (int16_t)rows;
    s->used[x >> 6] |= (uint64_t)1 << (x & 63);
  }
}

/// Where what is right of edges goes: into the cells of a row, or at once to its spans.
typedef struct {
  scan *scan;
  /// Nil for the cells.
  span_writer *spans;
  /// The rows of the grid that are inside so far.
  int32_t rows;
} sink;

INLINE void put(sink *to, int32_t x, int32_t outside, int32_t rows) {
  if (to->spans == NULL) return add(to->scan, x, outside, rows);
  to->rows += rows;
  change(to->scan, to->spans, x, (int16_t)(to->rows * 2 * COLUMNS - outside));
}

/// Adds what is right of an edge that crosses several pixels of a row, the first place left of the other one.
INLINE void put_across(sink *sink, grid_place from, grid_place to, int64_t height, int32_t sign) {
  int32_t x = (int32_t)(from.whole >> 8), last = (int32_t)(to.whole >> 8);
  int64_t width = (to.whole - from.whole) * height + (to.part - from.part);
  int64_t left = (((int64_t)(x + 1) * COLUMNS - from.whole) * height - from.part) * ROWS;
  // The row of the grid in which the edge leaves a pixel.
  grid_place y = {left / width, left % width};
  int32_t above = (int32_t)y.whole;
  put(sink, x, sign * above * (COLUMNS + (int32_t)(from.whole & 255)), sign * above);
  if (++x < last) {
    int64_t pixel = ROWS * COLUMNS * height;
    grid_place step = {pixel / width, pixel % width};
    for (; x < last; x++) {
      y.whole += step.whole;
      y.part += step.part;
      if (y.part >= width) y.whole++, y.part -= width;
      int32_t rows = sign * ((int32_t)y.whole - above);
      put(sink, x, rows * COLUMNS, rows);
      above = (int32_t)y.whole;
    }
  }
  put(sink, x, sign * (ROWS - above) * (int32_t)(to.whole & 255), sign * (ROWS - above));
}

/// Adds what is right of an edge in a row of pixels.
INLINE void put_edge(sink *sink, const tintype_edge *e, int32_t sign) {
  grid_place from = e->top, to = e->bottom;
  int32_t x0 = (int32_t)(from.whole >> 8), x1 = (int32_t)(to.whole >> 8);
  if (x0 == x1) {
    put(sink, x0, sign * ROWS * (int32_t)((from.whole & 255) + (to.whole & 255)), sign * ROWS);
  } else {
    bool is_right = x0 < x1;
    put_across(sink, is_right ? from : to, is_right ? to : from, e->height, sign);
  }
}

/// Adds what an edge leaves outside in rows of the grid, and goes past them.
static void add_run(scan *s, tintype_edge *e, int32_t sign, int32_t rows) {
  if (e->height == 0) {
    if (sign) add(s, e->column >> 8, sign * 2 * (e->column & 255) * rows, sign * rows);
    return;
  }
  grid_place x = e->x;
  int32_t pixel = e->column >> 8, outside = 0, count = 0;
  for (int32_t i = 0; i < rows; i++) {
    int32_t column = nearest(x, e->height);
    if (column >> 8 != pixel) {
      if (sign) add(s, pixel, sign * outside, sign * count);
      pixel = column >> 8;
      outside = count = 0;
    }
    outside += 2 * (column & 255);
    count++;
    x = moved(x, e->step, e->height);
  }
  if (sign) add(s, pixel, sign * outside, sign * count);
  e->x = x;
  e->column = nearest(x, e->height);
}

// The edges of a row, in an order that Cairo finds by merging: of edges at one column, either may come first.

static void merge(tintype_edge **a, size_t a_count, tintype_edge **b, size_t b_count, tintype_edge **to) {
  bool is_first = a_count > 0 && a[0]->column <= b[0]->column;
  while (a_count > 0 && b_count > 0) {
    int32_t column = is_first ? b[0]->column : a[0]->column;
    if (is_first) {
      for (; a_count > 0 && a[0]->column <= column; a_count--) *to++ = *a++;
    } else {
      for (; b_count > 0 && b[0]->column <= column; b_count--) *to++ = *b++;
    }
    is_first = !is_first;
  }
  memcpy(to, a, a_count * sizeof *a);
  memcpy(to + a_count, b, b_count * sizeof *b);
}

/// Sorts the first edges, twice as many for each level, at least 2, and returns how many they were.
static size_t sort(tintype_edge **edges, size_t count, uint32_t level, tintype_edge **spare) {
  if (count < 2) return count;
  if (edges[0]->column > edges[1]->column) {
    tintype_edge *first = edges[0];
    edges[0] = edges[1], edges[1] = first;
  }
  size_t sorted = 2;
  for (uint32_t i = 0; i < level && sorted < count; i++) {
    size_t more = sort(edges + sorted, count - sorted, i, spare);
    merge(edges, sorted, edges + sorted, more, spare);
    sorted += more;
    memcpy(edges, spare, sorted * sizeof *edges);
  }
  return sorted;
}

/// Adds the edges that begin in a row of the grid.
static void begin_edges(scan *s, int32_t row) {
  tintype_edge **first = s->fresh + s->fresh_count;
  size_t count = 0;
  for (size_t i = 0; i < s->fresh_count; i++) {
    if (s->fresh[i]->first == row) first[count++] = s->fresh[i];
  }
  if (count == 0) return;
  sort(first, count, UINT32_MAX, s->spare);
  merge(s->active, s->active_count, first, count, s->spare);
  s->active_count += count;
  tintype_edge **active = s->spare;
  s->spare = s->active;
  s->active = active;
}

/// Finds the edges that begin in a row of pixels, in the order of the path; returns the last row of the grid in which any
/// does.
static int32_t find_fresh(scan *s, int32_t y) {
  int32_t last = y * ROWS;
  size_t count = 0;
  for (int32_t i = s->edges->rows[y]; i >= 0; i = s->edges->edges[i].next) {
    tintype_edge *e = &s->edges->edges[i];
    s->fresh[count++] = e;
    if (e->first > last) last = e->first;
  }
  for (size_t i = 0; i < count / 2; i++) {
    tintype_edge *first = s->fresh[i];
    s->fresh[i] = s->fresh[count - 1 - i], s->fresh[count - 1 - i] = first;
  }
  s->fresh_count = count;
  return last;
}

// Rows of the grid.

/// Whether an edge with turns before and after it begins an inside, ends one, or does neither: 1, -1, 0.
static inline int32_t sign_of(int32_t before, int32_t after) { return (before == 0) - (after == 0); }

/// Takes out edges that have ended, and sorts those that have come past others.
static void sort_active(scan *s) {
  size_t count = 0;
  for (size_t i = 0; i < s->active_count; i++) {
    tintype_edge *e = s->active[i];
    if (e->rows == 0) continue;
    size_t place = count++;
    for (; place > 0 && s->active[place - 1]->column > e->column; place--) s->active[place] = s->active[place - 1];
    s->active[place] = e;
  }
  s->active_count = count;
}

/// Whether edges keep their order for so many rows of the grid: those that are a column apart in the first and in the last
/// one are in order between.
static bool is_apart(const scan *s, int32_t rows) {
  int64_t first = INT64_MIN, last = INT64_MIN;
  for (size_t i = 0; i < s->active_count; i++) {
    const tintype_edge *e = s->active[i];
    // The column at the left of the last place, of which the position is less than two away.
    int64_t end = e->x.whole + (rows - 1) * e->step.whole;
    if (e->height) end += (rows - 1) * e->step.part / e->height;
    if (e->column <= first || end <= last) return false;
    first = e->column, last = end + 3;
  }
  return true;
}

/// Counts what is between edges in the middle of rows of the grid in which none begins, and none ends before the last.
static void count_rows(scan *s, int32_t rows) {
  int32_t turns = 0;
  for (size_t i = 0; i < s->active_count; i++) {
    tintype_edge *e = s->active[i];
    int32_t before = turns & s->turns;
    turns += e->turn;
    // In a single row, edges at one column may be in any order: what they begin and end there is nothing.
    add_run(s, e, sign_of(before, turns & s->turns), rows);
    e->rows -= rows;
  }
  sort_active(s);
}

/// How many rows of the grid pass until an edge begins or ends, or the row of pixels does.
static int32_t rows_alike(const scan *s, int32_t row, int32_t end) {
  int32_t rows = end - row;
  for (size_t i = 0; i < s->fresh_count; i++) {
    int32_t first = s->fresh[i]->first;
    if (first > row) rows = min32(rows, first - row);
  }
  for (size_t i = 0; i < s->active_count; i++) rows = min32(rows, s->active[i]->rows);
  return rows;
}

/// Counts a row of pixels by rows of the grid.
static void scan_grid_rows(scan *s, int32_t y, bool has_begun) {
  int32_t row = y * ROWS, end = row + ROWS;
  while (row < end) {
    if (!has_begun || row > y * ROWS) begin_edges(s, row);
    int32_t rows = rows_alike(s, row, end);
    if (rows > 1 && !is_apart(s, rows)) rows = 1;
    count_rows(s, rows);
    row += rows;
  }
}

// Rows of pixels.

/// The position half a row of the grid further up.
static inline grid_place half_back(const tintype_edge *e, grid_place x) {
  if (e->height == 0) return x;
  return carried((grid_place){x.whole - e->step.whole / 2, x.part - e->step.part / 2}, e->height);
}

/// Finds where edges are a row of pixels further down; false where one ends before, or comes past another one.
static bool can_leap(scan *s) {
  int32_t last = INT_MIN;
  for (size_t i = 0; i < s->active_count; i++) {
    tintype_edge *e = s->active[i];
    if (e->rows < ROWS) return false;
    e->ahead = e->height ? moved(e->x, e->leap, e->height) : e->x;
    e->column_ahead = e->height ? nearest(e->ahead, e->height) : e->column;
    if (e->column_ahead < last) return false;
    last = e->column_ahead;
  }
  return true;
}

/// Keeps the edges that inside and outside lie between in a row of pixels, from the left; returns whether no two of them
/// cross the same pixel.
static bool find_sides(scan *s) {
  int32_t turns = 0, last = s->found->outline.x0 - 1;
  bool is_apart = true;
  s->fresh_count = 0;
  for (size_t i = 0; i < s->active_count; i++) {
    tintype_edge *e = s->active[i];
    turns += e->turn;
    bool is_left = s->fresh_count % 2 == 0;
    bool is_right = (turns & s->turns) == 0 && (i + 1 == s->active_count || s->active[i + 1]->column != e->column);
    if (!is_left && !is_right) continue;
    if (is_right) turns = 0;
    e->top = half_back(e, e->x);
    e->bottom = half_back(e, e->ahead);
    int32_t x0 = (int32_t)(e->top.whole >> 8), x1 = (int32_t)(e->bottom.whole >> 8);
    is_apart = is_apart && min32(x0, x1) > last;
    last = max32(x0, x1);
    s->fresh[s->fresh_count++] = e;
  }
  return is_apart && last < s->found->outline.x1;
}

/// Goes to the next row of pixels; returns whether it will be the same, unless edges begin there.
static bool pass_row(scan *s) {
  bool is_repeated = true;
  size_t count = 0;
  for (size_t i = 0; i < s->active_count; i++) {
    tintype_edge *e = s->active[i];
    is_repeated = is_repeated && e->height == 0 && e->rows >= 2 * ROWS;
    if ((e->rows -= ROWS) == 0) continue;
    e->x = e->ahead;
    e->column = e->column_ahead;
    s->active[count++] = e;
  }
  s->active_count = count;
  return is_repeated;
}

/// Ends the last span of a row.
static void end_spans(const scan *s, span_writer *w) {
  // What is left is inside as far as the outline goes.
  int32_t end = s->found->outline.x1;
  if (w->value == 0 || w->start >= end) return;
  *w->next++ = (tintype_span){w->start, end, s->keeps_outline ? level_of(w->value) : (uint32_t)w->value};
}

/// Makes the cells of a row spans, and empties them.
static void write_cells(scan *s, span_writer *w) {
  tintype_rect box = s->found->outline;
  int32_t after = box.x0;
  int16_t cover = (int16_t)(s->before * 2 * COLUMNS);
  for (int32_t i = 0; i <= (box.x1 - box.x0 - 1) >> 6; i++) {
    for (uint64_t bits = s->used[i]; bits != 0; bits &= bits - 1) {
      int32_t place = i * 64 + __builtin_ctzll(bits), x = box.x0 + place;
      cell *c = &s->cells[place];
      if (x > after) change(s, w, after, cover);
      cover += (int16_t)(c->rows * 2 * COLUMNS);
      change(s, w, x, (int16_t)(cover - c->outside));
      after = x + 1;
      *c = (cell){0, 0};
    }
    s->used[i] = 0;
  }
  s->before = 0;
  change(s, w, after, cover);
}

/// Makes edges of a row, no two of which cross the same pixel, spans.
static void write_sides(scan *s, span_writer *w) {
  sink to = {s, w, 0};
  for (size_t i = 0; i < s->fresh_count; i++) {
    const tintype_edge *e = s->fresh[i];
    put_edge(&to, e, i % 2 == 0 ? 1 : -1);
    change(s, w, (int32_t)((e->top.whole > e->bottom.whole ? e->top : e->bottom).whole >> 8) + 1,
           (int16_t)(to.rows * 2 * COLUMNS));
  }
}

/// Begins a row with space for as many spans as it may have; false without memory.
static bool begin_spans(scan *s, span_writer *w) {
  tintype_coverage *f = s->found;
  size_t most = (size_t)(f->outline.x1 - f->outline.x0) + 1;
  if (s->room - f->count < most) {
    size_t room = 2 * s->room + most;
    tintype_span *spans = realloc(f->spans, room * sizeof *spans);
    if (spans == NULL) return false;
    f->spans = spans;
    s->room = room;
  }
  *w = (span_writer){f->spans + f->count, 0, 0, false};
  return true;
}

/// Adds a row's spans, or those of the row above where they are the same.
static void end_row(scan *s, span_writer *w, int32_t y) {
  tintype_coverage *f = s->found;
  end_spans(s, w);
  tintype_span *first = f->spans + f->count;
  size_t count = (size_t)(w->next - first);
  tintype_span_row above = y > 0 ? f->rows[y - 1] : (tintype_span_row){0, 0};
  if (count == above.count && memcmp(f->spans + above.first, first, count * sizeof *first) == 0) {
    f->rows[y] = above;
  } else {
    f->rows[y] = (tintype_span_row){(uint32_t)f->count, (uint32_t)count};
    f->count += count;
  }
}

/// Repeats a row for as long as its upright edges go on alone; returns the last row.
static int32_t repeat_row(scan *s, int32_t y, int32_t end) {
  int32_t rows = INT_MAX;
  for (size_t i = 0; i < s->active_count; i++) {
    if (s->active[i]->rows < rows) rows = s->active[i]->rows;
  }
  int32_t count = 0;
  while (y + 1 + count < end && (count + 1) * ROWS <= rows && s->edges->rows[y + 1 + count] < 0) {
    s->found->rows[y + 1 + count] = s->found->rows[y];
    count++;
  }
  size_t left = 0;
  for (size_t i = 0; i < s->active_count; i++) {
    tintype_edge *e = s->active[i];
    if ((e->rows -= count * ROWS) > 0) s->active[left++] = e;
  }
  s->active_count = left;
  return y + count;
}

static bool scan_rows(scan *s) {
  int32_t end = s->edges->height;
  for (int32_t y = 0; y < end; y++) {
    span_writer w;
    bool is_repeated = false, begins_late = find_fresh(s, y) > y * ROWS;
    if (!begins_late && s->fresh_count > 0) begin_edges(s, y * ROWS);
    if (!begins_late && s->active_count == 0) {
      s->found->rows[y] = (tintype_span_row){0, 0};
      continue;
    }
    if (!begin_spans(s, &w)) return false;
    if (begins_late || !can_leap(s)) {
      scan_grid_rows(s, y, !begins_late);
      write_cells(s, &w);
    } else {
      if (find_sides(s)) {
        write_sides(s, &w);
      } else {
        sink to = {s, NULL, 0};
        for (size_t i = 0; i < s->fresh_count; i++) put_edge(&to, s->fresh[i], i % 2 == 0 ? 1 : -1);
        write_cells(s, &w);
      }
      is_repeated = pass_row(s);
    }
    end_row(s, &w, y);
    if (is_repeated) y = repeat_row(s, y, end);
  }
  return true;
}

static bool scan_edges(tintype_edges *edges, bool even_odd, bool keeps_outline, tintype_coverage *found) {
  size_t width = (size_t)(found->outline.x1 - found->outline.x0), words = (width + 63) / 64;
  size_t room = edges->count + 1;
  scan s = {edges, found, .turns = even_odd ? 1 : -1, .keeps_outline = keeps_outline};
  // Lists of edges: active ones, those that begin in a row of pixels and in one of the grid, and
  // space to sort.
  tintype_edge **lists = malloc(4 * room * sizeof *lists);
  s.active = lists;
  s.cells = calloc(words * 64, sizeof *s.cells);
  s.used = calloc(words, sizeof *s.used);
  bool is_done = false;
  if (lists != NULL && s.cells != NULL && s.used != NULL) {
    s.spare = lists + room;
    s.fresh = lists + 2 * room;
    is_done = scan_rows(&s);
  }
  free(lists);
  free(s.cells);
  free(s.used);
  return is_done;
}

/// Scans what a function makes of a path.
static int32_t scan_steps(const int32_t *steps, size_t count, bool even_odd, bool keeps_outline, const tintype_pen *pen,
                          int32_t height, tintype_coverage *found) {
  *found = (tintype_coverage){0};
  if (count == 0 || steps[0] != tintype_step_move) return tintype_not_scanned;
  tintype_edges edges = tintype_begin_edges(height);
  int32_t result = tintype_no_memory;
  if (edges.has_memory) {
    result = pen ? tintype_make_line_edges(steps, count, pen, &edges) : tintype_make_edges(steps, count, &edges);
  }
  if (!edges.is_inside) result = tintype_not_scanned;
  if (!edges.has_memory) result = tintype_no_memory;
  if (result == tintype_scanned) {
    found->outline = edges.outline;
    found->rows = calloc((size_t)height, sizeof *found->rows);
    bool is_empty = edges.count == 0;
    if (found->rows == NULL || (!is_empty && !scan_edges(&edges, even_odd, keeps_outline, found))) {
      result = tintype_no_memory;
    }
  }
  free(edges.edges);
  free(edges.rows);
  return result;
}

int32_t tintype_scan_path(const int32_t *steps, size_t count, bool even_odd, bool keeps_outline, int32_t height,
                          tintype_coverage *found) {
  return scan_steps(steps, count, even_odd, keeps_outline, NULL, height, found);
}

int32_t tintype_scan_line(const int32_t *steps, size_t count, const tintype_pen *pen, bool keeps_outline,
                          int32_t height, tintype_coverage *found) {
  return scan_steps(steps, count, false, keeps_outline, pen, height, found);
}

void tintype_free_coverage(tintype_coverage *coverage) {
  free(coverage->spans);
  free(coverage->rows);
}
