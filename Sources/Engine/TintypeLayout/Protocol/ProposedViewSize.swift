/// The size that a parent proposes a child.
///
/// Each component stands alone. A number proposes that length; three values have a meaning:
/// - **zero** asks for the child's minimum,
/// - **infinity** asks for its maximum,
/// - **unspecified** (nil) asks for its ideal length.
///
/// The child answers with a size of its own, which the parent has to accept.
public struct ProposedViewSize: Sendable, Hashable, CustomStringConvertible {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from its components.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal that proposes a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposed size, with replacements for the components that are nil.
  ///
  /// - Parameter size: the replacements, 10 by 10 points by default, as in SwiftUI.
  /// - Returns: a size without unspecified components.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The components as people write them, such as `320 x nil`.
  public var description: String {
    func text(_ value: CGFloat?) -> String { value.map(LayoutNumber.text) ?? "nil" }
    return "\(text(width)) x \(text(height))"
  }
}
