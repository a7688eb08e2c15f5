import Testing
import Tintype

/// Views that a loop nests: they are cut with a word, and their end takes no more stack than they themselves.
@MainActor @Suite struct DeepViewTests {
  private func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Color.red)
    for _ in 0..<levels { view = AnyView(view.padding(0)) }
    return view
  }

  @Test func aHundredThousandLevelsAreFreed() {
    let renderer = ImageRenderer(content: nested(100_000))
    let diagnostics = renderer.layout().diagnostics
    #expect(diagnostics.contains { $0.leavesOutViews })
  }

  /// Not only what the outermost holds: siblings and copies on the way are freed as well.
  @Test func everyViewIsFreedOnce() {
    final class Mark {
      let count: Counter
      init(_ count: Counter) { self.count = count }
      deinit { count.value += 1 }
    }
    final class Counter { var value = 0 }
    struct Marked: View {
      let mark: Mark
      let inner: AnyView
      var body: some View { inner }
    }
    let count = Counter()
    do {
      var view = AnyView(EmptyView())
      for _ in 0..<1000 {
        view = AnyView(
          Group {
            view; Marked(mark: Mark(count), inner: AnyView(EmptyView()))
          })
      }
      withExtendedLifetime(view) {}
    }
    #expect(count.value == 1000)
  }

  @Test func aFewLevelsAreDrawn() {
    let diagnostics = ImageRenderer(content: nested(300)).layout().diagnostics
    #expect(!diagnostics.contains { $0.leavesOutViews })
  }
}
