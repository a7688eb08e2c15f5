/// A window: a view, and over it what its views present.
///
/// Where nothing is presented it is the view itself.
package nonisolated struct PresentationHost<Content: View>: PrimitiveView, UnwrittenView, BuiltIn {
  private let content: Content
  private let width: CGFloat?
  private let height: CGFloat?

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - width: the width of a window that has none, in points, or nil for one that has.
  ///   - height: the height of a window that has none, in points, or nil for one that has.
  package nonisolated init(_ content: Content, width: CGFloat?, height: CGFloat?) {
    self.content = content
    self.width = width
    self.height = height
  }

  /// The size of a window that nobody gave a size, in points: that of an iPhone 15.
  package static var fallback: CGSize { CGSize(width: 393, height: 852) }

  /// Adds the elements of the view, or one node over the view and what it presents.
  @MainActor package static func resolveElements(of view: Self, in resolver: ViewResolver) {
    var elements: [ViewElement] = []
    var given = resolver.collectPreferences {
      elements = resolver.collect(orientation: nil, view.content)
    }
    let presentations = given.presentations()
    given.set([], for: PresentationKey.self)
    if !presentations.isEmpty { given.set([], for: BarPartsKey.self) }
    resolver.preferences.merge(given)
    guard !presentations.isEmpty else {
      if let name = resolver.environment.openedMenu {
        MenuRequest.report(name, titles: [], resolver)
      }
      resolver.elements += elements
      return
    }
    if view.width != nil || view.height != nil {
      let size = "\(LayoutNumber.text(fallback.width)) x \(LayoutNumber.text(fallback.height))"
      resolver.report(
        "presents something without a screen to show it on: a missing length is taken from \(size) "
          + "points; choose a device or a size")
    }
    let window = ResolvedStack(elements: elements)
      .frame(width: view.width, height: view.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    let level = PresentationLevel(presentations: presentations, window: nil, depth: 0)
    let children =
      resolver.collect(1, orientation: nil, window)
      + resolver.collect(2, orientation: nil, level)
    resolver.add(
      resolver.makeNode(
        .layered(AlignmentPair(.center)), kind: "window", children: children,
        drawing: .layered(isBackground: false)))
  }
}

/// What the views of one screen present, laid out when the screen has its position.
nonisolated struct PresentationLevel: View, BuiltIn {
  let presentations: [Presentation]
  /// The window; nil for the one that the level finds itself in.
  let window: PresentationWindow?
  /// How many presentations are below.
  let depth: Int
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var height

  /// How many presentations may stand on top of one another.
  static let limit = 16

  @MainActor var body: some View {
    GeometryReader { proxy in
      let window =
        window
        ?? PresentationWindow(
          around: proxy, isRegular: sizeClass == .regular, isShort: height == .compact)
      PresentedViews(presentations: presentations, window: window, depth: depth)
        .ignoresSafeArea()
    }
  }
}

/// The one presentation of a screen that shows, and its open menu.
private nonisolated struct PresentedViews: PrimitiveView, BuiltIn {
  let presentations: [Presentation]
  let window: PresentationWindow
  let depth: Int

  @MainActor static func resolveElements(of view: Self, in resolver: ViewResolver) {
    // What a screen presents that does not show itself, such as another tab, does not show either.
    let placed = view.presentations.filter { presentation in
      presentation.source.map { resolver.geometry.frame(of: $0) != nil } ?? true
    }
    guard view.depth < PresentationLevel.limit else {
      for presentation in placed {
        report(presentation, "is the \(view.depth + 1)th over a screen and is left out", resolver)
      }
      return
    }
    let shown = placed.firstIndex { !$0.isMenu }
    for (index, other) in placed.enumerated() where !other.isMenu && index != shown {
      let name = shown.map { placed[$0].name } ?? ""
      report(
        other, "is not shown: a screen presents one thing at a time, here its \(name)", resolver)
    }
    // A menu that is asked for by its name stands on the topmost screen.
    let name = shown == nil ? resolver.rootEnvironment.openedMenu : nil
    let menus = MenuRequest(menus: placed.filter(\.isMenu), resolver: resolver).opened(name)
    let open = (shown.map { [placed[$0]] } ?? []) + menus
    var children: [ViewElement] = []
    for (index, presentation) in open.enumerated() {
      let panel = PresentedView(
        presentation: presentation, window: view.window, depth: view.depth)
      children += resolver.collect(index + 1, orientation: nil, panel)
    }
    resolver.add(
      resolver.makeNode(
        .overlap(AlignmentPair(.topLeading)), kind: "presentations", children: children))
  }

  @MainActor private static func report(
    _ presentation: Presentation, _ message: String, _ resolver: ViewResolver
  ) {
    resolver.withPosition(presentation.position) {
      resolver.report("\(presentation.name) \(message)")
    }
  }

  nonisolated static var staticElementCount: Int? { 1 }
}
