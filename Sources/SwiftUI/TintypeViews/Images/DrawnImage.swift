package import TintypeDrawing
package import TintypeLayout

/// A picture that a closure draws.
final class DrawnImage: Equatable, Sendable {
  let size: CGSize
  let isOpaque: Bool
  let renderer: @MainActor (inout GraphicsContext) -> Void

  init(
    size: CGSize, isOpaque: Bool, renderer: @escaping @MainActor (inout GraphicsContext) -> Void
  ) {
    self.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  /// Whether it is the same one: closures cannot be compared.
  static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

extension Image {
  /// Creates a picture that a closure draws.
  ///
  /// - Parameters:
  ///   - size: the natural size, in points.
  ///   - label: for assistive technology.
  ///   - opaque: whether the picture has a black background.
  ///   - colorMode: how colors are mixed; always as sRGB has them.
  ///   - renderer: draws into a context whose origin is the upper left corner.
  public nonisolated init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping @MainActor (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer)))
  }
}

/// A picture that a closure draws, at its position.
package struct DrawnImageNode: InlinePicture {
  let image: DrawnImage
  /// The items for pixels a point, from the upper left corner of the picture.
  let items: Recording<CGFloat, [DisplayItem]>

  /// The size that the picture was given, in points.
  package var naturalSize: CGSize { image.size }
  /// A picture's: its lower side.
  package var baseline: CGFloat? { nil }

  /// Runs the closure.
  @MainActor package func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext
  ) {
    items.record(context.scale)
  }

  /// Adds what is drawn, stretched to the frame.
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isDrawable, image.size.width > 0, image.size.height > 0 else { return }
    let drawn = self.items.value ?? []
    let (sx, sy) = (rect.width / image.size.width, rect.height / image.size.height)
    items.append(
      .group(
        DisplayGroup(
          items: drawn,
          transform: CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY),
          clip: DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: image.size))))))
  }
}

extension ViewResolver {
  /// The node of a picture that a closure draws.
  func drawnImageNode(_ image: DrawnImage) -> DrawnImageNode {
    let scope = deferredScope()
    let drawing = resources.recording { (scale: CGFloat) in
      let output = CanvasOutput(
        scope: scope, resolver: scope.apart(), environment: scope.position.environment,
        scale: scale,
        size: image.size
      ) { [] }
      var context = GraphicsContext(output: output)
      if image.isOpaque {
        context.fill(Path(CGRect(origin: .zero, size: image.size)), with: .color(.black))
      }
      image.renderer(&context)
      return output.items
    }
    return DrawnImageNode(image: image, items: drawing)
  }
}
