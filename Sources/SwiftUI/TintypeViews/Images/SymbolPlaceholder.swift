package import TintypeDrawing
package import TintypeLayout

/// What stands for a symbol that nobody drew: a tinted tile with the name in it.
///
/// Nobody takes it for a control or for the symbol.
package final class SymbolPlaceholder: InlinePicture {
  /// The frame, in points: that of a square symbol.
  package let naturalSize: CGSize
  /// Where the tile stands on the baseline.
  package let baseline: CGFloat?
  private let label: TileLabel?
  private let tint: ResolvedPaint
  private let name: String

  init(size: CGSize, baseline: CGFloat, label: TileLabel?, tint: ResolvedPaint, name: String) {
    self.name = name
    naturalSize = size
    self.baseline = baseline
    self.label = label
    self.tint = tint
  }

  /// The name of the symbol.
  package var values: [RuleValue] { [RuleValue("image", name)] }

  /// Runs what draws the name.
  @MainActor package func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext
  ) {
    label?.record(context)
  }

  /// Adds the tile, and the name as large as it fits.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    guard frame.isDrawable else { return }
    let side = min(frame.width, frame.height)
    let tile = Path(roundedRect: frame, cornerRadius: side * 0.2)
    items.append(.fill(tile, tint.opacity(0.14).paint(in: frame), FillStyle()))
    label?.draw(in: frame, context, to: &items)
  }
}
