/// Lengths of sheets of iOS 26, in points, by `Rules/Presentations#Sheets`.
enum SheetMetrics {
  /// The least space above a large sheet: what the status bar takes where that is more.
  static let largeTop: CGFloat = 31
  /// The radius of the corners.
  static let radius: CGFloat = 39
  /// The handle.
  static let grabber = CGSize(width: 36, height: 5)
  /// The space above the handle.
  static let grabberTop: CGFloat = 5
  /// The size of a sheet for forms on a large screen.
  static let form = CGSize(width: 540, height: 620)
  /// The size of a sheet as large as a page; it is cut to the window.
  static let page = CGSize(width: 704, height: 2000)
  /// The least space around a sheet on a large screen.
  static let margin: CGFloat = 44
  /// The space above the bar's items of a screen in a sheet.
  static let barTop: CGFloat = 16
  /// How dark the screen below is, light and dark.
  static let dimming: (light: Double, dark: Double) = (0.2, 0.48)
}

/// Where a sheet stands in a window with little space across.
struct SheetPosition {
  /// The sheet, in the window's coordinates.
  var frame: CGRect
  /// Whether it stands off the window's edges.
  var isFloating: Bool
  /// The part of it that the system covers below, in points.
  var bottomInset: CGFloat

  /// The position for the settings of its views.
  init(
    _ settings: PresentationSettings, in window: PresentationWindow,
    environment: EnvironmentValues
  ) {
    let top = max(window.safeArea.top, SheetMetrics.largeTop)
    let bottom = window.safeArea.bottom
    let large = max(0, window.size.height - top)
    let lengths = environment.generation.sheets
    let context = PresentationDetent.Context(
      maxDetentValue: max(0, large - bottom), environment: environment)

    /// The height of the sheet and of the space below it.
    func height(_ detent: PresentationDetent) -> CGFloat {
      let height: CGFloat =
        switch detent.value {
        case .large: large
        case .medium: window.size.height * lengths.mediumShare
        case .fraction(let share): context.maxDetentValue * share + bottom
        case .height(let height): height + bottom
        case .custom: detent.customHeight(in: context).map { $0 + bottom } ?? large
        }
      return height.isFinite ? min(max(height, 0), large) : large
    }
    let lowest = settings.detents.map(height).min() ?? large
    let wanted = settings.selection.map(height) ?? lowest
    isFloating = wanted < large
    let inset = isFloating ? lengths.inset : 0
    frame = CGRect(
      x: inset, y: window.size.height - wanted, width: max(0, window.size.width - 2 * inset),
      height: max(0, wanted - inset))
    bottomInset = max(0, bottom - inset)
  }
}

extension PresentationSettings {
  /// Whether the handle shows: by default where the sheet may have several heights.
  var showsGrabber: Bool {
    switch dragIndicator {
    case .automatic: detents.count > 1
    case .visible: true
    case .hidden: false
    }
  }

  /// Whether the screen below is dimmed.
  func dims(_ window: PresentationWindow, environment: EnvironmentValues) -> Bool {
    switch interaction.rule {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .upThrough(let limit):
      var highest = self
      highest.detents = [limit]
      highest.selection = limit
      let own = SheetPosition(self, in: window, environment: environment).frame.height
      return own > SheetPosition(highest, in: window, environment: environment).frame.height + 0.5
    }
  }
}
