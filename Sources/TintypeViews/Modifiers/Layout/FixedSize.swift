extension View {
  /// Gives the view its ideal size.
  @inlinable public nonisolated consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes.
  @inlinable public nonisolated consuming func fixedSize(
    horizontal: Bool, vertical: Bool
  ) -> some View {
    modifier(RuleModifier(fixedAcross: horizontal, down: vertical))
  }
}

extension RuleModifier {
  /// Keeps the ideal width, the ideal height, or both.
  @usableFromInline init(fixedAcross horizontal: Bool, down vertical: Bool) {
    self.init(rule: .fixedSize(horizontal: horizontal, vertical: vertical), kind: "fixedSize")
  }
}
