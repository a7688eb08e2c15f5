import Testing
import TintypeSyntax

/// Tokens of Swift source, sign by sign.
@Suite struct SwiftLexerTests {
  /// A letter for its kind, and the text; what begins a line has `^`, what follows a space `_`.
  private func tokens(_ source: String) -> String {
    SwiftLexer.tokens(of: Array(source.utf8)).tokens.map { token in
      let letter =
        switch token.kind {
        case .word: "w"
        case .literal: "l"
        case .open: "o"
        case .close: "c"
        case .symbol: "s"
        case .mark: "m"
        }
      return (token.startsLine ? "^" : token.followsSpace ? "_" : "") + letter + token.text
    }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("", ""), (" ", ""), ("a", "^wa"), ("a b", "^wa _wb"), ("a\nb", "^wa ^wb"),
      ("a\r\n\tb", "^wa ^wb"),
      ("az_AZ09é$ 0x1F", "^waz_AZ09é$ _l0x1F"), ("$0.a", "^w$0 m. wa"), ("9a", "^l9a"),
      ("0", "^l0"), ("_", "^w_"),
      ("[`{@a", "^o[ w{@a"), ("a+b", "^wa s+ wb"), ("a ..< b", "^wa _s..< _wb"),
      ("a...b", "^wa s... wb"),
      ("a.b", "^wa m. wb"), ("a.", "^wa m."), (".?", "^s.?"), ("a?.b", "^wa s? m. wb"),
      ("=-+!*%<>&|^~?", "^s=-+!*%<>&|^~?"),
      ("/", "^s/"), ("a/b", "^wa s/ wb"), ("+//x\ny", "^s+ ^wy"), ("+/*x*/y", "^s+ _wy"),
      ("+/y", "^s+/ wy"),
      ("// a", ""), ("a// b\nc", "^wa ^wc"), ("/**/a", "^wa"), ("/*/*b*/c*/a", "^wa"),
      ("/*\n*/a", "^wa"), ("a/*\n*/b", "^wa ^wb"),
      ("#!x\na", "^wa"), (" #!x", "^m# s! wx"), ("#if a", "^m# wif _wa"), ("@a", "^m@ wa"),
      ("a,b;c:d", "^wa m, wb m; wc m: wd"),
      ("\"\"", "^l\""), ("\"a\"b", "^l\" wb"), ("#\"a\"#b", "^l#\" wb"),
      ("##\"\"#\"##b", "^l##\" wb"), ("\"\"\"\n\"\"\"b", "^l\"\"\" wb"),
      (#""\""b"#, "^l\" wb"), (#""\(a)"b"#, "^l\" o\\( wa c) wb"), (##"#"\(a)"#b"##, "^l#\" wb"),
      (##"#"\#(a)"#b"##, "^l#\" o\\#( wa c) wb"),
      ("\"\"\"\n\\(a)\n\"\"\"\nb", "^l\"\"\" o\\( wa c) ^wb"), ("#/a\"/#b", "^l#/a\"/# wb"),
      ("##/a/#/##b", "^l##/a/#/## wb"),
      ("`a b`c", "^wa b wc"), ("`a", "^wa"), ("é", "^wé"),
      ("\u{1}", "^m\u{1}"), ("a #\n", "^wa _m#"),
    ] as [(String, String)])
  func texts(source: String, expected: String) {
    #expect(tokens(source) == expected)
  }

  @Test(
    arguments: [
      ("()[]{}", true), ("(", false), (")", false), ("(]", false), ("[)", false), ("{]", false),
      ("{)", false), ("([{}])", true),
      ("\"", false), ("\"\n\"", false), ("\"\"\"\n", false), ("\"\"\"\n\"\"", false),
      ("#\"\"", false), ("\"\\(", false), ("\"\\(a)", false),
      ("/*", false), ("/* /* */", false), ("/**/", true), ("/*/", false), ("#/", false),
      ("#/a/", false), ("#/a/#", true), ("// (", true),
    ] as [(String, Bool)])
  func whetherAllIsClosed(source: String, isBalanced: Bool) {
    #expect(SwiftLexer.tokens(of: Array(source.utf8)).isBalanced == isBalanced)
  }

  @Test func positions() {
    let source = "f(\"é\\([a])\n\", b) {\n}/*\n\n*/ c\"\"\"\n\n\"\"\"d"
    let tokens = SwiftLexer.tokens(
      of: Array("f([a], \"x\\(b)\") {\n}/*\n\n*/ c \"\"\"\n\n\"\"\" d".utf8)
    ).tokens
    #expect(tokens.map(\.line) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4, 4, 6])
    #expect(
      tokens.map(\.partner) == [nil, 10, 4, nil, 2, nil, nil, 9, nil, 7, 1, 12, 11, nil, nil, nil])
    #expect(
      tokens.map(\.range.lowerBound) == [0, 1, 2, 3, 4, 5, 7, 9, 11, 12, 14, 16, 18, 26, 28, 37])
    #expect(
      tokens.map(\.range.upperBound) == [1, 2, 3, 4, 5, 6, 8, 11, 12, 13, 15, 17, 19, 27, 31, 38])
    #expect(SourceOutline(source).isBalanced == false)
    let outline = SourceOutline("a\nbc d\n")
    #expect(outline.tokens.map(outline.column) == [1, 1, 4])
    #expect([0, 1, 2, 5, 7].map { outline.column(ofByte: $0) } == [1, 2, 1, 4, 1])
  }
}

/// Conditional compilation: which of the branches is seen.
@Suite struct ConditionTests {
  private func holds(_ condition: String) -> Bool {
    SourceOutline("#if \(condition)\nlet a = 1\n#endif").items.contains { $0.kind != .directive }
  }

  @Test(
    arguments: [
      "true", "DEBUG", "os(Linux)", "canImport(SwiftUI)", "canImport(Foundation)", "!os(iOS)",
      "canImport(MapKit)", "canImport(SwiftData)",
      "!!true", "!!!false", "(true)",
      "!(false)", "true && true", "false || true", "true || false", "true || false && false",
      "false && false || true",
      "(false || true) && true", "swift(>=5.9)", "compiler(>=6)", "!(true && false)",
      "os(iOS) || os(Linux)", "true && !false",
    ])
  func whatHolds(condition: String) {
    #expect(holds(condition))
  }

  @Test(
    arguments: [
      "false", "RELEASE", "os(iOS)", "canImport(UIKit)", "!true", "!!false", "(false)", "!(true)",
      "true && false", "false && true",
      "false || false", "(true || true) && false", "false && false || false", "swift(<5)",
      "compiler(<6)", "arch(x86_64)",
      "targetEnvironment(simulator)", "true &&", "false ||", "os()", "!os(Linux)",
    ])
  func whatDoesNot(condition: String) {
    #expect(!holds(condition))
  }

  /// Of branches the first that holds is seen, and nothing of one within a branch that is not.
  @Test(
    arguments: [
      ("#if true\na\n#elseif true\nb\n#else\nc\n#endif", "a"),
      ("#if false\na\n#elseif true\nb\n#else\nc\n#endif", "b"),
      ("#if false\na\n#elseif false\nb\n#else\nc\n#endif", "c"),
      ("#if false\na\n#elseif true\nb\n#elseif true\nc\n#endif\nd", "bd"),
      ("#if false\n#if true\na\n#else\nb\n#endif\n#else\nc\n#endif", "c"),
      ("#if true\n#if false\na\n#else\nb\n#endif\nc\n#endif", "bc"),
      ("#if false\na\n#endif\nb", "b"), ("a\n#if true\n#endif\nb", "ab"), ("#endif\na", "a"),
      ("#else\na", "a"),
      ("#if false\n#if false\na\n#elseif true\nb\n#endif\n#endif", ""),
      ("#if true\na\n#else\n#if true\nb\n#endif\n#endif", "a"),
    ] as [(String, String)])
  func branches(source: String, seen: String) {
    let outline = SourceOutline(source)
    let names = outline.items.filter { $0.kind == .statement }.flatMap {
      outline.names(mentionedIn: $0)
    }
    #expect(names.joined() == seen)
  }
}
