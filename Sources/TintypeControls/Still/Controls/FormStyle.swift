/// The look of forms; all of them are lists in the grouped style.
public struct FormStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = FormStyle(name: "automatic")
  /// Grouped rows.
  public static let grouped = FormStyle(name: "grouped")
}

extension View {
  /// Changes nothing: all forms are lists in the grouped style.
  public nonisolated func formStyle(_ style: FormStyle) -> some View { self }
}
