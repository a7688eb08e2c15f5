import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

@testable import TintypeViews

/// Labels of marks are never on one another, and marks never change what is below them.
@MainActor
@Suite struct MarkLabelTests {
  init() { GalleryPicture.makeFilesFindable() }

  /// Pairs of labels that have more than an edge in common.
  private func overlaps(_ labels: [CGRect]) -> Int {
    let sorted = labels.sorted { $0.minX < $1.minX }
    var count = 0
    for (index, label) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        guard other.minX < label.maxX - 0.001 else { break }
        let height = min(label.maxY, other.maxY) - max(label.minY, other.minY)
        if height > 0.001 { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: await GalleryEntry.checked)
  func noLabelsOverlapOnTheGallery(_ entry: GalleryEntry) {
    for scheme in [ColorScheme.light, .dark] {
      let renderer = entry.renderer(scale: 2)
      renderer.environment.colorScheme = scheme
      renderer.marks = .all
      let picture = renderer.settle().markedPicture
      #expect(overlaps(picture.labels) == 0)
      #expect(faults(picture).isEmpty)
    }
  }

  /// Where a marked picture cannot be read: lines to labels that cross labels, text or one another, and lines through
  /// letters but baselines, which are there for them.
  private func faults(_ picture: MarkedPicture) -> [String] {
    var faults: [String] = []
    let lines = picture.leaders.map { zip($0, $0.dropFirst()).map { ($0, $1) } }
    for (index, line) in lines.enumerated() {
      for (from, to) in line {
        for label in picture.labels
        where Self.crosses(from, to, label.insetBy(dx: 0.6, dy: 0.6)) {
          faults.append("leader \(index) crosses the label at \(label)")
        }
        for text in picture.texts where Self.crosses(from, to, text.insetBy(dx: 1.5, dy: 0.6)) {
          faults.append("leader \(index) crosses the text at \(text)")
        }
        for other in lines[(index + 1)...].joined() where Self.cross(from, to, other.0, other.1) {
          faults.append("leader \(index) crosses another")
        }
      }
    }
    for (from, to) in Self.strokes(in: picture.items) where from.x == to.x || from.y == to.y {
      let line = CGRect(
        x: min(from.x, to.x) - 0.001, y: min(from.y, to.y) - 0.001,
        width: abs(to.x - from.x) + 0.002, height: abs(to.y - from.y) + 0.002)
      for text in picture.texts where text.insetBy(dx: 0.7, dy: 0.7).intersects(line) {
        faults.append("a line at \(line) runs through the text at \(text)")
      }
    }
    return faults
  }

  private static let baselines = [true, false].map { MarkPalette(isDark: $0).baseline.color }

  /// The straight lines of marks, but for dimension lines and for what stands on labels.
  private static func strokes(in items: [DisplayItem]) -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    for item in items {
      guard case .stroke(let path, let paint, let style) = item else { continue }
      // The edge of a line is as long as the line itself.
      guard case .color(let color) = paint, color != .white, color != .black else { continue }
      if style.dash.isEmpty, baselines.contains(color) { continue }
      var (start, last) = (CGPoint.zero, CGPoint.zero)
      path.forEach { element in
        switch element {
        case .move(let to): (start, last) = (to, to)
        case .line(let to):
          lines.append((last, to))
          last = to
        case .closeSubpath: lines.append((last, start))
        default: break
        }
      }
    }
    return lines
  }

  /// Whether a line has a point in a rectangle.
  private static func crosses(_ from: CGPoint, _ to: CGPoint, _ rect: CGRect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    let steps = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y)) * 2))
    return (0...steps).contains { step in
      let share = CGFloat(step) / CGFloat(steps)
      return rect.contains(
        CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
    }
  }

  /// Whether two lines have a point in common, but for their ends.
  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Bool {
    func side(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) < -0.01 && side(c, d, a) * side(c, d, b) < -0.01
  }

  /// A view that is hard to label, by its name.
  @MainActor
  struct Case: CustomTestStringConvertible {
    let name: String
    let view: AnyView
    nonisolated var testDescription: String { name }
  }

  static var hard: [Case] {
    [
      Case(name: "nested frames of one size", view: AnyView(nested(30))),
      Case(
        name: "many small views",
        view: AnyView(
          VStack(spacing: 1) {
            ForEach(0..<20, id: \.self) { _ in
              HStack(spacing: 1) {
                ForEach(0..<12, id: \.self) { _ in Color.red.frame(width: 6, height: 6) }
              }
            }
          })),
      Case(
        name: "text everywhere",
        view: AnyView(
          Text(verbatim: String(repeating: "words all over ", count: 60))
            .frame(width: 200, height: 300).padding(3))),
      Case(name: "a dot", view: AnyView(Color.red.frame(width: 1, height: 1).padding(1))),
      Case(
        name: "negative distances",
        view: AnyView(
          HStack(spacing: -12) {
            ForEach(0..<5, id: \.self) { Text(verbatim: "\($0) overlapping") }
          }
        )),
      Case(
        name: "overlay on overlay",
        view: AnyView(
          Text(verbatim: "a").overlay { Text(verbatim: "b").overlay { Text(verbatim: "c") } })),
    ]
  }

  private static func nested(_ depth: Int) -> AnyView {
    depth == 0
      ? AnyView(Text(verbatim: "inside"))
      : AnyView(nested(depth - 1).frame(width: 100 + CGFloat(depth % 3), height: 40))
  }

  @Test(arguments: await hard) func noLabelsOverlapInCrowdedViews(_ hard: Case) {
    let renderer = ImageRenderer(content: hard.view)
    renderer.marks = .all
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      renderer.environment.layoutDirection = direction
      let picture = renderer.settle().markedPicture
      #expect(!picture.labels.isEmpty && overlaps(picture.labels) == 0)
      #expect(faults(picture).isEmpty)
      #expect(renderer.settle().markedPicture.labels == picture.labels)
    }
  }

  /// Letters of an explanation link rows with views: each has a position, on the canvas that grows
  /// for it.
  @Test(arguments: await GalleryEntry.checked) func noLettersOverlapOnTheGallery(
    _ entry: GalleryEntry
  ) throws {
    let renderer = entry.renderer(scale: 2)
    let picture = try renderer.settle(isRecording: true).explanationMarks()
    let rows = try ExplanationOutline(renderer.layout().root, ExplanationOptions()).rows
    #expect(picture.labels.count == rows.count)
    #expect(overlaps(picture.labels) == 0)
    let margins = picture.margins
    let canvas = CGRect(origin: .zero, size: renderer.layout().size)
    let grown = CGRect(
      x: -margins.leading, y: -margins.top,
      width: canvas.width + margins.leading + margins.trailing,
      height: canvas.height + margins.top + margins.bottom)
    #expect(picture.labels.allSatisfy { grown.insetBy(dx: -1, dy: -1).contains($0) })
  }

  /// What has no place is counted and reported, and the picture says nothing of it.
  @Test func whatIsLeftOutIsCounted() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { Text(verbatim: "\($0)").frame(width: 20) }
      })
    renderer.marks = .all
    let picture = renderer.settle().markedPicture
    #expect(picture.leftOut > 1)
    #expect(
      picture.leftOutText?.hasPrefix("\(picture.leftOut) labels of marks have no space") == true)
    #expect(!Self.texts(in: picture.items).contains { $0.contains("labels") })
  }

  private static func texts(in items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let run): [run.text]
      case .group(let group): texts(in: group.items)
      default: []
      }
    }
  }

  @Test func labelsBesideThePictureAreOnTheCanvas() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 20).padding(4))
    let plain = try renderer.displayList().size
    renderer.marks = [.names, .sizes, .padding]
    let list = try renderer.displayList()
    #expect(list.size.width > plain.width || list.size.height > plain.height)
    let bounds = DisplayItem.bounds(
      of: list.items.filter { item in
        // Glyphs' boxes are wider than their ink.
        if case .glyphs = item { false } else { true }
      })
    #expect(!bounds.isNull)
    let union = renderer.settle().markedPicture.labels.reduce(CGRect.null) { $0.union($1) }
    #expect(union.width <= list.size.width && union.height <= list.size.height)
  }

  /// Where a marked view stands in others the canvas stays as it is.
  @Test func marksOfAViewStayWithinThePicture() throws {
    let plain = ImageRenderer(content: Text(verbatim: "text").padding(4))
    let marked = ImageRenderer(content: Text(verbatim: "text").padding(4).layoutMarks(.all))
    #expect(try marked.displayList().size == plain.displayList().size)
    #expect(marked.layout().size == plain.layout().size)
  }

  @Test func withoutMarksNothingIsDrawnAndNothingIsDrawnBelowThem() throws {
    let renderer = ImageRenderer(content: Text(verbatim: "text").padding(4))
    let plain = try renderer.displayList().items.count
    renderer.marks = .names
    #expect(try renderer.displayList().items.count > 0)
    renderer.marks = []
    #expect(try renderer.displayList().items.count == plain)
  }
}
