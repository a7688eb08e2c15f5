package import TintypeDrawing

/// A shadow of what is painted, as a style of its paint adds it.
package struct PaintShadow {
  /// The color, the blur and the shift.
  package var shadow: DropShadow
  /// Whether it falls into what is painted, and not below it.
  package var isInner: Bool

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - shadow: the color, the blur and the shift.
  ///   - isInner: whether it falls into what is painted, and not below it.
  package init(shadow: DropShadow, isInner: Bool) {
    self.shadow = shadow
    self.isInner = isInner
  }

  func opacity(_ factor: Double) -> PaintShadow {
    var copy = self
    copy.shadow.color = shadow.color.opacity(factor)
    return copy
  }

  /// Items with the shadow.
  func added(to items: [DisplayItem]) -> DisplayItem {
    guard isInner else { return .group(DisplayGroup(items: items, shadow: shadow)) }
    let bounds = DisplayItem.bounds(of: items)
    guard !bounds.isNull else { return .group(DisplayGroup(items: items)) }
    let cover = DisplayGroup(items: [outside(of: items, bounds)], blurRadius: shadow.radius)
    return .group(
      DisplayGroup(items: items + [.group(DisplayGroup(items: [.group(cover)], mask: items))]))
  }

  /// The shadow's color wherever the moved items are not.
  private func outside(of items: [DisplayItem], _ bounds: CGRect) -> DisplayItem {
    let reach = Gaussian.reach(shadow.radius) + max(abs(shadow.x), abs(shadow.y)) + 1
    let cover = Path(bounds.insetBy(dx: -reach, dy: -reach))
    let move = CGAffineTransform(translationX: shadow.x, y: shadow.y)
    if items.count == 1, case .fill(let path, _, let style) = items[0] {
      // A path can be cut out as one, which every format can draw.
      let hole = path.applying(move)
      return .fill(
        cover.subtracting(hole, eoFill: style.isEOFilled), .color(shadow.color), FillStyle())
    }
    let hole = DisplayGroup(items: items, transform: move, blendMode: .destinationOut)
    return .group(
      DisplayGroup(
        items: [.fill(cover, .color(shadow.color.opaque), FillStyle()), .group(hole)],
        opacity: shadow.color.alpha, isIsolated: true))
  }
}
