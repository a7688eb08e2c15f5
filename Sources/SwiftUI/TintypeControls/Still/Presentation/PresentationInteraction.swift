/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The platform decides by what is in the sheet.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// Changes nothing: nobody swipes on a still picture.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Changes nothing: nobody takes a sheet away from a still picture.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
