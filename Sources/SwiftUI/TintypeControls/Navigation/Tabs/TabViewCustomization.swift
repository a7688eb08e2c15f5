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
