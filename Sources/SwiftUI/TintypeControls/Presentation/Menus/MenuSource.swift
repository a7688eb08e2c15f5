/// A view that opens a menu, where somebody asks for it.
///
/// Inside of a menu and where nobody asks nothing is added.
nonisolated struct MenuSource<Items: View>: ViewModifier {
  typealias Body = Never
  /// Whether the source is shown once more above the menu, as a context menu does.
  let isContextMenu: Bool
  /// What is shown above a context menu; nil for the source itself.
  let preview: ErasedPart?
  let items: () -> Items
  /// Whether the view is a menu at all.
  var isAvailable = true
  /// What the menu is called besides what its source shows; nil for nothing.
  var label: ErasedPart?

  @MainActor static func resolveElements<V: View>(
    of modifier: Self, content: V, in resolver: ViewResolver
  ) {
    let first = resolver.elements.count
    let environment = resolver.environment
    // A context menu that is open does not open the menus of its view.
    if modifier.isContextMenu { resolver.environment.isMenuPresented = false }
    resolver.withIdentity(0) { resolver.resolve(content) }
    resolver.environment = environment
    guard modifier.isAvailable, environment.isMenuPresented || environment.openedMenu != nil,
      environment.menuColumns == nil, let source = resolver.elements[first...].first?.node
    else { return }
    let style: Presentation.Style =
      modifier.isContextMenu
      ? .contextMenu(
        preview: modifier.preview ?? ErasedPart(content), isSource: modifier.preview == nil)
      : .menu
    resolver.present(
      style, from: source, ErasedPart(modifier.items()), label: modifier.label,
      isRequested: environment.isMenuPresented, dismiss: {})
  }

  nonisolated static func staticElementCount(ofContent count: Int?) -> Int? { count }
}

extension View {
  /// Opens a menu from the view, where it is asked for.
  nonisolated func menuSource<Items: View>(
    @ViewBuilder items: @escaping () -> Items
  ) -> some View {
    modifier(MenuSource(isContextMenu: false, preview: nil, items: items))
  }
}
