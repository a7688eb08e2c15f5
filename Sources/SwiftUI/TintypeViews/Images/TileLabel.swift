import TintypeDrawing
import TintypeText

/// The name on what stands for something else, as large as it fits.
struct TileLabel {
  let text: TextNode
  /// How much larger than it was set the name may be at most.
  var largest = CGFloat.infinity

  /// Runs a renderer of the user's own, which draws the name, too.
  @MainActor func record(_ context: DrawingContext) {
    let free = DrawingContext(scale: context.scale, snapsToPixels: false)
    let frame = CGRect(origin: .zero, size: text.layout(.unspecified).size)
    text.record(in: frame, proposal: .unspecified, free)
  }

  /// Adds the name in the middle of a frame.
  func draw(in frame: CGRect, _ context: DrawingContext, to items: inout [DisplayItem]) {
    let size = text.layout(.unspecified).size
    guard size.width > 0, size.height > 0 else { return }
    let factor = min(frame.width * 0.9 / size.width, frame.height * 0.86 / size.height, largest)
    var names: [DisplayItem] = []
    let free = DrawingContext(scale: context.scale, snapsToPixels: false)
    text.draw(in: CGRect(origin: .zero, size: size), proposal: .unspecified, free, to: &names)
    let placement = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: frame.midX - size.width * factor / 2,
      ty: frame.midY - size.height * factor / 2)
    items.append(.group(DisplayGroup(items: names, transform: placement)))
  }
}
