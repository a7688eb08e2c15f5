import TintypeDrawing
import TintypeGeometry

/// Rewrites what is drawn by modes that a PDF lacks: it has those of W3C's Compositing, but none that erases, adds, or
/// goes below what is there (ISO 32000-1, 11.3.5).
///
/// Cairo writes such modes as knockout groups, which MuPDF and poppler's Splash pass over, or as other modes.
enum PDFModes {
  /// The same picture without these modes.
  ///
  /// What erases by a plain shape becomes a clip around it, and what goes below is drawn first. Where a mode asks for
  /// the pixels that it meets, all that is drawn up to there becomes a picture.
  static func replaced(in items: [DisplayItem]) -> [DisplayItem] {
    guard items.contains(where: usesForeignMode) else { return items }
    return items.reduce(into: []) { result, item in
      guard case .group(var group) = item, usesForeignMode(item) else { return result.append(item) }
      if let shape = erasingShape(of: item) {
        result = outside(of: shape, result)
      } else if group.blendMode == .destinationOver {
        group.blendMode = .normal
        result =
          replaced(in: [.group(group)]) + [.group(DisplayGroup(items: result, isIsolated: true))]
      } else if reachesBelow(item) {
        // A filter, though one that changes nothing, makes pixels of what it is applied to.
        result = [.group(DisplayGroup(items: result + [item], filters: [.brightness(0)]))]
      } else {
        group.items = replaced(in: group.items)
        group.mask = group.mask.map(replaced)
        result.append(.group(group))
      }
    }
  }

  /// Whether an item is, or holds, a group of such a mode.
  private static func usesForeignMode(_ item: DisplayItem) -> Bool {
    guard case .group(let group) = item else { return false }
    return isForeign(group.blendMode) || group.items.contains(where: usesForeignMode)
      || group.mask?.contains(where: usesForeignMode) == true
  }

  /// Whether an item changes what is below it by such a mode.
  private static func reachesBelow(_ item: DisplayItem) -> Bool {
    guard case .group(let group) = item else { return false }
    return isForeign(group.blendMode)
      || (!group.needsLayer && group.items.contains(where: reachesBelow))
  }

  private static func isForeign(_ mode: CompositeOperation) -> Bool {
    switch mode {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      false
    case .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker, .plusLighter: true
    }
  }

  /// The shape that an item cuts out of what is below: an opaque, convex one, whose outside is a path.
  private static func erasingShape(of item: DisplayItem, isErasing: Bool = false) -> Path? {
    switch item {
    case .fill(let path, .color(let color), _):
      return isErasing && color.alpha >= 1 && path.isConvex ? path : nil
    case .group(let group):
      let isErasing = isErasing || group.blendMode == .destinationOut
      guard group.items.count == 1, group.clip == nil, group.mask == nil, group.opacity >= 1,
        !group.hasPixelEffects, group.transform.isFinite,
        group.blendMode == (isErasing ? .destinationOut : .normal) || !group.needsLayer
      else { return nil }
      return erasingShape(of: group.items[0], isErasing: isErasing)?.applying(group.transform)
    case .fill, .stroke, .glyphs, .image: return nil
    }
  }

  /// Items where a shape is not.
  private static func outside(of shape: Path, _ items: [DisplayItem]) -> [DisplayItem] {
    let bounds = DisplayItem.bounds(of: items).union(shape.finiteBounds).finite
    guard !items.isEmpty, !bounds.isNull else { return items }
    var outside = Path(bounds.insetBy(dx: -1, dy: -1))
    outside.addPath(shape)
    let clip = DisplayGroup.Clip(path: outside, style: FillStyle(eoFill: true))
    return [.group(DisplayGroup(items: items, clip: clip))]
  }
}

extension Path {
  /// Whether the path is one subpath whose points, those that control curves among them, turn one way and once around.
  fileprivate var isConvex: Bool {
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let p):
        guard index == 0 else { return false }
        points.append(p)
      case .line(let p): points.append(p)
      case .quadCurve(let p, let q): points += [q, p]
      case .curve(let p, let c, let d): points += [c, d, p]
      case .closeSubpath: guard index == elements.count - 1 else { return false }
      }
    }
    let steps = zip(points, points.dropFirst() + points.prefix(1))
      .map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }.filter { abs($0.x) + abs($0.y) > 1e-9 }
    guard steps.count > 2 else { return false }
    let turns = zip(steps, steps.dropFirst() + steps.prefix(1)).map { $0.x * $1.y - $0.y * $1.x }
    let slack = 1e-6 * turns.reduce(0) { max($0, abs($1)) }
    guard turns.allSatisfy({ $0 >= -slack }) || turns.allSatisfy({ $0 <= slack }) else {
      return false
    }
    // Once around, each direction changes its sign twice.
    return [\CGPoint.x, \.y].allSatisfy { axis in
      let signs = steps.map { $0[keyPath: axis] }.filter { abs($0) > 1e-9 }.map { $0 > 0 }
      return zip(signs, signs.dropFirst() + signs.prefix(1)).count { $0 != $1 } <= 2
    }
  }
}
