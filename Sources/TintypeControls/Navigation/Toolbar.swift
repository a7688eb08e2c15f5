/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side { case leading, trailing, center, bottom, none }
  let side: Side
  /// As the platform likes: at the trailing end.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// At the leading end.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The main action: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// Further actions, in a menu that a still picture does not open.
  public static let secondaryAction = ToolbarItemPlacement(side: .none)
  /// What confirms: at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// What cancels: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// What deletes: at the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// What informs: in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// Above the keyboard, which a still picture does not show.
  public static let keyboard = ToolbarItemPlacement(side: .none)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// At the leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading end of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// An item of a toolbar as the bar takes it.
@_documentation(visibility: internal)
public struct ToolbarEntry {
  let side: ToolbarItemPlacement.Side
  let part: ErasedPart
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that these consist of.
  associatedtype Body: ToolbarContent
  /// The items that these consist of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items one after another; the engine's hook for its own types.
  @_documentation(visibility: internal)
  func entries() -> [ToolbarEntry]
}

extension ToolbarContent {
  /// Those of the body.
  @_documentation(visibility: internal)
  public func entries() -> [ToolbarEntry] { body.entries() }
}

extension Never: ToolbarContent {
  /// None.
  @_documentation(visibility: internal)
  public func entries() -> [ToolbarEntry] { [] }
}

/// An item of a toolbar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with a name.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarItem is shown by the engine"
    return preconditionFailure(message)
  }
  /// One item.
  @_documentation(visibility: internal)
  public func entries() -> [ToolbarEntry] {
    [ToolbarEntry(side: placement.side, part: ErasedPart(content))]
  }
}

/// Several items of a toolbar in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarItemGroup is shown by the engine"
    return preconditionFailure(message)
  }
  /// One item for all of them; each view gets a background of its own.
  @_documentation(visibility: internal)
  public func entries() -> [ToolbarEntry] {
    [ToolbarEntry(side: placement.side, part: ErasedPart(content))]
  }
}

/// Room between items of a toolbar.
public nonisolated struct ToolbarSpacer: ToolbarContent {
  private let placement: ToolbarItemPlacement
  /// Creates room.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }
  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarSpacer is shown by the engine"
    return preconditionFailure(message)
  }
  /// Items of a still picture are 8 or 12 points apart with or without it.
  @_documentation(visibility: internal)
  public func entries() -> [ToolbarEntry] { [] }
}

/// Items of a toolbar one after another.
public nonisolated struct ToolbarContentList: ToolbarContent {
  let parts: [ToolbarEntry]
  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarContentList is shown by the engine"
    return preconditionFailure(message)
  }
  /// The items.
  @_documentation(visibility: internal)
  public func entries() -> [ToolbarEntry] { parts }
}

/// Makes a list of the items that a closure lists.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// The items of an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// Items one after another.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarContentList {
    var parts: [ToolbarEntry] = []
    repeat parts += (each content).entries()
    return ToolbarContentList(parts: parts)
  }
  /// Items or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarContentList {
    ToolbarContentList(parts: content?.entries() ?? [])
  }
  /// The first of two alternatives.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarContentList {
    ToolbarContentList(parts: first.entries())
  }
  /// The second of two alternatives.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarContentList {
    ToolbarContentList(parts: second.entries())
  }
}

/// The bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind { case automatic, navigationBar, bottomBar, tabBar }
  let kind: Kind
  /// All of them.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

extension View {
  /// Adds items to the bars of the screen.
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().entries()
    return changingScreen { $0.items += entries }
  }

  /// Adds views to the trailing end of the screen's bar.
  @MainActor @preconcurrency
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(side: .trailing, part: ErasedPart(content()))
    return changingScreen { $0.items.append(entry) }
  }

  /// Hides or shows bars of the screen.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changingScreen { screen in
      guard visibility == .hidden else { return }
      for bar in bars {
        if bar.kind == .tabBar { screen.hidesTabBar = true } else { screen.isHidden = true }
      }
      if bars.isEmpty { screen.isHidden = true }
    }
  }

  /// Hides or shows bars of the screen.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changingScreen { screen in
      guard visibility == .hidden else { return }
      for bar in bars {
        if bar.kind == .tabBar { screen.hidesTabBar = true } else { screen.isHidden = true }
      }
    }
  }

  /// Lays a style under the screen's bar.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    changingScreen { screen in
      if bars.allSatisfy({ $0.kind == .navigationBar || $0.kind == .automatic }) {
        screen.background = AnyShapeStyle(style)
      }
    }
  }

  /// Sets the appearance of the screen's bar.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    changingScreen { $0.colorScheme = colorScheme }
  }

  /// Adds views to both ends of the screen's bar.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    changingScreen {
      $0.items.append(ToolbarEntry(side: .leading, part: ErasedPart(leading)))
      $0.items.append(ToolbarEntry(side: .trailing, part: ErasedPart(trailing)))
    }
  }

  /// Adds a view to the leading end of the screen's bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    changingScreen { $0.items.append(ToolbarEntry(side: .leading, part: ErasedPart(leading))) }
  }

  /// Adds a view to the trailing end of the screen's bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    changingScreen { $0.items.append(ToolbarEntry(side: .trailing, part: ErasedPart(trailing))) }
  }
}
