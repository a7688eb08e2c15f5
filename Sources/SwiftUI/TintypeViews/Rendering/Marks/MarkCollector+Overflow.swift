import TintypeDrawing
import TintypeText

// What does not fit: views that reach beyond the container around them, and texts that are cut.
extension MarkCollector {
  /// What is less than this is rounding, in points.
  private static let tolerance: CGFloat = 0.5

  /// Marks what of a view lies beyond its container, and says which space its own views have.
  ///
  /// What is moved from its place, lies over or under another view, or can be scrolled is meant to reach further.
  mutating func addOverflow(
    of node: NodeID, _ record: NodeRecord, _ frame: CGRect, _ around: inout Around
  ) {
    if isMarked(record), let limit = around.limit { mark(record, frame, beyond: limit) }
    if isMarked(record) { addCut(of: node, record, frame) }
    switch record.role {
    case .moved, .scrollView, .list: around.limit = nil
    default: if isMarked(record) { around.limit = frame }
    }
  }

  private mutating func mark(_ record: NodeRecord, _ frame: CGRect, beyond limit: CGRect) {
    let excess: [(length: CGFloat, band: CGRect)] = [
      (
        limit.minX - frame.minX,
        CGRect(x: frame.minX, y: frame.minY, width: limit.minX - frame.minX, height: frame.height)
      ),
      (
        frame.maxX - limit.maxX,
        CGRect(x: limit.maxX, y: frame.minY, width: frame.maxX - limit.maxX, height: frame.height)
      ),
      (
        limit.minY - frame.minY,
        CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: limit.minY - frame.minY)
      ),
      (
        frame.maxY - limit.maxY,
        CGRect(x: frame.minX, y: limit.maxY, width: frame.width, height: frame.maxY - limit.maxY)
      ),
    ].filter { $0.0 > Self.tolerance }
    guard let first = excess.first else { return }
    for part in excess {
      sheet.hatching(part.band, palette.overflow)
      sheet.outline(part.band, palette.overflow)
    }
    let whole = excess.dropFirst().reduce(first.band) { $0.union($1.band) }
    let lengths = excess.map { ReadableText.length($0.length) }
    let unique = lengths.enumerated().filter { lengths.firstIndex(of: $1) == $0 }.map(\.element)
    say("\(record.readableName) overflows by \(unique.joined(separator: ", "))", whole)
  }

  /// Says of a text that it is cut, at the line that ends in an ellipsis of its own.
  private mutating func addCut(of node: NodeID, _ record: NodeRecord, _ frame: CGRect) {
    guard case .leaf(let leaf) = record.drawing,
      let line = leaf.lines(for: views.tree.proposal(of: node)).last(where: {
        $0.text.contains("…") && $0.text.utf8.count != $0.sourceRange.count
      })
    else { return }
    let ink = line.ink(in: frame)
    sheet.straight(
      .horizontal, at: ink.maxY + 1, from: ink.minX, to: ink.maxX, palette.overflow,
      dash: [2, 2])
    say("text is cut", ink)
  }

  private mutating func say(_ text: String, _ target: CGRect) {
    let part = MarkLabel.Part(text: text, ink: palette.overflow)
    sheet.add(MarkLabel(parts: [part], style: .chip, wish: .corner, target: target, rank: 2))
    sheet.show(.overflow)
  }
}
