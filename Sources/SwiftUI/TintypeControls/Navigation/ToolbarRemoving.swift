/// A part of a bar that the platform adds by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Takes a part away that the platform adds to the bars of the screen; nothing for nil.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    changingScreen { screen in
      switch defaultItemKind {
      case .title: screen.removesTitle = true
      case .sidebarToggle: screen.removesSidebarToggle = true
      default: break
      }
    }
  }
}
