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
  private var hidden: Swift.Set<String> = []

  /// Creates the order of the source.
  public init() {}

  /// How a tab was arranged.
  public struct TabCustomization: Hashable, Sendable {
    /// Whether it is in the sidebar.
    public var sidebarVisibility = Visibility.automatic
    /// Whether it is in the bar.
    public var tabBarVisibility = Visibility.automatic
  }

  /// How a section was arranged.
  public struct SectionCustomization: Hashable, Sendable {
    /// The names of its tabs in their order; nil for that of the source.
    public var tabOrder: [String]?
    /// Goes back to the order of the source.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  /// How the tab of a name was arranged: not at all.
  public subscript(tab id: String) -> TabCustomization {
    get {
      var tab = TabCustomization()
      if hidden.contains(id) { tab.sidebarVisibility = .hidden }
      return tab
    }
    set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
  }

  /// How the section of a name was arranged: not at all.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }

  /// The names of a section's tabs in their order; nil for that of the source.
  public subscript(sectionID id: String) -> [String]? { nil }

  /// Whether the tab of a name is in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { hidden.contains(id) ? .hidden : .automatic }
    set { if newValue == .hidden { hidden.insert(id) } else { hidden.remove(id) } }
  }

  /// Shows all tabs again.
  public mutating func resetVisibility() { hidden = [] }
  /// Goes back to the order of the source.
  public mutating func resetSectionOrder() {}
  /// Goes back to the order of the source in one section.
  public mutating func resetSectionOrder(for sectionID: String) {}
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
