import TintypeDrawing

/// Colors at places along a line.
public nonisolated struct Gradient: ShapeStyle, Hashable, Sendable {
  /// A color at a position.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The position, 0 at the start and 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, in order.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public nonisolated init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colors at equal distances.
  public nonisolated init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map {
      GradientStop(color: $0.color.rgba(in: environment), location: Double($0.location))
    }
  }

  /// A gradient from top to bottom.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    LinearGradient.resolvedPaint(
      of: LinearGradient(gradient: style, startPoint: .top, endPoint: .bottom), in: environment)
  }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, PrimitiveView, Sendable {
  /// The colors, which a gauge takes around its ring.
  package let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a gradient between two points of the frame.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The paint between the points of a frame.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let stops = style.gradient.resolvedStops(in: environment)
    let (start, end) = (style.startPoint, style.endPoint)
    return StylePaint(
      .gradient { rect in
        .gradient(stops, .linear(from: start.point(in: rect), to: end.point(in: rect)))
      })
  }

  /// Adds one node that fills what it is proposed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addStyle(view, kind: "LinearGradient")
  }
}

/// A gradient between two circles around a point.
public nonisolated struct RadialGradient: ShapeStyle, PrimitiveView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient; radii in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// The paint around the point of a frame.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let stops = style.gradient.resolvedStops(in: environment)
    return StylePaint(
      .gradient { rect in
        .gradient(
          stops,
          .radial(
            center: style.center.point(in: rect), startRadius: style.startRadius,
            endRadius: style.endRadius))
      })
  }

  /// Adds one node that fills what it is proposed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addStyle(view, kind: "RadialGradient")
  }
}

/// A gradient around a point.
public nonisolated struct AngularGradient: ShapeStyle, PrimitiveView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates a gradient between two angles.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// The paint around the point of a frame.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let stops = style.gradient.resolvedStops(in: environment)
    return StylePaint(
      .gradient { rect in
        .gradient(
          stops,
          .angular(
            center: style.center.point(in: rect), startAngle: style.startAngle.radians,
            endAngle: style.endAngle.radians))
      })
  }

  /// Adds one node that fills what it is proposed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addStyle(view, kind: "AngularGradient")
  }
}

extension ViewResolver {
  /// Adds a node that fills what it is proposed with a style.
  func addStyle(_ style: some ShapeStyle, kind: String) {
    add(makeNode(.greedy, kind: kind, drawing: .fill(style.paint(in: environment))))
  }
}
