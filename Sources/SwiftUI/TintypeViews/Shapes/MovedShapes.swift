// Each takes the whole proposal, whatever the shape inside does: `Rules/Proposals#Circles`.

/// A shape that is shifted.
public nonisolated struct OffsetShape<Content: Shape>: Shape, PassingView {
  /// The shape that is shifted.
  public var shape: Content
  /// The shift, in points.
  public var offset: CGSize

  /// Shifts a shape, in points.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The shifted outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape that is turned about a point of its frame.
public nonisolated struct RotatedShape<Content: Shape>: Shape, PassingView {
  /// The shape that is turned.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Turns a shape, clockwise.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(turn.about(anchor.point(in: rect)))
  }
}

/// A shape that is scaled about a point of its frame.
public nonisolated struct ScaledShape<Content: Shape>: Shape, PassingView {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Scales a shape by a factor on each axis.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(scaling.about(anchor.point(in: rect)))
  }
}

/// A shape that is changed by a transform.
public nonisolated struct TransformedShape<Content: Shape>: Shape, PassingView {
  /// The shape that is changed.
  public var shape: Content
  /// The change.
  public var transform: CGAffineTransform

  /// Changes a shape by a transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The changed outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller and shifted, in points.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape made smaller and turned, in points.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
