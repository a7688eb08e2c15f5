/// A movement of fingers; a still picture sees none.
public protocol Gesture<Value> {
  /// What the movement gives.
  associatedtype Value
}

/// A tap.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether it was long enough.
  public typealias Value = Bool
  /// Seconds at least.
  public var minimumDuration: Double
  /// Creates a gesture; the finger may move by a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

/// A drag.
public struct DragGesture: Gesture {
  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where it started, in points.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would end, in points.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come, in points.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// The distance from which on it is a drag, in points.
  public var minimumDistance: CGFloat
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
  /// Creates a gesture whose places are in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: NamedCoordinateSpace) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers moving apart.
public struct MagnifyGesture: Gesture {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The scale.
    public var magnification: CGFloat
    /// The speed of the scale, a second.
    public var velocity: CGFloat
  }
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// The older name of two fingers moving apart.
public struct MagnificationGesture: Gesture {
  /// The scale.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers turning.
public struct RotateGesture: Gesture {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
  }
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The older name of two fingers turning.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture with closures, which a still picture never calls.
public struct ObservedGesture<Base: Gesture>: Gesture {
  /// What the gesture gives.
  public typealias Value = Base.Value
  let base: Base
}

/// Two gestures, one after another or at once.
public struct CombinedGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both give.
  public struct Value {
    /// What the first gives; nil while it does not.
    public var first: First.Value?
    /// What the second gives; nil while it does not.
    public var second: Second.Value?
  }
  let first: First
  let second: Second
}

extension Gesture {
  /// Never calls its closure.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
    ObservedGesture(base: self)
  }

  /// Never calls its closure.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
    ObservedGesture(base: self)
  }

  /// Never calls its closure.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ObservedGesture<Self> {
    ObservedGesture(base: self)
  }

  /// Two gestures, of which the second counts after the first.
  public func sequenced<Other: Gesture>(before other: Other) -> CombinedGesture<Self, Other> {
    CombinedGesture(first: self, second: other)
  }

  /// Two gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> CombinedGesture<Self, Other> {
    CombinedGesture(first: self, second: other)
  }

  /// Two gestures, of which the second counts where the first fails.
  public func exclusively<Other: Gesture>(before other: Other) -> CombinedGesture<Self, Other> {
    CombinedGesture(first: self, second: other)
  }
}

/// A value that a gesture changes while it lasts; always the first one in a still picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value
  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The wrapper itself.
  public var projectedValue: GestureState<Value> { self }
  /// Nothing to connect.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {}
}

/// Which of several gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Never runs its action in a still picture.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture is not touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Changes nothing: a still picture is not touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
