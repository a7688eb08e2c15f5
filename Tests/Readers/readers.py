#!/usr/bin/env python3
"""Draws the gallery's files with other people's programs, and counts the pixels that differ from ours.

usage: readers.py FOLDER [PROGRAM ...]

FOLDER has NAME.png, NAME.svg and NAME.pdf of each entry, two pixels a point on white, as GalleryProgramTests writes
them. A pixel differs where a component is more than 64 levels away from ours. At most 1.5 of 1000 pixels of an entry may.
causes.txt, beside this file, says what a program draws otherwise, and why. Exits with 1 where something else is found,
and where a line of that list is not needed any more.
"""
import io
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

LEVELS = 64
MOST = 1.5
SCALE = 2


def white(image, size):
    """A picture on white, as an array of at least `size`."""
    image = image.convert("RGBA")
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image)
    return ground.convert("RGB")


def by_qt(path, size):
    from PyQt5 import QtCore, QtGui, QtSvg, QtWidgets
    global application
    application = QtWidgets.QApplication.instance() or QtWidgets.QApplication([])
    image = QtGui.QImage(*size, QtGui.QImage.Format_ARGB32)
    image.fill(QtCore.Qt.white)
    painter = QtGui.QPainter(image)
    drawing = QtSvg.QSvgRenderer(str(path))
    bounds = drawing.viewBoxF()
    drawing.render(painter, QtCore.QRectF(0, 0, bounds.width() * SCALE, bounds.height() * SCALE))
    painter.end()
    buffer = QtCore.QBuffer()
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(bytes(buffer.data())))


def by_skia(path, size):
    import skia
    data = path.read_bytes()  # The stream does not copy it.
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(data))
    surface = skia.Surface(*size)
    with surface as canvas:
        canvas.clear(skia.ColorWHITE)
        canvas.scale(SCALE, SCALE)
        drawing.setContainerSize(skia.Size(size[0] / SCALE, size[1] / SCALE))
        drawing.render(canvas)
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def by_cairosvg(path, size):
    import cairosvg
    return Image.open(io.BytesIO(cairosvg.svg2png(url=str(path), scale=SCALE)))


def by_mupdf(path, size):
    import pymupdf
    page = pymupdf.open(path)[0]
    pixels = page.get_pixmap(matrix=pymupdf.Matrix(SCALE, SCALE), alpha=False)
    return Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)


def by_command(*command):
    def draw(path, size):
        with tempfile.TemporaryDirectory() as folder:
            out = f"{folder}/out"
            values = {"path": path, "out": out, "dpi": 72 * SCALE}
            subprocess.run([part.format(**values) for part in command], check=True, timeout=120, capture_output=True)
            return Image.open(next(pathlib.Path(folder).glob("*.png"))).copy()
    return draw


PROGRAMS = {
    "Qt": ("svg", by_qt),
    "Skia": ("svg", by_skia),
    "CairoSVG": ("svg", by_cairosvg),
    "Inkscape": ("svg", by_command("inkscape", "--export-type=png", "--export-filename={out}.png",
                                   f"--export-dpi={96 * SCALE}", "--export-background=white", "{path}")),
    "MuPDF": ("pdf", by_mupdf),
    "Splash": ("pdf", by_command("pdftoppm", "-png", "-r", "{dpi}", "{path}", "{out}")),
    "poppler with Cairo": ("pdf", by_command("pdftocairo", "-png", "-r", "{dpi}", "{path}", "{out}")),
}


def share(ours, theirs):
    """How many of 1000 pixels differ, as PixelDifference.share counts them, where both pictures have pixels."""
    height, width = numpy.minimum(ours.shape[:2], theirs.shape[:2])
    difference = numpy.abs(ours[:height, :width] - theirs[:height, :width])
    return (difference.max(axis=2) > LEVELS).mean() * 1000


def main():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = pathlib.Path(sys.argv[1])
    wanted = sys.argv[2:] or list(PROGRAMS)
    causes = []
    for line in (pathlib.Path(__file__).parent / "causes.txt").read_text().splitlines():
        if line and not line.startswith("#"): causes.append(line.split("\t"))
    needed = set()
    faults = 0
    for program in wanted:
        kind, draw = PROGRAMS[program]
        found = []
        for path in sorted(folder.glob(f"*.{kind}")):
            ours = numpy.asarray(Image.open(path.with_suffix(".png")).convert("RGB")).astype(int)
            size = (ours.shape[1], ours.shape[0])
            try:
                theirs = white(draw(path, size), size)
            except Exception as error:
                found.append((1000, path.stem, f"{type(error).__name__}: {error}"))
                continue
            if abs(theirs.size[0] - size[0]) > 1 or abs(theirs.size[1] - size[1]) > 1:
                theirs = theirs.resize(size, Image.LANCZOS)
            theirs = numpy.asarray(theirs.crop((0, 0, *size))).astype(int)
            found.append((share(ours, theirs), path.stem, ""))
        above = sorted((entry for entry in found if entry[0] > MOST), reverse=True)
        print(f"{program}: {len(found)} files, {len(above)} beyond {MOST} of 1000, the median is "
              f"{sorted(found)[len(found) // 2][0]:.2f}", flush=True)
        for much, name, text in above:
            file = (folder / f"{name}.{kind}").read_bytes()
            meant = {index for index, (owner, mark, most, _) in enumerate(causes)
                     if owner == program and much <= float(most) and not text
                     and (mark.strip("<>").encode() in file if mark.startswith("<") else mark == name)}
            needed |= meant
            if not meant:
                faults += 1
                print(f"  {name}: {much:.1f} of 1000 {text}", flush=True)
        for index, (owner, mark, most, cause) in enumerate(causes):
            if owner != program: continue
            if index in needed: print(f"  {mark}, at most {most}: {cause}", flush=True)
            else:
                faults += 1
                print(f"  {mark} is not needed in causes.txt")
    return 1 if faults else 0


sys.exit(main())
