/// A sign of a control: a symbol whose size and weight are the control's own.
///
/// What is around chooses the color, and nothing else: a bold label does not make its control bold.
nonisolated struct ControlSymbol: View, BuiltIn {
  private let name: String
  private let font: Font

  /// Creates a sign.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - size: the size of the font that it would stand beside, in points.
  ///   - weight: how thick its lines are.
  init(_ name: String, size: CGFloat, weight: Font.Weight = .regular) {
    self.name = name
    font = .system(size: size, weight: weight)
  }

  @MainActor var body: some View {
    Image(systemName: name)
      .environment(\.symbolFont, font)
      .environment(\.symbolVariants, .none)
      .environment(\.imageScale, .medium)
      // What the sign stands for is said of the control.
      .accessibilityHidden(true)
  }
}
