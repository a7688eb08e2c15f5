#!/usr/bin/env python3
"""Counts what ThreadSanitizer found, without what it cannot know.

usage: races.py LOG

The library of Swift's Mutex is not built for ThreadSanitizer, which therefore reports every two accesses that a
Mutex keeps apart: three lines that append to an array under one do. An access in a closure that withLock runs
is known by its type, which takes what is locked as `inout sending`. Reports where both accesses are such ones are
left out; that both are under the same Mutex is what the compiler proves. So are those where an initializer that
runs in such a closure writes what is read later: a Mutex hands the new object over, and only constants may be read
without it, which the compiler proves too. Exits with 1 where others are left.
"""
import pathlib
import re
import sys

LOCKED = re.compile(r"^ +#[0-9]+ \$s\S*Yu\w{0,8}YTXE", re.MULTILINE)
# What a list behind a Mutex gives to one thread at a time, which gives it back when it is done.
HANDED = re.compile(r"^ +#[0-9]+ \$s13TintypeImages14PNGStripPackerC", re.MULTILINE)
INITIALIZER = re.compile(r"^ +#0 \$s\S*fc ", re.MULTILINE)


def is_kept_apart(report):
    """Whether a Mutex keeps the two accesses of a report apart, which come first, each with its stack."""
    accesses = report.split("\n\n")[:2]
    if any(all(kind.search(access) for access in accesses) for kind in (LOCKED, HANDED)): return True
    writes = [access for access in accesses if "rite of size" in access]
    return len(writes) == 1 and bool(LOCKED.search(writes[0]) and INITIALIZER.search(writes[0]))


log = pathlib.Path(sys.argv[1]).read_text(errors="replace")
reports = log.split("WARNING: ThreadSanitizer")[1:]
others = [report for report in reports if not is_kept_apart(report)]
tests = re.findall(r"Test run with (\d+) tests", log)
print(f"threads: {len(others)} races, {len(reports) - len(others)} reports of what a Mutex keeps apart, "
      f"{tests[-1] if tests else 'not all'} tests")
for report in others[:5]: print(report[:3000])
sys.exit(1 if others or not tests else 0)
