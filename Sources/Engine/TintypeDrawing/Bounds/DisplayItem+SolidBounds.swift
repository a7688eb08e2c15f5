/// Where items are seen as more than the faint edge of a blur or a shadow, as near as to a part of a point; null where
/// nothing is.
///
/// Other bounds are larger at times, since they are asked for each item that is drawn: those of
/// lines have space for the longest tip, those of text for the widest glyph. A picture that grew by
/// them would be larger than what it shows.
extension DisplayItem {
  /// The bounds of what is seen of the item, in its coordinates.
  package var solidBounds: CGRect { DisplayItem.solidBounds(of: [self]) }

  /// The bounds of what is seen of all items together.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - transform: from their coordinates to those of the bounds.
  /// - Returns: the bounds, or null for none.
  package static func solidBounds(
    of items: [DisplayItem], _ transform: CGAffineTransform = .identity
  ) -> CGRect {
    // What is inside of the others anyway need not be looked at closely.
    items.reduce(.null) { box, item in
      let most = item.bounds
      guard !most.isNull, !box.contains(most.moved(by: transform)) else { return box }
      return box.union(item.solidBounds(transform))
    }
  }

  private func solidBounds(_ transform: CGAffineTransform) -> CGRect {
    switch self {
    case .fill(let path, let paint, _):
      guard paint.simplified != nil else { return .null }
      let box = path.seenBounds(transform)
      return box.width > 0 && box.height > 0 ? box : .null
    case .stroke(let path, let paint, let style):
      guard paint.simplified != nil, !path.strokeBounds(style).isNull else { return .null }
      return path.strokedPath(style.drawable).seenBounds(transform)
    case .glyphs(let run): return run.solidBounds(transform)
    case .image(let drawing):
      return drawing.opacity > 0 ? drawing.frame.moved(by: transform).finite : .null
    case .group(let group): return group.solidBounds(transform)
    }
  }
}

extension DisplayGroup {
  fileprivate func solidBounds(_ outer: CGAffineTransform) -> CGRect {
    guard transform.isFinite, opacity > 0 else { return .null }
    let transform = transform.concatenating(outer)
    var box = DisplayItem.solidBounds(of: items, transform)
    if let clip { box = box.common(with: clip.path.seenBounds(transform)) }
    if let mask, !box.isNull {
      box = box.common(with: DisplayItem.solidBounds(of: mask, transform))
    }
    // What is scaled to nothing is not seen, wherever it was moved.
    guard box.finite.width > 0, box.height > 0 else { return .null }
    guard let shadow, shadow.color.clamped.alpha > 0 else { return box }
    let shift = CGSize(width: shadow.x, height: shadow.y).applying(transform)
    // `union` leaves out what is not finite.
    return box.union(box.offsetBy(dx: shift.width, dy: shift.height).finite)
  }
}

extension Path {
  /// The box around the path where it is drawn; null where a coordinate is not a finite number.
  ///
  /// Points that only pull curves are not in it.
  fileprivate func seenBounds(_ transform: CGAffineTransform) -> CGRect {
    let box = finiteBounds
    guard !box.isNull else { return .null }
    if rectangle != nil, transform.isUpright { return box.moved(by: transform).finite }
    let pieces = applying(transform).flattened()
    return pieces.reduce(CGRect.null) { $0.union(CGRect(around: $1.points)) }.finite
  }
}

extension GlyphRun {
  /// The box around the outlines and the pictures of the glyphs.
  fileprivate func solidBounds(_ transform: CGAffineTransform) -> CGRect {
    guard hasDrawableSize, origin.x.isFinite, origin.y.isFinite, paint.simplified != nil else {
      return .null
    }
    let pictures = colorDrawings.reduce(CGRect.null) {
      $0.union($1.frame.moved(by: transform).finite)
    }
    return drawableGlyphs.reduce(pictures) { box, glyph in
      let placement = CGAffineTransform(
        size, 0, 0, size, origin.x + glyph.position.x, origin.y + glyph.position.y)
      return box.union(font.outline(of: glyph.id).seenBounds(placement.concatenating(transform)))
    }
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles become upright ones of the same sides.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension CGRect {
  /// The smallest rectangle around points; null for none.
  fileprivate init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (x0, x1, y0, y1) = (first.x, first.x, first.y, first.y)
    for point in points {
      (x0, x1) = (min(x0, point.x), max(x1, point.x))
      (y0, y1) = (min(y0, point.y), max(y1, point.y))
    }
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
