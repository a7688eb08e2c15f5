#!/usr/bin/env python3
"""Counts what ThreadSanitizer found, without what it cannot know.

usage: races.py LOG

The library of Swift's Mutex is not built for ThreadSanitizer, which therefore reports every two accesses that a
Mutex keeps apart: three lines that append to an array under one do. An access in a closure that withLock runs
is known by its type, which takes what is locked as `inout sending`. Reports where both accesses are such ones are
left out; that both are under the same Mutex is what the compiler proves. Exits with 1 where others are left.
"""
import pathlib
import re
import sys

LOCKED = re.compile(r"^ +#[0-9]+ \$s\S*YuYTXE", re.MULTILINE)

log = pathlib.Path(sys.argv[1]).read_text(errors="replace")
reports = log.split("WARNING: ThreadSanitizer")[1:]
# The two accesses come first, each with its stack; where memory and threads come from follows.
others = [report for report in reports if not all(LOCKED.search(stack) for stack in report.split("\n\n")[:2])]
tests = re.findall(r"Test run with (\d+) tests", log)
print(f"threads: {len(others)} races, {len(reports) - len(others)} reports of what a Mutex keeps apart, "
      f"{tests[-1] if tests else 'not all'} tests")
for report in others[:5]: print(report[:3000])
sys.exit(1 if others or not tests else 0)
