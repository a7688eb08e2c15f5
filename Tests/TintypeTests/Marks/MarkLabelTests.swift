import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport
import TintypeViews

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

  @Test(arguments: await Specimen.all) func noLabelsOverlapOnTheGallery(_ specimen: Specimen) {
    let renderer = specimen.renderer(scale: 2)
    renderer.marks = .all
    #expect(overlaps(renderer.markLabels()) == 0)
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

  @Test(arguments: await hard) func noLabelsOverlapWhereThereIsNoRoom(_ hard: Case) {
    let renderer = ImageRenderer(content: hard.view)
    renderer.marks = .all
    let labels = renderer.markLabels()
    #expect(!labels.isEmpty && overlaps(labels) == 0)
    #expect(renderer.markLabels() == labels)
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
    let union = renderer.markLabels().reduce(CGRect.null) { $0.union($1) }
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
