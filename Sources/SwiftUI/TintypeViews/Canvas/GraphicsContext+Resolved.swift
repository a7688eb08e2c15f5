import TintypeDrawing
import TintypeText

extension GraphicsContext {
  /// A text that is shaped and can be measured.
  public struct ResolvedText {
    let node: TextNode?
    fileprivate let source: Text
    /// What characters without a color of their own are painted with.
    public var shading = Shading.foreground { didSet { isShaded = true } }
    fileprivate var isShaded = false

    /// The size in space of a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      node?.sizeThatFits(ProposedViewSize(size)) ?? .zero
    }
    /// The first baseline in space of a size, in points from the upper side.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node?.layout(ProposedViewSize(size)).firstBaseline ?? 0
    }
    /// The last baseline in space of a size, in points from the upper side.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      node?.layout(ProposedViewSize(size)).lastBaseline ?? 0
    }
  }

  /// A picture that is read.
  public struct ResolvedImage {
    let node: (any InlinePicture)?
    fileprivate let source: Image
    /// What symbols and templates are painted with; nil for the foreground.
    public var shading: Shading?
    /// The size of the picture, in points.
    public var size: CGSize { node?.naturalSize ?? .zero }
    /// The middle of capital letters beside a symbol, in points from the upper side.
    public var baseline: CGFloat { node?.baseline ?? size.height }
  }

  /// A view of the canvas that is laid out.
  public struct ResolvedSymbol {
    let symbol: CanvasOutput.Symbol
    /// The size of the view, in points.
    public var size: CGSize { symbol.size }
  }

  /// Runs what needs the tree of views with a value, on the main actor, where canvases are drawn.
  private func onMainActor<Input, Value>(
    with input: Input, _ body: @MainActor (CanvasOutput, Input) -> Value
  ) -> Value {
    // Nothing crosses from one thread to another: the drawing closure of a canvas is not isolated, as
    // SwiftUI's is not, but it is only called by the main actor, and so is this closure, at once. The
    // values need not be `Sendable` for that, which the compiler cannot see.
    nonisolated(unsafe) let (output, input) = (output, input)
    nonisolated(unsafe) var result: Value?
    MainActor.assumeIsolated { result = body(output, input) }
    guard let result else { preconditionFailure("assumeIsolated runs its closure") }
    return result
  }

  // MARK: Text

  /// Shapes a text.
  public func resolve(_ text: Text) -> ResolvedText {
    onMainActor(with: text) { output, text in
      ResolvedText(
        node: output.resolver.withPosition(output.scope.position) {
          output.resolver.textNode(of: text)
        }, source: text)
    }
  }

  /// Draws a text, as wide as it likes to be, with a point of its bounds at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.node?.sizeThatFits(.unspecified) ?? .zero
    draw(text, .unspecified, in: CGRect(size: size, at: point, anchor))
  }

  /// Draws a text in a rectangle, from its upper left corner; what does not fit is cut off.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, ProposedViewSize(rect.size), in: rect)
  }

  /// Draws a text, as wide as it likes to be, with a point of its bounds at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its upper left corner; what does not fit is cut off.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func draw(_ text: ResolvedText, _ proposal: ProposedViewSize, in rect: CGRect) {
    let shaded =
      text.isShaded
      ? resolve(text.source.foregroundStyle(ShadingStyle(shading: text.shading))) : text
    guard let node = shaded.node else { return }
    emit(onMainActor(with: node) { $0.items(of: $1, proposal, in: rect) })
  }

  // MARK: Pictures

  /// Reads a picture.
  public func resolve(_ image: Image) -> ResolvedImage { resolve(image, shading: nil) }

  private func resolve(_ image: Image, shading: Shading?) -> ResolvedImage {
    onMainActor(with: (image, shading)) { output, input in
      var attributes = output.environment.textAttributes
      if let shading = input.1 { attributes.style = ShadingStyle(shading: shading) }
      let node = output.resolver.withPosition(output.scope.position) {
        output.resolver.imageNode(input.0, attributes)
      }
      return ResolvedImage(node: node, source: input.0)
    }
  }

  /// Draws a picture, scaled into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let shaded = image.shading.map { resolve(image.source, shading: $0) } ?? image
    guard let node = shaded.node else { return }
    emit(onMainActor(with: node) { $0.items(of: $1, ProposedViewSize(rect.size), in: rect) })
  }

  /// Draws a picture in its own size with a point of its bounds at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, at: point, anchor))
  }

  /// Draws a picture, scaled into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size with a point of its bounds at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// The view of the canvas that has a tag; nil where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    onMainActor(with: AnyHashable(id)) { output, tag in
      output.symbols.first { $0.tag == tag }
    }
    .map(ResolvedSymbol.init)
  }

  /// Draws a view in its own size with a point of its bounds at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, at: point, anchor))
  }

  /// Draws a view, scaled into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let placement = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    emit([.group(DisplayGroup(items: symbol.symbol.items, transform: placement))])
  }
}

/// A shading as a style.
private nonisolated struct ShadingStyle: ShapeStyle {
  let shading: GraphicsContext.Shading

  static func resolvedPaint(of style: Self, in environment: EnvironmentValues) -> StylePaint {
    StylePaint(style.shading.paint(environment))
  }
}

extension CGRect {
  /// A rectangle of a size with a point of it at a point.
  fileprivate init(size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
