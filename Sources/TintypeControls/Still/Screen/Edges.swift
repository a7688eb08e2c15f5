/// How content fades where it lies under a bar; the soft way is drawn for all.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Changes nothing: the edges of all scroll views look alike.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// Changes nothing: a picture that reaches under a sidebar is not continued there.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Changes nothing: a picture that reaches under a sidebar is not continued there.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
