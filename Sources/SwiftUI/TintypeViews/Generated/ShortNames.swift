// Made of Fixtures/Names/TintypeViews/ShortNames.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame of an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Frames of an animation, at most one in each interval of seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again; the interval is in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At certain moments.
  public static func explicit(_ dates: some Sequence<Date>) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, made smaller by the distance to it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the container around.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
  /// A capsule whose corners are of a shape.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a width and a height, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of their own radii.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle with corners of their own radii, in points.
  public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of their own styles.
  public static func rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner) }
  /// A rectangle with one style for the upper corners and one for the lower ones.
  public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners) }
  /// A rectangle with one style for the upper corners, and others below.
  public static func rect(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner) }
  /// A rectangle with one style for the lower corners, and others above.
  public static func rect(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner) }
  /// A rectangle with one style for the leading corners and one for the trailing ones.
  public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners) }
  /// A rectangle with one style for the leading corners, and others at the trailing side.
  public static func rect(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomTrailingCorner: bottomTrailingCorner) }
  /// A rectangle with one style for the trailing corners, and others at the leading side.
  public static func rect(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style) -> ConcentricRectangle { ConcentricRectangle(uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner, bottomLeadingCorner: bottomLeadingCorner) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles; radii in points.
  public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient that is stretched as the frame is; radii are shares of the frame's sides.
  public static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point between two angles.
  public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// A gradient around a point of a whole turn.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient { AngularGradient(gradient: gradient.gradient, center: center, angle: angle) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// A gradient along a line of colors at equal distances.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  /// A gradient along a line from stops.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A gradient between two circles of colors at equal distances.
  public static func radialGradient(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A gradient between two circles from stops.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient that is stretched as the frame is.
  public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
  /// A gradient that is stretched as the frame is of colors at equal distances.
  public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
  /// A gradient that is stretched as the frame is from stops.
  public static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// A gradient around a point of colors at equal distances.
  public static func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// A gradient around a point from stops.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// A gradient of a whole turn around a point.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
  /// A gradient of a whole turn around a point of colors at equal distances.
  public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
  /// A gradient of a whole turn around a point from stops.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated side by side.
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle where Self == Material {
  /// Mostly clear.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More clear than not.
  public static var thinMaterial: Material { .thin }
  /// Somewhat clear.
  public static var regularMaterial: Material { .regular }
  /// Mostly opaque.
  public static var thickMaterial: Material { .thick }
  /// Hardly clear.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow of what it paints.
  public nonisolated static func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The main content.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// Less important content.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// Still less important content.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// Hardly important content.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The least important content.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The color of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of words that stand for a text to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of shapes that content stands on.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The color of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of what is selected: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
