import TintypeDrawing

/// A view that is drawn by a closure, step by step.
///
/// It takes all the space that it is proposed, and draws on a layer of its own that ends at its
/// bounds.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure may draw by their tags.
  public var symbols: Symbols
  /// Draws into a context of a size, in points.
  public var renderer: @MainActor (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shines through.
  public var isOpaque: Bool
  /// How colors are mixed; whatever is set, they are mixed as sRGB has them.
  public var colorMode: ColorRenderingMode
  /// Whether a screen may draw the canvas later than what is around; a still picture has all of it.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that its closure draws by their tags.
  ///
  /// - Parameters:
  ///   - opaque: whether the canvas has a black background.
  ///   - colorMode: how colors are mixed; always as sRGB has them.
  ///   - rendersAsynchronously: changes nothing in a still picture.
  ///   - renderer: draws into a context of a size, in points.
  ///   - symbols: views with tags.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// Adds one node, whose closure runs when it is drawn.
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let scope = resolver.deferredScope()
    let drawing = resolver.resources.recording { (input: (CGSize, CGFloat)) in
      let (size, scale) = input
      let output = CanvasOutput(
        scope: scope, resolver: scope.apart(), environment: scope.position.environment,
        scale: scale, size: size
      ) {
        scope.elements(of: view.symbols, proposal: ProposedViewSize(size))
      }
      var context = GraphicsContext(output: output)
      if view.isOpaque {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
      view.renderer(&context, size)
      return output.items
    }
    resolver.add(
      resolver.makeNode(.greedy, kind: "Canvas", drawing: .leaf(CanvasDrawing(items: drawing))))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: whether the canvas has a black background.
  ///   - colorMode: how colors are mixed; always as sRGB has them.
  ///   - rendersAsynchronously: changes nothing in a still picture.
  ///   - renderer: draws into a context of a size, in points.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// What a canvas draws.
private struct CanvasDrawing: DrawnLeaf {
  /// The items for a size in points and pixels a point, from the upper left corner of the canvas.
  let items: Recording<(CGSize, CGFloat), [DisplayItem]>

  /// Runs the closure.
  @MainActor func record(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext
  ) {
    if context.drawn(frame).isDrawable { items.record((frame.size, context.scale)) }
  }

  /// Adds one picture that ends at the frame.
  func draw(
    in frame: CGRect, proposal: ProposedViewSize, _ context: DrawingContext,
    to items: inout [DisplayItem]
  ) {
    let rect = context.drawn(frame)
    guard rect.isDrawable else { return }
    guard let drawn = self.items.value, !drawn.isEmpty else { return }
    var group = DisplayGroup(
      items: drawn, transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
      clip: DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: rect.size))))
    // What meets something below meets the canvas, and never what the canvas stands on.
    group.isIsolated = drawn.contains { item in
      if case .group(let group) = item { group.blendMode != .normal } else { false }
    }
    items.append(.group(group))
  }
}

/// What the contexts of one layer of a canvas draw into.
///
/// It is used on the main actor only, where canvases are drawn; contexts do not say so, since helpers of
/// users' own that draw into them do not.
final class CanvasOutput {
  /// A view of the canvas's symbols, drawn.
  struct Symbol {
    var tag: AnyHashable?
    var size: CGSize
    var items: [DisplayItem]
  }

  let scope: DeferredScope
  /// Resolves texts and pictures that contexts ask for.
  let resolver: ViewResolver
  /// What the canvas inherits.
  let environment: EnvironmentValues
  /// Pixels a point.
  let scale: CGFloat
  let size: CGSize
  var items: [DisplayItem] = []
  /// Which of the items are copies of those before them.
  private var copies: [Int] = []
  private let makeSymbols: @MainActor () -> [Symbol]
  @MainActor private(set) lazy var symbols = makeSymbols()

  init(
    scope: DeferredScope, resolver: ViewResolver, environment: EnvironmentValues,
    scale: CGFloat, size: CGSize,
    makeSymbols: @escaping @MainActor () -> [Symbol]
  ) {
    self.scope = scope
    self.resolver = resolver
    self.environment = environment
    self.scale = scale
    self.size = size
    self.makeSymbols = makeSymbols
  }

  /// An output of its own for a layer.
  func makeLayer() -> CanvasOutput {
    nonisolated(unsafe) let whole = self
    return CanvasOutput(
      scope: scope, resolver: resolver, environment: environment, scale: scale, size: size
    ) {
      whole.symbols
    }
  }

  /// What a leaf draws in a rectangle that nothing snaps to the pixel grid.
  @MainActor func items(
    of leaf: some DrawnLeaf, _ proposal: ProposedViewSize, in rect: CGRect
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let context = DrawingContext(scale: scale, snapsToPixels: false)
    leaf.record(in: rect, proposal: proposal, context)
    leaf.draw(in: rect, proposal: proposal, context, to: &items)
    return items
  }

  /// What was drawn so far.
  ///
  /// A copy of copies is twice as much each time: after some, what is drawn without them.
  var background: [DisplayItem] {
    guard copies.count > 6 else { return items }
    var plain = items
    for index in copies.reversed() { plain.remove(at: index) }
    return plain
  }

  /// Notes that the next item is a copy of those before it.
  func noteCopy() { copies.append(items.count) }

  /// Adds items as one, where a rectangle without limits would draw nothing.
  func add(_ group: DisplayGroup) { items.append(.group(group)) }
}

extension DeferredScope {
  /// Views drawn apart from the tree, each as large as it likes to be.
  ///
  /// - Parameters:
  ///   - content: the views.
  ///   - proposal: what each is proposed.
  /// - Returns: the views with their tags.
  func elements<Content: View>(
    of content: Content, proposal: ProposedViewSize
  ) -> [CanvasOutput.Symbol] {
    let resolver = apart()
    let elements = resolver.withPosition(position) { resolver.collect(orientation: nil, content) }
    resolver.adopt(elements)
    var pass = resolver.beginPass()
    let sizes = elements.map { element in
      pass.layout(root: element.node, proposal: proposal, container: proposal)
    }
    guard let root = elements.first?.node else { return [] }
    let placed = resolver.finish(pass, root: root, size: sizes[0])
    let builder = DisplayListBuilder(
      placed, canvas: placed.size, scale: position.environment.displayScale)
    return zip(elements, sizes).map { element, size in
      builder.record(root: element.node)
      return CanvasOutput.Symbol(
        tag: element.traits[TagTrait.self] ?? element.traits.implicitTag, size: size,
        items: builder.items(root: element.node, borders: .none))
    }
  }

  /// A resolver of views that are drawn apart from the tree, with what they inherit here.
  func apart() -> ViewResolver {
    ViewResolver(store: store, environment: position.environment, resources: resources)
  }
}
