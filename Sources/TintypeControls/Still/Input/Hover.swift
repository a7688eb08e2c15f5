/// What a pointer does to a view below it.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes the view's background.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a point, in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Never runs its action: no pointer is over a still picture.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }
}
