/// What a screen's content tells the bars around it.
struct ScreenPreference {
  var title: Text?
  var subtitle: ErasedPart?
  var displayMode: NavigationTitleDisplayMode?
  var isHidden = false
  var hidesTabBar = false
  /// Whether the screen has a bar in whose row a tablet's tab bar stands.
  var isBelowTabBar = false
  var hidesBackButton = false
  var removesTitle = false
  var removesSidebarToggle = false
  var items: [ToolbarEntry] = []
  var searchPrompt: Text?
  var searchText: String?
  var background: AnyShapeStyle?
  var colorScheme: ColorScheme?
}

enum ScreenPreferenceKey: PreferenceKey {
  static var defaultValue: ScreenPreference { ScreenPreference() }
  static func reduce(value: inout ScreenPreference, nextValue: () -> ScreenPreference) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.isHidden = value.isHidden || next.isHidden
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.isBelowTabBar = value.isBelowTabBar || next.isBelowTabBar
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.removesTitle = value.removesTitle || next.removesTitle
    value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
    value.items += next.items
    value.searchPrompt = value.searchPrompt ?? next.searchPrompt
    value.searchText = value.searchText ?? next.searchText
    value.background = value.background ?? next.background
    value.colorScheme = value.colorScheme ?? next.colorScheme
  }
}

extension View {
  nonisolated func changingScreen(
    _ change: @escaping (inout ScreenPreference) -> Void
  ) -> some View {
    transformPreference(ScreenPreferenceKey.self) { change(&$0) }
  }
}
