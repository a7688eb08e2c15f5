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
  nonisolated init(title: Text) {
    label = TintypeControls.Label(title, Image(systemName: "square.and.arrow.up"))
  }
}
