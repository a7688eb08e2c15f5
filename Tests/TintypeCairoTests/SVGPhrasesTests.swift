import Foundation
import FoundationXML
import Testing
import TintypeDrawing
import TintypeGeometry

@testable import TintypeSVG
@testable import TintypeSymbols

/// What is drawn by reference stands where it was laid out.
@Suite struct SVGPhrasesTests {
  private typealias Read = TintypeSymbols.SVGPathData

  /// Lines of a few letters that come again in the same and in other distances, with blanks between.
  private static func runs(_ seed: UInt64, count: Int) -> [GlyphRun] {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0..<count).map { line in
      let size = [17, 17, 12.5, 60][next(4)]
      var x = 0.0
      let glyphs = (0..<next(30)).map { _ in
        let glyph = Glyph(
          id: UInt32(next(3)), position: CGPoint(x: x, y: next(9) == 0 ? 1.5 : 0), cluster: 0)
        // Advances of a font are those of its glyphs, most of the time.
        x += size * (0.7 + 0.1 * Double(glyph.id)) + (next(6) == 0 ? 0.37 : 0)
        return glyph
      }
      return GlyphRun(
        GlyphRunContent(font: GalleryLists.font, size: size, glyphs: glyphs, text: ""),
        origin: CGPoint(x: 2 + Double(next(3)), y: 20 * Double(line + 1)), paint: .color(.black))
    }
  }

  /// Where each outline begins, from the left.
  private static func expected(_ runs: [GlyphRun]) -> [CGPoint] {
    runs.flatMap { run in
      run.drawableGlyphs.compactMap { glyph in
        run.font.outline(of: glyph.id).elements.first.flatMap { element -> CGPoint? in
          guard case .move(let start) = element else { return nil }
          return CGPoint(
            x: run.origin.x + glyph.position.x + start.x * run.size,
            y: run.origin.y + glyph.position.y + start.y * run.size)
        }
      }
    }
  }

  /// Where each outline of a file begins, as a program finds it that follows references.
  private func drawn(_ file: Data) throws -> [CGPoint] {
    let root = try #require(try XMLDocument(data: file).rootElement())
    var elements: [String: XMLElement] = [:]
    func attribute(_ element: XMLElement, _ name: String) -> String? {
      element.attributes?.first { $0.name == name }?.stringValue
    }
    func note(_ element: XMLElement) {
      if let id = attribute(element, "id") { elements["#\(id)"] = element }
      for case let child as XMLElement in element.children ?? [] { note(child) }
    }
    note(root)
    var points: [CGPoint] = []
    func value(_ element: XMLElement, _ name: String) -> CGFloat {
      attribute(element, name).flatMap(Double.init) ?? 0
    }
    func draw(_ element: XMLElement, _ outer: CGAffineTransform) throws {
      var transform = outer
      for match in (attribute(element, "transform") ?? "")
        .matches(of: /(translate|scale)\(([^)]*)\)/)
      {
        let values = match.2.split(separator: " ").compactMap { Double($0) }
        let own =
          match.1 == "scale"
          ? CGAffineTransform(scaleX: values[0], y: values[0])
          : CGAffineTransform(translationX: values[0], y: values[1])
        transform = own.concatenating(transform)
      }
      switch element.name {
      case "use":
        let move = CGAffineTransform(
          translationX: value(element, "x"), y: value(element, "y"))
        let href = try #require(attribute(element, "href"))
        try draw(try #require(elements[href]), move.concatenating(transform))
      case "path":
        let data = try #require(attribute(element, "d"))
        for case .move(let point) in Read.path(data[...]).elements {
          points.append(point.applying(transform))
        }
      case "defs": break
      default:
        for case let child as XMLElement in element.children ?? [] { try draw(child, transform) }
      }
    }
    try draw(root, .identity)
    return points
  }

  @Test("Each letter stands where it was laid out", arguments: UInt64(1)...40, [true, false])
  func positions(_ seed: UInt64, definesOutlines: Bool) throws {
    let runs = Self.runs(seed, count: 12)
    let file = try SVGRenderer.file(
      of: list(2000, 300, runs.map { .glyphs($0) }),
      options: .init(definesOutlines: definesOutlines))
    let (found, wanted) = (try drawn(file), Self.expected(runs))
    try #require(found.count == wanted.count)
    for expected in wanted {
      // Our own pixels place letters to 1/8 of one, which is as much at three pixels a point.
      #expect(found.contains { abs($0.x - expected.x) <= 0.04 && abs($0.y - expected.y) <= 0.04 })
    }
  }

  @Test("What comes again is named, and what stands once is not")
  func names() throws {
    func text(_ lines: [[UInt32]]) throws -> String {
      let runs = lines.enumerated().map { line, ids in
        DisplayItem.glyphs(
          GalleryLists.run(ids, size: 17, at: CGPoint(x: 0, y: 20 * CGFloat(line + 1))))
      }
      return String(decoding: try SVGRenderer.file(of: list(400, 100, runs)), as: UTF8.self)
    }
    // One path for all that is there once.
    let once = try text([[1, 2]])
    #expect(!once.contains(" id=") && once.split(separator: "<path").count == 2)
    // A line that comes again is one reference.
    let again = try text([[1, 2, 4, 2, 1, 1], [1, 2, 4, 2, 1, 1], [1, 2, 4, 2, 1, 1]])
    let lines = again.matches(of: /<g transform="translate\(0 \d+\)">(.*?)<\/g>/)
    #expect(lines.count == 2)
    let reference = /<use href="#(\w+)" xlink:href="#\1"\/>/
    #expect(lines.allSatisfy { $0.1.wholeMatch(of: reference) != nil })
  }

  @Test("Long texts are compressed in few rounds")
  func manyGlyphs() throws {
    let runs = Self.runs(7, count: 12)
    let many = (0..<400).flatMap { _ in runs }.map {
      SVGGlyphLine(SVGGlyphRun($0, paint: ""), unitsPerEm: 2048)
    }
    let phrases = SVGPhrases(many, findsRepeats: true)
    // Each line is one symbol.
    #expect(phrases.lines.allSatisfy { $0.count <= 1 })
  }
}
