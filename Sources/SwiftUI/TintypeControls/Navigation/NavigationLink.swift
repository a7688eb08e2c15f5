/// A control that leads to another screen; a still picture shows the screen where a binding says so.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView, BuiltIn {
  private let label: Label
  /// The screen, while a binding says that it is shown.
  private let pushed: () -> PushedScreen?
  /// The value that the link leads to, by which a list finds its row; nil for none.
  private var value: AnyHashable?

  /// Creates a link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    pushed = { nil }
  }

  /// Creates a link to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    pushed = { nil }
  }

  /// Creates a link to a view that is shown or not.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    pushed = {
      guard isActive.wrappedValue else { return nil }
      return PushedScreen(content: ErasedPart(destination())) { isActive.wrappedValue = false }
    }
  }

  /// Creates a link to a view that is shown while a value is the link's own.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    pushed = {
      guard selection.wrappedValue == tag else { return nil }
      return PushedScreen(content: ErasedPart(destination())) { selection.wrappedValue = nil }
    }
  }

  /// Adds a row with a mark at its end in a list, and a tinted label elsewhere.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let first = resolver.elements.count
    let isEnabled = resolver.environment.isEnabled
    // Outside of a navigation container a link leads nowhere: `Rules/Lists#Links-in-rows`.
    let leadsNowhere = !resolver.environment.isInNavigation
    if leadsNowhere { resolver.environment.isEnabled = false }
    let isInSidebar =
      resolver.environment.columnRole == .sidebar || resolver.environment.columnRole == .content
    if resolver.environment.listRowContext != nil, isInSidebar {
      // Rows of a column choose what the next one shows: no chevron.
      resolver.resolve(HStack { view.label })
    } else if resolver.environment.listRowContext != nil {
      resolver.resolve(LinkRow(label: view.label).opacity(leadsNowhere ? 0.5 : 1))
    } else {
      resolver.resolve(Button(action: {}) { view.label })
    }
    resolver.environment.isEnabled = isEnabled
    // A row leads on as a whole, as a button does.
    if resolver.environment.listRowContext != nil {
      var properties = AccessibilityProperties()
      properties.children = .combine
      properties.addedTraits = .isButton
      properties.removedTraits = [.isStaticText, .isImage]
      for element in resolver.elements[first...] { resolver.describe(element.node, properties) }
    }
    let isMarked = resolver.environment.navigationLinkIndicatorVisibility != .hidden
    for index in first..<resolver.elements.count {
      resolver.elements[index].traits.setIfAbsent(isMarked, for: NavigationLinkTrait.self)
      if let value = view.value {
        resolver.elements[index].traits.setIfAbsent(value, for: TagTrait.self)
      }
    }
    guard let pushed = view.pushed() else { return }
    var targets = NavigationTargets()
    targets.pushed = [pushed]
    resolver.preferences.add(targets, for: NavigationTargetsKey.self)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    pushed = { nil }
    self.value = value.map { AnyHashable($0) }
  }
}
