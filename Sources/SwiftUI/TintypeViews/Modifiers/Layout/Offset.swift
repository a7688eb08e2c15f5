extension View {
  /// Shifts the view without a change of the layout, in points.
  public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shifts the view without a change of the layout, in points.
  public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(RuleModifier(rule: .offset(x: Double(x), y: Double(y)), kind: "offset", role: .moved))
  }
}
