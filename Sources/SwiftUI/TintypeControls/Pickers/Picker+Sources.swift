extension Picker {
  /// Creates a picker for several values, which shows the first one's.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: Self.all(sources, selection), content: content, label: label)
  }

  /// The connection to all of several values at once.
  private static func all<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) -> Binding<SelectionValue> {
    // SwiftUI traps on none, too: there is no value to show.
    let first = sources[sources.startIndex]
    return Binding {
      first[keyPath: selection].wrappedValue
    } set: { value in
      for source in sources { source[keyPath: selection].wrappedValue = value }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker for several values, with a title.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
}

extension Picker where Label == TintypeControls.Label<Text, Image> {
  /// Creates a picker with a title, a symbol, and a label of its own for the chosen value.
  public nonisolated init<Current: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      selection: selection, content: content,
      label: { TintypeControls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TintypeControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TintypeControls.Label(titleKey, image: image)
    }
  }
}
