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

  /// Nobody takes a part of a view for the whole, or hears of a canvas that is none.
  @Test func whatIsLeftOutIsAnError() {
    let views = [
      nested(5_000),
      AnyView(
        VStack {
          Text("a"); nested(5_000)
        }.frame(width: 9, height: 9)),
    ]
    for view in views {
      let renderer = ImageRenderer(content: view)
      for draw in [renderer.pngData, renderer.svgData, renderer.pdfData] {
        let error = #expect(throws: ImageRendererError.self) { try draw() }
        #expect(error?.description.contains("is nested deeper than 1000 levels") == true)
        #expect(error?.description.hasSuffix(".") == true)
      }
    }
  }

  @Test func aFewLevelsAreDrawn() {
    let diagnostics = ImageRenderer(content: nested(300)).layout().diagnostics
    #expect(!diagnostics.contains { $0.leavesOutViews })
  }
}
