// Made of Fixtures/Names/TintypeControls/OptionSets.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// How the size of a screen follows its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that is asked for by what presents it.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that its view asks for.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
  /// Hour, minute and second, as a watch has them; seconds are left out here.
  public static let hourMinuteAndSecond = hourAndMinute
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top and left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top and right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom and left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom and right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension UIControl {
  /// What a control is at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
  }
}

/// How the rows of a collection may be changed.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows may be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows may be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Rows may be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}
