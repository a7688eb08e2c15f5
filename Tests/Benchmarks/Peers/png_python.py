"""Compresses a picture with zlib-ng at its level 1 and with fpng.

The file named by the argument has width and height and then the pixels, 32 bits each. Prints the time of each in
milliseconds and its bytes. zlib-ng's is the time of compressing alone: filters are numpy's.
"""

import sys
import time

import fpng_py
import numpy
from zlib_ng import zlib_ng

words = numpy.fromfile(sys.argv[1], numpy.uint32)
width, height = (int(side) for side in words[:2])
words = words[2:].reshape(height, width)
rgb = numpy.stack([words >> 16, words >> 8, words], axis=-1).astype(numpy.uint8)
pixels = rgb.tobytes()


def filtered(is_up):
    rows = numpy.zeros((height, width * 3 + 1), numpy.uint8)
    rows[:, 0] = 2 if is_up else 0
    rows[:, 1:] = rgb.reshape(height, -1)
    if is_up:
        rows[1:, 1:] -= rgb.reshape(height, -1)[:-1]
    return rows.tobytes()


def measure(name, compress):
    compress()
    start = time.perf_counter()
    result = compress()
    print(name, "ms", f"{(time.perf_counter() - start) * 1e3:.3f}", "bytes", len(result))


for name, rows in [("none", filtered(False)), ("up", filtered(True))]:
    measure(f"zlib-ng-{name}", lambda: zlib_ng.compress(rows, 1))
measure("fpng", lambda: fpng_py.fpng_encode_image_to_memory(pixels, width, height))
