import TintypeDrawing

/// Changes of what a view draws, without a change of the layout.
@MainActor @preconcurrency
public protocol VisualEffect {
  /// The changes, first applied first; the engine's hook.
  nonisolated var steps: VisualEffectSteps { get }
}

/// The changes of a visual effect.
public struct VisualEffectSteps {
  var effects: [(EnvironmentValues) -> DrawingEffect] = []

  func adding(_ effect: @escaping (EnvironmentValues) -> DrawingEffect) -> VisualEffectSteps {
    VisualEffectSteps(effects: effects + [effect])
  }
}

/// No change; what effects start with.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public nonisolated init() {}
  /// None.
  public nonisolated var steps: VisualEffectSteps { VisualEffectSteps() }
}

/// Changes that follow one another.
private nonisolated struct VisualEffectChain: VisualEffect {
  let steps: VisualEffectSteps
}

extension VisualEffect {
  private nonisolated func adding(_ effect: DrawingEffect) -> VisualEffectChain {
    VisualEffectChain(steps: steps.adding { _ in effect })
  }

  private nonisolated func adding(
    _ transform: CGAffineTransform, about anchor: UnitPoint
  ) -> VisualEffectChain {
    adding(.transform { transform.about(anchor.point(in: $0)) })
  }

  /// Changes nothing but notes what is left out; nil for nothing.
  nonisolated func noting(_ note: String?) -> some VisualEffect {
    VisualEffectChain(
      steps: note.map { note in
        steps.adding { environment in
          environment.note(note)
          return .opacity(1)
        }
      } ?? steps)
  }

  /// Multiplies the opacity, 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity(min(max(opacity, 0), 1)))
  }
  /// Moves what is drawn, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(CGAffineTransform(translationX: x, y: y), about: .zero)
  }
  /// Moves what is drawn, in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Turns what is drawn about an axis in space, and shows it in perspective.
  ///
  /// The axis goes through a point of the bounds, `anchorZ` points before them; a perspective of 1 is seen
  /// from as far away as the longer side is long.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let rotation = SpaceRotation(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    return adding(.projection { rotation.transform(size: $0.size).about($0.origin) })
  }
  /// Scales what is drawn about a point of the bounds.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(CGAffineTransform(scaleX: x, y: y), about: anchor)
  }
  /// Scales what is drawn about a point of the bounds.
  public nonisolated func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Scales what is drawn by a width and a height, about a point of the bounds.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Turns what is drawn about a point of the bounds.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
  }
  /// Moves what is drawn by a transform, from the upper left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(transform, about: .zero)
  }
  /// Blurs what is drawn; the radius is the deviation, in points.
  ///
  /// An opaque blur ends at the view's bounds and shows nothing through near them.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    VisualEffectChain(
      steps: DrawingEffect.blurs(radius, isOpaque: opaque).reduce(steps) { steps, effect in
        steps.adding { _ in effect }
      })
  }
  /// Adds to each component of color.
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }
  /// Scales the distance from middle gray.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    adding(.filter(.contrast(amount)))
  }
  /// Scales the strength of colors.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }
  /// Mixes colors towards gray, 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale(amount)))
  }
  /// Turns the hue of colors.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle.radians)))
  }
  /// Replaces colors by their complements.
  public nonisolated func colorInvert() -> some VisualEffect { adding(.filter(.invert)) }
  /// Multiplies colors by a color.
  public nonisolated func colorMultiply(_ color: Color) -> some VisualEffect {
    VisualEffectChain(steps: steps.adding { .filter(.multiply(color.rgba(in: $0))) })
  }
  /// Chooses how what is drawn meets what is below.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(.blend(blendMode.drawing))
  }
  /// Moves what is drawn towards the eye, which a flat picture does not show.
  public nonisolated func offset(z: CGFloat) -> some VisualEffect { self }
  /// Turns what is drawn about an axis in space, and shows it in perspective.
  public nonisolated func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    rotation3DEffect(
      angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }
}

/// Effects that depend on where a view is.
private nonisolated struct VisualEffectModifier: ElementModifier {
  let make: @MainActor (GeometryProxy) -> VisualEffectSteps

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let node = resolver.makeNode(.passthrough, kind: "visualEffect", around: element)
    let environment = resolver.environment
    let proxy = GeometryProxy(of: node, in: resolver)
    resolver.updateRecord(node) {
      $0.drawing = .effects(
        resolver.resources.recording { _ in make(proxy).effects.map { $0(environment) } })
    }
    return node
  }
}

/// Where a view is while it scrolls into sight.
public enum ScrollTransitionPhase: Equatable, Sendable {
  /// It comes from above or from the leading side.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes from below or from the trailing side.
  case bottomTrailing
  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// As the finger moves.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// The configuration itself: views of a still picture are in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view has to be seen to be in sight.
  public struct Threshold: Sendable {
    /// Any of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// All of it, in the middle.
    public static var centered: Threshold { .visible }
    /// A share of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { .visible }
    /// Between two of them.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    /// Some points further inside.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

extension View {
  /// Changes what the view draws by where it is.
  public nonisolated func visualEffect<E: VisualEffect>(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0).steps })
  }

  /// Shows the view as it is in sight: nothing scrolls in a still picture.
  public nonisolated func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity).steps })
  }

  /// Shows the view as it is in sight: nothing scrolls in a still picture.
  public nonisolated func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }
}
