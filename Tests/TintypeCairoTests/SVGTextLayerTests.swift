import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSVG

@Suite struct SVGTextLayerTests {
  private static func line(_ text: String, isRightToLeft: Bool = false) -> DisplayItem {
    var run = GalleryLists.run([1, 2], size: 10, at: CGPoint(x: 5, y: 15))
    let frame = CGRect(x: 5, y: 7, width: 14, height: 12)
    run.line = TextLine(text: text, frame: frame, isRightToLeft: isRightToLeft)
    return .glyphs(run)
  }

  /// The lines of the layer.
  private func layer(
    _ items: DisplayItem..., canvas: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40)
  )
    -> [String]
  {
    String(
      decoding: SVGExpansions().file(SVGTextLayer(items, canvas: canvas).element()), as: UTF8.self
    )
    .split(separator: "\n").filter { $0.hasPrefix("<text") }.map(String.init)
  }

  private static let start = "<text x=\"5\" y=\"16.6\" textLength=\"14\""

  @Test("A line has the width and the height of its box, its words and its direction")
  func positions() {
    #expect(layer(Self.line("a < b")) == ["\(Self.start)>a &lt; b</text>"])
    #expect(layer(Self.line(" a")) == ["\(Self.start) xml:space=\"preserve\"> a</text>"])
    #expect(
      layer(Self.line("a\u{FFFC}  b")) == ["\(Self.start) xml:space=\"preserve\">a  b</text>"])
    #expect(
      layer(Self.line("\u{5D0}", isRightToLeft: true))[0]
        .hasPrefix(
          "<text x=\"19\" y=\"16.6\" textLength=\"14\" lengthAdjust=\"spacingAndGlyphs\" direction=\"rtl\">"
        ))
    // Between one letter and nothing there is no space to be made.
    #expect(layer(Self.line("a"))[0].contains(" lengthAdjust=\"spacingAndGlyphs\">"))
    #expect(layer(Self.line("\u{FFFC} ")).isEmpty)
  }

  @Test("Positions and widths are given to a tenth of a point")
  func tenths() {
    func layer(_ isRightToLeft: Bool) -> [String] {
      var run = GalleryLists.run([1, 2], size: 10, at: CGPoint(x: 5, y: 15))
      let frame = CGRect(x: 5.26, y: 7.23, width: 14.37, height: 12)
      run.line = TextLine(text: "ab", frame: frame, isRightToLeft: isRightToLeft)
      return self.layer(.glyphs(run))
    }
    #expect(layer(false) == ["<text x=\"5.3\" y=\"16.8\" textLength=\"14.4\">ab</text>"])
    #expect(layer(true)[0].hasPrefix("<text x=\"19.6\" y=\"16.8\" textLength=\"14.4\""))
  }

  @Test("Blanks at either end, or two together, are kept")
  func blanks() {
    for text in [" ab", "ab ", "a  b"] {
      #expect(layer(Self.line(text))[0].contains(" xml:space=\"preserve\">\(text)<"))
    }
    #expect(!layer(Self.line("a b"))[0].contains("xml:space"))
  }

  @Test("A line moves with what it is in")
  func transforms() {
    let moved = DisplayGroup(
      items: [Self.line("a")], transform: CGAffineTransform(translationX: 3, y: 4))
    #expect(layer(.group(moved))[0].hasPrefix("<text x=\"8\" y=\"20.6\""))
    let turned = DisplayGroup(
      items: [Self.line("a")], transform: CGAffineTransform(0, 1, 1, 0, 0, 0))
    #expect(layer(.group(turned))[0].hasPrefix("<text transform=\"matrix(0 1 1 0 0 0)\" x=\"5\""))
  }

  @Test("What is not seen is not there")
  func hidden() {
    #expect(layer(.group(DisplayGroup(items: [Self.line("a")], opacity: 0))).isEmpty)
    func clipped(_ x: CGFloat) -> [String] {
      let clip = DisplayGroup.Clip(path: Path(CGRect(x: x, y: 0, width: 9, height: 40)))
      return layer(.group(DisplayGroup(items: [Self.line("a")], clip: clip)))
    }
    #expect(clipped(0).count == 1)
    #expect(clipped(20).isEmpty)
    func masked(_ x: CGFloat) -> [String] {
      layer(.group(DisplayGroup(items: [Self.line("a")], mask: [.box(x, 0, 9, 40, .black)])))
    }
    #expect(masked(0).count == 1)
    #expect(masked(20).isEmpty)
    #expect(layer(Self.line("a"), canvas: CGRect(x: 0, y: 0, width: 40, height: 6)).isEmpty)
    #expect(
      layer(
        Self.line("a"),
        .group(DisplayGroup(items: [.box(0, 0, 9, 9, .black)], mask: [Self.line("b")]))
      ).count == 1)
  }

  @Test("The file says what it shows, and its outlines are left to those who see")
  func description() throws {
    var list = list(40, 40, [Self.line("a")])
    let bare = String(
      decoding: try SVGRenderer.file(of: list, options: .init(text: .outlined)), as: UTF8.self)
    #expect(
      bare.contains("role=\"img\">") && !bare.contains("<text"))
    list.description = PictureDescription(title: "A <b>", details: "More", language: "de")
    let file = try SVGRenderer.file(of: list)
    let text = String(decoding: file, as: UTF8.self)
    #expect(XMLCheck.isWellFormed(file))
    let label = try #require(text.firstMatch(of: /aria-labelledby="(\w+) (\w+)"/))
    #expect(text.contains(" lang=\"de\""))
    #expect(text.contains("<title id=\"\(label.1)\">A &lt;b&gt;</title>"))
    #expect(text.contains("<desc id=\"\(label.2)\">More</desc>"))
  }
}
