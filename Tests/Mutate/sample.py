#!/usr/bin/env python3
"""Finds faults in a sample, and writes them into it; exits with 1 where they are not those that are expected."""
import faults

SAMPLE = '''import A
/// a < b /* c */
@available(iOS 17, *) func f(_ a: Int = 1, b: [Int: Array<Int>]) -> Bool {
  let text = "1 < 2 \\\\(a + 1) \\\\"3\\\\"" + #"4 \\\\"#  // 5 + 6
  guard a < 7, !b.isEmpty else { return true }
  guard a != 8 else { return false }
  if a >= 9 && b.isEmpty {
    return false
  }
  count += 10
  hasher.combine(a)
  switch a {
  case 1..<12: return max(0, a) == 13
  default: break
  }
  for index in 0..<a where index > 1 { c.append(index) }
  values.reserveCapacity(count + 1)
  if abs(a - b) < 1e-6 { values.append(3) }
  if a[0] != b[0] { return a[0] < b[0] }
  let none = a ?? 0..<0
  list.sort { size(a) == size(b) ? a < b : size(a) < size(b) }
  let pattern = (#/"*(\\d+) < 3\\/#, /[^"] < 4/)
  return c
    .contains(min(a, 1.5))
}
'''.replace("\\\\", "\\")

EXPECTED = """4 arithmetic + -
5 comparison < <=
5 constant 7 one more
5 constant true false
6 comparison != ==
6 constant 8 one more
6 constant false true
6 condition a != 8 negated
6 guard a != 8 dropped guard
7 comparison >= >
7 and && ||
7 and && left
7 and && right
7 constant 9 one more
7 condition a >= 9 && b.isEmpty negated
7 guard a >= 9 && b.isEmpty dropped if
8 constant false true
10 constant 10 one more
10 statement count += 10 left out
11 statement hasher.combine(a) left out
18 arithmetic - +
18 constant 3 one more
18 condition abs(a - b) < 1e-6 negated
19 comparison != ==
19 constant 0 one more
19 constant 0 one more
19 constant 0 one more
19 constant 0 one more
19 condition a[0] != b[0] negated
19 guard a[0] != b[0] dropped if
20 bound ..< one more
20 constant 0 one more
21 comparison == !=
24 constant 1.5 double
24 clamp min first
"""


def line(fault): return SAMPLE.count("\n", 0, fault.start) + 1


def check(found, expected):
    if found != expected: raise SystemExit(f"found:\n{found}\nexpected:\n{expected}")


found = faults.faults(SAMPLE)
check("".join(f"{line(fault)} {fault.kind} {SAMPLE[fault.start:fault.end]} {fault.change}\n" for fault in found), EXPECTED)
check(len(faults.blanked(SAMPLE)), len(SAMPLE))


def written(number, kind, change):
    fault = next(fault for fault in found if (line(fault), fault.kind, fault.change) == (number, kind, change))
    return faults.written(SAMPLE, [(fault, 17)]).split("\n")[number - 1].strip()


check(written(5, "comparison", "<="), f"guard a {chr(faults.FIRST_SIGN + 17)} 7, !b.isEmpty else {{ return true }}")
check(written(6, "condition", "negated"), "guard isMutant(17) != (a != 8) else { return false }")
check(written(6, "guard", "dropped guard"), "guard isMutant(17) || (a != 8) else { return false }")
check(written(7, "guard", "dropped if"), "if !isMutant(17) && (a >= 9 && b.isEmpty) {")
check(written(10, "constant", "one more"), "count += mutant17(10)")
check(written(11, "statement", "left out"), "if !isMutant(17) { hasher.combine(a) }")
check(written(24, "clamp", "first"), ".contains(mutant17(a, 1.5))")
both = [(fault, number) for number, fault in enumerate(found) if fault.change in ("<=", "one more", "double")]
check(faults.written(SAMPLE, both).count("mutant"), 11)
