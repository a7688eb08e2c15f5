/// What a pointer does to a view below it.
public struct HoverEffect: CustomHoverEffect, Hashable, Sendable {
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
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Never runs its action: no pointer is over a still picture.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }
}

/// What happens to a view while a pointer is over it.
public protocol CustomHoverEffect {
  /// The type of what this effect consists of.
  associatedtype Body: CustomHoverEffect = Never
  /// What this effect consists of; it is never asked for, since no pointer is over a still picture.
  @HoverEffectBuilder func body(content: Content) -> Body
}

extension CustomHoverEffect {
  /// The effects that a body begins with.
  public typealias Content = EmptyHoverEffect
}

extension CustomHoverEffect where Body == Never {
  /// Never called: nobody asks for the body of an effect.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: CustomHoverEffect {}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect, Sendable {
  /// Creates none.
  public init() {}
}

/// Makes an effect of those that a closure lists.
@resultBuilder
public enum HoverEffectBuilder {
  /// The effect.
  public static func buildBlock<E: CustomHoverEffect>(_ effect: E) -> E { effect }
}

extension CustomHoverEffect {
  /// The effect itself: no pointer is over a still picture, so that nobody asks how a view changes below one.
  public func hoverEffect(
    isEnabled: Bool = true,
    body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect
  ) -> some CustomHoverEffect {
    self
  }

  /// The effect itself: no pointer is over a still picture.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, isEnabled: Bool = true
  )
    -> some CustomHoverEffect
  {
    self
  }
}

extension View {
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: no pointer is over a still picture, so that nobody asks how the view changes below one.
  public nonisolated func hoverEffect(
    isEnabled: Bool = true,
    body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect
  ) -> some View {
    self
  }
}

extension View {
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: no pointer is over a still picture, so that nobody asks how the view changes below one.
  public nonisolated func hoverEffect(
    in group: HoverEffectGroup?, isEnabled: Bool = true,
    body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect
  ) -> some View {
    self
  }

  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
}

/// Views that change together while a pointer is over one of them.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Whether a pointer over a view changes the others.
  public struct Behavior: Hashable, Sendable {
    private let name: String
    /// It does.
    public static let activatesGroup = Behavior(name: "activatesGroup")
    /// It does not.
    public static let ignoresGroup = Behavior(name: "ignoresGroup")
    /// The view follows the others.
    public static let followsGroup = Behavior(name: "followsGroup")
  }

  private let id: String?
  private let namespace: Namespace.ID

  /// Creates a group.
  public init(
    _ id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup
  ) {
    (self.id, self.namespace) = (id, namespace)
  }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect, to begin others with.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect {
  /// The effect itself: no pointer is over a still picture.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some CustomHoverEffect {
    self
  }
  /// The effect itself: no pointer is over a still picture.
  public func opacity(_ opacity: Double) -> some CustomHoverEffect { self }
  /// The effect itself: no pointer is over a still picture.
  public func animation(_ animation: Animation?) -> some CustomHoverEffect { self }
}

extension VisualEffect {
  /// The effect itself: what a pointer would cut does not show.
  public nonisolated func clipShape(_ shape: some Shape) -> some VisualEffect { self }
  /// The effect itself: a still picture shows the end of every animation.
  public nonisolated func animation(
    _ animation: Animation?, body: (Self) -> some VisualEffect
  ) -> some VisualEffect {
    body(self)
  }
}
