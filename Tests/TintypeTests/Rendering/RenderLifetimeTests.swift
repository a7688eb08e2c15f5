import Foundation
import Testing
import Tintype
import TintypeDrawing
import TintypeTestSupport

/// An object that views capture: it lives as long as something of the render does.
///
/// Unchecked: the tests use it on the main actor alone.
private final class Token: ObservableObject, @unchecked Sendable {
  let values = PassthroughSubject<Int, Never>()
  /// Somewhere to note something, so that a closure has to keep the token.
  var notes = 0
}

/// After a picture or a layout, nothing of a render is alive that the caller does not hold.
@Suite @MainActor struct RenderLifetimeTests {
  /// A construct that captures, by the name of what holds its closure.
  struct Construct: Sendable, CustomTestStringConvertible {
    let testDescription: String
    fileprivate let view: @MainActor @Sendable (Token) -> AnyView

    @MainActor fileprivate init<Content: View>(
      _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Token) -> Content
    ) {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }
  }

  static let constructs: [Construct] = [
    Construct("geometry reader") { token in
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width + CGFloat(token.notes)) }
    },
    Construct("canvas") { token in
      Canvas { context, size in
        token.notes += 1
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        context.draw(Text("\(token.notes)"), at: CGPoint(x: size.width / 2, y: 10))
      } symbols: {
        GeometryReader { _ in Text("\(token.notes)") }.tag(1)
      }
    },
    Construct("visual effect") { token in
      Text("a").visualEffect { effect, proxy in
        effect.offset(x: proxy.size.width + CGFloat(token.notes))
      }
    },
    Construct("geometry change") { token in
      Text("a").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
        token.notes += 1
      }
    },
    Construct("preference change") { token in
      Text("a").preference(key: CountKey.self, value: 1)
        .onPreferenceChange(CountKey.self) { _ in token.notes += 1 }
    },
    Construct("preference value") { token in
      Text("a").preference(key: TokenKey.self, value: [token])
        .overlayPreferenceValue(TokenKey.self) { Text("\($0.count)") }
    },
    Construct("late preference") { token in
      GeometryReader { _ in Text("a").preference(key: TokenKey.self, value: [token]) }
        .backgroundPreferenceValue(TokenKey.self) { Text("\($0.count)") }
    },
    Construct("anchor") { token in
      Text("a").anchorPreference(key: AnchorKey.self, value: .bounds) {
        token.notes += 1
        return [$0]
      }
      .overlayPreferenceValue(AnchorKey.self) { anchors in
        GeometryReader { proxy in
          Color.red.frame(width: anchors.first.map { proxy[$0].width } ?? CGFloat(token.notes))
        }
      }
    },
    Construct("gestures") { token in
      Text("a").onTapGesture { token.notes += 1 }
        .gesture(DragGesture().onChanged { _ in token.notes += 1 })
    },
    Construct("custom layout") { token in
      KeepingLayout(token: token) {
        Text("a")
        KeepingLayout(token: token) { Text("b") }
      }
    },
    Construct("built-in layout in a custom one") { token in
      AnyLayout(KeepingLayout(token: token)) {
        AnyLayout(HStackLayout()) { Text("\(token.notes)") }
      }
    },
    Construct("alignment guide") { token in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { $0[.trailing] + CGFloat(token.notes) }
      }
    },
    Construct("length by the container") { token in
      Text("a").containerRelativeFrame(.horizontal) { length, _ in length + CGFloat(token.notes) }
    },
    Construct("style body") { token in
      Button("a") { token.notes += 1 }.buttonStyle(KeepingStyle(token: token))
    },
    Construct("onReceive") { token in
      Text("a").onReceive(token.values) { _ in token.notes += 1 }
    },
    Construct("onReceive of a value that is there") { token in
      Text("a").onReceive(Just(1)) { token.notes += $0 }
    },
    Construct("observed object") { token in ObservingView(token: token) },
    Construct("owned object") { token in OwningView(token: token) },
    Construct("environment object") { token in EnvironmentView().environmentObject(token) },
    Construct("appearance and change") { token in
      Text("a").onAppear { token.notes += 1 }
        .onChange(of: 1, initial: true) { token.notes += 1 }
        .task { token.notes += 1 }
    },
    Construct("matched geometry") { token in MatchedView(token: token) },
    Construct("stored proxy") { token in ProxyView(token: token) },
    Construct("scroll view") { token in
      ScrollView { GeometryReader { _ in Text("\(token.notes)") } }
    },
    Construct("list in a navigation stack") { token in
      NavigationStack {
        List { Button("a") { token.notes += 1 } }.navigationTitle("Title")
          .toolbar { Button("b") { token.notes += 1 } }
      }
    },
    Construct("logged proposals") { token in Text("\(token.notes)").logProposals("a") },
  ]

  @Test(arguments: await RenderLifetimeTests.constructs)
  func endsWithTheRender(_ construct: Construct) throws {
    weak var layout: Token?
    weak var picture: Token?
    do {
      let (first, second) = (Token(), Token())
      (layout, picture) = (first, second)
      #expect(ImageRenderer(content: construct.view(first)).layout().evaluations > 0)
      let renderer = ImageRenderer(content: construct.view(second))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      #expect(try !renderer.pngData().isEmpty)
      #expect(try !renderer.svgData().isEmpty)
      #expect(try !renderer.pdfData().isEmpty)
    }
    #expect(layout == nil, "something of a layout is alive")
    #expect(picture == nil, "something of a picture is alive")
  }

  /// Pixels are drawn of a list of which no view is alive any more, and files are made of such lists.
  @Test func whatAPictureShowsKeepsNoViews() throws {
    let maker = TokenMaker()
    let content = GeometryReader { _ in
      let token = maker.make()
      Text("\(token.notes)").visualEffect { effect, _ in effect.offset(x: CGFloat(token.notes)) }
    }
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 50)
    let list = try renderer.displayList()
    #expect(maker.count > 0 && maker.last == nil)
    #expect(!list.items.isEmpty)
  }

  /// A proxy that somebody keeps tells where the view was, and keeps nothing else.
  @Test func aRetainedProxyOutlivesItsRender() throws {
    weak var view: Token?
    var retained: GeometryProxy?
    do {
      let token = Token()
      view = token
      let content = GeometryReader { proxy in
        Color.red.onAppear {
          token.notes += 1
          retained = proxy
        }
      }
      .frame(width: 120, height: 40).padding(10)
      _ = try ImageRenderer(content: content).pngData()
      #expect(token.notes == 1)
    }
    #expect(view == nil)
    let proxy = try #require(retained)
    #expect(proxy.size == CGSize(width: 120, height: 40))
    #expect(proxy.frame(in: .global) == CGRect(x: 10, y: 10, width: 120, height: 40))
  }

  /// Subviews and dimensions that a layout keeps are of no use afterwards, and do no harm.
  @Test func retainedSubviewsAnswerWithNothing() throws {
    let keeper = Keeper()
    let layout = ImageRenderer(content: KeepingLayout(keeper: keeper) { Text("a") }).layout()
    #expect(layout.size.width > 0)
    let subview = try #require(keeper.subviews?.first)
    #expect(subview.sizeThatFits(.unspecified) == .zero)
    #expect(subview.priority == 0)
    #expect(keeper.dimensions?[.leading] == 0)
  }

  /// Renders of a page with all constructs keep nothing of each other.
  ///
  /// In a process of its own, since what other tests keep would count. `make property` counts ten
  /// thousand renders; each of the constructs alone once kept more than twenty kilobytes a render.
  @Test func rendersDoNotAddUp() async throws {
    try ChildProcess.require()
    await #expect(processExitsWith: .success) {
      let count =
        ProcessInfo.processInfo.environment["TINTYPE_LIFETIME_RENDERS"].flatMap { Int($0) } ?? 80
      let growth = try await MainActor.run {
        try RenderLifetimeTests.growth(first: 50, then: count)
      }
      print("\(count) renders keep \(growth) bytes")
      // As little as five kilobytes a render would show.
      guard growth < min(1_000_000, 5000 * count) else { throw GrowthError(bytes: growth) }
    }
  }

  private struct GrowthError: Error { let bytes: Int }

  /// The bytes that renders of a page of all constructs keep.
  ///
  /// - Parameters:
  ///   - first: renders that fill what is kept between renders, such as shaped texts.
  ///   - then: renders after those, which are to keep nothing.
  /// - Throws: an error where the page cannot be drawn.
  /// - Returns: bytes by which the process has grown.
  private static func growth(first: Int, then: Int) throws -> Int {
    func render(_ count: Int) throws {
      for _ in 0..<count {
        let token = Token()
        let page = VStack {
          ForEach(constructs.indices, id: \.self) { constructs[$0].view(token) }
        }
        let renderer = ImageRenderer(content: page)
        renderer.proposedSize = ProposedViewSize(width: 200, height: 400)
        _ = renderer.layout()
        _ = try renderer.displayList()
      }
    }
    try render(first)
    let before = try #require(ProcessMemory.residentBytes)
    try render(then)
    return try #require(ProcessMemory.residentBytes) - before
  }
}

private enum CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum TokenKey: PreferenceKey {
  static var defaultValue: [Token] { [] }
  static func reduce(value: inout [Token], nextValue: () -> [Token]) { value += nextValue() }
}

private enum AnchorKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Makes objects, and keeps none.
private final class TokenMaker {
  private(set) var count = 0
  private(set) weak var last: Token?

  func make() -> Token {
    let token = Token()
    (count, last) = (count + 1, token)
    return token
  }
}

/// What a layout keeps for longer than it should.
private final class Keeper {
  var subviews: LayoutSubviews?
  var dimensions: ViewDimensions?
}

/// A layout whose value and cache keep objects and subviews.
private struct KeepingLayout: Layout {
  struct Cache {
    var subviews: LayoutSubviews
    var dimensions: [ViewDimensions]
  }

  var token: Token?
  var keeper: Keeper?

  func makeCache(subviews: Subviews) -> Cache {
    Cache(subviews: subviews, dimensions: subviews.map { $0.dimensions(in: .unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    keeper?.subviews = subviews
    keeper?.dimensions = cache.dimensions.first
    return cache.dimensions.reduce(into: .zero) { size, child in
      size.width += child.width
      size.height = max(size.height, child.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, dimensions) in zip(cache.subviews, cache.dimensions) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += dimensions.width
    }
  }
}

private struct KeepingStyle: ButtonStyle {
  let token: Token
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { _ in configuration.label.opacity(token.notes == 0 ? 1 : 0.5) }
  }
}

private struct ObservingView: View {
  @ObservedObject var token: Token
  var body: some View { Text("\(token.notes)") }
}

private struct OwningView: View {
  @StateObject private var owned: Token
  init(token: Token) { _owned = StateObject(wrappedValue: token) }
  var body: some View { Text("\(owned.notes)") }
}

private struct EnvironmentView: View {
  @EnvironmentObject private var token: Token
  var body: some View { Text("\(token.notes)") }
}

private struct MatchedView: View {
  let token: Token
  @Namespace private var names
  var body: some View {
    HStack {
      Text("\(token.notes)").matchedGeometryEffect(id: 1, in: names)
      Color.red.matchedGeometryEffect(id: 1, in: names, isSource: false)
    }
  }
}

/// A view that keeps a proxy in its own state, beside what it captures.
private struct ProxyView: View {
  let token: Token
  @State private var proxy: [GeometryProxy] = []
  var body: some View {
    GeometryReader { proxy in
      Text("\(token.notes)").onAppear { if self.proxy.isEmpty { self.proxy = [proxy] } }
    }
  }
}
