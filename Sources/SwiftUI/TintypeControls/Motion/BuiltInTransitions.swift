/// At once.
public nonisolated struct IdentityTransition: Transition {
  /// Without motion.
  public static let properties = TransitionProperties(hasMotion: false)
  /// Creates the transition, for which `.identity` is short.
  public init() {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By opacity.
public nonisolated struct OpacityTransition: Transition {
  /// Without motion.
  public static let properties = TransitionProperties(hasMotion: false)
  /// Creates the transition, for which `.opacity` is short.
  public init() {}
  /// The view, which only shows while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// By scale.
public nonisolated struct ScaleTransition: Transition {
  /// The scale of what is not there.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint
  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view, smaller or larger unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From one side to the other.
public nonisolated struct SlideTransition: Transition {
  /// Creates the transition, for which `.slide` is short.
  public init() {}
  /// The view where it is going to be.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge.
public nonisolated struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  /// The view where it is going to be.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, pushing what was there.
public nonisolated struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  /// The view where it is going to be.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By an offset.
public nonisolated struct OffsetTransition: Transition {
  /// How far away it begins, in points.
  public var offset: CGSize
  /// Creates the transition, in points.
  public init(_ offset: CGSize) { self.offset = offset }
  /// The view, elsewhere unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// By a blur, into what takes the view's place.
public nonisolated struct BlurReplaceTransition: Transition {
  /// The ways in and out.
  public var configuration: Configuration
  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// The view, blurred unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Differently for coming and going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The view on its way in, then on its way out.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }
}
