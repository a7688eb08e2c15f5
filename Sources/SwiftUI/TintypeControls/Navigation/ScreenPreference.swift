/// What a screen's content tells the bars around it.
struct ScreenPreference {
  var title: Text?
  var subtitle: ErasedPart?
  var displayMode: ToolbarTitleDisplayMode?
  var isHidden = false
  var hidesBottomBar = false
  var hidesTabBar = false
  /// Whether the screen has a bar in whose row a tablet's tab bar stands.
  var isBelowTabBar = false
  var hidesBackButton = false
  var removesTitle = false
  /// The rows of the title's menu; nil for a title without one.
  var titleMenu: ErasedPart?
  var removesSidebarToggle = false
  var items: [ToolbarEntry] = []
  var search: SearchPreference?
  var searchParts = SearchParts()
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?
  var edgeEffects = EdgeEffects()
}

enum ScreenPreferenceKey: PreferenceKey {
  static var defaultValue: ScreenPreference { ScreenPreference() }
  static func reduce(value: inout ScreenPreference, nextValue: () -> ScreenPreference) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.isBelowTabBar = value.isBelowTabBar || next.isBelowTabBar
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.removesTitle = value.removesTitle || next.removesTitle
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
    value.items += next.items
    value.search = value.search ?? next.search
    value.searchParts.fill(from: next.searchParts)
    value.background = value.background ?? next.background
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.edgeEffects.merge(next.edgeEffects)
  }
}

extension View {
  nonisolated func changingScreen(
    _ change: @escaping (inout ScreenPreference) -> Void
  ) -> some View {
    transformPreference(ScreenPreferenceKey.self) { change(&$0) }
  }
}
