#if os(Linux)
import Foundation
import Tintype

/// A mark of a chart, with all that is said of it.
struct Mark {
  /// What it looks like.
  enum Kind: Equatable {
    case bar, line, point, area, rule, rectangle, sector
  }

  let kind: Kind
  var x = Extent.all
  var y = Extent.all
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The radii of a sector.
  var radii = (inner: MarkDimension.automatic, outer: MarkDimension.automatic)
  /// The distance between sectors, in points.
  var angularInset: CGFloat = 0
  var style = MarkStyle()

  init(
    _ kind: Kind, _ x: Extent, _ y: Extent = .all, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard,
    series: Datum? = nil
  ) {
    (self.kind, self.x, self.y) = (kind, x, y)
    (self.width, self.height, self.stacking) = (width, height, stacking)
    style.series = series
  }

  /// Makes a sector.
  init(
    sector x: Extent, _ inner: MarkDimension, _ outer: MarkDimension, inset: CGFloat?
  ) {
    self.init(.sector, x)
    radii = (inner, outer)
    angularInset = inset ?? 0
  }

  /// The marks of a content, in order.
  @MainActor static func all(of content: any ChartContent) -> [Mark] {
    guard let source = content as? any MarkSource else { return all(of: content.body) }
    var marks: [Mark] = []
    source.add(to: &marks)
    return marks
  }

  /// What tells the lines and areas of a chart apart.
  var series: Datum? { style.series ?? style.foregroundBy ?? style.symbolBy ?? style.lineStyleBy }
}

/// What is said of a mark besides what it shows.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: Datum?
  var symbol: (any ChartSymbolShape)?
  var symbolView: AnyView?
  var symbolBy: Datum?
  var symbolArea: CGFloat?
  var symbolAreaBy: Datum?
  var lineStyle: StrokeStyle?
  var lineStyleBy: Datum?
  var positionBy: Datum?
  var series: Datum?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var offset = CGSize.zero
  var zIndex = 0.0
  var annotations: [MarkAnnotation] = []

  /// What is said here, and where nothing is, what is said around.
  func over(_ outer: MarkStyle) -> MarkStyle {
    var style = self
    style.foreground = foreground ?? (foregroundBy == nil ? outer.foreground : nil)
    style.foregroundBy = foregroundBy ?? (foreground == nil ? outer.foregroundBy : nil)
    style.symbol = symbol ?? outer.symbol
    style.symbolView = symbolView ?? outer.symbolView
    style.symbolBy = symbolBy ?? outer.symbolBy
    style.symbolArea = symbolArea ?? outer.symbolArea
    style.symbolAreaBy = symbolAreaBy ?? outer.symbolAreaBy
    style.lineStyle = lineStyle ?? outer.lineStyle
    style.lineStyleBy = lineStyleBy ?? outer.lineStyleBy
    style.positionBy = positionBy ?? outer.positionBy
    style.series = series ?? outer.series
    style.interpolation = interpolation ?? outer.interpolation
    style.cornerRadius = cornerRadius ?? outer.cornerRadius
    style.opacity *= outer.opacity
    style.offset.width += outer.offset.width
    style.offset.height += outer.offset.height
    style.zIndex += outer.zIndex
    style.annotations += outer.annotations
    return style
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let content: AnyView
}

extension ChartContent {
  /// Says something of all marks.
  nonisolated func styled(_ change: (inout MarkStyle) -> Void) -> some ChartContent {
    var style = MarkStyle()
    change(&style)
    return StyledContent(content: self, style: style)
  }
}

/// Content of whose marks something is said.
nonisolated struct StyledContent<Content: ChartContent>: BuiltInContent {
  let content: Content
  let style: MarkStyle

  @MainActor func add(to marks: inout [Mark]) {
    marks += Mark.all(of: content).map { mark in
      var mark = mark
      mark.style = mark.style.over(style)
      return mark
    }
  }
}
#endif
