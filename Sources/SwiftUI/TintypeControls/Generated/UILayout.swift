// Made of Fixtures/Names/TintypeControls/UILayout.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// A rule of UIKit's layout: nothing of UIKit's is laid out.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Hashable, Sendable {
    /// Along a line.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// How two sides of a rule compare.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }
  /// What a rule is about.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  }
  /// How rules in words are read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 0)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 1)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 2)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 3)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 4)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 5)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 7)
  }
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority.required
  public var isActive = false
  public var identifier: String?
  public override init() { super.init() }
  public convenience init(item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute, multiplier: CGFloat, constant: CGFloat) { self.init(); self.constant = constant }
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
  public static func constraints(withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] { [] }
}

/// A side of a view, to make rules of.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
  internal func rule(_ constant: CGFloat) -> NSLayoutConstraint { let rule = NSLayoutConstraint(); rule.constant = constant; return rule }
}

/// A side across.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { rule(0) }
}

/// A side down.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { rule(0) }
}

/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { rule(constant) }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { rule(constant) }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { rule(constant) }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint { rule(constant) }
}

extension UIView {
  @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  @preconcurrency @MainActor public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  @preconcurrency @MainActor public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  @preconcurrency @MainActor public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  @preconcurrency @MainActor public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  @preconcurrency @MainActor public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  @preconcurrency @MainActor public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}

/// A rectangle to make rules of.
@preconcurrency @MainActor public class UILayoutGuide: NSObject {
  public var identifier = ""
  public var layoutFrame: CGRect { .zero }
  public weak var owningView: UIView?
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// Where the keyboard is; nowhere.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
}
