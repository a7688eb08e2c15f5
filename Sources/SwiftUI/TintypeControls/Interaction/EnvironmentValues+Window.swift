extension EnvironmentValues {
  private enum WindowSizeKey: EnvironmentKey { static var defaultValue: CGSize? { nil } }
  private enum BottomCoveredKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The size of the window, in points; nil where it is not known before the layout.
  package var windowSize: CGSize? {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// The space beside cards and large titles, in points: wider from windows of 414 on.
  ///
  /// Source: UIKit's layout margins, measured at 450 and at 402.
  var sideMargin: CGFloat {
    (windowSize?.width ?? 0) < 414 ? generation.lists.sideInset : generation.lists.wideSideInset
  }

  /// Whether the system covers the lower edge of the window, as a home indicator does.
  package var isWindowBottomCovered: Bool {
    get { self[BottomCoveredKey.self] }
    set { self[BottomCoveredKey.self] = newValue }
  }
}
