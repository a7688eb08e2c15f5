import TintypeGeometry

/// A rectangle along an axis and across it.
extension CGRect {
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }
  func middle(_ axis: Axis) -> CGFloat { axis == .horizontal ? midX : midY }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
