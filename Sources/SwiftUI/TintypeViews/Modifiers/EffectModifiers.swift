import TintypeDrawing

/// A change of what a view draws, without a change of the layout.
@usableFromInline
nonisolated struct EffectModifier: ElementModifier {
  let kind: String
  let effect: (EnvironmentValues) -> DrawingEffect

  init(_ kind: String, _ effect: DrawingEffect) {
    self.init(kind) { _ in effect }
  }

  init(_ kind: String, _ effect: @escaping (EnvironmentValues) -> DrawingEffect) {
    self.kind = kind
    self.effect = effect
  }

  @usableFromInline
  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    resolver.makeNode(
      .passthrough, kind: kind, around: element,
      drawing: .effect(effect(resolver.environment)))
  }
}

/// Blurs.
private nonisolated struct BlurModifier: ElementModifier {
  let radius: CGFloat
  let isOpaque: Bool

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let effects = DrawingEffect.blurs(radius, isOpaque: isOpaque)
    return resolver.makeNode(
      .passthrough, kind: "blur", around: element,
      drawing: effects.count == 1 ? .effect(effects[0]) : .effects(Recording(effects)))
  }
}

extension View {
  /// Multiplies the opacity, 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier("opacity", .opacity(min(max(opacity, 0), 1))))
  }

  /// Keeps the view's space and draws nothing.
  public nonisolated func hidden() -> some View { modifier(EffectModifier("hidden", .hidden)) }

  /// Cuts what the view draws to its bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(
      EffectModifier("clipped", .clip({ Path($0) }, FillStyle(antialiased: antialiased))))
  }

  /// Cuts what the view draws to a shape in its bounds.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      EffectModifier("clipShape") { environment in
        .clip(shape.outline(of: environment.containerPosition), style)
      })
  }

  /// Cuts the corners of what the view draws, radius in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Turns what the view draws about a point of its bounds.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transformEffect("rotationEffect", anchor) {
      CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    }
  }

  /// Scales what the view draws about a point of its bounds.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformEffect("scaleEffect", anchor) { CGAffineTransform(scaleX: x, y: y) }
  }

  /// Scales what the view draws about a point of its bounds.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales what the view draws about a point of its bounds.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Moves what the view draws by a transform, from its upper left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformEffect("transformEffect", .zero) { transform }
  }

  private nonisolated func transformEffect(
    _ kind: String, _ anchor: UnitPoint, _ make: () -> CGAffineTransform
  ) -> some View {
    let transform = make()
    return modifier(
      EffectModifier(
        kind,
        .transform { rect in transform.about(anchor.point(in: rect)) }))
  }

  /// Lays a shadow below what the view draws; the radius is the deviation of the blur, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier("shadow") { environment in
        .shadow(DropShadow(color: color.rgba(in: environment), radius: radius, x: x, y: y))
      })
  }

  /// Blurs what the view draws; the radius is the deviation, in points.
  ///
  /// An opaque blur ends at the view's bounds and shows nothing through near them.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Adds to each component of color.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier("brightness", .filter(.brightness(amount))))
  }

  /// Scales the distance from middle gray.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier("contrast", .filter(.contrast(amount))))
  }

  /// Scales the strength of colors.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier("saturation", .filter(.saturation(amount))))
  }

  /// Mixes colors towards gray, 0 to 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(EffectModifier("grayscale", .filter(.grayscale(amount))))
  }

  /// Turns the hue of colors.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier("hueRotation", .filter(.hueRotation(angle.radians))))
  }

  /// Replaces colors by their complements.
  public nonisolated func colorInvert() -> some View {
    modifier(EffectModifier("colorInvert", .filter(.invert)))
  }

  /// Multiplies colors by a color.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(
      EffectModifier("colorMultiply") { environment in
        .filter(.multiply(color.rgba(in: environment)))
      })
  }

  /// Turns brightness into transparency.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(EffectModifier("luminanceToAlpha", .filter(.luminanceToAlpha)))
  }

  /// Chooses how what the view draws meets what is below.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier("blendMode", .blend(blendMode.drawing)))
  }

  /// Draws the view as one picture before effects apply.
  public nonisolated func compositingGroup() -> some View {
    modifier(EffectModifier("compositingGroup", .group))
  }

  /// Draws the view as one picture, in colors as sRGB has them whatever the mode.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(EffectModifier("drawingGroup", .group))
  }
}

extension CGAffineTransform {
  /// The transform with another point than the origin at rest.
  nonisolated func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
