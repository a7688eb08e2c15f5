/// A view that is compared with the one before it is made anew; in a single picture, the view as it is.
public nonisolated struct EquatableView<Content: Equatable & View>: View, PassingView {
  /// The view.
  public var content: Content

  /// Creates a view that is compared.
  public init(content: Content) { self.content = content }

  /// The view as it is.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has the view compared with the one before it is made anew.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
