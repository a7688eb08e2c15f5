/// A value that runs through keyframes; a still picture shows it at the start.
public protocol Keyframes<Value> {
  /// The type of what runs.
  associatedtype Value
}

/// A part of what one track runs through.
public protocol KeyframeTrackContent<Value> {
  /// The type of what runs.
  associatedtype Value
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The value that has the property.
  public typealias Value = Root

  /// Creates the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}

  /// Creates the track of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}
}

/// A way to a value in a straight line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates the way to a value in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A way to a value along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates the way to a value in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A way to a value by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates the way to a value in seconds; nil for as long as the spring takes.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A jump to a value.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates the jump.
  public init(_ to: Value) {}
}

/// Parts of a track one after the other.
public struct KeyframeTrackParts<Value>: KeyframeTrackContent {}

/// Collects the parts of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// One part.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// The first part.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  /// Parts with another one after them.
  public static func buildPartialBlock<K: KeyframeTrackContent, L: KeyframeTrackContent>(
    accumulated: K, next: L
  ) -> KeyframeTrackParts<Value> where K.Value == Value, L.Value == Value { KeyframeTrackParts() }
  /// No parts.
  public static func buildBlock() -> KeyframeTrackParts<Value> { KeyframeTrackParts() }
  /// The parts of one branch.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts() }
  /// The parts of the other branch.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts() }
  /// Parts that may be missing.
  public static func buildOptional<K: KeyframeTrackContent>(
    _ component: K?
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts() }
  /// Parts for each element of data.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts() }
}

/// Tracks beside one another.
public struct KeyframesParts<Value>: Keyframes {}

/// Collects tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// Parts of the only track, whose value is the whole.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack { expression } }
  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// Tracks with another one.
  public static func buildPartialBlock<K: Keyframes, L: Keyframes>(
    accumulated: K, next: L
  ) -> KeyframesParts<Value> where K.Value == Value, L.Value == Value { KeyframesParts() }
  /// The tracks of one branch.
  public static func buildEither<K: Keyframes>(first component: K) -> KeyframesParts<Value>
  where K.Value == Value { KeyframesParts() }
  /// The tracks of the other branch.
  public static func buildEither<K: Keyframes>(second component: K) -> KeyframesParts<Value>
  where K.Value == Value { KeyframesParts() }
  /// Tracks for each element of data.
  public static func buildArray<K: Keyframes>(_ components: [K]) -> KeyframesParts<Value>
  where K.Value == Value { KeyframesParts() }
  /// No tracks.
  public static func buildBlock() -> KeyframesParts<Value> { KeyframesParts() }
}

/// A view of a value that runs through keyframes, drawn at the start.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, BuiltIn
where KeyframePath.Value == Value {
  private let content: Content

  /// Creates a view of a value that runs when another value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// Creates a view of a value that runs again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.content = content(initialValue)
  }

  /// The view of the first value.
  public var body: some View { content }
}

extension View {
  /// Changes the view by a value that runs through keyframes when another one changes, at the start.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue)
  }

  /// Changes the view by a value that runs through keyframes again and again, at the start.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue)
  }
}
