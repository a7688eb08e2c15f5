/// A part of a shape's outline.
nonisolated struct TrimmedShape<Base: Shape>: Shape, PassingView {
  let base: Base
  let from: CGFloat
  let to: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

/// A shape drawn at a size of its own, at the upper leading corner.
nonisolated struct SizedShape<Base: Shape>: Shape, PassingView {
  let base: Base
  let size: CGSize
  /// The point of the frame and of the shape that fall on each other.
  var anchor = UnitPoint.topLeading
  nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return base.path(in: CGRect(origin: origin, size: size))
  }
}

/// The line along a shape's outline, as an outline of its own.
///
/// Only straight pieces are needed to decide the inside; joins and caps follow the style.
nonisolated struct StrokeShape<Base: Shape>: Shape, PassingView {
  let base: Base
  let style: StrokeStyle
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The part of the outline between two shares of its length.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: start, to: end)
  }

  /// The shape at a size of its own, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The shape at a size of its own, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape at a size of its own, in points, which has a point in common with the frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(base: self, size: size, anchor: anchor)
  }

  /// The shape at a size of its own, in points, which has a point in common with the frame.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape whose type is erased.
public nonisolated struct AnyShape: Shape, PassingView {
  private let base: any Shape
  /// Erases the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }
  /// The outline of the shape inside.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The size of the shape inside, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
