// Made of Fixtures/Names/TintypeNames/Screen.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How a toolbar is used; a still picture shows all toolbars alike.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The platform decides by what the toolbar is part of.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// For editing.
  public static let editor = ToolbarRole(name: "editor")
  /// For moving on.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
  /// Changes nothing: toolbars of all roles look alike.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Changes nothing: a bar's background shows wherever one was given.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Changes nothing: a bar's background shows wherever one was given.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}

/// When the bar of a tab view becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While somebody scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While somebody scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Changes nothing: nobody scrolls a still picture.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Changes nothing: a picture that reaches under a sidebar is not continued there.
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  /// Changes nothing: a picture that reaches under a sidebar is not continued there.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  /// Changes nothing: nobody takes a suggestion in a still picture.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
}

/// What a search does to the bar around.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
  /// Changes nothing: no field of a still picture has the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  /// Changes nothing: bars of a still picture stay as they are.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

extension TabContent {
  /// Changes nothing: nobody arranged tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Changes nothing: nobody arranged tabs.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
  /// Changes nothing: tabs that somebody can arrange are those of a sidebar, which is closed.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
  /// Changes nothing: the sidebar is closed.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Changes nothing: the sidebar, where the actions stand, is closed.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
  /// Changes nothing: no finger moves a tab of the sidebar.
  public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<TabValue> { self }
  /// Changes nothing: no finger rests on a tab.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some TabContent<TabValue> { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TabContent<TabValue> { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some TabContent<TabValue> { self }
  /// Changes nothing in a picture.
  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some TabContent<TabValue> { self }
}

/// Where a tablet shows tabs that have a sidebar; always above here.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// Above.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, always.
  public static let pinned = TabPlacement(name: "pinned")
  /// At the side alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// When a tab for searching takes what is typed.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// Once it is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// What somebody may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Where it stands, and whether.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension View {
  /// Changes nothing: tabs are shown above, their sidebar closed.
  public nonisolated func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View { self }
  /// Changes nothing: nobody arranged tabs.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Changes nothing: nobody types in a still picture.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Changes nothing: the sidebar is closed.
  public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Changes nothing: the sidebar is closed.
  public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Changes nothing: the sidebar is closed.
  public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// How a screen comes; a still picture shows it there.
public protocol NavigationTransition: Sendable {}

/// The platform's way.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// By fading into each other.
public struct CrossFadeNavigationTransition: NavigationTransition {}

/// Out of a view on the screen before.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// By fading into each other.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view on the screen before.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// How a view looks while a screen comes out of it.
public protocol MatchedTransitionSourceConfiguration {}

/// A view as it is, out of which a screen comes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// The same with a background.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// The same in a rounded rectangle.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// The same with a shadow, in points.
  public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Changes nothing: a still picture shows screens that have come.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  /// Changes nothing: a still picture shows screens that have come.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing: a still picture shows screens that have come.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View { self }
  /// Changes nothing: a link of a still picture leads nowhere.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
