/// How glass comes and goes; a still picture shows it there.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Out of nothing.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Changes nothing: glass of a still picture does not flow into other glass.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Changes nothing: glass only flows together where it is near.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows glass that has come.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
