/// What a presentation becomes where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The platform decides: a popover becomes a sheet on a phone.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing else.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// Sets what the presentation around becomes where there is little space.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the presentation around becomes where there is little space across, and where there
  /// is little down; the second counts where there is little of both, as on phones on their side.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    changingPresentation {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}
