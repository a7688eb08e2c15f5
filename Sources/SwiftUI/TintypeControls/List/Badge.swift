enum BadgeTrait: TraitKey { typealias Value = Text }

extension EnvironmentValues {
  private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

  /// The badge of the row around, for which a link leaves space before its mark; nil for none.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the end of a list's row or on a tab; nothing for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the end of a list's row or on a tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier<BadgeTrait>(value: label)).environment(\.rowBadge, label)
  }

  /// Shows a text at the end of a list's row or on a tab; nothing for nil.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the end of a list's row or on a tab; nothing for nil.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
