/// A control that opens a menu; a still picture shows it closed.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu with an action of its own.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The label as a button.
  @MainActor public var body: some View {
    Button(action: {}) { label }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TintypeControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) }
  }
}

/// The look of menus; all of them look like their labels.
public struct MenuStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = MenuStyle(name: "automatic")
  /// A button.
  public static let button = MenuStyle(name: "button")
  /// A button without a ground.
  public static let borderlessButton = MenuStyle(name: "borderlessButton")
}

extension View {
  /// Changes nothing: menus of all styles look like their labels (`chrome.md` 4).
  public nonisolated func menuStyle(_ style: MenuStyle) -> some View { self }

  /// Changes nothing: menus have no mark (`chrome.md` 4).
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: a still picture opens no menu.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    self
  }
}

/// Whether a part of a view shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the platform likes.
  case automatic
  /// Yes.
  case visible
  /// No.
  case hidden
}
