/// What a list tells the views in its rows.
struct ListRowContext: Hashable, Sendable {
  /// The height that a row has at least, in points.
  var minHeight: CGFloat
  /// Whether rows stand on cards.
  var hasCards = false
}

extension EnvironmentValues {
  private enum ListRowContextKey: EnvironmentKey {
    static var defaultValue: ListRowContext? { nil }
  }

  /// The list around a row's content; nil outside of rows.
  var listRowContext: ListRowContext? {
    get { self[ListRowContextKey.self] }
    set {
      self[ListRowContextKey.self] = newValue
      fadesLabels = newValue != nil
      sectionPartChange = newValue == nil ? nil : { $0.changeRowEnvironment(&$1) }
    }
  }
}
