/// A gesture with closures, which a still picture never calls.
public struct ObservedGesture<Base: Gesture>: Gesture {
  /// What the gesture gives.
  public typealias Value = Base.Value
  /// None: the gesture is one of the library's.
  public typealias Body = Never
}

/// A gesture that gives something else, which a still picture never asks for.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two have come.
  public enum Value {
    /// The first lasts.
    case first(First.Value)
    /// The first has ended; nil while the second has not begun.
    case second(First.Value, Second.Value?)
  }
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second
  /// Creates a sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both give.
  public struct Value {
    /// What the first gives; nil while it does not.
    public var first: First.Value?
    /// What the second gives; nil while it does not.
    public var second: Second.Value?
  }
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// One of the gestures.
  public var first: First
  /// The other one.
  public var second: Second
  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures, of which the second counts where the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the one that counts gives.
  public enum Value {
    /// The first counts.
    case first(First.Value)
    /// The second counts.
    case second(Second.Value)
  }
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The gesture that is preferred.
  public var first: First
  /// The gesture that counts where the first fails.
  public var second: Second
  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Gesture {
  /// Never calls its closure.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
    ObservedGesture()
  }

  /// Never calls its closure.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
    ObservedGesture()
  }

  /// Never calls its closure.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ObservedGesture<Self> {
    ObservedGesture()
  }

  /// Never calls its closure.
  public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> { MappedGesture() }

  /// The gesture itself: a still picture sees no keys.
  public func modifiers(_ modifiers: EventModifiers) -> ObservedGesture<Self> { ObservedGesture() }

  /// Two gestures, of which the second counts after the first.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Two gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Two gestures, of which the second counts where the first fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
