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

/// How somebody arranged tabs; nobody did.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// Creates the order of the source.
  public init() {}
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
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }

  /// Changes nothing: nobody arranged tabs.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    self
  }

  /// Changes nothing: nobody types in a still picture.
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View {
    self
  }

  /// Changes nothing: the sidebar is closed.
  public nonisolated func tabViewSidebarHeader<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    self
  }

  /// Changes nothing: the sidebar is closed.
  public nonisolated func tabViewSidebarFooter<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    self
  }

  /// Changes nothing: the sidebar is closed.
  public nonisolated func tabViewSidebarBottomBar<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    self
  }
}
