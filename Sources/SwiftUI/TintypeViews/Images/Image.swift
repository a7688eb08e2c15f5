import TintypeDrawing
import TintypeText

/// A picture, which keeps its natural size unless it is resizable.
public nonisolated struct Image: PrimitiveView, Equatable {
  enum Source: Equatable, Sendable {
    case named(String, bundle: String? = nil)
    case symbol(String, value: Double?)
    case pixels(NamedPicture)
    case drawn(DrawnImage)
    case empty
  }

  /// What a picture says in place of its name.
  indirect enum AltText: Equatable {
    /// Nothing.
    case nothing
    /// A label.
    case label(Text)

    static func == (one: AltText, other: AltText) -> Bool {
      // Texts cannot be compared, and pictures with either look the same.
      switch (one, other) {
      case (.nothing, .nothing), (.label, .label): true
      default: false
      }
    }
  }

  let source: Source
  var text: AltText?
  var capInsets: EdgeInsets?
  var resizingMode = ResizingMode.stretch
  var interpolationMode = Interpolation.low
  var isAntialiased = true
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// How UIKit's code wants a symbol or a template drawn; nil for as the place does.
  var configuration: UIImage.SymbolConfiguration?
  /// The color that UIKit's code gave the picture; nil for none.
  var tint: Color?

  init(source: Source) { self.source = source }

  /// Creates a picture by the name of its file, with or without its extension.
  ///
  /// The bundle's asset catalogs and files are looked at first, then the app's asset catalogs, then files in
  /// `ImageCatalog.standard.searchPaths`; of `name.png`, `name@2x.png` and `name@3x.png` the one for the
  /// display's scale is taken.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle: BundleResources.folder(of: bundle))
  }

  /// Creates a picture by the name of its file; the label is for assistive technology.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    text = .label(label)
  }

  /// Creates a picture that means nothing to assistive technology.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    text = .nothing
  }

  /// Creates a symbol by Apple's name for it, drawn with a free set or with a drawing of your own.
  public nonisolated init(systemName: String) { source = .symbol(systemName, value: nil) }

  /// Creates a symbol that shows an amount.
  ///
  /// - Parameters:
  ///   - systemName: Apple's name of the symbol.
  ///   - variableValue: 0 to 1, how much of it is lit; nil for all.
  public nonisolated init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }

  /// Creates a picture of an asset catalog by the name that Xcode makes for code.
  public nonisolated init(_ resource: ImageResource) {
    source = .named(resource.name, bundle: resource.bundle)
  }

  /// Creates a picture from pixels.
  package nonisolated init(picture: NamedPicture) { source = .pixels(picture) }

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
      let empty = resolver.makeNode(.fixed(width: 0, height: 0), kind: "Image", role: .image)
      view.describe(empty, in: resolver)
      resolver.add(empty)
      return
    }
    var rule = LayoutRule.fixed(
      width: Double(image.naturalSize.width), height: Double(image.naturalSize.height))
    let insets = view.capInsets ?? (image as? ImageNode)?.slicedInsets
    if let insets {
      rule = .resizable(ResizableRule(natural: image.naturalSize, capInsets: insets))
    }
    let covers = insets != nil || !(image is SymbolRedaction)
    let drawing =
      (covers ? resolver.environment.redaction?.paint : nil).map(NodeDrawing.fill) ?? .leaf(image)
    let node: NodeID
    if let baseline = image.baseline, insets == nil {
      node = resolver.tree.makeLeaf(SymbolLeaf(size: image.naturalSize, baseline: baseline))
      resolver.record(node, NodeRecord(kind: "Image", role: .image, drawing: drawing))
    } else {
      node = resolver.makeNode(rule, kind: "Image", role: .image, drawing: drawing)
    }
    view.describe(node, in: resolver)
    resolver.add(node)
  }

  /// Keeps the picture's name, and what it says in place of it.
  @MainActor private func describe(_ node: NodeID, in resolver: ViewResolver) {
    switch source {
    case .named(let name, _), .symbol(let name, _): resolver.updateRecord(node) { $0.detail = name }
    case .pixels, .drawn, .empty: break
    }
    if let text { resolver.describe(node, text.properties(in: resolver)) }
  }
}

extension Image.AltText {
  @MainActor fileprivate func properties(in resolver: ViewResolver) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    switch self {
    case .nothing: properties.isHidden = true
    case .label(let text): properties.label = resolver.text(of: text)
    }
    return properties
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
  func imageNode(_ image: Image, _ attributes: TextAttributes) -> (any InlinePicture)? {
    switch image.source {
    case .pixels(let picture): return imageNode(image, picture, attributes)
    case .drawn(let image): return drawnImageNode(image)
    case .empty: return MissingPicture(label: nil, paint: .color(.clear))
    case .named(let name, let bundle):
      let request = PictureRequest(
        name: name, bundle: bundle, scale: environment.displayScale,
        isDark: environment.colorScheme == .dark)
      switch resources.image(request) {
      case .success(let picture): return imageNode(image, picture, attributes)
      case .failure(let error):
        // A catalog's own symbols go by the name of a picture.
        if resources.authoredSymbol(named: name) != nil {
          return symbolNode(image, named: name, value: nil, attributes)
        }
        return missingPicture(name, error)
      }
    case .symbol(let name, let value):
      return symbolNode(image, named: name, value: value, attributes)
    }
  }

  /// What stands for a picture that is not there; nil where that ends the render.
  private func missingPicture(_ name: String, _ error: RenderResourceError) -> MissingPicture? {
    guard resources.missing != .refused else {
      resources.report(error)
      report("cannot show the image \"\(name)\": \(error)")
      return nil
    }
    if resources.mentions(name) {
      let what = resources.missing == .tile ? "a dashed tile" : "nothing"
      report("draws \(what) for the image \"\(name)\": \(error)")
    }
    let paint = ResolvedPaint.color(SystemColor.gray.rgba(in: environment))
    guard resources.missing == .tile else { return MissingPicture(label: nil, paint: paint) }
    var label = tileLabel(name, style: Color(system: .gray))
    label?.largest = 1.2
    return MissingPicture(label: label, paint: paint)
  }

  private func imageNode(
    _ image: Image, _ picture: NamedPicture, _ attributes: TextAttributes
  ) -> ImageNode {
    let slices = image.capInsets == nil ? picture.slices : nil
    let ownMode: ImageDrawing.ResizingMode =
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
    var tint = image.tint.map { ResolvedPaint.color($0.rgba(in: environment)) }
    if tint == nil, image.templateMode.map({ $0 == .template }) ?? (picture.isTemplate == true) {
      tint = attributes.style?.paint(in: environment) ?? environment.foregroundPaint(level: 0)
    }
    return ImageNode(
      picture: picture, slicedInsets: slices?.insets,
      capInsets: image.capInsets ?? slices?.insets ?? EdgeInsets(),
      resizingMode: slices?.mode ?? ownMode,
      interpolation: interpolation, isAntialiased: image.isAntialiased, tint: tint)
  }
}
