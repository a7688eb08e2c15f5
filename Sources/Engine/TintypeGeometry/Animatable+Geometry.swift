/// The parts of two numbers.
private func pair(_ first: CGFloat, _ second: CGFloat) -> AnimatablePair<CGFloat, CGFloat> {
  AnimatablePair(first, second)
}

extension Double: Animatable {
  /// The number.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat: Animatable {
  /// The number.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint: Animatable {
  /// The coordinates, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { pair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The sides, in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { pair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The corner and the sides, in points.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension UnitPoint: Animatable {
  /// The coordinates, in parts of a side.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { pair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

extension EdgeInsets: Animatable {
  /// The insets in points: top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, pair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension StrokeStyle: Animatable {
  /// The width of the line, the limit of its miters, and where its dashes begin, in points.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, pair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
