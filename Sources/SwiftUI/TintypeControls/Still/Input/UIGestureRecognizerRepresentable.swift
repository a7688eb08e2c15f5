/// A gesture of UIKit's; never recognized.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of what recognizes it.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The class of who is told of it.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Where touches are told from.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes what recognizes it; never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Changes what recognizes it; never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on it; never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes who is told of it; never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What the functions of a gesture of UIKit's are given.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// Who is told of it.
  public let coordinator: Representable.Coordinator
  /// Where touches are told from.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where the touches of a gesture are told from.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the touch is in the view, in points: nowhere, since there is none.
  public var localLocation: CGPoint { .zero }
}

/// What recognizes a gesture in UIKit; never does.
@MainActor open class UIGestureRecognizer {
  /// How far it has come.
  public enum State: Int, Hashable, Sendable {
    /// Not begun.
    case possible
    /// Begun.
    case began
    /// On its way.
    case changed
    /// Done.
    case ended
    /// Taken back.
    case cancelled
    /// Another one.
    case failed
  }

  /// How far it has come.
  open var state = State.possible
  /// Whether it may be recognized.
  open var isEnabled = true
  /// Whether the view is not told of touches any more.
  open var cancelsTouchesInView = true

  /// Creates one.
  public init() {}
}

/// What recognizes a tap in UIKit; never does.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  public var numberOfTapsRequired = 1
  /// How many fingers.
  public var numberOfTouchesRequired = 1
}

/// What recognizes a drag in UIKit; never does.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far, in points.
  public func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast, in points a second.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// What recognizes a long touch in UIKit; never does.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  public var minimumPressDuration = 0.5
}

extension View {
  /// Has a gesture of UIKit's.
  public nonisolated func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  )
    -> some View
  { self }
}
