/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  private init(key: AlignmentKey) { self.key = key }

  /// Creates the guide of a key that the engine holds.
  init(storedKey key: AlignmentKey) { self.init(key: key) }

  /// Creates the guide of an identifier.
  public init(_ id: any AlignmentID.Type) { key = .custom(id, axis: .horizontal) }

  /// The side where reading starts.
  public static let leading = HorizontalAlignment(key: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(key: .trailing)

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the separator below a list's row starts: by default where the row's texts do.
  public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
  /// How far the widest word of a text reaches.
  package static let widestWord = HorizontalAlignment(key: .widestWord)
  /// Where the separator below a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  private init(key: AlignmentKey) { self.key = key }

  /// Creates the guide of a key that the engine holds.
  init(storedKey key: AlignmentKey) { self.init(key: key) }

  /// Creates the guide of an identifier.
  public init(_ id: any AlignmentID.Type) { key = .custom(id, axis: .vertical) }

  /// The upper side.
  public static let top = VerticalAlignment(key: .top)
  /// The middle.
  public static let center = VerticalAlignment(key: .verticalCenter)
  /// The lower side.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// The baseline of the first line of text; the lower side of views without text.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// The baseline of the last line of text; the lower side of views without text.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middles of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
