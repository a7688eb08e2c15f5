/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, GreedyShape, PassingView {
  /// Creates a rectangle.
  public nonisolated init() {}
  /// The whole frame.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, GreedyShape, PassingView {
  /// The lengths of the corners, in points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptic corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The frame with round corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle made smaller, its corners with it, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style), amount: amount)
  }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, GreedyShape, PassingView {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The shape of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from its radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// The frame with round corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle made smaller, its corners with it, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    let radii = RectangleCornerRadii(
      topLeading: smaller(cornerRadii.topLeading),
      bottomLeading: smaller(cornerRadii.bottomLeading),
      bottomTrailing: smaller(cornerRadii.bottomTrailing),
      topTrailing: smaller(cornerRadii.topTrailing))
    return Inset(base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }
}

/// A circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape, PassingView {
  /// Creates a circle.
  public nonisolated init() {}
  /// The largest circle in the middle of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The shorter side of the proposal on both axes, with 10 points for nil.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  /// The circle made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape, GreedyShape, PassingView {
  /// Creates an ellipse.
  public nonisolated init() {}
  /// The ellipse inside the frame.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, GreedyShape, PassingView {
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The frame with the roundest corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// The capsule made smaller, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

/// A shape drawn in a smaller rectangle.
nonisolated struct Inset<Base: Shape>: InsettableShape, PassingView {
  let base: Base
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    // A rectangle smaller than the inset leaves a line in its middle, not an inside-out one.
    let dx = min(amount, rect.width / 2)
    let dy = min(amount, rect.height / 2)
    return base.path(in: rect.insetBy(dx: dx, dy: dy))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  nonisolated func inset(by more: CGFloat) -> Inset<Base> {
    Inset(base: base, amount: amount + more)
  }
}

extension Path: Shape, PassingView {
  /// The path as it is, whatever the frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
