// Made of Fixtures/Names/TintypeControls/Enumerations.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// Where an accessory of a tab view stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of a bar that somebody's scrolling made small.
  case inline
  /// Above the bar, as in every still picture.
  case expanded
}

/// Whether a part of a view shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The view that reads it decides.
  case automatic
  /// Yes.
  case visible
  /// No.
  case hidden
}

/// The place of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, by shares of its bounds.
  case point(UnitPoint)
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a text field looks.
@_documentation(visibility: internal) public enum TextFieldLook: Hashable, Sendable {
  /// The text alone.
  case plain
  /// The text in a border with round corners.
  case roundedBorder
}

/// How the columns of a split view share the space.
@_documentation(visibility: internal) public enum SplitViewLook: Hashable, Sendable {
  /// The platform decides by the space that there is.
  case automatic
  /// Side by side.
  case balanced
  /// The detail keeps its size, and the others lie over it.
  case prominentDetail
}

/// How a date picker looks.
@_documentation(visibility: internal) public enum DatePickerLook: Hashable, Sendable {
  /// Pills of text.
  case compact
  /// Wheels.
  case wheel
  /// A month with its days.
  case graphical
}

/// How a picker looks.
@_documentation(visibility: internal) public enum PickerLook: Hashable, Sendable {
  /// A menu.
  case automatic
  /// The chosen value with a mark that opens a menu.
  case menu
  /// All values side by side.
  case segmented
  /// All values on a wheel.
  case wheel
  /// All values as rows of the list around.
  case inline
  /// The chosen value in a row that leads to a screen of all values.
  case navigationLink
}

extension UIView {
  /// How content fills a view of another shape.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// Whole.
    case scaleAspectFit
    /// Cut.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
  }
}
