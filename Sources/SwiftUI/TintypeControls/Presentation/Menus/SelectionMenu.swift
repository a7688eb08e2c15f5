extension View {
  /// Adds a menu for the chosen rows of the list or table inside.
  ///
  /// A still picture shows the list: nobody holds one of its rows.
  @MainActor @preconcurrency
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    contextMenu { menu([]) }
  }
}
