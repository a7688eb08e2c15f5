import Testing
import TintypeSnapshots

@testable import TintypeTesting

/// What becomes of a source when texts are written into its calls.
@Suite struct InlineSourceTests {
  private typealias Descriptor = InlineSnapshotSyntaxDescriptor

  /// Writes a text into the call whose bracket follows a mark; the mark goes.
  private func written(
    _ text: String?, into source: String, label: String = "matches", offset: Int = 0,
    deprecated: [String] = []
  ) throws -> String {
    try written(
      [
        (
          text,
          Descriptor(
            deprecatedTrailingClosureLabels: deprecated, trailingClosureLabel: label,
            trailingClosureOffset: offset)
        )
      ], into: source)
  }

  /// Each `‸` marks the bracket of a call; with fewer marks than texts the last one holds for the rest.
  private func written(
    _ texts: [(String?, Descriptor)], into marked: String
  ) throws -> String {
    var locations: [InlineSnapshotStore.Location] = []
    var source = ""
    for part in marked.split(separator: "‸", omittingEmptySubsequences: false) {
      if !locations.isEmpty || part.startIndex != marked.startIndex {
        let bytes = Array(source.utf8)
        let line = bytes.count { $0 == UInt8(ascii: "\n") }
        let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        locations.append(.init(line: line + 1, column: bytes.count - start + 1))
      }
      source += part
    }
    let recordings = texts.enumerated().map { index, text in
      InlineSource.Recording(
        location: locations[min(index, locations.count - 1)], descriptor: text.1, text: text.0)
    }
    let result = try InlineSource(bytes: Array(source.utf8)).rewritten(with: recordings)
    return String(decoding: result, as: UTF8.self)
  }

  @Test func aNewClosureFollowsTheCall() throws {
    let source = """
      func test() {
        assertInlineSnapshot‸(of: value, as: .lines)
        next()
      }
      """
    #expect(
      try written("Hello\n\n  World", into: source) == #"""
        func test() {
          assertInlineSnapshot(of: value, as: .lines) {
            """
            Hello

              World
            """
          }
          next()
        }
        """#)
  }

  @Test func anOldTextIsReplaced() throws {
    let source = #"""
      struct Tests {
      	@Test func test() {
      		assertInlineSnapshot‸(
      			of: value, as: .lines
      		) { // kept where it is: ) } "
      			"old"
      		} // behind
      	}
      }
      """#
    #expect(
      try written("new", into: source) == #"""
        struct Tests {
        	@Test func test() {
        		assertInlineSnapshot(
        			of: value, as: .lines
        		) {
        			"""
        			new
        			"""
        		} // behind
        	}
        }
        """#)
  }

  @Test func bracketsInStringsAndCommentsDoNotCount() throws {
    let source = ##"""
        assertInlineSnapshot‸(of: f(")", #"\("#, """
          ) } \(g { ")" })
          """, /* ) /* ( */ } */ [1: "{"]), as: .lines // )
        )
      """##
    let result = try written("x", into: source)
    #expect(result.hasSuffix("// )\n  ) {\n    \"\"\"\n    x\n    \"\"\"\n  }"))
  }

  @Test func aClosureInTheParentheses() throws {
    let source = """
      {
        assertInlineSnapshot‸(
          of: { 1 }(), as: .lines,
          matches: { "a" }
        )
      }
      """
    #expect(
      try written("b", into: source) == #"""
        {
          assertInlineSnapshot(
            of: { 1 }(), as: .lines,
            matches: {
              """
              b
              """
            }
          )
        }
        """#)
    #expect(
      try written(nil, into: source) == """
        {
          assertInlineSnapshot(
            of: { 1 }(), as: .lines
          )
        }
        """)
  }

  @Test func severalClosuresOfACall() throws {
    let head = Descriptor(trailingClosureLabel: "head", trailingClosureOffset: 1)
    let body = Descriptor(trailingClosureLabel: "body", trailingClosureOffset: 2)
    let source = """
      f {
        assertResponse ‸{ "url" }
      }
      """
    let both = try written([("h", head), ("b", body)], into: source)
    #expect(
      both == #"""
        f {
          assertResponse { "url" } head: {
            """
            h
            """
          } body: {
            """
            b
            """
          }
        }
        """#)
    let marked = both.replacing("assertResponse {", with: "assertResponse ‸{")
    #expect(try written([("h", head), ("b", body)], into: marked) == both)
    #expect(try written([(nil, body)], into: marked).hasSuffix("h\n    \"\"\"\n  }\n}"))
    #expect(try written([(nil, head)], into: marked).contains("{ \"url\" } body: {\n"))
    let first = Descriptor(trailingClosureLabel: "of")
    #expect(
      try written([(nil, first)], into: marked).contains("assertResponse {\n    \"\"\"\n    h"))
  }

  @Test func deprecatedLabelsAreReplaced() throws {
    let source = "f ‸{ 1 } was: { \"\" }"
    let result = try written("x", into: source, label: "is", offset: 1, deprecated: ["was"])
    #expect(result == "f { 1 } is: {\n    \"\"\"\n    x\n    \"\"\"\n}")
  }

  @Test func callsOfALineAndOfAFileDoNotMoveEachOther() throws {
    let matches = Descriptor()
    let result = try written(
      [("1\n2", matches), ("3", matches), ("4", matches)],
      into: "  f‸(a); f‸(b)\n  g(h)\n  f‸(c) { \"old\" }")
    #expect(
      result == #"""
          f(a) {
            """
            1
            2
            """
          }; f(b) {
            """
            3
            """
          }
          g(h)
          f(c) {
            """
            4
            """
          }
        """#)
  }

  @Test func columnsAreBytes() throws {
    #expect(try written("x", into: "é(\"ü\"); f‸(a)").hasPrefix("é(\"ü\"); f(a) {"))
  }

  @Test func aSwitchAroundTheCallIsNoLabel() throws {
    let source = """
      switch a {
      case 1: f‸(b) { "" }
      default: { g() }()
      }
      """
    #expect(try written("x", into: source, label: "is", offset: 1).contains("default: { g() }()"))
    #expect(try written("x", into: source).contains("  \"\"\"\n}\ndefault:"))
  }

  @Test func linesEndAsTheyDoInTheSource() throws {
    let result = try written("a\nb", into: "func t() {\r\n  f‸(x)\r\n}\r\n")
    #expect(
      result
        == "func t() {\r\n  f(x) {\r\n    \"\"\"\r\n    a\r\n    b\r\n    \"\"\"\r\n  }\r\n}\r\n")
  }

  @Test(arguments: [
    ("plain", 0), ("a\\b", 1), ("a\\#n", 2), ("say \"\"\"", 1), ("\"\"\"#", 2),
    ("\\## \"\"\"###", 4), ("\"\" \"quoted\" \"\"", 0),
  ])
  func delimiters(_ text: String, _ pounds: Int) {
    #expect(InlineLiteral.pounds(for: text) == pounds)
  }

  @Test func whatASourceCannotHoldIsEscaped() {
    let literal = InlineLiteral(indent: "", unit: "  ", newline: "\n")
    #expect(
      literal.closure("a\r\nb\0\\\t\u{FEFF}\n ")
        == "{\n  #\"\"\"\n  a\\#r\n  b\\#u{0}\\\t\\#u{feff}\n   \n  \"\"\"#\n}")
  }

  @Test func locationsWithoutACallAreAnError() {
    for source in ["f(a)", "", "f(a"] {
      let source = InlineSource(bytes: Array(source.utf8))
      for location in [(1, 1), (1, 2), (9, 1), (0, 0)]
      where !(location == (1, 2) && source.bytes.count == 4) {
        let recording = InlineSource.Recording(
          location: .init(line: location.0, column: location.1), descriptor: .init(), text: "x")
        #expect(throws: InlineSnapshotError.self) { try source.rewritten(with: [recording]) }
      }
    }
  }
}
