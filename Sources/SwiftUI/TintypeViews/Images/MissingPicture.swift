package import TintypeDrawing
package import TintypeLayout

/// What stands for a picture that is not there: nothing, or a dashed tile with its name.
package struct MissingPicture: InlinePicture {
  /// The size of a tile, in points; nothing has none.
  static let tileSize = CGSize(width: 80, height: 60)

  private let label: TileLabel?
  private let paint: ResolvedPaint

  /// Creates what is drawn.
  ///
  /// - Parameters:
  ///   - label: the name on the tile; nil for nothing at all.
  ///   - paint: the color of the tile's lines.
  init(label: TileLabel?, paint: ResolvedPaint) {
    self.label = label
    self.paint = paint
  }

  /// The size of a picture that is not resizable, in points.
  package var naturalSize: CGSize { label == nil ? .zero : Self.tileSize }
  /// A picture's: its lower side.
  package var baseline: CGFloat? { nil }

  /// Runs what draws the name.
  @MainActor package func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext
  ) {
    label?.record(context)
  }

  /// Adds the tile.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    guard let label, frame.isDrawable else { return }
    let inner = frame.insetBy(
      dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    let outline = Path(inner).strokedPath(StrokeStyle(lineWidth: 1, dash: [4, 3]))
    items.append(.fill(outline, paint.paint(in: frame), FillStyle()))
    label.draw(in: frame, context, to: &items)
  }
}
