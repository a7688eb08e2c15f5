/// An item of a toolbar; named items have a name of type `String`, others none.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarItem is shown by the engine"
    return preconditionFailure(message)
  }
  /// One item.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    [ToolbarEntry(placement, content)]
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with a name; one that does not show by default is left out.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with a name; one that does not show by default is left out.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = showsByDefault ? placement : .keyboard
    self.content = content()
  }
}

/// Items of a toolbar for which there is no space, in a menu at the trailing end.
public nonisolated struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarOverflowMenu is shown by the engine"
    return preconditionFailure(message)
  }
  /// The items as further actions.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    [ToolbarEntry(.secondaryAction, content)]
  }
}

/// Several items of a toolbar in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Never called: the bar takes the entries instead.
  public var body: Never {
    let message = "ToolbarItemGroup is shown by the engine"
    return preconditionFailure(message)
  }
  /// One entry for all of them; neighbors share their glass.
  @_documentation(visibility: internal)
  public func entries(in resolver: ViewResolver) -> [ToolbarEntry] {
    [ToolbarEntry(placement, content)]
  }
}
