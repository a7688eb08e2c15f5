/* Compresses a picture as ISA-L does at its level 1, as rows without a filter and as differences from the row above.
 *
 * The file named by the argument has width and height and then the pixels, 32 bits each. Prints the time of each kind in
 * milliseconds, from pixels to the end of the stream, and its bytes. Pages are touched by a run that does not count. */
#include <isa-l.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void write_rgb(const uint32_t *words, uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++, bytes += 3) {
    bytes[0] = (uint8_t)(words[i] >> 16);
    bytes[1] = (uint8_t)(words[i] >> 8);
    bytes[2] = (uint8_t)words[i];
  }
}

/* Writes all rows with their filter bytes; `spare` has space for two rows. */
static void write_rows(const uint32_t *words, size_t width, size_t height, int is_up, uint8_t *bytes, uint8_t *spare) {
  size_t length = width * 3;
  uint8_t *row = spare, *above = spare + length;
  memset(spare, 0, 2 * length);
  for (size_t y = 0; y < height; y++, words += width, bytes += length + 1) {
    bytes[0] = is_up ? 2 : 0;
    if (!is_up) {
      write_rgb(words, bytes + 1, width);
      continue;
    }
    write_rgb(words, row, width);
    for (size_t i = 0; i < length; i++) bytes[i + 1] = (uint8_t)(row[i] - above[i]);
    uint8_t *other = above;
    above = row;
    row = other;
  }
}

static size_t deflate_rows(uint8_t *bytes, size_t count, uint8_t *out, size_t room, uint8_t *level) {
  struct isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = 1;
  stream.level_buf = level;
  stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.next_in = bytes;
  stream.avail_in = (uint32_t)count;
  stream.next_out = out;
  stream.avail_out = (uint32_t)room;
  isal_deflate(&stream);
  return stream.total_out;
}

int main(int count, char **arguments) {
  uint32_t size[2];
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
  if (!file || fread(size, 4, 2, file) != 2) return 1;
  size_t width = size[0], height = size[1], bytes = (width * 3 + 1) * height, room = bytes + bytes / 8 + 4096;
  uint32_t *words = malloc(width * height * 4);
  uint8_t *rows = malloc(bytes), *out = malloc(room), *spare = malloc(width * 6), *level = malloc(ISAL_DEF_LVL1_DEFAULT);
  if (!words || !rows || !out || !spare || !level) return 1;
  if (fread(words, 4, width * height, file) != width * height) return 1;
  for (int is_up = 0; is_up < 2; is_up++) {
    for (int run = 0; run < 2; run++) {
      double start = now();
      write_rows(words, width, height, is_up, rows, spare);
      size_t length = deflate_rows(rows, bytes, out, room, level);
      if (run == 1) printf("%s ms %.3f bytes %zu\n", is_up ? "up" : "none", now() - start, length);
    }
  }
  return 0;
}
