extension View {
  /// Never runs its action: a still picture is drawn before anything asynchronous could end.
  ///
  /// Use `onAppear`, whose changes of state are drawn.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture is drawn before anything asynchronous could end.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture is drawn before anything asynchronous could end.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Never runs its action: a still picture is drawn before anything asynchronous could end.
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Never runs its action in a still picture.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Never runs its action: nothing leaves a still picture.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}
