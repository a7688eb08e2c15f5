extension View {
  /// Adds a menu that a long touch opens; `menuPresented` opens it in a picture.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping () -> Items
  ) -> some View {
    modifier(MenuSource(isContextMenu: true, preview: nil, items: menuItems))
  }

  /// Adds a menu that a long touch opens, with a view above it; `menuPresented` opens it in a picture.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(
      MenuSource(isContextMenu: true, preview: ErasedPart(preview()), items: menuItems))
  }
}
