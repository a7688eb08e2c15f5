/// What the views of a presentation say of it.
struct PresentationSettings {
  /// The heights that a sheet may have; empty for a large one.
  var detents: Set<PresentationDetent> = []
  /// The height that was chosen; nil for the lowest.
  var selection: PresentationDetent?
  /// Whether the handle at the top shows.
  var dragIndicator = Visibility.automatic
  /// The radius of the corners, in points; nil for the platform's.
  var cornerRadius: CGFloat?
  /// What stands behind the content; nil for the platform's background.
  var background: AnyView?
  /// Whether what is below can be used, and is not dimmed.
  var interaction = PresentationBackgroundInteraction.automatic
  /// How large a sheet is where there is space.
  var sizing: (any PresentationSizing)?
  /// What it becomes where there is little space across.
  var horizontalAdaptation = PresentationAdaptation.automatic
  /// What it becomes where there is little space down.
  var verticalAdaptation = PresentationAdaptation.automatic
}

enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }
  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if value.detents.isEmpty {
      value.detents = next.detents
      value.selection = next.selection
    }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    if value.interaction == .automatic { value.interaction = next.interaction }
    value.sizing = value.sizing ?? next.sizing
    if value.horizontalAdaptation == .automatic {
      value.horizontalAdaptation = next.horizontalAdaptation
    }
    if value.verticalAdaptation == .automatic {
      value.verticalAdaptation = next.verticalAdaptation
    }
  }
}

extension View {
  /// Changes what the presentation around is told.
  nonisolated func changingPresentation(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self) { change(&$0) }
  }
}

extension PresentedContent {
  /// What a style becomes in a window: on upright phones a popover is a sheet, and where there is little
  /// space down both are covers, unless their views say otherwise.
  func adapted(
    _ style: Presentation.Style, in window: PresentationWindow
  ) -> Presentation.Style {
    let isPopover = if case .popover = style { true } else { false }
    let isSheet = if case .sheet = style { true } else { false }
    guard isPopover || isSheet, !window.isRegular || window.isShort else { return style }
    let chosen = window.isShort ? settings.verticalAdaptation : settings.horizontalAdaptation
    let usual: PresentationAdaptation = window.isShort ? .fullScreenCover : .sheet
    let adaptation = chosen == .automatic ? usual : chosen
    if adaptation == .fullScreenCover { return .cover }
    return adaptation == .sheet ? .sheet : style
  }
}
