// Made of Fixtures/Names/TintypeControls/Widgets.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How large a widget is and where it stands.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares, on a tablet.
  case systemExtraLarge
  /// A small circle of a watch's face or a locked screen.
  case accessoryCircular
  /// A small rectangle there.
  case accessoryRectangular
  /// A line of text there.
  case accessoryInline
  /// A corner of a watch's face.
  case accessoryCorner
}
