/// A scene that the engine knows, which has no body.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never called: the engine shows its own scenes without a body.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine") }
}

/// One window.
public nonisolated struct Window<Content: View>: PrimitiveScene {
  private let content: Content
  /// Creates a window; a picture does not show its title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a window; a picture does not show its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  /// The content.
  @_documentation(visibility: internal)
  @MainActor public func firstWindow() -> AnyView? { AnyView(content) }
}

/// The window of a program's settings, which is not the first one.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
  /// Creates the window.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// None.
  @_documentation(visibility: internal)
  @MainActor public func firstWindow() -> AnyView? { nil }
}

/// A menu at the edge of a Mac's screen, which is no window.
public nonisolated struct MenuBarExtra<Content: View>: PrimitiveScene {
  /// Creates a menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  /// Creates a menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu.
  public nonisolated init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {}
  /// None.
  @_documentation(visibility: internal)
  @MainActor public func firstWindow() -> AnyView? { nil }
}

extension WindowGroup {
  /// Creates a window with a title for values; a picture shows it without one.
  public init<D: Codable & Hashable>(
    _ title: String, id: String = "", for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }

  /// Creates a window with a title for values; a picture shows it without one.
  public init<D: Codable & Hashable>(
    _ title: Text, id: String = "", for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }

  /// Creates a window with a title for values; a picture shows it with the usual one.
  public init<D: Codable & Hashable>(
    _ title: String, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
  ) {
    let value = defaultValue()
    self.init { content(.constant(value)) }
  }

  /// Creates a window for values; a picture shows it with the usual one.
  public init<D: Codable & Hashable>(
    id: String = "", for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> Content,
    defaultValue: () -> D
  ) {
    let value = defaultValue()
    self.init { content(.constant(value)) }
  }

  /// Creates a window for values; a picture shows it without one.
  public init<D: Codable & Hashable>(
    id: String = "", for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }
}
