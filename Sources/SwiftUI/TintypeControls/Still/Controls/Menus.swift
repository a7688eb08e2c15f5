/// In which order a menu lists its entries; always that of the source.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entry nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an entry is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Changes nothing: menus have no mark (`Rules/Controls`).
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: menus list their entries from top to bottom.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Changes nothing: nobody chooses an entry in a still picture.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    self
  }
}
