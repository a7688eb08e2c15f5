/// A control that leads to another screen; a still picture shows its label.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label

  /// Creates a link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link to a view that is shown or not.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Adds a row with a mark at its end in a list, and a tinted label elsewhere.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let first = resolver.elements.count
    if resolver.environment.listRowContext != nil {
      resolver.resolve(LinkRow(label: view.label))
    } else {
      resolver.resolve(Button(action: {}) { view.label })
    }
    for index in first..<resolver.elements.count {
      resolver.elements[index].traits.setIfAbsent(true, for: NavigationLinkTrait.self)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the screen of a value.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to the screen of a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A link as a list's row: the label, and a mark at the end.
///
/// `Rules/Lists#Links-in-rows`: as wide as the row's content, as high as the label, which ends 14
/// points earlier.
private nonisolated struct LinkRow<Label: View>: View {
  let label: Label

  @MainActor var body: some View {
    VStack(alignment: .leading) { label }
      .padding(.trailing, 14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .trailing) { DisclosureChevron() }
  }
}
