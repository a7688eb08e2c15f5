/// Which symbol is wanted, and how large and bold.
package struct SymbolRequest: Hashable, Sendable {
  /// The name of SF Symbols.
  package var name: String
  /// The size of the font beside it, in points.
  package var pointSize: CGFloat
  /// The thickness of lines.
  package var weight: SymbolWeight
  /// The size beside text.
  package var scale: SymbolScale

  /// Creates a request.
  package init(
    name: String, pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }
}

/// A symbol as it is laid out and drawn.
package struct DrawnSymbol: Sendable {
  /// The outlines, around the middle of the frame.
  package let shape: SymbolShape
  /// The frame.
  package let metrics: SymbolMetrics
  /// The points of one unit of the outlines.
  package let factor: CGFloat
  /// The size of what is drawn, in points: the frame without its margins.
  package var ink: CGSize {
    CGSize(width: shape.bounds.width * factor, height: shape.bounds.height * factor)
  }
  /// What stands in for Apple's drawing; nil where the drawing is the same.
  package let standIn: String?
}

extension SymbolNames {
  /// Whether a symbol is mirrored where text runs from right to left (`Rules/Symbols#Right-to-left`).
  package static func isMirrored(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return false }
    let isDirected = parts.contains("forward") || parts.contains("backward")
    switch first {
    case "arrow", "arrowshape", "chevron", "arrowtriangle", "rectangle", "delete", "star":
      return isDirected || parts.contains("leadinghalf") || parts.contains("trailinghalf")
    case "list", "checklist", "speaker", "increase", "decrease", "signature", "sidebar":
      return !parts.contains("left") && !parts.contains("right")
    case "text": return parts.contains("append") || parts.contains("badge")
    default: return parts.dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }
  }
}
