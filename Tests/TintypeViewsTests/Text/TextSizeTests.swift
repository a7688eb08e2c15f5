import Testing
import Tintype
import TintypeTestSupport

/// Texts among other views; their lengths are whatever the font gives.
@MainActor
@Suite struct TextSizeTests {
  private let long = "Sphinx of black quartz, judge my vow"
  private let short = "abc"

  private func layout(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  )
    -> LayoutSnapshot
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let layout = renderer.layout()
    #expect(layout.diagnostics.isEmpty)
    return layout
  }

  private func frame(_ name: String, _ layout: LayoutSnapshot) throws -> CGRect {
    try #require(layout[name]).frame
  }

  /// `Rules/Text-Sizes#Least-width`: the least width is 0, so that the shorter of two texts is
  /// served first.
  @Test func shortTextsKeepTheirWidth() throws {
    let (whole, word) = (layout(Text(long)).size, layout(Text(short)).size)
    let row = layout(
      HStack(spacing: 0) {
        Text(long).named("a")
        Text(short).named("b")
      }, whole.width / 2)
    #expect(try frame("b", row).width == word.width)
    #expect(try frame("a", row).width <= whole.width / 2 - word.width)
    #expect(try frame("a", row).height > word.height)
    // Only the least width of the others is kept from a text of a higher priority.
    let squeezed = layout(
      HStack(spacing: 0) {
        Text(long).layoutPriority(1).named("a")
        Text(short).named("b")
        Color.red.frame(width: 7, height: 1).named("c")
      }, whole.width + 7, whole.height)
    #expect(try frame("a", squeezed).size == whole)
    #expect(try frame("b", squeezed).size == CGSize(width: 0, height: word.height))
    #expect(try frame("c", squeezed).width == 7)
  }

  @Test("Texts of a row meet at a baseline, the first or the last", arguments: [true, false])
  func baselines(isFirst: Bool) throws {
    func marked(_ text: String, _ name: String) -> some View {
      Text(text).overlay(
        alignment: isFirst ? .leadingFirstTextBaseline : .leadingLastTextBaseline
      ) {
        Color.red.frame(width: 1, height: 0).named(name)
      }
    }
    let row = layout(
      HStack(alignment: isFirst ? .firstTextBaseline : .lastTextBaseline, spacing: 0) {
        marked("one\ntwo", "a").padding(.bottom, 3)
        marked("one", "b").font(.largeTitle)
        VStack {
          marked("x", "c")
          Color.red.frame(height: 5)
          marked("x", "d").font(.footnote)
        }
      })
    let wanted = try frame("a", row).minY
    #expect(abs(try frame("b", row).minY - wanted) < 1e-9)
    #expect(abs(try frame(isFirst ? "c" : "d", row).minY - wanted) < 1e-9)
  }

  @Test func lastBaselinesMeet() throws {
    let (one, two) = (layout(Text("x")).size.height, layout(Text("x\nx")).size.height)
    let column = layout(
      ZStack(alignment: .leadingLastTextBaseline) {
        Text("x").named("a")
        Text("x\nx").named("b")
      })
    #expect(abs(try frame("a", column).minY - (two - one)) < 1)
    #expect(try frame("b", column).minY == 0)
  }

  @Test func specialProposals() {
    let whole = layout(Text(long)).size
    #expect(layout(Text(long), 0, 0).size == CGSize(width: 0, height: whole.height))
    #expect(layout(Text(long), .infinity, .infinity).size == whole)
    #expect(layout(Text(long), 1000, 1000).size == whole)
    #expect(layout(Text(long), nil, 3).size == whole)
    #expect(layout(Text(long).fixedSize(), 20, 20).size == whole)
    let wrapped = layout(Text(long).fixedSize(horizontal: false, vertical: true), 80, 10).size
    #expect(wrapped == layout(Text(long), 80).size)
    #expect(layout(Text(long).lineLimit(1), 80).size.height == whole.height)
    let reserved = layout(Text(short).lineLimit(2, reservesSpace: true)).size
    #expect(reserved.height == layout(Text("x\nx")).size.height)
    #expect(reserved.width == layout(Text(short)).size.width)
  }

  /// A text's ideal size is one line: with both axes a paragraph does not fit that would, wrapped.
  @Test func paragraphsThatFit() {
    func shown(_ axes: Axis.Set) -> String? {
      layout(
        ViewThatFits(in: axes) {
          Text(long)
          Text(short)
        }, 100, 100
      ).nodes(kind: "Text").first?.lines.first
    }
    #expect(shown([.horizontal, .vertical]) == short)
    #expect(shown(.vertical)?.hasPrefix("Sphinx") == true)
  }
}
