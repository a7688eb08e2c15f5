package import TintypeDrawing
import TintypeText

/// A picture, which keeps its natural size unless it is resizable.
public nonisolated struct Image: PrimitiveView, Equatable {
  /// How the parts of a picture between the cap insets fill their place.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Scaled.
    case stretch
  }

  /// How pixels are made up where a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// A quick mix of neighbors.
    case low
    /// A mix of neighbors.
    case medium
    /// The best mix of neighbors.
    case high
  }

  /// Whether a picture shows its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its shape in the foreground style.
    case template
    /// Its own colors.
    case original
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  enum Source: Equatable {
    case named(String)
    case symbol(String)
    case resource(ImageResource)
  }

  let source: Source
  var capInsets: EdgeInsets?
  var resizingMode = ResizingMode.stretch
  var interpolationMode = Interpolation.low
  var isAntialiased = true
  var templateMode: TemplateRenderingMode?

  init(source: Source) { self.source = source }

  /// Creates a picture by the name of its file, with or without its extension.
  ///
  /// The file is looked up in `ImageCatalog.standard.searchPaths`; of `name.png`, `name@2x.png` and
  /// `name@3x.png` the one for the display's scale is taken.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Creates a picture by the name of its file; the label is for assistive technology.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
  }

  /// Creates a picture that means nothing to assistive technology.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates a symbol of Apple's, which are not free: a frame of the symbol's size stands in for it.
  public nonisolated init(systemName: String) { source = .symbol(systemName) }

  /// Creates a picture from pixels.
  package nonisolated init(resource: ImageResource) { source = .resource(resource) }

  /// Lets the picture take any size.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    return copy
  }

  /// Chooses how pixels are made up where the picture is scaled.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolationMode = interpolation
    return copy
  }

  /// Chooses whether edges off the pixel grid are smoothed.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// Chooses whether the picture shows its own colors.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  /// Adds one node.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    guard let image = resolver.imageNode(view, resolver.environment.textAttributes) else {
      // A missing picture shows as an empty place, and is an error of the render.
      resolver.add(resolver.makeNode(.fixed(width: 0, height: 0), kind: "Image", role: .image))
      return
    }
    var rule = LayoutRule.fixed(
      width: Double(image.naturalSize.width), height: Double(image.naturalSize.height))
    if let insets = view.capInsets {
      rule = .resizable(ResizableRule(natural: image.naturalSize, capInsets: insets))
    }
    let drawing = resolver.environment.redactionPaint.map(NodeDrawing.fill) ?? .leaf(image)
    let node: NodeID
    if let baseline = image.baseline, view.capInsets == nil {
      node = resolver.tree.makeLeaf(SymbolLeaf(size: image.naturalSize, baseline: baseline))
      resolver.record(node, NodeRecord(kind: "Image", role: .image, drawing: drawing))
    } else {
      node = resolver.makeNode(rule, kind: "Image", role: .image, drawing: drawing)
    }
    if case .named(let name) = view.source {
      resolver.updateRecord(node) { $0.detail = name }
    }
    resolver.add(node)
  }
}

/// A symbol: a picture that stands on the baseline of text.
private final class SymbolLeaf: LayoutLeaf {
  private let size: CGSize
  private let baseline: CGFloat
  init(size: CGSize, baseline: CGFloat) {
    self.size = size
    self.baseline = baseline
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  var guides: LeafGuides { .baselines }
  func explicitAlignment(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    key == .firstTextBaseline || key == .lastTextBaseline ? baseline : nil
  }
}

extension ViewResolver {
  /// The picture of an image view; nil where its file is missing, which is reported.
  func imageNode(_ image: Image, _ attributes: TextAttributes) -> ImageNode? {
    let resizingMode: ImageDrawing.ResizingMode =
      switch image.resizingMode {
      case .tile: .tile
      case .stretch: .stretch
      }
    let interpolation: ImageDrawing.Interpolation =
      switch image.interpolationMode {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    let paint = attributes.style?.paint(in: environment) ?? environment.foregroundPaint(level: 0)
    func node(_ resource: ImageResource) -> ImageNode {
      ImageNode(
        resource: resource, naturalSize: resource.size, baseline: nil,
        capInsets: image.capInsets ?? EdgeInsets(),
        resizingMode: resizingMode, interpolation: interpolation,
        isAntialiased: image.isAntialiased,
        tint: image.templateMode == .template ? paint : nil)
    }
    switch image.source {
    case .resource(let resource): return node(resource)
    case .named(let name):
      switch resources.image(named: name, scale: environment.displayScale) {
      case .success(let resource): return node(resource)
      case .failure(let error):
        resources.report(error)
        report("cannot show the image \"\(name)\": \(error)")
        return nil
      }
    case .symbol(let name):
      report(
        "uses the symbol \"\(name)\"; Apple's symbols are not free, so a frame stands in for it")
      return symbolNode(image, attributes, interpolation, paint)
    }
  }

  private func symbolNode(
    _ image: Image, _ attributes: TextAttributes, _ interpolation: ImageDrawing.Interpolation,
    _ paint: ResolvedPaint
  ) -> ImageNode {
    let font = environment.symbolFont ?? attributes.font ?? environment.font ?? .body
    let scale: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    let size = font.request(in: environment, attributes).size
    let side = (size * 1.2 * scale).rounded()
    return ImageNode(
      resource: nil, naturalSize: CGSize(width: side, height: side),
      // The middle of a symbol is the middle of capital letters, whose height is 0.7 of the size.
      baseline: side / 2 + size * 0.7 / 2, capInsets: EdgeInsets(), resizingMode: .stretch,
      interpolation: interpolation, isAntialiased: true, tint: paint)
  }
}
