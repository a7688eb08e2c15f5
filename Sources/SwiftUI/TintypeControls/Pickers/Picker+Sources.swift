extension Picker {
  /// The connection to all of several values at once.
  static func all<C: RandomAccessCollection>(
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
