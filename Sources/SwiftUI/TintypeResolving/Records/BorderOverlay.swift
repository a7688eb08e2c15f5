/// Lines around the bounds of views, over the picture; the layout does not change.
public struct BorderOverlay: Sendable, Hashable {
  /// Which views get a line.
  public enum Selection: Sendable, Hashable {
    /// None.
    case none
    /// Images, texts, frames and the device.
    case article
    /// All, colored by depth.
    case all
  }

  /// Which views get a line.
  public var selection: Selection
  /// The width of a line, in points, rounded down to whole pixels; a line stands out of the bounds by a point.
  public var lineWidth: CGFloat
  /// Whether the size of each view is written beside it.
  public var showsSizes: Bool
  /// Whether texts show their baselines and line boxes.
  public var showsBaselines: Bool

  /// Creates an overlay.
  public init(
    _ selection: Selection, lineWidth: CGFloat = 1.5, showsSizes: Bool = false,
    showsBaselines: Bool = false
  ) {
    self.selection = selection
    self.lineWidth = lineWidth
    self.showsSizes = showsSizes
    self.showsBaselines = showsBaselines
  }

  /// No lines.
  public static let none = BorderOverlay(.none)
  /// Images red, texts yellow, frames green, the device gray: the convention of layout articles.
  public static let article = BorderOverlay(.article)
  /// Every view, colored by depth.
  public static let all = BorderOverlay(.all)

  /// The overlay with the size of each view written beside it.
  public func showingSizes(_ isShown: Bool = true) -> BorderOverlay {
    var copy = self
    copy.showsSizes = isShown
    return copy
  }

  /// The overlay with the baselines and line boxes of texts.
  public func showingBaselines(_ isShown: Bool = true) -> BorderOverlay {
    var copy = self
    copy.showsBaselines = isShown
    return copy
  }
}
