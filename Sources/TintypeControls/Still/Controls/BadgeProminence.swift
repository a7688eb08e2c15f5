/// How much a badge stands out; all of them look like the standard one.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  /// Changes nothing: badges of all prominences look like the standard one.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}
