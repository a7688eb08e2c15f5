/// How a change would move; a still picture shows its end.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double

  private init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  /// The platform's.
  public static let `default` = Animation("default")
  /// Even speed.
  public static let linear = Animation("linear")
  /// Slow at the start.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// A spring.
  public static let spring = Animation("spring")
  /// A spring that bounces.
  public static let bouncy = Animation("bouncy")
  /// A spring that hardly bounces.
  public static let snappy = Animation("snappy")
  /// A spring that does not bounce.
  public static let smooth = Animation("smooth")
  /// A spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring")

  /// Even speed for some seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the start, for some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end, for some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// A curve by its control points, for some seconds.
  public static func timingCurve(
    _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", duration)
  }
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", response)
  }
  /// A spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration)
  }
  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response)
  }
  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring")
  }
  /// A spring that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }
  /// A spring that hardly bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }
  /// A spring that does not bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }

  /// The same animation later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The same animation faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes with a change of state.
public struct Transaction {
  /// How the change moves; nil for not at all.
  public var animation: Animation?
  /// Whether animations of views inside are left out.
  public var disablesAnimations = false
  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction.
  public init(animation: Animation?) { self.animation = animation }
}

/// Runs a closure; a still picture shows its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure, then another one; a still picture shows their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs a closure; a still picture shows its end.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The connection itself: changes of a still picture do not move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension View {
  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Changes nothing: nothing comes or goes in a still picture.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }

  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content changes in place.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// By shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// How a view would come and go.
public struct AnyTransition: Hashable, Sendable {
  private let name: String
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// By scale.
  public static let scale = AnyTransition(name: "scale")
  /// From one side to the other.
  public static let slide = AnyTransition(name: "slide")
  /// By scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale")
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// By an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }
  /// By an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
  /// Differently for coming and going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "asymmetric")
  }
  /// By modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier")
  }
  /// Together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
