/// What starts renaming; nothing in a still picture.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// What starts renaming what is around; nil in a still picture.
  public var rename: RenameAction? { nil }
}

extension View {
  /// Never runs its action: nobody renames anything in a still picture.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
}
