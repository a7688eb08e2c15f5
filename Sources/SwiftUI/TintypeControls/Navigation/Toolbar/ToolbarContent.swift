/// An item of a toolbar as the bar takes it.
@_documentation(visibility: internal)
public struct ToolbarEntry {
  /// What an entry is.
  enum Kind {
    /// Views, each of them an item.
    case items(ErasedPart)
    /// Room between items.
    case spacer(SpacerSizing)
    /// The field of `searchable`.
    case search
    /// The menu of the title.
    case titleMenu(ErasedPart)
  }
  /// What items stand on.
  enum Background: Equatable {
    /// Glass, which neighbors share.
    case shared
    /// None.
    case none
  }
  let side: ToolbarItemPlacement.Side
  private(set) var kind: Kind
  var background = Background.shared
  /// Whether the items confirm: they stand last.
  var isConfirming = false

  /// Views at a position.
  init<V: View>(_ placement: ToolbarItemPlacement, _ content: V) {
    side = placement.side
    kind = .items(ErasedPart(content))
    isConfirming = placement.isConfirming
  }

  /// The place of the field of `searchable`.
  init(search placement: ToolbarItemPlacement) {
    side = placement.side
    kind = .search
  }

  /// The menu of the title.
  init<V: View>(titleMenu content: V) {
    side = .none
    kind = .titleMenu(ErasedPart(content))
  }

  /// The entry with the objects of the place where its items are added.
  func handedIn(in surroundings: EnvironmentValues) -> ToolbarEntry {
    var entry = self
    switch kind {
    case .items(let part): entry.kind = .items(part.handedIn(in: surroundings))
    case .titleMenu(let part): entry.kind = .titleMenu(part.handedIn(in: surroundings))
    case .spacer, .search: break
    }
    return entry
  }

  /// Room at a position.
  init(_ placement: ToolbarItemPlacement, spacer: SpacerSizing) {
    side = placement.side
    kind = .spacer(spacer)
  }
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that these consist of.
  associatedtype Body: ToolbarContent
  /// The items that these consist of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items one after another; the engine's hook for its own types.
  ///
  /// - Parameter resolver: evaluates bodies where the toolbar stands: with its environment and its state.
  /// - Returns: the items.
  @_documentation(visibility: internal)
  func entries(in resolver: ViewResolver) -> [ToolbarEntry]
}

extension ToolbarContent {
  /// Those of the body.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    resolver.evaluate(of: self) { $0.body }.entries(in: resolver)
  }
}

extension Never: ToolbarContent {
  /// None.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] { [] }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "Optional is shown by the engine"
    return preconditionFailure(message)
  }
  /// Those of the items, if there are any.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    map { $0.entries(in: resolver) } ?? []
  }
}

/// Items of a toolbar one after another.
public nonisolated struct ToolbarContentList: ToolbarContent {
  private let parts: @MainActor (ViewResolver) -> [ToolbarEntry]

  /// No items.
  @MainActor init() { parts = { _ in [] } }

  /// Items of a type that is not known.
  @MainActor init(erasing content: any ToolbarContent) {
    parts = { resolver in content.entries(in: resolver) }
  }

  /// Items of several types, each with a state of its own.
  @MainActor init<each Content: ToolbarContent>(_ content: repeat each Content) {
    parts = { resolver in
      var entries: [ToolbarEntry] = []
      var position = 0
      for content in repeat each content {
        resolver.withIdentity(position) { entries += content.entries(in: resolver) }
        position += 1
      }
      return entries
    }
  }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarContentList is shown by the engine"
    return preconditionFailure(message)
  }
  /// The items.
  @_documentation(visibility: internal)
  @MainActor public func entries(in resolver: ViewResolver) -> [ToolbarEntry] { parts(resolver) }
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
    ToolbarContentList(repeat each content)
  }
  /// Items of newer systems.
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> ToolbarContentList {
    ToolbarContentList(erasing: content)
  }
  /// Items or none.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// The first of two alternatives.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarContentList {
    ToolbarContentList(first)
  }
  /// The second of two alternatives.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarContentList {
    ToolbarContentList(second)
  }
}
