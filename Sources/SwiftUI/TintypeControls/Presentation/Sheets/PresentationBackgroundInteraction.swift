/// How a presentation lets what is below it be used; what can be used is not dimmed.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Rule: Hashable, Sendable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
  let rule: Rule
  /// The platform decides: no.
  public static let automatic = PresentationBackgroundInteraction(rule: .automatic)
  /// Yes.
  public static let enabled = PresentationBackgroundInteraction(rule: .enabled)
  /// No.
  public static let disabled = PresentationBackgroundInteraction(rule: .disabled)
  /// While a sheet is not higher than this.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(rule: .upThrough(detent))
  }
}

extension View {
  /// Sets whether what is below the presentation around can be used; then it is not dimmed.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    changingPresentation { $0.interaction = interaction }
  }
}
