import TintypeDrawing

/// Colors at the points of a grid whose cells may be bent, mixed between them.
public nonisolated struct MeshGradient: ShapeStyle, PrimitiveView, Equatable, Sendable {
  /// Where the points stand, as shares of the frame's sides.
  public enum Locations: Equatable, Sendable {
    /// The points alone; the sides of cells are smooth curves through them.
    case points([SIMD2<Float>])
    /// The points with the control points of the curves to their neighbors.
    case bezierPoints([BezierPoint])
  }

  /// A point and the control points of the four curves that meet there, as shares of the frame's sides.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point towards the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the point after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The colors of the points.
  public enum Colors: Equatable, Sendable {
    /// Colors.
    case colors([Color])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows of points.
  public var height: Int
  /// Where the points stand.
  public var locations: Locations
  /// The colors of the points.
  public var colors: Colors
  /// The color beside the cells.
  public var background: Color
  /// Whether colors change smoothly from cell to cell.
  public var smoothsColors: Bool
  /// In which space colors are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  ///
  /// - Parameters:
  ///   - width: points in a row, at least 2.
  ///   - height: rows of points, at least 2.
  ///   - locations: a position for each point, row after row; the mesh shows nothing with another
  ///     number.
  ///   - colors: a color for each point.
  ///   - background: the color beside the cells.
  ///   - smoothsColors: whether colors change smoothly from cell to cell.
  ///   - colorSpace: in which space colors are mixed.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// The paint of the mesh in a frame; nothing where counts do not go together.
  @_documentation(visibility: internal)
  public static func resolvedPaint(
    of style: Self, in environment: EnvironmentValues
  ) -> StylePaint {
    let colors: [RGBA] =
      switch style.colors {
      case .colors(let colors): colors.map { $0.rgba(in: environment) }
      }
    let background = style.background.rgba(in: environment)
    guard let grid = MeshGrid(style, colors: colors) else { return StylePaint(.color(.clear)) }
    return StylePaint(.gradient { grid.paint(in: $0, background: background) })
  }

  /// Adds one node that fills what it is proposed.
  @_documentation(visibility: internal)
  @MainActor public static func resolveElements(of view: Self, in resolver: ViewResolver) {
    resolver.addStyle(view, kind: "MeshGradient")
  }
}
