extension View {
  /// Puts the middle of the view at a point of the space that it is proposed.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Puts the middle of the view at a point of the space that it is proposed.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      RuleModifier(rule: .position(x: Double(x), y: Double(y)), kind: "position", role: .moved))
  }
}
