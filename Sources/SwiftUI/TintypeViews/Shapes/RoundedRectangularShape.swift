/// A rectangle that says how round its corners are, so that what stands inside can follow them.
public protocol RoundedRectangularShape: InsettableShape {
  /// The corners.
  ///
  /// - Parameter size: the size of the rectangle, in points; nil where it is not known.
  /// - Returns: nil where nothing can be said of them.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension RoundedRectangularShape {
  /// How round the corners of a rectangle are.
  public typealias Corners = RoundedRectangularShapeCorners
}

/// How round the corners of a rectangle are.
public nonisolated struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top where reading starts.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top where reading ends.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom where reading starts.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom where reading ends.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners of their own styles.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// As round as the container's corners allow.
  public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
  /// As round as the container's corners allow, and at least as round as another style.
  public static func concentric(minimum: Edge.Corner.Style?) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }
  /// Of a radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  /// Creates corners of radii, in points.
  init(_ radii: RectangleCornerRadii) {
    self.init(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }

  /// The radii, in points.
  ///
  /// - Parameters:
  ///   - around: the radii that share their middles with the container's.
  ///   - amount: by how much the rectangle was made smaller.
  /// - Returns: those of all four corners.
  func radii(
    around: RectangleCornerRadii = RectangleCornerRadii(), inset amount: CGFloat = 0
  ) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(around.topLeading, amount),
      bottomLeading: bottomLeading.radius(around.bottomLeading, amount),
      bottomTrailing: bottomTrailing.radius(around.bottomTrailing, amount),
      topTrailing: topTrailing.radius(around.topTrailing, amount))
  }
}

extension Edge {
  /// The corners of a rectangle.
  public nonisolated struct Corner: Hashable, Sendable {
    /// How round a corner is; a number is a radius in points.
    public nonisolated struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
      ExpressibleByIntegerLiteral
    {
      private var fixed: CGFloat?
      private var least: CGFloat = 0

      private init(fixed: CGFloat? = nil, least: CGFloat = 0) {
        self.fixed = fixed
        self.least = least
      }

      /// Creates a corner of a radius, in points.
      public init(floatLiteral value: Double) { self.init(fixed: CGFloat(value)) }
      /// Creates a corner of a radius, in points.
      public init(integerLiteral value: Int) { self.init(fixed: CGFloat(value)) }

      /// As round as the container's corner allows.
      public static let concentric = Style()
      /// As round as the container's corner allows, and at least as round as another style; nil for any.
      public static func concentric(minimum: Style?) -> Style {
        Style(least: minimum?.radius(0, 0) ?? 0)
      }
      /// Of a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(fixed: radius) }

      /// The radius, in points.
      ///
      /// - Parameters:
      ///   - concentric: the radius that shares its middle with the container's.
      ///   - amount: by how much the rectangle was made smaller.
      /// - Returns: the radius, 0 for a square corner.
      fileprivate func radius(_ concentric: CGFloat, _ amount: CGFloat) -> CGFloat {
        max(0, fixed.map { $0 - amount } ?? max(concentric, least - amount))
      }
    }
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of its radius, no rounder than the sides allow.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    let sides = size ?? CGSize(width: CGFloat.infinity, height: .infinity)
    return .fixed(
      min(cornerSize.width, cornerSize.height, sides.width / 2, sides.height / 2))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners of its radii.
  public nonisolated func corners(in size: CGSize?) -> Corners? { Corners(cornerRadii) }
}

extension Capsule: RoundedRectangularShape {
  /// Corners of half the shorter side; nil where that is not known.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Corners of half the shorter side; nil where that is not known, or where the sides are not the same.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.flatMap { $0.width == $0.height ? .fixed($0.width / 2) : nil }
  }
}
