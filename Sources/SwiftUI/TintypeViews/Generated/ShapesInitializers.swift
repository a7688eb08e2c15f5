// Made of Fixtures/Names/TintypeViews/ShapesInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension RoundedRectangle {
  /// Creates a rectangle with round corners, radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
}

extension UnevenRoundedRectangle {
  /// Creates a rectangle from its radii, in points.
  public nonisolated init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) { self.init(cornerRadii: RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style) }
}

extension RoundedRectangularShapeCorners {
  /// Creates corners of one style.
  public init(all style: Edge.Corner.Style) { self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style) }
}
