package import TintypeDrawing
package import TintypeLayout
import TintypeSymbols

/// A symbol as it is drawn.
package final class SymbolNode: InlinePicture {
  /// The colors of a symbol's parts.
  enum Paints {
    /// One paint for all.
    case plain(ResolvedPaint)
    /// A paint for each rank, the last one for all further ones; and whether lower parts show through.
    case ranked([ResolvedPaint], isTranslucent: Bool)
  }

  private let symbol: DrawnSymbol
  private let request: SymbolRequest
  private let paints: Paints
  private let isMirrored: Bool
  /// How many steps of a variable symbol are lit; nil for all.
  private let litSteps: Int?
  /// The frame of the symbol in points, or what is drawn of it where it is resizable
  /// (`Rules/Symbols#Resizable-symbols`).
  package let naturalSize: CGSize
  /// Like a text's beside texts, unless the symbol is resizable (`Rules/Spacing#Who-prefers-what`).
  package let spacing: ViewSpacing

  init(
    _ symbol: DrawnSymbol, as request: SymbolRequest, _ paints: Paints, isResizable: Bool,
    isMirrored: Bool, litSteps: Int?
  ) {
    self.symbol = symbol
    self.request = request
    self.paints = paints
    self.isMirrored = isMirrored
    self.litSteps = litSteps
    naturalSize = isResizable ? symbol.ink : symbol.metrics.size
    spacing = isResizable ? ViewSpacing() : .symbol(descent: symbol.metrics.descent)
  }

  private init(copying other: SymbolNode, _ paints: Paints) {
    (symbol, request, isMirrored) = (other.symbol, other.request, other.isMirrored)
    (litSteps, naturalSize, spacing) = (other.litSteps, other.naturalSize, other.spacing)
    self.paints = paints
  }

  /// Where the symbol stands on the baseline.
  package var baseline: CGFloat? { symbol.metrics.size.height - symbol.metrics.descent }

  /// The same symbol in other colors.
  package func recolored(_ change: (RGBA) -> RGBA) -> any DrawnLeaf {
    guard case .plain(let paint) = paints else { return self }
    return SymbolNode(copying: self, .plain(paint.recolored(change)))
  }

  /// The name, and the font that the symbol is as large and bold as.
  package var values: [RuleValue] {
    let scale = request.scale == .medium ? [] : [RuleValue("imageScale", "\(request.scale)")]
    let size = RuleValue.text(Double(request.pointSize))
    return scale + [
      RuleValue("image", request.name), RuleValue("font", "\(request.weight) \(size)"),
    ]
  }

  /// The opacity of steps that a variable symbol does not reach.
  private static let unlit = 0.3

  /// How far the outlines stand beside the frame's middle: `Rules/Symbols#Ink`.
  private var lean: CGFloat {
    let lengths = 0.075 * request.pointSize * request.scale.factor
    return switch request.name {
    case "chevron.left", "chevron.backward": -lengths
    case "chevron.right", "chevron.forward": lengths
    default: 0
    }
  }

  /// Adds the outlines, stretched with the frame.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    guard frame.isDrawable, naturalSize.width > 0, naturalSize.height > 0 else { return }
    let (sx, sy) = (frame.width / naturalSize.width, frame.height / naturalSize.height)
    let placement = CGAffineTransform(
      a: symbol.factor * sx * (isMirrored ? -1 : 1), b: 0, c: 0, d: symbol.factor * sy,
      tx: frame.midX + (isMirrored ? -lean : lean) * sx, ty: frame.midY)
    let isLayered = litSteps != nil || { if case .ranked = paints { true } else { false } }()
    let layered = symbol.shape.layered
    for part in isLayered && !layered.isEmpty ? layered : symbol.shape.plain {
      let (paint, isSolid) = paint(of: part)
      let path = (isSolid ? part.solid : nil) ?? part.path
      let item = DisplayItem.fill(path.applying(placement), paint.paint(in: frame), FillStyle())
      guard let clip = part.clip else {
        paint.finish(item, to: &items)
        continue
      }
      let cut = DisplayGroup.Clip(path: clip.applying(placement), style: FillStyle(eoFill: true))
      paint.finish(.group(DisplayGroup(items: [item], clip: cut)), to: &items)
    }
  }

  private func paint(of part: SymbolShape.Part) -> (paint: ResolvedPaint, isSolid: Bool) {
    let isLit = litSteps.map { (part.step ?? -1) < $0 } ?? true
    let opacity = isLit ? 1 : Self.unlit
    switch paints {
    case .plain(let paint): return (isLit ? paint : paint.opacity(opacity), false)
    case .ranked(let paints, let isTranslucent):
      let paint = paints[min(part.rank, paints.count - 1)]
      return (isLit ? paint : paint.opacity(opacity), !isTranslucent)
    }
  }
}
