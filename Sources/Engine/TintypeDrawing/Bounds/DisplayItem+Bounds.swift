/// Where items may leave ink: a little more at times, never less.
///
/// All rectangles are in the coordinates of the item; null where nothing is drawn or a coordinate is
/// not a finite number, in which case the item is left out of the picture.
extension DisplayItem {
  /// The bounds of the item.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.finiteBounds
    case .stroke(let path, _, let style): path.strokeBounds(style)
    case .glyphs(let run): run.bounds
    case .image(let drawing): drawing.frame.finite
    case .group(let group): group.bounds
    }
  }

  /// The bounds of all items together; null for none.
  package static func bounds(of items: [DisplayItem]) -> CGRect {
    items.reduce(.null) { $0.union($1.bounds) }
  }
}

extension DisplayGroup {
  /// Whether the group has to be drawn apart before it meets what is below.
  package var needsLayer: Bool {
    opacity < 1 || blendMode != .normal || hasPixelEffects || mask != nil || isIsolated
  }

  /// Whether pixels are changed by their neighbors or their colors.
  package var hasPixelEffects: Bool { blurRadius > 0 || shadow != nil || !filters.isEmpty }

  /// The bounds in the coordinates around the group.
  package var bounds: CGRect {
    guard transform.isFinite else { return .null }
    let inner = innerBounds
    return inner.isNull ? .null : inner.applying(transform).finite
  }

  /// The bounds of the blurred, cut and shadowed items, before the transform.
  package var innerBounds: CGRect {
    let box = cutBounds
    guard let shadow, !box.isNull else { return box }
    let reach = Gaussian.reach(shadow.radius)
    return box.union(box.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.x, dy: shadow.y))
      .finite
  }

  /// The bounds of the blurred and cut items, before shadow and transform.
  package var cutBounds: CGRect {
    var box = DisplayItem.bounds(of: items)
    guard !box.isNull else { return .null }
    if blurRadius > 0 {
      let reach = Gaussian.reach(blurRadius)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    if let clip { box = box.common(with: clip.path.finiteBounds) }
    return box.finite
  }
}
