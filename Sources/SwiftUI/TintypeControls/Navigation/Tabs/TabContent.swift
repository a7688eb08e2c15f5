/// Tabs of a tab view whose selection has a type of its own.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that the tabs stand for; `Never` where nothing selects among them.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the tabs that these consist of.
  associatedtype Body: TabContent
  /// The tabs that these consist of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Adds an element for each tab, marked with its label; the engine's hook for its own types.
  @_documentation(visibility: internal)
  static func resolveTabs(of content: Self, in resolver: ViewResolver)
}

extension TabContent {
  /// Adds those of the body, evaluated with its state and environment.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of content: Self, in resolver: ViewResolver) {
    let body = resolver.evaluate(of: content) { $0.body }
    resolver.withIdentity(0) { Body.resolveTabs(of: body, in: resolver) }
  }
}

/// Tabs of the engine's own, which have no body.
package protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// Never called: the engine resolves its own tabs without a body.
  public var body: Never { preconditionFailure("\(Self.self) is resolved by the engine") }
}

extension Never: TabContent {
  /// None.
  public typealias TabValue = Never
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = Wrapped.TabValue

  /// Adds the tabs, if there are any.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of content: Self, in resolver: ViewResolver) {
    if let content { Wrapped.resolveTabs(of: content, in: resolver) }
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue {
    self = .holding(content())
  }

  /// Adds the tabs.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of group: Self, in resolver: ViewResolver) {
    Content.resolveTabs(of: group.entries, in: resolver)
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = Content.TabValue

  /// Adds the tabs of each element in turn; identity follows the element, not its position.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of tabs: Self, in resolver: ViewResolver) {
    for element in tabs.data {
      resolver.withIdentity(tabs.identity(of: element)) {
        Content.resolveTabs(of: tabs.content(element), in: resolver)
      }
    }
  }
}

/// Tabs whose type is erased but for that of their values.
public nonisolated struct AnyTabContent<TabValue: Hashable>: PrimitiveTabContent {
  private let tabs: any TabContent<TabValue>
  /// Which of two alternatives the tabs are, whose state is apart.
  private let branch: Int

  init(_ tabs: any TabContent<TabValue>, branch: Int) {
    (self.tabs, self.branch) = (tabs, branch)
  }

  /// Adds the tabs inside; another type of tabs is another identity.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of content: Self, in resolver: ViewResolver) {
    func open<C: TabContent>(_ tabs: C) {
      resolver.withIdentity(ObjectIdentifier(C.self)) {
        resolver.withIdentity(content.branch) { C.resolveTabs(of: tabs, in: resolver) }
      }
    }
    open(content.tabs)
  }
}

/// Tabs one after another, as a tuple.
public nonisolated struct TupleTabContent<TabValue: Hashable, T>: PrimitiveTabContent {
  /// The tabs, as a tuple.
  public let value: T
  private let resolve: @MainActor (T, ViewResolver) -> Void

  init<each C: TabContent>(_ content: repeat each C) where T == (repeat each C) {
    value = (repeat each content)
    resolve = { value, resolver in
      var index = 0
      for tabs in repeat each value {
        resolver.resolveTabs(tabs, at: index)
        index += 1
      }
    }
  }

  /// Adds the tabs in turn.
  @_documentation(visibility: internal)
  @MainActor public static func resolveTabs(of content: Self, in resolver: ViewResolver) {
    content.resolve(content.value, resolver)
  }
}

extension ViewResolver {
  fileprivate func resolveTabs<C: TabContent>(_ content: C, at index: Int) {
    withIdentity(index) { C.resolveTabs(of: content, in: self) }
  }
}
