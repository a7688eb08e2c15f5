/// Where a view is on its way in or out; in a still picture it is there.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A view as it stands for itself in what is made of it, such as a transition.
public nonisolated struct PlaceholderContentView<Value>: View, BuiltIn {
  let content: AnyView
  /// The view.
  @MainActor public var body: some View { content }
}

/// How a view comes and goes; a still picture shows it there.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view on its way.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view at a point of its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition does besides looks.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// A view at a point of its way.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
  /// Together with another one.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  /// With an animation, which a still picture does not show.
  public func animation(_ animation: Animation?) -> some Transition {
    CombinedTransition(first: self, second: IdentityTransition())
  }
}

/// Two transitions at once.
private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
