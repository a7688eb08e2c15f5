import Testing

@testable import TintypeAssets

/// Formats and files of bundles, at their edges.
@Suite struct AssetValueTests {
  private func parts(_ format: String) -> [String] {
    FormatPart.parts(of: format).map { part in
      switch part {
      case .text(let text): text
      case .argument(let index): "<\(index)>"
      }
    }
  }

  /// Arguments are counted from 0 in their order, or taken by their number, which is counted from 1.
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("%@", ["<0>"]), ("a %@ b", ["a ", "<0>", " b"]),
      ("%@%d", ["<0>", "<1>"]), ("%2$@ %1$lld", ["<1>", " ", "<0>"]), ("%0$@", ["<0>"]),
      ("%@ %1$@ %@", ["<0>", " ", "<0>", " ", "<1>"]), ("100%%", ["100", "%"]),
      ("%% %@", ["%", " ", "<0>"]),
      ("50%", ["50%"]), ("%y", ["%y"]), ("%.2f", ["<0>"]), ("%-5ld!", ["<0>", "!"]),
      ("%3$@", ["<2>"]), ("%", ["%"]),
    ] as [(String, [String])])
  func partsOfFormats(format: String, expected: [String]) {
    #expect(parts(format) == expected)
  }

  @Test func filesOfBundles() {
    let files = BundleFiles([
      "/b/a.txt", "/b/x/a.txt", "/b/de.lproj/a.txt", "/b/en.lproj/a.txt", "/b/noending",
      "/b/x/y/b.txt", "/b/ax/c.md",
    ])
    #expect(files.path("a", "txt") == "/b/a.txt" && files.path("a", ".txt") == "/b/a.txt")
    #expect(files.path("a.txt", nil) == "/b/a.txt" && files.path("a.txt", "") == "/b/a.txt")
    #expect(files.path("noending", nil) == "/b/noending" && files.path("noending", "txt") == nil)
    #expect(files.path("a", "txt", in: "x") == "/b/x/a.txt")
    #expect(
      files.path("x/a", "txt") == "/b/x/a.txt"
        && files.path("y/b", "txt", in: "x") == "/b/x/y/b.txt")
    #expect(
      files.path("c", "md", in: "x") == nil && files.path("c", "md", in: "ax") == "/b/ax/c.md")
    #expect(files.path(nil, "md") == "/b/ax/c.md" && files.path("", "md") == "/b/ax/c.md")
    #expect(files.paths("md") == ["/b/ax/c.md"] && files.paths("pdf") == [])
    #expect(files.paths(nil).count == 7 && files.paths("").count == 7)
    // Files of another language come last.
    #expect(files.paths("txt").last == "/b/de.lproj/a.txt" && files.paths("txt").count == 5)
    #expect(files.paths("txt", in: "x") == ["/b/x/a.txt"])
  }
}
