import Testing
import Tintype

/// A layout that places some of its children.
private struct Careless: Layout {
  var placed: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 50, height: 50) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews.prefix(placed) { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// A layout that answers with a size computed by a closure.
private struct Answering: Layout {
  var answer: @Sendable (ProposedViewSize) -> CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { answer(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    Color.red.frame(width: CGFloat(count)).onChange(of: count, initial: true) { count += 1 }
  }
}

private struct Quiet<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}

private struct Named: View {
  var body: some View { Color.red.frame(width: -5) }
}

/// Odd things are told, and ordinary things are not.
@MainActor
@Suite struct DiagnosticsTests {
  private func messages<Content: View>(
    _ content: Content, width: CGFloat? = 200, height: CGFloat? = 200
  ) -> [String] {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.layout().diagnostics.map(\.description)
  }

  @Test func invalidFrames() {
    let negative = messages(VStack { Named() })
    #expect(negative.count == 1)
    #expect(negative.first?.contains("Named") == true)
    #expect(negative.first?.contains("is given -5 x nil") == true, "\(negative)")
    #expect(messages(Color.red.frame(width: .nan)).count == 1)
    #expect(messages(Color.red.frame(height: .infinity)).count == 1)
    let unordered = messages(Color.red.frame(minWidth: 50, maxWidth: 20))
    #expect(unordered.count == 1)
    #expect(unordered.first?.contains("min width 50, max width 20") == true)
    #expect(messages(Color.red.frame(minWidth: 20, maxWidth: .infinity)) == [])
  }

  @Test(arguments: [-1, -.infinity] as [CGFloat]) func invalidRatios(ratio: CGFloat) {
    let reported = messages(Color.red.aspectRatio(ratio, contentMode: .fill))
    #expect(reported.count == 1)
    #expect(reported.first?.contains("is given the ratio -") == true, "\(reported)")
  }

  @Test func aRatioOfNothingIsNoRatio() {
    #expect(messages(Color.red.aspectRatio(CGSize.zero, contentMode: .fit)) == [])
  }

  @Test func invalidAnswers() {
    let negative = messages(Answering { _ in CGSize(width: -1, height: 5) }() {})
    #expect(negative.count == 1)
    #expect(negative.first?.contains("answered the size -1 x 5") == true)
    #expect(messages(Answering { _ in CGSize(width: Double.nan, height: 5) }() {}).count == 1)
  }

  @Test func answersThatNobodySeesAreNotReported() {
    // Undefined only at infinity, which is a stack's probe.
    let content = HStack {
      Answering { proposal in
        let width = proposal.width ?? 10
        return CGSize(width: width == .infinity ? width - width : width, height: 5)
      }() {}
      Color.red
    }
    #expect(messages(content) == [])
  }

  @Test func unplacedChildren() {
    let none = messages(Careless(placed: 0) { Color.red })
    #expect(none.count == 1)
    #expect(none.first?.contains("placed none of its children") == true)
    let some = messages(
      Careless(placed: 1) {
        Color.red; Color.blue
      })
    #expect(some.first?.contains("placed 1 of its 2 children") == true)
    #expect(messages(Careless(placed: 1) { Color.red }) == [])
  }

  @Test func infiniteSizes() {
    let child = messages(ScrollView { Color.red.frame(idealHeight: .infinity).fixedSize() })
    #expect(child.count == 1)
    let nested = messages(
      ScrollView { ScrollView { Color.red.frame(minHeight: .infinity) } })
    #expect(nested.count == 1)
    #expect(nested.first?.contains("inside a scroll view of the same axis") == true)
    #expect(messages(Color.red, width: .infinity).count == 1)
  }

  @Test func scrollViewsInStacksAreFine() {
    let content = VStack {
      ScrollView(.horizontal) { Color.red.frame(width: 900, height: 20) }
      ScrollView {
        Color.blue.containerRelativeFrame(.vertical)
        Color.green.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      ZStack {
        Color.yellow
        GeometryReader { _ in Color.white }
      }
    }
    #expect(messages(content) == [])
  }

  @Test func unknownContainers() {
    let content = Color.red.containerRelativeFrame(.horizontal)
    let unknown = messages(content, width: nil)
    #expect(unknown.count == 1)
    #expect(unknown.first?.contains("container of unknown length") == true)
    #expect(messages(content) == [])
  }

  @Test func stateThatNeverSettles() {
    let messages = messages(VStack { Quiet { Restless() } })
    #expect(
      messages == [
        "Quiet > Restless did not settle after 10 evaluations; State<Int> changed in each of them"
      ])
  }

  @Test func rejectedCandidatesAreNotReported() {
    let content = ViewThatFits {
      Color.red.frame(width: 500, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(messages(content) == [])
  }

  private func nested(_ levels: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Color.red)
    for _ in 0..<levels { view = wrap(view) }
    return view
  }

  @Test("Views of 10,000 levels are cut", arguments: [true, false])
  func deepViewsAreCut(inStacks: Bool) throws {
    let view = nested(10_000) { inner in
      inStacks
        ? AnyView(
          VStack {
            inner
            Color.blue
          }) : AnyView(inner.padding(1))
    }
    let renderer = ImageRenderer(content: view.background(.white).frame(width: 40, height: 40))
    renderer.proposedSize = ProposedViewSize(width: 400, height: 400)
    let layout = renderer.layout()
    #expect(layout.diagnostics.contains { $0.message.contains("nested deeper than") })
    #expect(!layout.description.isEmpty)
    #expect(throws: LayoutDepthError.self) { try layout.jsonData() }
    // A picture that lacks views is none.
    #expect(throws: ImageRendererError.self) { try renderer.pngData() }
  }
}
