import TintypeDrawing

/// The glass of bars and buttons of iOS 26: `Rules/Glass#Glass`.
public struct Glass: Equatable, Sendable {
  /// How much the glass covers of what is below.
  package enum Kind: Sendable {
    /// That of views of one's own.
    case regular
    /// That of bars of tabs.
    case bar
    /// That of buttons in bars.
    case item
    /// That of sheets that are not large.
    case sheet
    /// That of the panel of a sidebar.
    case panel
    /// That of panels that point at something.
    case bubble
    /// Hardly at all.
    case clear
    /// None is drawn.
    case identity
  }

  /// How much the glass covers of what is below.
  package var kind: Kind
  /// The color of the glass; nil for none.
  package var tint: Color?

  /// Creates glass.
  package init(kind: Kind, tint: Color? = nil) {
    self.kind = kind
    self.tint = tint
  }

  /// As the platform has it.
  public static let regular = Glass(kind: .regular)
  /// Clearer.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// The glass in a color; nil for none.
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, tint: color) }

  /// The same: nobody touches a still picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension Glass {
  /// What is seen through the glass.
  func backdrop(in environment: EnvironmentValues) -> Backdrop {
    let isDark = environment.colorScheme == .dark
    if let tint {
      // A tint is darker on glass, and hides what is below but for clear glass.
      let color = tint.rgba(in: environment)
      let shade = RGBA(
        red: color.red * 0.85, green: color.green * 0.85, blue: color.blue * 0.85,
        alpha: kind == .clear ? color.alpha * 0.5 : color.alpha)
      return Backdrop(blurRadius: GlassMetrics.blur, saturation: 1.5, veil: shade)
    }
    let veil = isDark ? RGBA(bytes: 44, 44, 46) : .white
    let (alpha, saturation): (Double, Double) =
      switch kind {
      case .bar: (0.575, 1.32)
      case .item: (0.74, 2)
      case .sheet: (isDark ? 0.86 : 0.64, 1.6)
      case .panel: (isDark ? 0.62 : 0.32, 1)
      case .regular, .bubble: (0.62, 1.6)
      case .clear, .identity: (0.2, 1.6)
      }
    let blur =
      switch kind {
      case .clear: GlassMetrics.clearBlur
      case .sheet: GlassMetrics.sheetBlur
      default: GlassMetrics.blur
      }
    return Backdrop(blurRadius: blur, saturation: saturation, veil: veil.opacity(alpha))
  }
}

/// Lengths of glass, in points; by eye beside pictures of iOS 26.
private enum GlassMetrics {
  /// The deviation of what is seen through glass.
  static let blur: CGFloat = 8
  /// The deviation of what is seen through clear glass.
  static let clearBlur: CGFloat = 3
  /// The deviation of what is seen through a sheet.
  static let sheetBlur: CGFloat = 20
  /// The width of the bright line along the edge.
  static let rim: CGFloat = 0.75
  /// The deviation of the shadow.
  static let shadow: CGFloat = 9
  /// How far down the shadow is.
  static let shadowShift: CGFloat = 3
  /// The deviation of the shadow along the outline.
  static let edge: CGFloat = 1.5
}

/// A piece of glass: what is below it, a bright rim, and a shadow outside.
package nonisolated struct GlassShape<S: Shape>: PrimitiveView {
  let shape: S
  let glass: Glass

  /// Creates a piece of glass.
  package init(_ shape: S, _ glass: Glass) {
    self.shape = shape
    self.glass = glass
  }

  /// Adds a shape with the layers of glass.
  @MainActor package static func resolveElements(of view: Self, in resolver: ViewResolver) {
    let environment = resolver.environment
    let isDark = environment.colorScheme == .dark
    let bright = isDark ? 0.35 : 0.9
    func stop(_ share: Double, _ location: Double) -> GradientStop {
      GradientStop(color: RGBA.white.opacity(bright * share), location: location)
    }
    let stops = [stop(1, 0), stop(0.3, 0.35), stop(0.2, 0.6), stop(0.7, 1)]
    let rim = ResolvedPaint.gradient { rect in
      .gradient(
        stops,
        .linear(
          from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.maxY)))
    }
    let shadow = DropShadow(
      color: RGBA.black.opacity(isDark ? 0.3 : 0.12), radius: GlassMetrics.shadow, x: 0,
      y: GlassMetrics.shadowShift)
    var layers: [ShapeDrawing.Layer] = [
      .glow(shadow), .fill(.backdrop(view.glass.backdrop(in: environment)), FillStyle()),
      .rim(rim, width: GlassMetrics.rim),
    ]
    if view.glass.kind == .bubble, !isDark {
      // What is as narrow as an arrow has no shadow to be seen by in the wide one.
      layers.insert(
        .glow(DropShadow(color: RGBA.black.opacity(0.16), radius: GlassMetrics.edge, x: 0, y: 0)),
        at: 1)
    }
    if let radius = view.shape.glassRadius { layers.append(.merging(view.glass, radius: radius)) }
    resolver.addShape(view.shape, kind: "Glass", layers: layers)
  }

  package nonisolated static var staticElementCount: Int? { 1 }
}

extension Shape {
  /// The radius of the corners in a rectangle, where glass of the shape may flow together with others; nil
  /// where its outline has other than round corners.
  var glassRadius: ((CGRect) -> CGFloat)? {
    func most(_ rect: CGRect) -> CGFloat { min(rect.width, rect.height) / 2 }
    if self is Capsule || self is Circle { return most }
    guard let size = (self as? RoundedRectangle)?.cornerSize else { return nil }
    return { min(size.width, size.height, most($0)) }
  }
}

extension View {
  /// Puts the view on glass of a shape.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background { if glass.kind != .identity { GlassShape(shape, glass) } }
  }

  /// Puts the view on a capsule of glass.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
}
