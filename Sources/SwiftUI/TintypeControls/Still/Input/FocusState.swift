/// Whether a view has the focus; none has it in a still picture unless state says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the focus.
  @propertyWrapper
  public struct Binding {
    private let base: TintypeViews.Binding<Value>
    init(_ base: TintypeViews.Binding<Value>) { self.base = base }
    /// The focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates focus of one view.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates focus of one of several views.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection to the focus.
  public var projectedValue: Binding { Binding(state.projectedValue) }

  /// Finds the value's place in the store.
  @_documentation(visibility: internal)
  public mutating func connect(to connection: PropertyConnection) {
    state.connect(to: connection)
  }
}

extension View {
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    self
  }

  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}

extension View {
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    self
  }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit an interaction.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It does something when it is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform likes.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When the focus goes to a view by itself.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// When it has been nowhere.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when somebody moves it there.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    self
  }

  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    self
  }

  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View {
    self
  }
}
