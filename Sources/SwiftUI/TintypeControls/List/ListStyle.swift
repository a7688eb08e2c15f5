/// The look of lists; one of the built-in types.
public protocol ListStyle {
  /// Which of the built-in looks the style is; the engine's hook.
  @_documentation(visibility: internal)
  nonisolated static var look: ListLook { get }
}

/// How a list looks.
@_documentation(visibility: internal)
public enum ListLook: Hashable, Sendable {
  /// Sections on cards with space beside them.
  case insetGrouped
  /// Rows from side to side on plain background.
  case plain
  /// Sections on cards from side to side.
  case grouped
  /// Sections with space beside them and no cards.
  case sidebar
  /// Rows with the metrics of the plain look.
  case inset

  /// Whether sections stand on cards.
  var hasCards: Bool { self == .insetGrouped || self == .grouped }
}

extension View {
  /// Sets the style of lists inside.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment {
      $0.listSettings.style = S.look
    }
  }
}
