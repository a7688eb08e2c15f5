// Made of Fixtures/Names/TintypeNames/Presentation.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Very.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
}

/// How something presented shows through what is before it.
public struct PresentationBreakthroughEffect: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = PresentationBreakthroughEffect(name: "automatic")
  /// Not at all.
  public static let none = PresentationBreakthroughEffect(name: "none")
  /// A little.
  public static let subtle = PresentationBreakthroughEffect(name: "subtle")
  /// Much.
  public static let prominent = PresentationBreakthroughEffect(name: "prominent")
}

extension View {
  /// Changes nothing: dialogs of iOS have no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Changes nothing: serious dialogs of iOS look as all do.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Changes nothing: dialogs of iOS cannot be switched off.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Changes nothing: dialogs of iOS cannot be switched off.
  public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// Changes nothing: dialogs of iOS cannot be switched off.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// Changes nothing: dialogs of iOS cannot be switched off.
  @_disfavoredOverload public nonisolated func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
  /// Changes nothing: nobody closes a still picture.
  public nonisolated func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View { self }
  /// Changes nothing: nobody closes a still picture.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Changes nothing: nothing is before a still picture.
  public nonisolated func presentationBreakthroughEffect(_ effect: PresentationBreakthroughEffect) -> some View { self }
  /// Changes nothing: nobody ends a still picture.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}

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
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Changes nothing: nobody takes a sheet away from a still picture.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
