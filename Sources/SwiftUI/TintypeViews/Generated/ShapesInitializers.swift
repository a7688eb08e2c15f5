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

extension ConcentricRectangle {
  /// Creates a rectangle with one style for the upper corners and one for the lower ones.
  public nonisolated init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric) { self.init(topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners) }
  /// Creates a rectangle with one style for the lower corners.
  public nonisolated init(uniformBottomCorners: Edge.Corner.Style) { self.init(uniformTopCorners: .concentric, uniformBottomCorners: uniformBottomCorners) }
  /// Creates a rectangle with one style for the upper corners, and others below.
  @_disfavoredOverload public nonisolated init(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) { self.init(topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner) }
  /// Creates a rectangle with one style for the lower corners, and others above.
  @_disfavoredOverload public nonisolated init(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric) { self.init(topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners) }
  /// Creates a rectangle with one style for the leading corners and one for the trailing ones.
  public nonisolated init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style = .concentric) { self.init(topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners) }
  /// Creates a rectangle with one style for the trailing corners.
  public nonisolated init(uniformTrailingCorners: Edge.Corner.Style) { self.init(uniformLeadingCorners: .concentric, uniformTrailingCorners: uniformTrailingCorners) }
  /// Creates a rectangle with one style for the leading corners, and others at the trailing side.
  @_disfavoredOverload public nonisolated init(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) { self.init(topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner) }
  /// Creates a rectangle with one style for the trailing corners, and others at the leading side.
  @_disfavoredOverload public nonisolated init(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric) { self.init(topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners) }
}
