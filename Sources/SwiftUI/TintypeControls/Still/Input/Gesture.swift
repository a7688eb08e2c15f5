/// A movement of fingers; a still picture sees none.
public protocol Gesture<Value> {
  /// What the movement gives.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// What the gesture consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: a still picture sees no gestures.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture gives, where there is one.
  public typealias Value = Wrapped.Value
}

/// A gesture whose type is erased.
public struct AnyGesture<Value>: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Erases the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A tap.
public struct TapGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Nothing.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A drag that moves the window.
public struct WindowDragGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Nothing.
  public typealias Value = Void
  /// Creates a gesture.
  public init() {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
  /// Creates a gesture whose place is in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) { self.count = count }
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
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
  /// None: the gesture is one of the library's.
  public typealias Body = Never
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
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers moving apart.
public struct MagnifyGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
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
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The scale.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers turning.
public struct RotateGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
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
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The angle.
  public typealias Value = Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
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
  /// Creates a value; the transaction of its reset is not seen in a still picture.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  /// Creates a value; its reset is not seen in a still picture.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  /// The wrapper itself.
  public var projectedValue: GestureState<Value> { self }
  /// Nothing to connect.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {}
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The view above its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus of a keyboard.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
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
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  /// Never runs its actions in a still picture.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
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
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture is not touched.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

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

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture is not touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Changes nothing: a still picture is not touched.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture is not touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
