extension View {
  /// Shifts the view without a change of the layout, in points.
  @inlinable public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shifts the view without a change of the layout, in points.
  @inlinable public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(RuleModifier(movedBy: x, y))
  }
}

extension RuleModifier {
  /// Shifts without a change of the layout, in points.
  @usableFromInline init(movedBy x: CGFloat, _ y: CGFloat) {
    self.init(rule: .offset(x: Double(x), y: Double(y)), kind: "offset")
  }
}
