import Testing
import Tintype
import TintypeTestSupport

/// A render settles: bodies are evaluated again while state changes.
@MainActor
@Suite struct StateTests {
  private func layout<Content: View>(
    _ content: Content, width: CGFloat? = 300, height: CGFloat? = 100
  ) -> LayoutSnapshot {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.layout()
  }

  private struct Appearing: View {
    @State private var count = 1
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
      }
      .onAppear { count = 3 }
    }
  }

  @Test func appearingChangesState() {
    #expect(layout(Appearing()).nodes(kind: "Color").count == 3)
  }

  private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Color.red.frame(width: CGFloat(second), height: 5)
        .onAppear { first = 7 }
        .onChange(of: first) { old, new in second = new * 10 + old }
    }
  }

  @Test func changesFollowOneAnother() {
    #expect(layout(Chain()).size.width == 70)
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 }
    }
  }

  @Test func endlessChangeIsADiagnostic() throws {
    let layout = layout(Restless())
    let diagnostic = try #require(layout.diagnostics.first { $0.message.contains("settle") })
    #expect(diagnostic.path.contains("Restless"))
    #expect(diagnostic.message.contains("10"))
  }

  private struct Child: View {
    @Binding var value: Int
    var body: some View { Color.blue.frame(width: 10, height: 10).onAppear { value = 42 } }
  }

  private struct Parent: View {
    @State private var value = 0
    var body: some View {
      HStack(spacing: 0) {
        Child(value: $value)
        Color.red.frame(width: CGFloat(value), height: 10)
      }
    }
  }

  @Test func bindingsWriteToTheOwner() {
    #expect(layout(Parent()).size.width == 52)
  }

  /// Two uses of one view value have state of their own.
  @Test func stateBelongsToTheIdentity() {
    struct Counter: View {
      let start: Int
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(count), height: 1).onAppear { count += start }
      }
    }
    struct Pair: View {
      var body: some View {
        let one = Counter(start: 5)
        HStack(spacing: 0) {
          one
          one
          Counter(start: 20)
        }
      }
    }
    #expect(layout(Pair()).nodes(kind: "frame").map(\.frame.width) == [5, 5, 20])
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// The usual trick for columns of equal width: sizes go up as a preference and come back as state.
  private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([30, 80, 50] as [CGFloat], id: \.self) { own in
          Color.green.frame(width: own, height: 10)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
              }
            )
            .frame(width: width)
            .accessibilityIdentifier("row")
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test func equalWidthsByPreference() {
    var widths: [CGFloat] = []
    layout(EqualWidths()).root.visit { if $0.identifier == "row" { widths.append($0.frame.width) } }
    #expect(widths == [80, 80, 80])
  }

  /// A text can be squeezed: were the default width 0 preferred first, it would stay that narrow.
  @Test func equalWidthsOfTexts() {
    struct Labels: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(["a", "longer text", "bit"], id: \.self) { word in
            Text(word)
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
              }
              .frame(width: width)
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let natural = layout(Text("longer text")).size.width
    let layout = layout(Labels())
    #expect(layout.nodes(kind: "frame").map(\.frame.width) == [natural, natural, natural])
    #expect(layout.diagnostics.isEmpty)
  }

  /// The view that asks decides the appearance of everything, its own background included.
  @Test func preferredAppearanceIsThatOfThePicture() {
    struct Dark: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Color.red.frame(width: scheme == .dark ? 7 : 3, height: 1).preferredColorScheme(.dark)
      }
    }
    #expect(layout(Dark()).size.width == 7)
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anchorsAreReadInTheReadersCoordinates() throws {
    let view = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 30, height: 40)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Color.black.frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
            .accessibilityIdentifier("mark")
        }
      }
    }
    .padding(7)
    let layout = layout(view, width: nil, height: nil)
    let mark = try #require(layout["mark"]?.children.first)
    #expect(mark.frame == CGRect(x: 37, y: 7, width: 30, height: 40))
  }

  private struct SizeReader: View {
    @State private var size = CGSize.zero
    var body: some View {
      Color.red
        .overlay {
          GeometryReader { proxy in
            Color.clear.onAppear { size = proxy.size }
          }
        }
        .overlay(alignment: .bottom) {
          Color.blue.frame(width: size.width / 2, height: size.height / 4)
            .accessibilityIdentifier("half")
        }
    }
  }

  @Test func containerSizeIsReadThroughAnOverlay() throws {
    let half = try #require(layout(SizeReader())["half"])
    #expect(half.frame == CGRect(x: 75, y: 75, width: 150, height: 25))
  }

  private struct NameKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Color.red.frame(
        width: direction == .rightToLeft ? 20 : 10, height: scheme == .dark ? 4 : 2)
    }
  }

  @Test func geometryChangesAreSeen() throws {
    struct Mirror: View {
      @State private var frame = CGRect.zero
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 10)
          Color.blue.frame(width: 25, height: 20)
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .global)
            } action: {
              frame = $0
            }
          Color.green.frame(width: frame.minX, height: frame.height)
            .accessibilityIdentifier("mirror")
        }
      }
    }
    let mirror = try #require(layout(Mirror(), width: nil, height: nil)["mirror"])
    #expect(mirror.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func environmentFlowsDown() {
    let plain = layout(Reader())
    #expect(plain.size == CGSize(width: 10, height: 2))
    let changed = layout(
      Reader().environment(\.layoutDirection, .rightToLeft).environment(\.colorScheme, .dark))
    #expect(changed.size == CGSize(width: 20, height: 4))
  }

  @Test func namedSpacesAndFrames() throws {
    struct Probe: View {
      @State private var frame = CGRect.zero
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 30)
          GeometryReader { proxy in
            Color.clear.onAppear { frame = proxy.frame(in: .named("outer")) }
          }
          .frame(width: 40, height: 10)
          Color.blue.frame(width: frame.minX, height: frame.minY).accessibilityIdentifier("shown")
        }
        .coordinateSpace(name: "outer")
        .padding(50)
      }
    }
    let shown = try #require(layout(Probe(), width: nil, height: nil)["shown"])
    #expect(shown.frame.size == CGSize(width: 30, height: 30))
  }
}
