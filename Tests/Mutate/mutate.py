#!/usr/bin/env python3
"""Puts small faults into the code, one at a time, and says which of them the tests notice.

usage: mutate.py [--seed N] [--count N] [--first N] [--modules A,B] [--jobs N] [--tree FOLDER] [--list]

They are picked by the seed, one a module after the other. All faults are compiled into one copy of this package,
`.build-mutate/tree`, and chosen by an environment variable, so that one build serves all; the first takes as long as
a build of the tests from nothing. Faults that do not compile are left out, and others take their faults. Then each
fault runs the tests of its module, and the ones after it in TESTS until one fails, the gallery's references among
them, without those that start processes and those that never come to it. One that takes much longer than without faults is noticed, too. Exits with 1 where any is not.
"""
import argparse
import concurrent.futures
import filecmp
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

import faults

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The tests of each module, its own first. What draws or compares is tested where it can be seen: those that a fault
# is not reached in take no time. The gallery's references come last, for they take longest.
TESTS = {
    "Engine/TintypeGeometry": "Geometry Layout Symbols Views Controls Oracle Marks Cairo Pictures",
    "Engine/TintypeLayout": "Layout Oracle Views Controls Marks Pictures",
    "Engine/TintypeDrawing": "Cairo Views Controls Marks Pictures", "Engine/TintypeText": "Text Oracle Views Controls Marks Pictures",
    "Engine/TintypeSymbols": "Symbols Views Controls Marks Pictures", "Engine/TintypeAssets": "Assets Views Tool Marks Pictures",
    "Engine/TintypeImages": "Cairo Views Snapshots Pictures", "Engine/TintypeCairo": "Cairo Views Marks Pictures Strips",
    "Engine/TintypeSVG": "Cairo Views Marks Pictures", "SwiftUI/TintypeResolving": "Views Controls Layout Oracle Marks Pictures",
    "SwiftUI/TintypeViews": "Views Controls Oracle Marks Pictures", "SwiftUI/TintypeControls": "Controls Views Oracle Marks Pictures",
    "Snapshots/TintypeSnapshots": "Snapshots Testing Tool Pictures", "Snapshots/TintypeSyntax": "Testing Tool Snapshots",
}

# Of the whole library's tests those about its values: what is written on and beside views, why they are so large, and
# what is found in catalogs;
# those that hold what is drawn in this process against the references of the repository, pixels, frames and files, in
# a quarter of a minute; and those that hold strips against whole pictures.
PATTERNS = {
    "Marks": r"^TintypeTests\.(Mark\w+|LayoutStep|Explain|Explanation|Authorship|Diagnostics|LayoutCoding|Framing|Device"
             r"|NamedGroup|PictureDescription|PreviewMargin|Catalog|AssetCatalog|HostingSize)Tests",
    "Pictures": r"^TintypeTests\.(GalleryEntry|GalleryPicture|FramedPicture|SettledPicture|PicturePieces|TaggedPDF|TextInk"
                r"|ImageRendererError)Tests",
    "Strips": r"^TintypeTests\.GalleryStripTests",
}


class Mutant:
    """A fault: where it is, and what the tests made of it."""

    def __init__(self, module, path, fault, source):
        self.module, self.path, self.fault = module, path, fault
        self.text = source[fault.start:fault.end]
        self.line = source.count("\n", 0, fault.start) + 1
        self.code = source.split("\n")[self.line - 1].strip()

    def __str__(self):
        return f"{self.path}:{self.line}: {self.fault.kind} {' '.join(self.text.split())} -> {self.fault.change}\n    {self.code}"


def nothings():
    """What was shown to change nothing that can be seen: of a path, a line and what is changed in it the reason."""
    rows = (ROOT / "Tests/Mutate/nothing.tsv").read_text().splitlines()
    return {tuple(row.split("\t")[:3]): row.split("\t")[3] for row in rows if row}


def picked(seed, count, modules):
    """Mutants by the seed, a module after the other, a kind after the other within it; no two in one line."""
    numbers, queues = random.Random(seed), []
    for module in modules:
        kinds = {}
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            source = path.read_text()
            # What is inlined into other modules may not use what is written into this one.
            if "Generated" in path.parts or "@inlinable" in source: continue
            for fault in faults.faults(source):
                kinds.setdefault(fault.kind, []).append(Mutant(module, str(path.relative_to(ROOT)), fault, source))
        for found in kinds.values(): numbers.shuffle(found)
        queue = []
        while kinds and len(queue) < count:
            kind = numbers.choice(sorted(kinds))
            queue.append(kinds[kind].pop())
            if not kinds[kind]: del kinds[kind]
        queues.append(queue)
    mutants, lines = [], set()
    while any(queues) and len(mutants) < count:
        for queue in filter(None, queues):
            mutant = queue.pop(0)
            if (mutant.path, mutant.line) in lines: continue
            lines.add((mutant.path, mutant.line))
            mutants.append(mutant)
    return mutants[:count]


def copy(tree):
    """Makes `tree` the same as this package; what is the same already keeps its date, so that builds stay warm."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        old, new = ROOT / name, tree / name
        if not old.is_file() or name.startswith("Sources/"): continue
        if not new.is_file() or not filecmp.cmp(old, new, shallow=False):
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(old, new)
    # What was fetched is not fetched again.
    for name in ("Package.resolved", ".build/workspace-state.json", ".build/checkouts", ".build/repositories"):
        old, new = ROOT / name, tree / name
        if not old.exists() or new.exists(): continue
        new.parent.mkdir(parents=True, exist_ok=True)
        if old.is_dir(): shutil.copytree(old, new, symlinks=True)
        else: shutil.copyfile(old, new)
    for name in ("fonts", "pdfua", "resvg"):
        link = tree / ".build" / name
        if (ROOT / ".build" / name).is_dir() and not link.exists():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(ROOT / ".build" / name)


def write(tree, mutants):
    """Writes the sources into `tree`, with these faults, and removes what no source is any longer."""
    new, of_files, of_modules = {}, {}, {}
    for number, mutant in mutants.items():
        of_files.setdefault(mutant.path, []).append((mutant.fault, number))
        of_modules.setdefault(mutant.module, []).append((number, mutant.text, mutant.fault.kind, mutant.fault.change))
    for path in (ROOT / "Sources").rglob("*"):
        if path.is_file(): new[str(path.relative_to(ROOT))] = path.read_bytes()
    for path, numbered in of_files.items(): new[path] = faults.written(new[path].decode(), numbered).encode()
    for module, chosen in of_modules.items():
        new[f"Sources/{module}/MutantChoice.swift"] = faults.support(sorted(chosen)).encode()
    for path in (tree / "Sources").rglob("*"):
        if path.is_file() and str(path.relative_to(tree)) not in new: path.unlink()
    for name, data in new.items():
        path = tree / name
        if path.is_file() and path.read_bytes() == data: continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def build(tree, mutants, log):
    """Builds the tests, without the faults that do not compile, which are removed from `mutants`."""
    environment = dict(os.environ, PWD=str(tree))
    # Those that were found before need no builds to be found.
    record = log.with_suffix(".json")
    known = set(json.loads(record.read_text())) if record.exists() else set()
    for number in [number for number, mutant in mutants.items() if str(mutant) in known]: del mutants[number]
    while True:
        write(tree, mutants)
        with open(log, "w") as output:
            code = subprocess.run(["swift", "build", "--build-tests"], cwd=tree, env=environment, stdout=output, stderr=subprocess.STDOUT).returncode
        if code == 0: return
        text = log.read_text(errors="replace")
        errors = {(os.path.relpath(path, tree), int(line)) for path, line in re.findall(r"^(/\S+\.swift):(\d+):\d+: (?:error|warning):", text, re.MULTILINE)}
        # Lines stay what they were, but what is wrong may be said some lines later, or where an expression begins.
        bad = set()
        for path, line in errors:
            distances = {number: abs(mutant.line - line) for number, mutant in mutants.items() if mutant.path == path}
            bad |= {number for number, distance in distances.items() if distance <= max(1, min(distances.values()))}
        for path, line in errors:
            if path.endswith("MutantChoice.swift"):
                match = re.search(r"mutant(\d+)|isMutant\((\d+)\)", (tree / path).read_text().split("\n")[line - 1])
                if match: bad.add(int(match[1] or match[2]))
        bad &= set(mutants)
        if not bad:
            print(text[-3000:])
            sys.exit("The tests do not build, and no fault is to blame.")
        print(f"{len(bad)} faults do not compile: {sorted(bad)}", flush=True)
        known |= {str(mutants.pop(number)) for number in bad}
        record.write_text(json.dumps(sorted(known)))


def run(tree, binary, tests, number, limit, reached=None):
    """Runs tests until one fails: None where all pass, else what failed, or that time is over."""
    environment = dict(os.environ, TINTYPE_QUICK="1", CHOSEN_MUTANT=str(number), PWD=str(tree), SWIFT_BACKTRACE="enable=no")
    if reached: environment["REACHED_MUTANTS"] = reached
    pattern = PATTERNS.get(tests, rf"^Tintype{tests}Tests\.")
    child = subprocess.Popen(
        [binary, "--testing-library", "swift-testing", "--filter", pattern], cwd=tree, env=environment, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)))
    late = threading.Event()

    def end():
        try: os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError: pass
    timer = threading.Timer(limit, lambda: (late.set(), end()))
    timer.start()
    failed, passed = None, False
    for line in child.stdout:
        if " recorded an issue" in line:
            failed = line.strip()[:150]
            break
        passed = passed or "Test run with" in line
    if failed: end()
    code = child.wait()
    timer.cancel()
    if failed: return failed
    if late.is_set(): return f"no end in {limit:.0f} seconds"
    return None if code == 0 and passed else f"exit code {code}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3), "big"), help="of what is picked; random by itself")
    parser.add_argument("--count", type=int, default=100, help="of faults")
    parser.add_argument("--first", type=int, default=0, help="of the faults that are run, from 0")
    parser.add_argument("--modules", default=",".join(TESTS), help="folders below Sources, with commas between")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="faults that run side by side")
    parser.add_argument("--tree", type=pathlib.Path, default=ROOT / ".build-mutate/tree", help="the copy that is built")
    parser.add_argument("--list", action="store_true", help="list the faults alone")
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.count} faults", flush=True)
    # Some do not compile.
    spare = options.count // 2
    chosen = picked(options.seed, min(options.count + spare, faults.LAST_NUMBER), options.modules.split(","))
    if options.list:
        for mutant in chosen[:options.count]: print(mutant)
        return
    tree = options.tree.resolve()
    mutants = dict(enumerate(chosen))
    copy(tree)
    began = time.monotonic()
    build(tree, mutants, tree / ".build/faults.log")
    print(f"built in {time.monotonic() - began:.0f} seconds", flush=True)
    shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=tree, env=dict(os.environ, PWD=str(tree)), capture_output=True, text=True, check=True)
    binary = str(next(pathlib.Path(shown.stdout.strip()).glob("*PackageTests.xctest")))
    limits, reached = {}, {}
    for tests in dict.fromkeys(" ".join(TESTS[module] for module in options.modules.split(",")).split()):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            failure = run(tree, binary, tests, -1, 600, folder)
            reached[tests] = {int(name) for name in os.listdir(folder)}
        if failure: sys.exit(f"Without any fault {tests} fails: {failure}")
        seconds = time.monotonic() - began
        limits[tests] = 20 + 3 * seconds
        print(f"{tests} takes {seconds:.0f} seconds", flush=True)
    survivors, counts, known = [], {}, nothings()

    def attempt(entry):
        number, mutant = entry
        reason = known.get((mutant.path, mutant.code, mutant.fault.kind))
        if reason: return number, mutant, f"changes nothing: {reason}"
        for tests in TESTS[mutant.module].split():
            if number not in reached[tests]: continue
            failure = run(tree, binary, tests, number, limits[tests])
            if failure: return number, mutant, failure
        return number, mutant, None

    rest = list(mutants.items())[options.first:options.count]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for number, mutant, failure in pool.map(attempt, rest):
            noticed, all_of = counts.get(mutant.module, (0, 0))
            counts[mutant.module] = (noticed + (failure is not None), all_of + 1)
            print(f"{number} {'noticed' if failure else 'UNNOTICED'}: {mutant}", flush=True)
            if not failure: survivors.append(mutant)
            is_reached = any(number in reached[tests] for tests in TESTS[mutant.module].split())
            if failure or not is_reached: print(f"    {failure or 'no test comes there'}", flush=True)
    for module, (noticed, all_of) in counts.items(): print(f"{noticed:4} of {all_of:3} noticed in {module}")
    print(f"{len(rest) - len(survivors)} of {len(rest)} faults were noticed or change nothing, by seed {options.seed}.")
    for mutant in survivors: print(f"unnoticed: {mutant}")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__": main()
