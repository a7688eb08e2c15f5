/// Whether a view has the focus of assistive technology; none has it in a still picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the focus.
  public struct Binding {
    /// The focus.
    public let wrappedValue: Value
  }

  /// The focus; changes are not kept.
  public var wrappedValue: Value {
    get { first }
    nonmutating set {}
  }
  /// A connection to the focus.
  public var projectedValue: Binding { Binding(wrappedValue: first) }
  private let first: Value

  /// Creates focus of one view.
  public init() where Value == Bool { first = false }
  /// Creates focus of one view for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { first = false }
  /// Creates focus of one of several views.
  public init<T: Hashable>() where Value == T? { first = nil }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The screen is read aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches are used.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  /// Changes nothing in a picture.
  public nonisolated func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View {
    self
  }
}
