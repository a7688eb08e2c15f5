/// Views beside one another with lines between them, as on a Mac.
///
/// Views that can grow share the space; nobody drags the lines of a still picture.
public nonisolated struct HSplitView<Content: View>: View, BuiltIn {
  private let content: Content
  /// Creates a row of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views and the lines between them.
  @MainActor public var body: some View {
    HStack(spacing: 0) { DividedViews(content: content) }
  }
}

/// Views below one another with lines between them, as on a Mac.
///
/// Views that can grow share the space; nobody drags the lines of a still picture.
public nonisolated struct VSplitView<Content: View>: View, BuiltIn {
  private let content: Content
  /// Creates a column of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views and the lines between them.
  @MainActor public var body: some View {
    VStack(spacing: 0) { DividedViews(content: content) }
  }
}

/// The views of content with a line before each but the first.
private nonisolated struct DividedViews<Content: View>: View, BuiltIn {
  let content: Content

  @MainActor var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { view in
        if view.id != views.first?.id { Divider() }
        view
      }
    }
  }
}
