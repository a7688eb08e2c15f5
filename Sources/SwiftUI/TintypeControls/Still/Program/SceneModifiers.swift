/// A picture shows the scene at rest; these keep sources compiling.
extension Scene {
  /// Never runs its action: nothing changes while a still picture is drawn.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> Self {
    self
  }

  /// Never runs its action: nothing changes while a still picture is drawn.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self {
    self
  }

  /// Changes nothing: a picture has the size that is asked for.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
}
