/// What a sheet would show of a thing that is shared; a still picture shows the button alone.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init() }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// Creates a preview with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
  /// Creates a preview with a title, a picture and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// Creates a preview with a title, a picture and an icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension ShareLink {
  /// Creates a button with a label of its own, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }

  /// Creates a button with a label of its own, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == TintypeControls.Label<Text, Image> {
  /// Creates a button with the system's label, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message)
  }

  /// Creates a button with the system's label, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Creates a button with a title, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Creates a button with a title, and a preview.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Item, PreviewImage, PreviewIcon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }

  /// Creates a button with a title, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(titleKey, items: items, subject: subject, message: message)
  }

  /// Creates a button with a title, which shares several things, and their previews.
  @_disfavoredOverload
  public nonisolated init<
    S: StringProtocol, Items: RandomAccessCollection, PreviewImage, PreviewIcon
  >(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, items: items, subject: subject, message: message)
  }

  /// Creates a button with a title, given as a text, and a preview.
  public nonisolated init<Item, PreviewImage, PreviewIcon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }

  /// Creates a button with a title, given as a text, which shares several things, and their previews.
  public nonisolated init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(title, items: items, subject: subject, message: message)
  }
}
