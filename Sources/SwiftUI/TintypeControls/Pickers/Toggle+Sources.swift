extension Toggle {
  /// Creates a toggle for several values: on where all are, off where any is not.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Self.all(sources, isOn), label: label)
  }

  /// The connection to all of several values at once.
  private static func all<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    Binding {
      !sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    } set: { value in
      for source in sources { source[keyPath: isOn].wrappedValue = value }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values, with a title.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TintypeControls.Label<Text, Image> {
  /// Creates a toggle for several values, with a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      TintypeControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TintypeControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TintypeControls.Label(title, image: image) }
  }
}
