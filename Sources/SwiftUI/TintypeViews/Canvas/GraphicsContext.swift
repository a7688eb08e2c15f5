import TintypeDrawing

/// Where a canvas draws, and how: a copy draws into the same canvas with a state of its own.
public struct GraphicsContext {
  let output: CanvasOutput
  /// The opacity of what is drawn, 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn meets what was drawn before.
  public var blendMode: BlendMode = .normal
  /// How the coordinates of what is drawn become those of the canvas.
  public var transform: CGAffineTransform = .identity
  private var clips: [DisplayGroup.Clip] = []
  private var masks: [[DisplayItem]] = []
  private var filters: [Filter] = []

  init(output: CanvasOutput) { self.output = output }

  /// What the canvas inherits.
  public var environment: EnvironmentValues { output.environment }

  /// The bounds of all cuts, in the current coordinates.
  public var clipBoundingRect: CGRect {
    let canvas = CGRect(origin: .zero, size: output.size)
    return clips.reduce(canvas) { $0.common(with: $1.path.boundingRect) }
      .applying(transform.inverted())
  }

  // MARK: Moving

  /// Scales what is drawn after it.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn after it, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn after it.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Changes the coordinates of what is drawn after it by another transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Cutting

  /// Cuts what is drawn after it to the inside of a path, or with `inverse` to the outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var cut = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      // The canvas with a hole: the even-odd rule makes the hole.
      var outside = Path(CGRect(origin: .zero, size: output.size).union(cut.boundingRect))
      outside.addPath(cut)
      cut = outside
      style = FillStyle(eoFill: true, antialiased: style.isAntialiased)
    }
    clips.append(DisplayGroup.Clip(path: cut, style: style))
  }

  /// Cuts what is drawn after it by the opacity of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(output: output.makeLayer())
    layer.transform = transform
    try content(&layer)
    var mask = DisplayGroup(items: layer.output.items)
    mask.opacity = opacity
    if options.contains(.inverse) {
      // The canvas without the layer.
      mask.blendMode = .destinationOut
      let canvas = Path(CGRect(origin: .zero, size: output.size))
      mask = DisplayGroup(
        items: [.fill(canvas, .color(.black), FillStyle()), .group(mask)], isIsolated: true)
    }
    masks.append([.group(mask)])
  }

  // MARK: Filtering

  /// Changes what is drawn after it by a filter, before those that were added earlier.
  ///
  /// A threshold followed by a blur joins blobs: the blur comes first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Draws into a layer of its own, which the state of this context applies to as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(output: output.makeLayer())
    layer.transform = transform
    try content(&layer)
    emit(layer.output.items, transform: .identity)
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    let shape = [DisplayItem.fill(path, .color(.black), style)]
    if shading.isBackdrop { return emitBackground(in: shape) }
    let paint = shading.paint(environment)
    emit(
      paint.finishing([.fill(path, paint.paint(in: path.boundingRect), style)]), on: shape)
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    let shape = [DisplayItem.stroke(path, .color(.black), style)]
    if shading.isBackdrop { return emitBackground(in: shape) }
    let paint = shading.paint(environment)
    emit(
      paint.finishing([.stroke(path, paint.paint(in: path.boundingRect), style)]), on: shape)
  }

  /// Draws the outline of a path as a line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Emitting

  /// Adds items in the current coordinates, with the state of the context.
  ///
  /// - Parameters:
  ///   - items: what is drawn.
  ///   - shape: the same where all of it is opaque; nil where it is.
  func emit(_ items: [DisplayItem], on shape: [DisplayItem]? = nil) {
    emit(items, on: shape, transform: transform)
  }

  /// Adds what was drawn before once more where a shape is.
  private func emitBackground(in shape: [DisplayItem]) {
    // What was drawn is in the canvas's coordinates, the shape in the current ones.
    let placed = [DisplayItem.group(DisplayGroup(items: shape, transform: transform))]
    let copy = DisplayGroup(items: output.background, mask: placed)
    output.noteCopy()
    emit([.group(copy)], on: placed, transform: .identity)
  }

  private func emit(
    _ items: [DisplayItem], on shape: [DisplayItem]? = nil, transform: CGAffineTransform
  ) {
    guard !items.isEmpty else { return }
    let group = group(of: items, transform)
    let mode = CGBlendMode(rawValue: blendMode.rawValue) ?? .normal
    switch mode {
    case .clear, .copy:
      // What was there goes wherever the shape is.
      add(shape.map { self.group(of: $0, transform) } ?? group, .destinationOut, opacity: 1)
      if mode == .copy { add(group, .plusLighter, opacity: opacity) }
    case .destinationIn:
      // What the shape leaves free within its bounds goes.
      var erased = DisplayGroup(items: [.group(group)], opacity: opacity)
      erased.blendMode = .destinationOut
      let whole = self.group(of: shape ?? items, transform)
      let rest = DisplayGroup(items: [.group(whole), .group(erased)], isIsolated: true)
      add(rest, .destinationOut, opacity: 1)
    default: add(group, mode.drawing, opacity: opacity)
    }
  }

  private func add(_ group: DisplayGroup, _ mode: CompositeOperation, opacity: Double) {
    guard opacity != 1 || mode != .normal else { return output.add(group) }
    output.add(
      DisplayGroup(
        items: [.group(group)], opacity: min(max(opacity, 0), 1), blendMode: mode))
  }

  /// Items with the filters and cuts of the context.
  private func group(of items: [DisplayItem], _ transform: CGAffineTransform) -> DisplayGroup {
    var group = DisplayGroup(items: items, transform: transform)
    for filter in filters.reversed() {
      var outer = DisplayGroup(items: [.group(group)])
      filter.apply(to: &outer, environment)
      group = outer
    }
    for mask in masks { group = DisplayGroup(items: [.group(group)], mask: mask) }
    for clip in clips { group = DisplayGroup(items: [.group(group)], clip: clip) }
    return group
  }
}
