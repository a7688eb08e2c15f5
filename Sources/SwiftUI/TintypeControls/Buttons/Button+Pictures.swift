extension Button where Label == TintypeControls.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, image: image, role: nil, action: action)
  }

  /// Creates a button with a title, a picture and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TintypeControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TintypeControls.Label(title, image: image) }
  }
}

extension Menu where Label == TintypeControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TintypeControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TintypeControls.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title, a picture and an action.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TintypeControls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Creates a group with a title and a symbol, which show where the group becomes a menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title and a picture, which show where the group becomes a menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TintypeControls.Label(titleKey, image: image) }
  }
}
