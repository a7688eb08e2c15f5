/// How much a badge at the end of a list's row stands out (`Rules/Lists#Badges-in-rows`).
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Little: for what is good to know.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much: for what somebody has to do.
  public static let increased = BadgeProminence(name: "increased")
}

enum BadgeProminenceTrait: TraitKey { typealias Value = BadgeProminence }

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much badges of rows stand out: gray words, fainter ones, or white on red.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(RowTraitModifier<BadgeProminenceTrait>(value: prominence))
      .environment(\.badgeProminence, prominence)
  }
}

extension Text {
  /// The text as the badge of a row.
  @MainActor @ViewBuilder func rowBadge(_ prominence: BadgeProminence) -> some View {
    if prominence == .increased {
      BadgeCapsule(text: self)
    } else {
      foregroundStyle(
        prominence == .decreased
          ? HierarchicalShapeStyle.tertiary : HierarchicalShapeStyle.secondary)
    }
  }
}
