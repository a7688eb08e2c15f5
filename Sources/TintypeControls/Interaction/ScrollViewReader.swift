/// A view whose content may scroll to a place; a still picture stays where it is.
public nonisolated struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls a view; nothing in a still picture.
public struct ScrollViewProxy {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Where scrolling comes to rest.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String
  /// At a page.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At a view.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

extension View {
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    self
  }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    self
  }
  /// Changes nothing: a still picture does not scroll.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}

/// Whether a view scrolls beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is longer.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
