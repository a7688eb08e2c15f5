import TintypeDrawing

/// A mesh of colors divided into a fine grid, places as shares of a frame.
///
/// Curves between points are cubic, with the slope of a point half of the way between its neighbors where
/// no control points say otherwise; so are colors, whose slopes are limited so that none goes beyond those of
/// its ends. What Apple's own curves are is not published.
nonisolated struct MeshGrid {
  /// Parts of a cell along each side.
  private static let parts = 12

  private let columns: Int
  private let points: [SIMD2<Double>]
  private let colors: [RGBA]

  /// Divides a mesh; nil where its counts do not go together.
  init?(_ mesh: MeshGradient, colors: [RGBA]) {
    let (width, height) = (mesh.width, mesh.height)
    guard width > 1, height > 1, width <= 1000, height <= 1000, colors.count == width * height
    else { return nil }
    let positions: MeshLattice<SIMD2<Double>>
    switch mesh.locations {
    case .points(let points):
      guard points.count == colors.count else { return nil }
      positions = MeshLattice(
        columns: width, values: points.map { SIMD2<Double>($0) }, limitsSlopes: false)
    case .bezierPoints(let points):
      guard points.count == colors.count else { return nil }
      positions = MeshLattice(columns: width, points)
    }
    let mixes = mesh.colorSpace == .perceptual
    let values = colors.map { mixes ? PerceptualColor.components($0) : $0.components }
    var shades = MeshLattice(columns: width, values: values, limitsSlopes: true)
    if !mesh.smoothsColors { shades.straighten() }
    columns = (width - 1) * Self.parts + 1
    self.points = positions.divided(Self.parts)
    self.colors = shades.divided(Self.parts).map {
      mixes ? PerceptualColor.color($0) : RGBA(components: $0)
    }
  }

  /// The paint of a frame.
  func paint(in rect: CGRect, background: RGBA) -> Paint {
    let positions = points.map {
      CGPoint(x: rect.minX + CGFloat($0.x) * rect.width, y: rect.minY + CGFloat($0.y) * rect.height)
    }
    let background = GradientMesh.Background(rect: rect.insetBy(dx: -1, dy: -1), color: background)
    return GradientMesh(columns: columns, points: positions, colors: colors, background: background)
      .map { .mesh($0) } ?? .color(.clear)
  }
}

extension RGBA {
  fileprivate var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
  fileprivate init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }
}
