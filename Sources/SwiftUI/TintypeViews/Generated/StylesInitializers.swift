// Made of Fixtures/Names/TintypeViews/StylesInitializers.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension EllipticalGradient {
  /// Creates a gradient of colors at equal distances; radii as shares of the frame's sides.
  public nonisolated init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
  /// Creates a gradient from stops; radii as shares of the frame's sides.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.init(gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
}

extension LinearGradient {
  /// Creates a gradient of colors at equal distances.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint) }
  /// Creates a gradient from stops.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint) }
}

extension RadialGradient {
  /// Creates a gradient of colors at equal distances; radii in points.
  public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius) }
  /// Creates a gradient from stops; radii in points.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension AngularGradient {
  /// Creates a gradient of a whole turn.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360)) }
  /// Creates a gradient of a whole turn of colors at equal distances.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(colors: colors), center: center, angle: angle) }
  /// Creates a gradient of a whole turn from stops.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { self.init(gradient: Gradient(stops: stops), center: center, angle: angle) }
  /// Creates a gradient from stops between two angles.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle) }
  /// Creates a gradient of colors between two angles.
  public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle) }
}

extension MeshGradient {
  /// Creates a mesh of points and colors.
  public nonisolated init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.init(width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace) }
  /// Creates a mesh of bent cells.
  public nonisolated init(width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.init(width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace) }
}
