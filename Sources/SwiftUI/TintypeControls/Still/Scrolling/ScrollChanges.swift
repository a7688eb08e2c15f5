/// Where a scroll view is, which actions are told of.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The room around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The part of the content that shows, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that shows, in points.
  public var bounds: CGRect { visibleRect }
  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// Why a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  /// It does not.
  case idle
  /// A finger is about to move it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It runs out.
  case decelerating
  /// The program moves it.
  case animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What goes with a change of phase.
public struct ScrollPhaseChangeContext {
  /// Where the scroll view is.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; nil for not at all.
  public let velocity: CGVector?
}

extension View {
  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture does not scroll.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    self
  }
}
