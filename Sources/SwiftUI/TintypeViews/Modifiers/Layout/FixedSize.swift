extension View {
  /// Gives the view its ideal size.
  public nonisolated consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on some axes.
  public nonisolated consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      RuleModifier(
        rule: .fixedSize(horizontal: horizontal, vertical: vertical), kind: "fixedSize"))
  }
}
