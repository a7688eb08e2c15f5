#!/usr/bin/env python3
"""The tool against damaged files, kills and a full disk.

usage: tool.py TINTYPE SECONDS [PART...]

Each part draws its inputs from a seed of its own (TINTYPE_ATTACK_SEED) until its share of the time is over,
and prints how many there were and what was found. Exits with 1 where anything was found.
"""
import hashlib
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TOOL = os.path.abspath(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parents[2]
SEED = int(os.environ.get("TINTYPE_ATTACK_SEED", "1"))
VIEW = """import SwiftUI
struct A: View { var body: some View { Text("Attack").font(.title).padding() } }
struct B: View { var body: some View { Color.red.frame(width: 40, height: 20) } }
"""


class Part:
    """One kind of attack: a folder, random numbers, and what was found."""

    def __init__(self, name):
        self.name, self.inputs, self.findings = name, 0, []
        self.random = random.Random(f"{SEED} {name}")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix=f"tintype-attack-{name}-"))
        self.cache = self.folder / "cache"

    def run(self, *words, cwd=None, cache=None, limit=120):
        """Runs the tool; an end by a signal or beyond the limit is a finding."""
        self.inputs += 1
        environment = dict(os.environ, TINTYPE_CACHE=str(cache or self.cache), SWIFT_BACKTRACE="enable=no",
                           TINTYPE_TIME_LIMIT="15")
        for name in ("CI", "SNAPSHOT_TESTING_RECORD", "SNAPSHOT_ARTIFACTS", "TINTYPE_SNAPSHOT_MANIFEST"):
            environment.pop(name, None)
        try:
            done = subprocess.run(
                [TOOL, *map(str, words)], cwd=cwd or self.folder, env=environment, timeout=limit,
                stdin=subprocess.DEVNULL, capture_output=True)
        except subprocess.TimeoutExpired:
            self.find(f"no end after {limit} s: {words}")
            return None
        if done.returncode < 0 or done.returncode >= 128:
            self.find(f"signal {done.returncode}: {words}: {done.stderr[-300:]!r}")
        return done

    def find(self, text):
        """Keeps a finding, and the folder that shows it."""
        kept = self.folder.parent / f"{self.folder.name}-finding-{len(self.findings)}"
        shutil.copytree(self.folder, kept, symlinks=True, ignore_dangling_symlinks=True)
        self.findings.append(f"{text} (see {kept})")

    def mutated(self, data):
        """A file with some bytes changed, cut, doubled or taken away."""
        data = bytearray(data)
        for _ in range(self.random.choice([1, 1, 2, 4, 16])):
            place = self.random.randrange(len(data)) if data else 0
            match self.random.randrange(6):
                case 0: data[place:place + 1] = bytes([self.random.randrange(256)])
                case 1: data[place:place + 1] = bytes([data[place] ^ (1 << self.random.randrange(8))] if data else [])
                case 2: del data[place:place + self.random.randrange(1, 9)]
                case 3: data[place:place] = data[place:place + self.random.randrange(1, 65)]
                case 4: data[place:place + 4] = self.random.choice([b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff"])
                case 5 if self.random.random() < 0.2: del data[place:]
        return bytes(data)


def digests(folder):
    """The digest of every file below a folder."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file() and not path.is_symlink()}


def fonts(part, end):
    """Damaged fonts that a view is drawn with."""
    seed = (ROOT / ".build/fonts/fontpkg_abel/files/Abel-Regular.ttf").read_bytes()
    (part.folder / "A.swift").write_text(VIEW)
    while time.time() < end:
        (part.folder / "f.ttf").write_bytes(part.mutated(seed))
        part.run("render", "A.swift", "-o", "out", "--font", "f.ttf")


def drawings(part, end):
    """Damaged drawings, which librsvg and poppler read."""
    seeds = {
        "p.svg": b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">'
                 b'<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>'
                 b'<g id="a" transform="rotate(5)"><path d="M0 0L9 9A3 4 0 1 1 5 5z" fill="url(#g)"/></g>'
                 b'<use xlink:href="#a" x="5"/><text y="9">a&amp;</text><image xlink:href="q.png" width="20" height="20"/></svg>',
        "p.pdf": b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                 b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 20]/Contents 4 0 R>>endobj\n"
                 b"4 0 obj<</Length 22>>stream\n1 0 0 rg 0 0 9 9 re f \nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n"}
    (part.folder / "A.swift").write_text('import SwiftUI\nstruct A: View { var body: some View { Image("p") } }\n')
    (part.folder / "q.png").write_bytes(sorted((ROOT / "Snapshots").rglob("*.png"))[0].read_bytes())
    while time.time() < end:
        name = part.random.choice(sorted(seeds))
        for other in seeds: (part.folder / other).unlink(missing_ok=True)
        (part.folder / name).write_bytes(part.mutated(seeds[name]))
        done = part.run("render", "A.swift", "-o", "out")
        # A drawing that takes too long, or all memory, ends the view's process and is said; a crash is none of that.
        if done and b"crashes with signal" in done.stderr: part.find(f"{name}: {done.stderr[-300:]!r}")


def pictures(part, end):
    """Damaged pictures that a view shows and that diff compares."""
    seeds = [path.read_bytes() for path in sorted((ROOT / "Snapshots").rglob("*.png"))[:12]]
    (part.folder / "A.swift").write_text('import SwiftUI\nstruct A: View { var body: some View { Image("p") } }\n')
    while time.time() < end:
        seed = part.random.choice(seeds)
        (part.folder / "p.png").write_bytes(part.mutated(seed))
        (part.folder / "q.png").write_bytes(seed)
        part.run("render", "A.swift", "-o", "out")
        part.run("diff", "p.png", "q.png", "--json")


def views(part, end):
    """Views that end their process, or would never end; the one beside them is drawn all the same."""
    bodies = [
        "fatalError()", "{ [Int]()[1]; return EmptyView() }()", "{ () -> EmptyView in while true {} }()", "{ exit(3) }()",
        "{ abort() }()", "{ kill(getpid(), SIGKILL); return EmptyView() }()", "{ close(1); close(2); return EmptyView() }()",
        '{ _ = chdir("/"); return EmptyView() }()', "Text(String(repeating: \"x\", count: 5_000_000))",
        "Color.red.frame(width: 1e9, height: 1e9)", "Color.red.frame(width: .nan)", "Color.red.blur(radius: 1e6)",
        "Path { $0.addRelativeArc(center: .zero, radius: 9, startAngle: .zero, delta: .degrees(1e10)) }",
        "Canvas { canvas, _ in for i in 0..<20_000 { canvas.fill(Path(CGRect(x: i % 150, y: i / 150, width: 1, height: 1)), "
        "with: .color(Color(hue: Double(i) / 20_000, saturation: Double(i % 9) / 9, brightness: 1))) } }",
        "{ kill(getppid(), SIGTERM); sleep(99); return EmptyView() }()",
        "{ kill(getppid(), SIGKILL); sleep(99); return EmptyView() }()",
        '{ let file = creat("long", 0o600); ftruncate(file, 1 << 40); return EmptyView() }()',
        started("sleep 600", "return EmptyView()"), started("setsid sleep 600 & sleep 600", "return EmptyView()"),
        started("setsid sleep 600 & sleep 600", "fatalError()"),
    ]
    while time.time() < end:
        body = part.random.choice(bodies)
        part.inputs -= 1
        (part.folder / "A.swift").write_text(
            f"import SwiftUI\nimport Foundation\nstruct Bad: View {{ var body: some View {{ {body} }} }}\n" + VIEW[15:])
        shutil.rmtree(part.folder / "out", ignore_errors=True)
        part.inputs += 1
        # What the sandbox refuses at once has to be harmless outside of it, too.
        words = part.random.choice([[], ["--no-sandbox"]])
        done = part.run("render", "A.swift", "-o", "out", *words, limit=300)
        if done and not (part.folder / "out/B.png").exists():
            part.find(f"the view beside it is not drawn: {body}: {done.stderr[-300:]!r}")
        left = [pid for pid in os.listdir("/proc") if pid.isdigit() and of_cache(pid, part.cache)]
        if left: part.find(f"{len(left)} processes go on after the tool: {body}")


def started(script, end):
    """The body of a view that starts a program, does not wait for it, and ends in some way."""
    return ('{ () -> EmptyView in let program = Process(); program.executableURL = URL(fileURLWithPath: "/bin/sh"); '
            f'program.arguments = ["-c", "{script}"]; try? program.run(); sleep(1); {end} }}()')


def records(part, end):
    """Records of failures that name what is not theirs."""
    outside = part.folder / "outside"
    package = part.folder / "package"
    kept = package / "Tests/__Snapshots__/T"
    artifacts = package / ".build/snapshots/Tests/T"
    record = {
        "kind": "different", "reference": "Tests/__Snapshots__/T/a.png", "test": "T/a()", "file": "Tests/T.swift",
        "line": 1, "message": "m", "actual": ".build/snapshots/Tests/T/a-png.actual.png", "layoutChanges": [],
        "fingerprintDifferences": [], "warnings": []}
    names = ["../outside/a.png", str(outside / "a.png"), "Tests/../../outside/a.png", ".git/hooks/pre-commit",
             "Package.swift", "link/a.png", "Tests/__Snapshots__/../../../outside/a.png", "/etc/passwd", "", ".", "\x1b[31m"]
    picture = sorted((ROOT / "Snapshots").rglob("*.png"))[0].read_bytes()
    while time.time() < end:
        shutil.rmtree(part.folder, ignore_errors=True)
        for folder in (outside, kept, artifacts, package / ".git/hooks"): folder.mkdir(parents=True)
        (package / "Package.swift").write_text("// swift-tools-version: 6.2\n")
        (outside / "a.png").write_bytes(b"mine")
        (kept / "a.png").write_bytes(picture)
        (package / "link").symlink_to(outside)
        (artifacts / "a-png.actual.png").write_bytes(picture)
        crafted = dict(record)
        for key in part.random.sample(["reference", "actual", "difference", "directory", "file"], part.random.choice([1, 2])):
            crafted[key] = part.random.choice(names)
        text = json.dumps(crafted).encode()
        if part.random.random() < 0.5: text = part.mutated(text)
        (artifacts / "a-png.failure.json").write_bytes(text)
        line = b'{"event":"begin","isFiltered":false}\n{"event":"assertion","outcome":' + text.replace(b"\n", b"") + b'}\n{"event":"end","exitCode":0}\n'
        (package / ".build/snapshots/run.jsonl").write_bytes(line)
        guarded = {path: digests(path) for path in (outside, package / ".git")}
        manifest = (package / "Package.swift").read_bytes()
        command = part.random.choice([["accept"], ["reject"], ["pending"], ["prune"], ["prune", "--check"], ["doctor"],
                                      ["report", "-o", "report.html"], ["review"]])
        done = part.run(*command, cwd=package)
        if any(digests(path) != before for path, before in guarded.items()) or (package / "Package.swift").read_bytes() != manifest:
            part.find(f"{command} changed what is outside: {crafted}")
        if done and b"\x1b" in done.stdout + done.stderr: part.find(f"{command} writes an escape: {crafted}")


def caches(part, end):
    """A cache in which a file is damaged: the pictures have to be right all the same."""
    (part.folder / "A.swift").write_text(VIEW)
    part.run("render", "A.swift", "-o", "good")
    good = digests(part.folder / "good")
    whole = part.folder.parent / f"{part.folder.name}-whole"
    shutil.copytree(part.cache, whole)
    while time.time() < end:
        shutil.rmtree(part.cache)
        shutil.copytree(whole, part.cache)
        files = [path for path in sorted(part.cache.rglob("*")) if path.is_file() and "modules" not in path.parts]
        victim = part.random.choice(files)
        if part.random.random() < 0.2: victim.unlink()
        else: victim.write_bytes(part.mutated(victim.read_bytes()))
        for _ in range(2):
            shutil.rmtree(part.folder / "out", ignore_errors=True)
            done = part.run("render", "A.swift", "-o", "out")
        if done is None or done.returncode != 0 or digests(part.folder / "out") != good:
            part.find(f"{victim.relative_to(part.cache)} damaged: exit {done and done.returncode}: {done and done.stderr[-300:]!r}")
    shutil.rmtree(whole)


def kills(part, end):
    """Signals while the tool compiles and draws: nothing goes on, and the next run is right."""
    (part.folder / "A.swift").write_text(VIEW)
    part.run("render", "A.swift", "-o", "good")
    good = digests(part.folder / "good")
    while time.time() < end:
        part.inputs += 1
        mark = f"{part.folder}/cache-{part.inputs}"
        process = subprocess.Popen(
            [TOOL, "render", "A.swift", "-o", "out"], cwd=part.folder, env=dict(os.environ, TINTYPE_CACHE=mark),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        time.sleep(part.random.random() ** 2 * 8)
        process.send_signal(part.random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP]))
        process.wait()
        time.sleep(1)
        left = [pid for pid in os.listdir("/proc") if pid.isdigit() and of_cache(pid, mark)]
        if left: part.find(f"{len(left)} processes go on after the tool")
        done = part.run("render", "A.swift", "-o", "out", cache=mark)
        if done is None or done.returncode != 0 or digests(part.folder / "out") != good: part.find("the next run is not right")
        shutil.rmtree(mark, ignore_errors=True)
        shutil.rmtree(part.folder / "out", ignore_errors=True)


def of_cache(pid, mark):
    """Whether a process was started with a cache."""
    try:
        return f"TINTYPE_CACHE={mark}".encode() in pathlib.Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return False


def disk(part, end):
    """A disk that is full: exit 74 in one sentence, and no trace of it when there is room again."""
    if os.geteuid() != 0:
        print("disk: left out, it needs root to mount a tmpfs")
        return
    (part.folder / "A.swift").write_text(VIEW)
    small = part.folder / "small"
    small.mkdir()
    part.run("render", "A.swift", "-o", "good")
    good = digests(part.folder / "good")
    while time.time() < end:
        size = part.random.choice([16, 64, 256, 1024, 4096, 16384])
        if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", small]).returncode != 0:
            print("disk: left out, a tmpfs cannot be mounted here")
            return
        try:
            where = part.random.choice(["cache", "output"])
            cache, out = (small / "cache", "out") if where == "cache" else (part.cache, "small/out")
            done = part.run("render", "A.swift", "-o", out, cache=cache)
            if done and done.returncode not in (0, 74): part.find(f"{where} of {size} KB: exit {done.returncode}: {done.stderr[-300:]!r}")
            subprocess.run(["mount", "-o", "remount,size=500m", small], check=True)
            done = part.run("render", "A.swift", "-o", out, cache=cache)
            if done is None or done.returncode != 0 or digests(part.folder / out) != good:
                part.find(f"{where} of {size} KB is remembered: exit {done and done.returncode}: {done and done.stderr[-300:]!r}")
        finally:
            subprocess.run(["umount", small], check=True)
        shutil.rmtree(part.folder / "out", ignore_errors=True)


def main():
    parts = [fonts, pictures, drawings, views, records, caches, kills, disk]
    chosen = [part for part in parts if part.__name__ in sys.argv[3:] or len(sys.argv) < 4]
    share = float(sys.argv[2]) / len(chosen)
    found = False
    for attack in chosen:
        part = Part(attack.__name__)
        attack(part, time.time() + share)
        print(f"{part.name}: {part.inputs} inputs, {len(part.findings)} findings", flush=True)
        for finding in part.findings[:20]: print("  " + finding)
        found = found or bool(part.findings)
        shutil.rmtree(part.folder, ignore_errors=True)
    sys.exit(1 if found else 0)


main()
