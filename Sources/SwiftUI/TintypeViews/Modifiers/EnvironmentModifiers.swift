/// A change of the environment by a closure.
@usableFromInline
nonisolated struct ChangeModifier: EnvironmentModifier {
  let body: (inout EnvironmentValues) -> Void
  @usableFromInline func change(_ environment: inout EnvironmentValues) { body(&environment) }
}

extension View {
  /// Changes what the view inherits by a closure.
  package nonisolated func changingEnvironment(
    _ body: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(ChangeModifier(body: body))
  }

  /// Sets a value of the environment for the view and what is in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Gives an object to the view and what is in it.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
    changingEnvironment { $0[T.self] = object }
  }

  /// Gives an object to the view and what is in it.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(object)
  }

  /// Changes a value of the environment for the view and what is in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets the appearance of the view and what is in it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets whether controls inside react.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
