import TintypeDrawing

/// The glass of a container, gathered while its content is drawn, so that what meets flows together.
package final class GlassCollector {
  /// A piece and how it is drawn.
  private struct Entry {
    let piece: GlassPiece
    let look: Glass
    let draw: (Path, CGRect, inout [DisplayItem]) -> Void
  }

  private let reach: CGFloat
  private var entries: [Entry] = []

  /// Gathers glass that flows together up to a gap, in points.
  init(reach: CGFloat) { self.reach = reach }

  /// Adds a piece of glass.
  ///
  /// - Parameters:
  ///   - piece: where it stands.
  ///   - look: what it looks like; only equal glass flows together.
  ///   - draw: draws the layers of the glass for an outline.
  func add(
    _ piece: GlassPiece, _ look: Glass,
    draw: @escaping (Path, CGRect, inout [DisplayItem]) -> Void
  ) {
    entries.append(Entry(piece: piece, look: look, draw: draw))
  }

  /// What the gathered glass draws.
  func items() -> [DisplayItem] {
    var items: [DisplayItem] = []
    var rest = entries
    while !rest.isEmpty {
      var row = [rest.removeFirst()]
      var axis = Axis.horizontal
      // The nearest neighbor at either end, along the axis of the first pair.
      while let index = rest.firstIndex(where: { meets(row, $0, &axis) }) {
        row.append(rest.remove(at: index))
        row.sort { $0.piece.frame.start(along: axis) < $1.piece.frame.start(along: axis) }
      }
      let outline = GlassOutline.of(row.map(\.piece), along: axis, reach: reach)
      row[0].draw(outline, row.reduce(CGRect.null) { $0.union($1.piece.frame) }, &items)
    }
    return items
  }

  private func meets(_ row: [Entry], _ next: Entry, _ axis: inout Axis) -> Bool {
    guard row[0].look == next.look else { return false }
    for candidate in row.count == 1 ? [Axis.horizontal, .vertical] : [axis] {
      for end in [row[0], row[row.count - 1]]
      where end.piece.frame.gap(to: next.piece.frame, along: candidate) <= max(reach, 0.5) {
        axis = candidate
        return true
      }
    }
    return false
  }
}

extension DrawingContext {
  /// Who gathers the glass of the container around; nil for nobody.
  var glass: GlassCollector? { collector?.takeUnretainedValue() as? GlassCollector }
}

extension CGRect {
  fileprivate func start(along axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The gap between two rectangles beside each other along an axis; infinity where they are not.
  fileprivate func gap(to other: CGRect, along axis: Axis) -> CGFloat {
    let isHorizontal = axis == .horizontal
    let shared =
      isHorizontal
      ? min(maxY, other.maxY) - max(minY, other.minY)
      : min(maxX, other.maxX) - max(minX, other.minX)
    let smaller = isHorizontal ? min(height, other.height) : min(width, other.width)
    guard shared >= smaller / 2 else { return .infinity }
    return isHorizontal
      ? max(other.minX - maxX, minX - other.maxX) : max(other.minY - maxY, minY - other.maxY)
  }
}
