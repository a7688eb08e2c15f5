import CTintypeFreeType

/// Turns a FreeType outline into a path.
struct OutlineReader {
  private var path = Path()
  private let scale: CGFloat
  private var isOpen = false

  private init(scale: CGFloat) { self.scale = scale }

  /// The path of an outline in font units, y turned downwards.
  ///
  /// - Parameters:
  ///   - outline: contours with y upwards.
  ///   - scale: what a unit is worth.
  /// - Returns: closed contours in the order of the file.
  static func path(of outline: inout FT_Outline, scale: CGFloat) -> Path {
    var reader = OutlineReader(scale: scale)
    var steps = FT_Outline_Funcs()
    steps.move_to = { to, state in
      OutlineReader.with(state) { reader in
        if reader.isOpen { reader.path.closeSubpath() }
        reader.isOpen = true
        reader.path.move(to: reader.point(to))
      }
    }
    steps.line_to = { to, state in
      OutlineReader.with(state) { $0.path.addLine(to: $0.point(to)) }
    }
    steps.conic_to = { control, to, state in
      OutlineReader.with(state) {
        $0.path.addQuadCurve(to: $0.point(to), control: $0.point(control))
      }
    }
    steps.cubic_to = { control1, control2, to, state in
      OutlineReader.with(state) {
        $0.path.addCurve(
          to: $0.point(to), control1: $0.point(control1), control2: $0.point(control2))
      }
    }
    let error = withUnsafeMutablePointer(to: &reader) {
      FT_Outline_Decompose(&outline, &steps, $0)
    }
    if reader.isOpen { reader.path.closeSubpath() }
    return error == 0 ? reader.path : Path()
  }

  private static func with(
    _ state: UnsafeMutableRawPointer?, _ body: (inout OutlineReader) -> Void
  ) -> Int32 {
    guard let reader = state?.assumingMemoryBound(to: OutlineReader.self) else { return 1 }
    body(&reader.pointee)
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector = vector?.pointee else { return .zero }
    return CGPoint(x: CGFloat(vector.x) * scale, y: -CGFloat(vector.y) * scale)
  }
}
