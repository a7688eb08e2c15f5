import Testing
import Tintype
import TintypeTestSupport

/// Lists and other views in navigation stacks and tab views, with bars and without.
@MainActor
@Suite struct NavigationStackTests {
  private func expect(_ width: CGFloat, _ height: CGFloat) -> FrameExpectation {
    .withFixedFonts(width, height)
  }
  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 30, height: height) }

  /// A picture that is as large as its view proposes no width: bars are not as narrow as what is
  /// below them.
  @Test func barsWidenContentWithoutProposedWidth() {
    func width<Content: View>(_ content: Content) -> CGFloat {
      ImageRenderer(content: content).layout().size.width
    }
    let title = width(
      NavigationStack { box(10).navigationTitle("A title that is long") })
    #expect(title > 200)
    #expect(
      width(NavigationStack { box(10).frame(width: 600).navigationTitle("A title") }) == 600)
    let tabs = TabView {
      Tab("First", systemImage: "1.circle") { box(10) }
      Tab("Second", systemImage: "2.circle") { box(10) }
    }
    #expect(width(tabs) > 120)
    #expect(width(tabs.frame(width: 90)) == 90)
  }

  /// Items and small titles of bars grow with text from `large` to `xxLarge`; a large title does further.
  @Test func barsKeepTheirSizeOfText() {
    func frames(_ size: DynamicTypeSize) -> [String: CGRect] {
      let layout = ImageRenderer(
        content: NavigationStack {
          Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem { Button("Edit") {} }
              ToolbarItem(placement: .bottomBar) { Button("Below") {} }
            }
        }.frame(width: 320, height: 400).dynamicTypeSize(size)
      ).layout()
      return Dictionary(
        layout.nodes(kind: "Text").map { ($0.lines.joined(), $0.frame) }, uniquingKeysWith: { $1 })
    }
    let usual = frames(.large)
    #expect(Set(usual.keys) == ["Title", "Edit", "Below"])
    #expect(frames(.xSmall) == usual)
    #expect(frames(.xxLarge) != usual)
    #expect(frames(.accessibility3) == frames(.xxLarge))
  }

  /// UIKit draws titles and search fields, so that styles around a stack change nothing.
  @Test(arguments: [true, false]) func titlesHaveAColorOfTheirOwn(isLarge: Bool) throws {
    let stack = NavigationStack {
      Color.clear.navigationTitle("A title").navigationSubtitle("More")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .searchable(text: .constant(""))
        .toolbar { Button("Edit") {} }
    }.frame(width: 300, height: 300)
    #expect(
      try ImageRenderer(content: stack).pngData()
        == ImageRenderer(content: stack.foregroundStyle(.red)).pngData())
  }

  /// So are the gaps beside a title in the middle, which nothing may cut.
  @Test(arguments: [false, true]) func aTitleInTheMiddleIsNotCut(hasItem: Bool) {
    let layout = ImageRenderer(
      content: NavigationStack {
        box(10).navigationTitle("A title that is long").navigationBarTitleDisplayMode(.inline)
          .toolbar { if hasItem { Button("Edit") {} } }
      }
    ).layout()
    #expect(layout.nodes(kind: "Text").flatMap(\.lines).contains("A title that is long"))
  }

  @Test func bars() {
    // The list takes what is left, both ways.
    expect(320, 400)("t 0 0 320 40; l 0 40 320 360; a 32 96 30 10") {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).named("t")
        List { box(10).named("a") }.named("l")
      }
    }
    expect(320, 400)("a 32 120 30 10; s 0 0 320 400") {
      NavigationStack {
        List { box(10).named("a") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }.named("s")
    }
    expect(320, 400)("a 32 137 30 10") {
      NavigationStack { List { box(10).named("a") }.navigationTitle("T") }
    }
    expect(320, 400)("a 0 0 320 400") { NavigationStack { Color.red.named("a") } }
    expect(320, 400)("a 0 64 320 336") {
      NavigationStack {
        Color.red.named("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    expect(320, 400)("a 0 116 320 284") {
      NavigationStack { Color.red.named("a").navigationTitle("T") }
    }
    expect(320, 400)("a 0 116 320 50") {
      NavigationStack { ScrollView { Color.red.frame(height: 50).named("a") }.navigationTitle("T") }
    }
    expect(320, 400)("a 150 353 20 20") {
      NavigationStack {
        Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 27) }
          .overlay(alignment: .bottom) {
            Color.red.frame(width: 20, height: 20).named("a").padding(.bottom, 27)
          }
      }
    }
    expect(320, 400)("a 0 0 320 317") { TabView { Color.red.named("a").tabItem { Text("x") } } }
    expect(320, 400)("a 0 0 320 400") {
      TabView { Color.red.named("a").tabItem { Text("x") } }.tabViewStyle(.page)
    }
    expect(320, 400)("a 145 153.5 30 10") { TabView { box(10).named("a").tabItem { Text("x") } } }
    expect(320, 400)("a 0 64 320 253") {
      TabView {
        NavigationStack {
          Color.red.named("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }.tabItem { Text("x") }
      }
    }
  }
}
