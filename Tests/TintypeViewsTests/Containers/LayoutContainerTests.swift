import Testing
import Tintype
import TintypeTestSupport

extension ContainerValues {
  private enum IndentKey: ContainerValueKey { static var defaultValue: CGFloat { 0 } }
  private enum ReachKey: ContainerValueKey { static var defaultValue: CGFloat { 5 } }

  fileprivate var indent: CGFloat {
    get { self[IndentKey.self] }
    set { self[IndentKey.self] = newValue }
  }
  fileprivate var reach: CGFloat {
    get { self[ReachKey.self] }
    set { self[ReachKey.self] = newValue }
  }
}

/// Children beside one another at their ideal sizes, without gaps.
private struct Line: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A line with its content, and without one a layout, as libraries have both by one name.
private struct Row<Content: View>: View {
  let content: Content

  init(isTall: Bool = false, @ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Line { content } }
}

extension Row: Layout, Sendable where Content == EmptyView {
  init(isTall: Bool = false) {
    // With content behind it this is the other initializer, not this one and its result called.
    self.init(isTall: isTall) { EmptyView() }
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { Line().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) { Line().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

extension Row: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

/// A line that says where its guides are, and what gaps it wants.
private struct Guided: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 40, height: 20)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.forEach { $0.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .leading ? bounds.minX + 15 : nil }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .firstTextBaseline ? bounds.maxY - 4 : nil }
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .top) }
    return spacing
  }
}

/// Layouts of one's own among built-in ones.
@MainActor
@Suite struct LayoutContainerTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func aLayoutMayBeAViewOfTheSameName() {
    FrameExpectation(nil, nil)("a 0 0 20 10; b 20 0 30 5") {
      Row {
        box(20, 10).named("a")
        box(30, 5).named("b")
      }
    }
    FrameExpectation(nil, nil)("a 0 0 20 10; b 20 0 30 5") {
      AnyLayout(Row()) {
        box(20, 10).named("a")
        box(30, 5).named("b")
      }
    }
  }

  @Test func layoutsSayTheirOwnGuides() {
    FrameExpectation(nil, nil)("g 0 0 40 20; b 15 20 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Guided { Color.red }.named("g")
        box(10, 10).named("b")
      }
    }
    FrameExpectation(nil, nil)("g 3 0 40 20; b 18 20 10 10") {
      VStack(alignment: .leading, spacing: 0) {
        Guided { Color.red }.named("g").padding(.leading, 3)
        box(10, 10).named("b")
      }
    }
    FrameExpectation(nil, nil)("g 0 0 40 20; b 40 6 10 10") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Guided { Color.red }.named("g")
        box(10, 10).named("b")
      }
    }
    FrameExpectation(nil, nil)("g 0 10 40 20; b 40 10 10 20") {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Guided { Color.red }.named("g")
        box(10, 20).named("b")
      }.padding(.top, 10)
    }
    // Zero on all edges; the leaf's entries add nothing to it.
    FrameExpectation(nil, nil)("g 0 10 40 20; b 15 30 10 10") {
      VStack {
        box(10, 10)
        Guided { Color.red }.named("g")
        box(10, 10).named("b")
      }
    }
    FrameExpectation(nil, nil)("g 10 0 40 20; b 58 5 10 10") {
      HStack {
        box(10, 10)
        Guided { Color.red }.padding(.horizontal, 0).named("g")
        box(10, 10).named("b").padding(.leading, 8)
      }
    }
  }

  @Test func layoutsReadTheValuesOfTheirViews() {
    struct Indented: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 100, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.minX + subview.containerValues.indent, y: bounds.minY),
            proposal: ProposedViewSize(width: subview.containerValues.reach, height: 10))
        }
      }
    }
    FrameExpectation(nil, nil)("a 0 0 5 10; b 40 0 5 10; c 30 0 60 10") {
      Indented {
        Color.red.named("a")
        // The inner one counts.
        Color.red.named("b").containerValue(\.indent, 40).containerValue(\.indent, 50)
        Color.red.named("c").containerValue(\.indent, 30).containerValue(\.reach, 60)
      }
    }
  }

  @Test func childrenKeepTheirPriorityAndValues() {
    struct Rank: LayoutValueKey { static let defaultValue = 7.0 }
    struct Wide: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 10),
            proposal: ProposedViewSize(width: subview[Rank.self], height: subview.priority))
        }
      }
    }
    FrameExpectation(nil, nil)(
      "a 0 0 7 0; b 0 10 3 2; c 2 22 2 0; d 0 30 4 0; e 0 40 5 1; f 0 50 6 0; g 0 60 6 0"
    ) {
      Wide {
        Color.red.named("a")
        Color.red.layoutValue(key: Rank.self, value: 3).layoutPriority(2).named("b")
        // The value survives a padding, and the priority does not.
        Color.red.layoutValue(key: Rank.self, value: 6).layoutPriority(2).named("c").padding(2)
        // The inner one counts.
        Color.red.layoutValue(key: Rank.self, value: 4).layoutValue(key: Rank.self, value: 5).named(
          "d")
        // The outer one counts.
        Color.red.layoutValue(key: Rank.self, value: 5).layoutPriority(4).layoutPriority(1).named(
          "e")
        Group {
          Color.red.named("f")
          Color.red.named("g")
        }.layoutValue(key: Rank.self, value: 6)
      }
    }
  }

  @Test func placement() {
    struct Twice: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 50))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: .zero, proposal: .zero)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
          proposal: ProposedViewSize(width: 20, height: nil))
      }
    }
    FrameExpectation(nil, nil)("size 110 60; a 85 25 20 10; b 20 5 70 50") {
      Twice {
        Color.red.named("a")
      }.padding(5).overlay { Color.blue.named("b").padding(.vertical, 5).padding(.horizontal, 20) }
    }
    FrameExpectation(nil, nil)("a 5 25 20 10") {
      Twice { Color.red.named("a") }.padding(5).environment(\.layoutDirection, .rightToLeft)
    }
    // A child that is not placed is in the middle, for the container's own proposal.
    var unplaced = FrameExpectation(60, nil)
    unplaced.diagnostics = 1
    unplaced("a 40 20 20 10; b 0 20 60 10") {
      Twice {
        Color.red.named("a")
        Color.red.named("b")
      }
    }
    unplaced.height = 30
    unplaced("a 40 - 20 -; b 15 12.5 30 5") {
      Twice {
        Color.red.frame(height: 4).named("a")
        Color.red.frame(width: 30, height: 5).named("b")
      }
    }
  }

  @Test func erasedLayouts() {
    FrameExpectation(100, 50)("a 0 0 46 50; b 54 0 46 50") {
      AnyLayout(HStackLayout()) {
        Color.red.named("a")
        Color.red.named("b")
      }
    }
    FrameExpectation(100, 50)("size 8 0") { AnyLayout(HStackLayout()) { Spacer() }.fixedSize() }
    FrameExpectation(100, 50)("size 0 8") { AnyLayout(VStackLayout()) { Spacer() }.fixedSize() }
    FrameExpectation(100, 50)("size 8 8") { AnyLayout(ZStackLayout()) { Spacer() }.fixedSize() }
    FrameExpectation(100, 50)("size 8 0") { HStack { Spacer() }.fixedSize() }
    FrameExpectation(100, 50)("size 8 8") { Line { Spacer() } }
    FrameExpectation(100, 50)("a 0 0 100 50; b 90 40 10 10") {
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
        Color.red.named("a")
        box(10, 10).named("b")
      }
    }
    FrameExpectation(nil, nil)("a 0 0 20 10; b 20 0 30 5; d 50 0 1 10") {
      AnyLayout(Line()) {
        box(20, 10).named("a")
        ForEach(0..<1) { _ in box(30, 5).named("b") }
        Divider().frame(width: 1, height: 10).named("d")
      }
    }
    // An empty one has neither size nor gaps, and loses every priority.
    FrameExpectation(100, 50)("a 0 0 100 50") {
      HStack {
        Color.red.named("a")
        AnyLayout(HStackLayout()) {}
        AnyLayout(VStackLayout()) { EmptyView() }
      }
    }
  }
}
