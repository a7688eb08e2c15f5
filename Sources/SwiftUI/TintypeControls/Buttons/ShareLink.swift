/// A button that shares something; a still picture shows the button.
public nonisolated struct ShareLink<Label: View>: View, BuiltIn {
  private let label: Label

  /// Creates a button with a label of its own.
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button with a label of its own, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label as a button.
  @MainActor public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == TintypeControls.Label<Text, Image> {
  private nonisolated init(title: Text) {
    label = TintypeControls.Label(title, Image(systemName: "square.and.arrow.up"))
  }

  /// Creates a button with the system's label.
  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text(verbatim: "Share\u{2026}"))
  }

  /// Creates a button with the system's label, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(verbatim: "Share\u{2026}"))
  }

  /// Creates a button with a title.
  public nonisolated init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(title))
  }

  /// Creates a button with a title, given as a text.
  public nonisolated init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: title)
  }

  /// Creates a button with a title, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a button with a title, which shares several things.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Items: RandomAccessCollection>(
    _ title: S, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: Text(title))
  }

  /// Creates a button with a title, given as a text, which shares several things.
  public nonisolated init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title: title)
  }
}
