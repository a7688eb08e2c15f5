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

/// The items of a menu that a long touch opens.
public struct ContextMenu<Items: View> {
  let items: () -> Items

  /// Creates a menu of items.
  public nonisolated init(@ViewBuilder menuItems: @escaping () -> Items) { items = menuItems }
}

extension View {
  /// Adds a menu that a long touch opens; nil for none.
  @ViewBuilder
  public nonisolated func contextMenu<Items: View>(
    _ contextMenu: ContextMenu<Items>?
  ) -> some View {
    if let contextMenu {
      self.contextMenu(menuItems: contextMenu.items)
    } else {
      self
    }
  }
}
