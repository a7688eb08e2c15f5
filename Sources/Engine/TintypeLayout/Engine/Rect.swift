/// A rectangle as the engine stores it, in canvas coordinates, in points.
struct Rect: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  init(x: Double, y: Double, size: Size) {
    minX = x
    minY = y
    maxX = x + size.width
    maxY = y + size.height
  }

  init(_ rect: CGRect) {
    minX = Double(rect.minX)
    minY = Double(rect.minY)
    maxX = Double(rect.maxX)
    maxY = Double(rect.maxY)
  }
}

extension Rect {
  /// The coordinate of an edge; leading is left unless mirrored.
  func edge(_ edge: Edge, _ isMirrored: Bool) -> Double {
    switch edge {
    case .top: minY
    case .bottom: maxY
    case .leading: isMirrored ? maxX : minX
    case .trailing: isMirrored ? minX : maxX
    }
  }

  /// Moves an edge to where another rectangle has it.
  mutating func set(_ edge: Edge, _ isMirrored: Bool, to other: Rect) {
    switch edge {
    case .top: minY = other.minY
    case .bottom: maxY = other.maxY
    case .leading: if isMirrored { maxX = other.maxX } else { minX = other.minX }
    case .trailing: if isMirrored { minX = other.minX } else { maxX = other.maxX }
    }
  }
}
