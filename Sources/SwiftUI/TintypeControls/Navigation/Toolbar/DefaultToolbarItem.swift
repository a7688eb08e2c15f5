/// An item that the system adds by itself, at a place of one's own.
///
/// A field of `searchable` moves among the items of a bottom bar; other items stay where the system has
/// them.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates an item.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    self.kind = kind
    self.placement = placement
  }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "DefaultToolbarItem is shown by the engine"
    return preconditionFailure(message)
  }

  /// One entry for a field in a bottom bar, none otherwise.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    kind == .search && placement.side == .bottom ? [ToolbarEntry(search: placement)] : []
  }
}
