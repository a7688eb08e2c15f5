extension TabContent {
  /// Changes nothing: nobody arranged tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Changes nothing: nobody arranged tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: tabs that somebody can arrange are those of a sidebar, which is closed.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: the sidebar is closed.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Changes nothing: the sidebar, where the actions stand, is closed.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: no finger moves a tab of the sidebar.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: no finger rests on a tab.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing: nothing is dragged in a still picture.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }

  /// Changes nothing in a picture.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> { self }

  /// Changes nothing in a picture.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> { self }

  /// Changes nothing in a picture.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some TabContent<TabValue> {
    self
  }

  /// Changes nothing in a picture.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some TabContent<TabValue> {
    self
  }
}
