extension View {
  /// Changes nothing: rows of a still picture are not swiped.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  /// Changes nothing: rows of a still picture are not deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Changes nothing: rows of a still picture do not move.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Changes nothing: rows of a still picture are not chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
