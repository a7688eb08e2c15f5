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
  /// Digit by digit, up or down as the number does.
  public static func numericText(value: Double) -> ContentTransition { .numericText() }
}

/// How a view would come and go.
public struct AnyTransition: Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  /// Creates a transition of a type of its own.
  public init<T: Transition>(_ transition: T) { name = "\(T.self)" }
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

extension View {
  /// Changes nothing: nothing comes or goes in a still picture.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }

  /// Changes nothing: nothing comes or goes in a still picture.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Changes nothing: a still picture shows the end of every animation.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}
