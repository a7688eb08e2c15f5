"""Finds small faults that fit into a Swift file, and writes them into it so that one is chosen at run time.

Original and fault are both compiled, so that one build serves all faults: an operator becomes one that is either,
a constant the argument of a function, a condition is joined with the choice. What the functions and operators do
is written into a file of its own in each module. No expression has to be parsed for it.
"""
import re
from typing import NamedTuple

# Operators of one sign each, which Swift allows and no source uses.
FIRST_SIGN = 0x2190
LAST_NUMBER = 0x23FF - FIRST_SIGN

# The precedence of an operator, and what it may be instead.
OPERATORS = {
    "<": ("ComparisonPrecedence", ["<="]), "<=": ("ComparisonPrecedence", ["<"]),
    ">": ("ComparisonPrecedence", [">="]), ">=": ("ComparisonPrecedence", [">"]),
    "==": ("ComparisonPrecedence", ["!="]), "!=": ("ComparisonPrecedence", ["=="]),
    "&&": ("LogicalConjunctionPrecedence", ["||", "left", "right"]),
    "||": ("LogicalDisjunctionPrecedence", ["&&", "left", "right"]),
    "+": ("AdditionPrecedence", ["-"]), "-": ("AdditionPrecedence", ["+"]),
    "*": ("MultiplicationPrecedence", ["/"]), "/": ("MultiplicationPrecedence", ["*"]),
    "..<": ("RangeFormationPrecedence", ["one more", "one less"]),
}
KINDS = {"&&": "and", "||": "or", "..<": "bound"}
KINDS.update({sign: "comparison" for sign in ("<", "<=", ">", ">=", "==", "!=")})
KINDS.update({sign: "arithmetic" for sign in "+-*/"})

OPERATOR = re.compile(r"(?<=\s)(<=|>=|==|!=|&&|\|\||<|>|\+|-|\*|/)(?=\s)|(?<=[\w)\]])\.\.<(?=[\w(\[-])")
CONSTANT = re.compile(r"(?<![\w.$#@])(?<!\de-)(?:\d+\.\d+|\d+|true|false)(?![\w.:])")
BOUNDED = re.compile(r"(?<![.\w])(max|min)\((?=([^,()]*),)")
CONDITION = re.compile(r"(?<![\w#])(if|guard) (.+?)(?: else)? \{")
# What an initializer sets is left out: most of it has to be set.
STATEMENT = re.compile(r"^[ ]*(?!let\b|var\b|return\b|self\.\w+ = )(?:[\w.!?\[\]]+ [-+*/]?= \S.*|[\w.!?\[\]]+\.(?:combine|append|insert|remove\w*)\(.*\))$")
# What changes nothing that can be seen, by its kind: how much memory is asked for or kept, and whether a tolerance
# counts as within itself, or numbers that differ, such as places in an order, are compared with or without their equals.
MEMORY = re.compile(r"\.reserve(?:Capacity)?\(|\b[cm]alloc\(|[cC]apacity: ")
TOLERANCE = re.compile(r"\s(?:\w+\.)?(?:\d+(?:\.\d+)?e-\d+|\w*[tT]olerance|grain|epsilon)\b")
UNEQUAL = re.compile(
    r"(\S+) != (\S+)[ ,{].*\1 [<>]=? \2(?![\w.\[(])|(\S+) == (\S+) \? \S+ [<>]=? \S+ : \3 [<>]=? \4(?![\w.\[(])")
# An empty range, which has nothing less.
EMPTY = re.compile(r"(\d)\.\.<\1(?!\d)")
# Declarations, patterns and directives, whose signs are none of an expression; and default arguments.
NO_EXPRESSION = re.compile(
    r"^\s*(?:@|#|import |case |default|extension |typealias |associatedtype |(?:precedence|(?:in|pre|post)fix )"
    r"|(?:\w+(?:\(\w+\))? )*(?:func|init\??|subscript|struct|class|enum|protocol|macro)\b|[\w ]+: [^=?]+ = [^=]+[,)]$)"
    r"|\bwhere\b|\bcase\b|\bfor case\b")


class Fault(NamedTuple):
    """A fault of a file: what stands from the offset `start` to `end` is changed."""
    start: int
    end: int
    kind: str
    change: str


# A pattern between slashes, of one line.
PATTERN = re.compile(r"(#+)/.*?/\1(?!#)|(?<=[(,\[:])[ ]?/(?![ /*])(?:\\.|[^/\n\\])+/")


def blanked(source):
    """The same text with comments, string and pattern literals, and what is interpolated in them, as spaces."""
    signs, index, end = list(source), 0, len(source)

    def blank(start, stop):
        for position in range(start, stop):
            if signs[position] != "\n": signs[position] = " "
        return stop

    def after_literal(start):
        hashes = re.compile("#*").match(source, start).end() - start
        quote = '"""' if source.startswith('"""', start + hashes) else '"'
        position, closing, escape = start + hashes + len(quote), quote + "#" * hashes, "\\" + "#" * hashes
        while position < end and not source.startswith(closing, position):
            if source.startswith(escape + "(", position): position = after_parenthesis(position + len(escape))
            elif source.startswith(escape, position): position += len(escape) + 1
            else: position += 1
        return position + len(closing)

    def after_parenthesis(start):
        depth, position = 0, start
        while position < end:
            if re.compile('#*"').match(source, position): position = after_literal(position); continue
            depth += {"(": 1, ")": -1}.get(source[position], 0)
            position += 1
            if depth == 0: break
        return position

    def after_comment(start):
        depth, position = 0, start
        while position < end:
            if source.startswith("/*", position): depth, position = depth + 1, position + 2
            elif source.startswith("*/", position): depth, position = depth - 1, position + 2
            else: position += 1
            if depth == 0: break
        return position

    while index < end:
        if match := PATTERN.match(source, index): index = blank(index, match.end())
        elif source.startswith("//", index):
            index = blank(index, (source + "\n").index("\n", index))
        elif source.startswith("/*", index): index = blank(index, after_comment(index))
        elif re.compile('#*"').match(source, index): index = blank(index, after_literal(index))
        else: index += 1
    return "".join(signs)


def is_whole(text):
    """Whether each bracket of a text is closed in it."""
    depth = 0
    for sign in text:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(sign, 0)
        if depth < 0: return False
    return depth == 0


def faults(source):
    """All faults that fit into a file, in order."""
    found, code, offset = [], blanked(source), 0
    lines = code.split("\n")
    for number, line in enumerate(lines):
        start, offset = offset, offset + len(line) + 1
        if NO_EXPRESSION.search(line) or MEMORY.search(line): continue
        for match in OPERATOR.finditer(line):
            is_strictness = match[0] in ("<", ">", "<=", ">=")
            if is_strictness and (TOLERANCE.match(line, match.end()) or UNEQUAL.search(line)): continue
            for change in OPERATORS[match[0]][1]:
                if change == "one less" and EMPTY.match(line, match.start() - 1): continue
                found.append(Fault(start + match.start(), start + match.end(), KINDS[match[0]], change))
        for match in CONSTANT.finditer(line):
            change = {"true": "false", "false": "true"}.get(match[0], "one more" if "." not in match[0] else "double")
            found.append(Fault(start + match.start(), start + match.end(), "constant", change))
        for match in BOUNDED.finditer(line):
            kept = "second" if CONSTANT.fullmatch(match[2].strip()) else "first"
            found.append(Fault(start + match.start(), start + match.end(1), "clamp", kept))
        for match in CONDITION.finditer(line):
            text = match[2]
            if not is_whole(text) or "," in text or re.search(r"\b(let|var|await|is)\b|#", text): continue
            span = (start + match.start(2), start + match.end(2))
            found.append(Fault(*span, "condition", "negated"))
            returns = "return" in line[match.end():] or lines[number + 1].strip().startswith(("return", "throw", "continue"))
            if match[1] == "guard" or returns: found.append(Fault(*span, "guard", "dropped " + match[1]))
        if STATEMENT.match(line) and is_whole(line) and stands_alone(lines, number):
            indent = len(line) - len(line.lstrip())
            found.append(Fault(start + indent, start + len(line.rstrip()), "statement", "left out"))
    return found


def stands_alone(lines, number):
    """Whether the line is a statement of its own: nothing before it goes on in it, nor it in what follows."""
    before = next((line.strip() for line in reversed(lines[:number]) if line.strip()), "")
    after = next((line.strip() for line in lines[number + 1:] if line.strip()), "")
    opens = before.endswith(("{", "}", ")", "]", " in")) or re.match(r"^(let|var|return|self|\w+[\w.]* [-+]?=) ?\S.*[\w)]$", before)
    return bool(opens) and not re.match(r"^[.?:&|+*/<>=-]|^\{", after)


def written(source, numbered):
    """The file with its faults; `numbered` holds faults, none within another, each with the number that chooses it."""
    for fault, number in sorted(numbered, key=lambda each: -each[0].start):
        text = source[fault.start:fault.end]
        if fault.kind in ("condition", "guard"):
            new = {"negated": f"isMutant({number}) != ({text})", "dropped guard": f"isMutant({number}) || ({text})",
                   "dropped if": f"!isMutant({number}) && ({text})"}[fault.change]
        elif fault.kind == "statement": new = f"if !isMutant({number}) {{ {text} }}"
        elif fault.kind == "constant": new = f"mutant{number}({text})"
        elif fault.kind == "clamp": new = f"mutant{number}"
        else: new = chr(FIRST_SIGN + number)
        source = source[:fault.start] + new + source[fault.end:]
    return source


def support(chosen):
    """What a module needs besides; `chosen` holds of each fault its number, the original text, its kind and its change.

    Where a folder is named for it, a file there says of each fault that it was reached.
    """
    lines = ["#if canImport(Glibc)", "  import Glibc", "#else", "  import Darwin", "#endif", "",
             'let chosenMutant: Int = getenv("CHOSEN_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1',
             'let reachedMutants: String? = getenv("REACHED_MUTANTS").map { String(cString: $0) }',
             "nonisolated(unsafe) let seenMutants: UnsafeMutablePointer<Bool> = {",
             f"  let seen = UnsafeMutablePointer<Bool>.allocate(capacity: {LAST_NUMBER + 1})",
             f"  seen.initialize(repeating: false, count: {LAST_NUMBER + 1})",
             "  return seen", "}()",
             "func isMutant(_ number: Int) -> Bool {",
             "  if let reachedMutants, !seenMutants[number] {",
             "    seenMutants[number] = true",
             '    close(open("\\(reachedMutants)/\\(number)", O_CREAT | O_WRONLY, 0o600))',
             "  }",
             "  return chosenMutant == number", "}"]
    for number, text, kind, change in chosen:
        name, is_fault = f"mutant{number}", f"isMutant({number})"
        if kind == "clamp":
            lines.append(f"func {name}<T: Comparable>(_ first: T, _ second: T) -> T {{ {is_fault} ? {change} : Swift.{text}(first, second) }}")
        elif kind == "constant" and text in ("true", "false"):
            lines.append(f"func {name}(_ value: Bool) -> Bool {{ {is_fault} != value }}")
        elif kind == "constant":
            needs = "BinaryFloatingPoint" if "." in text else "ExpressibleByIntegerLiteral & AdditiveArithmetic"
            more = "(value == 0 ? 1 : value)" if "." in text else "1"
            lines.append(f"func {name}<T: {needs}>(_ value: T) -> T {{ {is_fault} ? value + {more} : value }}")
        elif text in OPERATORS: lines += operator(number, text, change)
    return "\n".join(lines) + "\n"


def operator(number, text, change):
    """The operator that stands for another, and for its fault where that is chosen."""
    name, precedence, is_fault = chr(FIRST_SIGN + number), OPERATORS[text][0], f"isMutant({number})"
    lines = [f"infix operator {name}: {precedence}"]

    def add(head, body): lines.append(f"func {name}{head} {{ {body} }}")
    either = f"{is_fault} ? a {change} b : a {text} b"
    if KINDS[text] in ("and", "or"):
        other = {"left": "a", "right": "try b()"}.get(change, f"try (a {change} b())")
        add("(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool", f"{is_fault} ? {other} : try (a {text} b())")
    elif text in ("==", "!="):
        add("<T: Equatable>(a: T, b: T) -> Bool", either)
        add("<T>(a: T?, b: _OptionalNilComparisonType) -> Bool", f"({is_fault} != (a {text} nil))")
    elif KINDS[text] == "comparison": add("<T: Comparable>(a: T, b: T) -> Bool", either)
    elif text in "+-": add("<T: AdditiveArithmetic>(a: T, b: T) -> T", either)
    elif text in "*/":
        for needs in ("BinaryFloatingPoint", "BinaryInteger"): add(f"<T: {needs}>(a: T, b: T) -> T", either)
    else:
        end = "b.advanced(by: 1)" if change == "one more" else "(a < b ? b.advanced(by: -1) : b)"
        add("<T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger", f"a..<({is_fault} ? {end} : b)")
    return lines
