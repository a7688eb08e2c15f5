// Made of Fixtures/Names/TintypeControls/ButtonsInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension Button where Label == TintypeControls.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) { self.init(titleKey, image: image, role: nil, action: action) }
  /// Creates a button with a title, a picture and a role.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { TintypeControls.Label(titleKey, image: image) } }
  /// Creates a button with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { TintypeControls.Label(title, image: image) } }
  /// Creates a button with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { TintypeControls.Label(title, systemImage: systemImage) } }
}

extension Menu where Label == TintypeControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(title, systemImage: systemImage) } }
  /// Creates a menu with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(titleKey, image: image) } }
  /// Creates a menu with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(title, image: image) } }
  /// Creates a menu with a title, a picture and an action.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(content: content, label: { TintypeControls.Label(titleKey, image: image) }, primaryAction: primaryAction) }
  /// Creates a menu with a title, a symbol and an action of its own.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(content: content, label: { TintypeControls.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction) }
  /// Creates a menu with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
}

extension ControlGroup {
  /// Creates a group with a title and a symbol.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(title, systemImage: systemImage) } }
  /// Creates a group with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(title, image: image) } }
  /// Creates a group with a title and a symbol, which show where the group becomes a menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(titleKey, systemImage: systemImage) } }
  /// Creates a group with a title and a picture, which show where the group becomes a menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(content: content) { TintypeControls.Label(titleKey, image: image) } }
}

extension Button {
  /// Creates a button.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(role: nil, action: action, label: label) }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title and the symbol of its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { DefaultButtonLabel(role: role) } }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.init(role: nil, action: action) { Text(titleKey) } }
  /// Creates a button with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { self.init(role: nil, action: action) { Text(title) } }
  /// Creates a button with a title and a role.
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(titleKey) } }
  /// Creates a button with a title and a role.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(title) } }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  /// Creates a link with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

extension TextFieldLink where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) { self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit) }
}

extension MenuButton where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey), content: content) }
}

extension Menu where Label == Text {
  /// Creates a menu with a title and an action of its own.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
  /// Creates a menu with a title and an action of its own.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
  /// Creates a menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
  /// Creates a menu with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension Menu {
  /// Creates a menu with an action of its own.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { self.init(content: content, label: label) }
}

extension ShareLink where Label == TintypeControls.Label<Text, Image> {
  /// Creates a button with the system's label.
  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(title: Text(verbatim: "Share\u{2026}")) }
  /// Creates a button with the system's label, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) { self.init(title: Text(verbatim: "Share\u{2026}")) }
  /// Creates a button with a title.
  public nonisolated init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) { self.init(title: Text(titleKey)) }
  /// Creates a button with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) { self.init(title: Text(title)) }
  /// Creates a button with a title, given as a text.
  public nonisolated init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) { self.init(title: title) }
  /// Creates a button with a title, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(_ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil) { self.init(title: Text(titleKey)) }
  /// Creates a button with a title, which shares several things.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Items: RandomAccessCollection>(_ title: S, items: Items, subject: Text? = nil, message: Text? = nil) { self.init(title: Text(title)) }
  /// Creates a button with a title, given as a text, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(_ title: Text, items: Items, subject: Text? = nil, message: Text? = nil) { self.init(title: title) }
  /// Creates a button with the system's label, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>) { self.init(items: items, subject: subject, message: message) }
  /// Creates a button with the system's label, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) { self.init(item: item, subject: subject, message: message) }
  /// Creates a button with a title, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) { self.init(titleKey, item: item, subject: subject, message: message) }
  /// Creates a button with a title, and a preview.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Item, PreviewImage, PreviewIcon>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) { self.init(title, item: item, subject: subject, message: message) }
  /// Creates a button with a title, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(_ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>) { self.init(titleKey, items: items, subject: subject, message: message) }
  /// Creates a button with a title, which shares several things, and their previews.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Items: RandomAccessCollection, PreviewImage, PreviewIcon>(_ title: S, items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>) { self.init(title, items: items, subject: subject, message: message) }
  /// Creates a button with a title, given as a text, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) { self.init(title, item: item, subject: subject, message: message) }
  /// Creates a button with a title, given as a text, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(_ title: Text, items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>) { self.init(title, items: items, subject: subject, message: message) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Creates a preview with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Creates a preview with a title and a picture.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
  /// Creates a preview with a title, a picture and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a title, a picture and an icon.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension ShareLink {
  /// Creates a button with a label of its own, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) { self.init(item: item, subject: subject, message: message, label: label) }
  /// Creates a button with a label of its own, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(items: Items, subject: Text? = nil, message: Text? = nil, preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) { self.init(items: items, subject: subject, message: message, label: label) }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button; nil for the platform's title.
  public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil) { self.init { label ?? Text("New") } }
  /// Creates a button with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType?) { self.init(titleKey) }
  /// Creates a button with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) { self.init { Text(title) } }
}
