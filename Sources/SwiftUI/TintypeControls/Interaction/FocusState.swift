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
