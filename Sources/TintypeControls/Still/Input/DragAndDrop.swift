extension View {
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}
