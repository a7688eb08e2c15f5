import TintypeDrawing
import TintypeGeometry

/// Blurs of what is below, only where they change something.
///
/// The edges of screens that scroll are blurred, and mostly nothing has scrolled there: what is of one
/// color stays as it is.
extension CairoPainter {
  /// What is drawn of a group that does no more than blur what is below: the rows that change.
  ///
  /// - Parameters:
  ///   - group: the group.
  ///   - layer: what it is drawn on.
  ///   - state: what surrounds its items.
  /// - Returns: the clip with fewer rows, empty where none changes; the clip itself for other groups,
  ///   and where what is below is more than one layer.
  func changedRows(
    of group: DisplayGroup, on layer: RasterLayer, _ state: State
  ) -> PixelArea {
    guard layer.outer == nil, let (path, radius) = group.blurOfWhatIsBelow else {
      return state.clip
    }
    let deviation = radius * state.transform.meanScale
    let reach = Gaussian.reach(pixels: deviation)
    let area = PixelArea(touchedBy: placed(path.finiteBounds, state)).intersection(state.clip)
    let seen = area.outset(by: reach).intersection(layer.area)
    guard !area.isEmpty, !seen.isEmpty else { return area }
    var changed = area
    changed.y0 = max(area.y0, layer.firstRowOfAnotherColor(in: seen, from: seen.y0, by: 1) - reach)
    guard changed.y0 < area.y1 else { return PixelArea(x0: 0, y0: 0, x1: 0, y1: 0) }
    changed.y1 = min(
      area.y1, layer.firstRowOfAnotherColor(in: seen, from: seen.y1 - 1, by: -1) + 1 + reach)
    // Wide blurs are made on a smaller picture, whose rows begin where they would begin anyway.
    changed.y0 =
      area.y0 + (changed.y0 - area.y0) / Self.rowsOfSmallPictures * Self.rowsOfSmallPictures
    return changed
  }

  /// A multiple of what one row of a smaller picture stands for, up to 16 times smaller.
  private static let rowsOfSmallPictures = 16
}

extension RasterLayer {
  /// The first row that does not consist of the color with which the rows begin.
  ///
  /// - Parameters:
  ///   - part: what is looked at.
  ///   - start: the row to begin with.
  ///   - step: 1 for downwards, -1 for upwards.
  /// - Returns: the row, or the one beyond the part where there is none; the first for a color that is
  ///   translucent, which blurring would draw twice.
  fileprivate func firstRowOfAnotherColor(in part: PixelArea, from start: Int, by step: Int) -> Int
  {
    let color = row(start)[part.x0 - area.x0]
    guard color == 0 || color >> 24 == 255 else { return start }
    var y = start
    while part.y0 <= y, y < part.y1 {
      let row = row(y) - area.x0
      for x in part.x0..<part.x1 where row[x] != color { return y }
      y += step
    }
    return y
  }
}

extension DisplayGroup {
  /// The path and the radius of the blur of what is below, where the group does nothing else.
  fileprivate var blurOfWhatIsBelow: (path: Path, radius: CGFloat)? {
    guard items.count == 1, case .fill(let path, .backdrop(let backdrop), _) = items[0],
      backdrop.saturation == 1, backdrop.veil.alpha == 0, blurRadius == 0, shadow == nil,
      filters.isEmpty, blendMode == .normal
    else { return nil }
    return (path, backdrop.blurRadius)
  }
}
