/// A canvas under Core Graphics' names: `GraphicsContext.withCGContext(content:)` hands one out.
///
/// The y axis points down. Colors are black until something is set.
public final class CGContext {
  private struct State {
    var context: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle()
    var shadow: GraphicsContext.Filter?
  }

  private var state: State
  private var saved: [State] = []
  private var current = Path()

  init(_ context: GraphicsContext) { state = State(context: context) }

  private var drawing: GraphicsContext {
    var context = state.context
    if let shadow = state.shadow { context.addFilter(shadow) }
    return context
  }

  // MARK: State

  /// Keeps the state for later.
  public func saveGState() { saved.append(state) }
  /// Goes back to the state that was kept last; does nothing where none was.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// The color that paths are painted with.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// The color that paths are painted with, from components, each 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The color that lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// The color that lines are drawn with, from components, each 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// How far corners reach, as a multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Painted and unpainted parts of lines in turn, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  /// The opacity of what is drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.context.opacity = alpha }
  /// How what is drawn meets what was drawn before.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.context.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
  }
  /// The shadow of what is drawn, lengths in points; nil for black of a third.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    let color = color?.color ?? .black.opacity(1.0 / 3)
    // Core Graphics' blur is twice the deviation.
    state.shadow = .shadow(color: color, radius: blur / 2, x: offset.width, y: offset.height)
  }

  // MARK: Coordinates

  /// How coordinates become those of the canvas.
  public var ctm: CGAffineTransform { state.context.transform }
  /// Moves what follows, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { state.context.translateBy(x: x, y: y) }
  /// Scales what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.context.scaleBy(x: x, y: y) }
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(angle)) }
  /// Changes the coordinates of what follows by another transform.
  public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

  // MARK: The current path

  /// Forgets the path.
  public func beginPath() { current = Path() }
  /// Begins a line.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Goes on straight.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Goes on in a curve with two controls.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Goes on in a curve with one control.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Goes on in an arc; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Adds a path.
  public func addPath(_ path: CGMutablePath) { current.addPath(path.path) }
  /// Goes back to where the line began.
  public func closePath() { current.closeSubpath() }
  /// The path that is made.
  public var path: CGPath? { current.isEmpty ? nil : current }

  // MARK: Painting

  /// Paints the path, which is forgotten.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Draws the path's line; the path is forgotten.
  public func strokePath() { drawPath(using: .stroke) }
  /// Paints or draws the path, which is forgotten.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      fill(current, isEvenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill, mode != .eoFill { stroke(current) }
    beginPath()
  }
  /// Paints a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Paints rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Paints an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws the sides of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws the sides of a rectangle, as wide as is said, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    drawing.stroke(Path(rect), with: .color(state.stroke), style: line)
  }
  /// Draws an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws lines between points two by two.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(Path { $0.addLines([points[index], points[index + 1]]) })
    }
  }
  /// Takes away what was drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    var context = state.context
    context.blendMode = .clear
    context.fill(Path(rect), with: .color(.black))
  }
  /// Draws a picture, scaled into a rectangle, upside down as Core Graphics does where y points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    var context = drawing
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(Image(decorative: image, scale: 1), in: rect)
  }

  // MARK: Cutting

  /// Cuts what follows to the path, which is forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.context.clip(to: current, style: FillStyle(eoFill: rule == .evenOdd))
    beginPath()
  }
  /// Cuts what follows to a rectangle.
  public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }

  private func fill(_ path: Path, isEvenOdd: Bool = false) {
    drawing.fill(path, with: .color(state.fill), style: FillStyle(eoFill: isEvenOdd))
  }
  private func stroke(_ path: Path) {
    drawing.stroke(path, with: .color(state.stroke), style: state.line)
  }
}

extension GraphicsContext {
  /// Draws with Core Graphics' names, in the current coordinates and with the state of this context.
  ///
  /// - Parameter content: draws; what it is given is of use only while it runs.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
