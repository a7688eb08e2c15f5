/// A view whose content may scroll to a position; a still picture stays where it is.
public nonisolated struct ScrollViewReader<Content: View>: View, BuiltIn {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

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
