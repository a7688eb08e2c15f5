extension Toggle {
  /// The connection to all of several values at once.
  static func all<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    Binding {
      !sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    } set: { value in
      for source in sources { source[keyPath: isOn].wrappedValue = value }
    }
  }
}
