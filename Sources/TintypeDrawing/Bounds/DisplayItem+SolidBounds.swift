/// Where items are seen as more than the faint edge of a blur or a shadow, in the coordinates of the item; null where
/// nothing is.
extension DisplayItem {
  /// The bounds of what is seen of the item, without the room of its blurs and shadows.
  package var solidBounds: CGRect {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      paint.simplified == nil ? .null : bounds
    case .glyphs, .image: bounds
    case .group(let group): group.solidBounds
    }
  }

  /// The bounds of what is seen of all items together; null for none.
  package static func solidBounds(of items: [DisplayItem]) -> CGRect {
    items.reduce(.null) { $0.union($1.solidBounds) }
  }
}

extension DisplayGroup {
  /// The bounds of what is seen of the group, in the coordinates around it.
  package var solidBounds: CGRect {
    guard transform.isFinite, opacity > 0 else { return .null }
    var box = DisplayItem.solidBounds(of: items)
    if let clip, !box.isNull { box = box.intersection(clip.path.finiteBounds) }
    if let mask, !box.isNull { box = box.intersection(DisplayItem.solidBounds(of: mask)) }
    guard !box.isNull else { return .null }
    // What is scaled to nothing is not seen, wherever it was moved.
    let moved = box.applying(transform).finite
    return moved.width > 0 && moved.height > 0 ? moved : .null
  }
}
