import Foundation
import Testing
import Tintype

/// Numbers that views hardly ever say, in each place where they can say one: nothing ends the process.
@MainActor @Suite struct ExtremeValueTests {
  nonisolated static let numbers: [CGFloat] = [
    1e19, -.infinity, .infinity, .nan, .leastNonzeroMagnitude, -1e19, 1e308,
    .greatestFiniteMagnitude, -1,
  ]

  /// Whether each place gets each number, in all formats, which takes minutes; else each gets two of them.
  nonisolated private static let isWhole =
    ProcessInfo.processInfo.environment["TINTYPE_EXTREME_VALUES"] == "all"

  /// The views that are given a number: which ones in a quick run, its position among the numbers says.
  private static func kinds(_ value: CGFloat) -> [ExtremeViews.Kind] {
    let all = ExtremeViews.all
    guard !isWhole else { return all }
    let index = numbers.firstIndex { $0 == value || $0.isNaN && value.isNaN } ?? 0
    return all.indices.filter { ($0 * 2 + index) % numbers.count < 2 }.map { all[$0] }
  }

  /// Draws as PNG and as SVG; what cannot be drawn is an error.
  private func draw(_ view: any View) {
    func drawn(_ view: some View) {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 60, height: 60)
      _ = try? renderer.pngData()
      if Self.isWhole { _ = try? renderer.pdfData() }
      if let data = try? renderer.svgData() {
        // What is read may say NaN, what is drawn may not.
        let text = String(decoding: data, as: UTF8.self).lowercased()
          .replacing(/>[^<]*</, with: "><").replacing(/(aria-\w+|alt|title)="[^"]*"/, with: "")
        #expect(!text.contains("=\"nan") && !text.contains(" nan") && !text.contains("=\"inf"))
      }
      let staged = PreviewStage.settle(ImageRenderer(content: view), showing: nil)
      _ = staged.problems
    }
    drawn(view)
  }

  @Test(arguments: numbers) func noValueThatIsDrawnEndsTheProcess(_ value: CGFloat) {
    for kind in Self.kinds(value) { draw(kind(value)) }
  }

  @Test(arguments: isWhole ? numbers : [1e19, .nan])
  func nothingWithinAStackEndsTheProcess(_ value: CGFloat) {
    for kind in Self.kinds(value) {
      let view = AnyView(kind(value))
      draw(
        HStack {
          view; ExtremeViews.text.frame(width: 9)
        }.padding(3))
      draw(
        ScrollView {
          VStack {
            view; ExtremeViews.text
          }
        })
    }
  }
}
