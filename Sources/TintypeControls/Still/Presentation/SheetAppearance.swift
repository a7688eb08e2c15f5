/// How a sheet lets what is below it be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// The platform decides by how high the sheet stands.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// Yes.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// No.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// Up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
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

/// What a sheet becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The platform decides by the room that there is.
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

/// How wide a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// The platform decides by what is in the sheet.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As a form.
  public static let form = PresentationSizing(name: "form")
  /// As a page.
  public static let page = PresentationSizing(name: "page")
  /// As its content.
  public static let fitted = PresentationSizing(name: "fitted")
}

extension View {
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")
  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction")
  }
  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height")
  }
}

extension View {
  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    self
  }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: a still picture shows no sheets.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
}
