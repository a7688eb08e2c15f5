/// Where a symbol stands in a layout.
package struct SymbolMetrics: Hashable, Sendable {
  /// The frame, in points.
  package var size: CGSize
  /// How far the frame reaches below the baseline of text beside it, in points; negative above it.
  package var descent: CGFloat
}

/// The sizes that were recorded from Apple's SwiftUI at 17 points, regular, medium scale.
///
/// They are from the repository iamcgn/swiftui-web (Apache 2.0), `Fixtures/Goldens/symbol/catalog-17`.
enum RecordedSizes {
  /// A frame in points and its descent, at 17 points.
  struct Size: Hashable, Sendable {
    var width: CGFloat
    var height: CGFloat
    var descent: CGFloat
  }

  private static let sizes = NameTable(table) { words -> Size? in
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    return Size(width: numbers[0], height: numbers[1], descent: numbers[2])
  }

  /// The names that were recorded, sorted.
  static var names: [String] { sizes.names }

  /// The size of a symbol or, for a drawing in a circle or square, of that shape.
  static func size(of name: String) -> Size? {
    if let size = sizes[name] { return size }
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let size = sizes[plain] { return size }
    for shape in ["circle", "square"] where plain.hasSuffix(".\(shape)") { return sizes[shape] }
    return nil
  }
}

extension SymbolMetrics {
  /// The frame of a symbol (`Rules/Symbols#Frames`).
  ///
  /// - Parameters:
  ///   - name: the name of the symbol.
  ///   - ink: the width and height of its outlines, in sizes of the font.
  ///   - pointSize: the size of the font, in points.
  ///   - scale: what the image scale multiplies it with.
  ///   - weight: the thickness of lines.
  /// - Returns: lengths of whole half points.
  static func of(
    _ name: String, ink: CGSize, pointSize: CGFloat, scale: CGFloat, weight: SymbolWeight
  ) -> SymbolMetrics {
    let size = pointSize * scale
    let recorded = RecordedSizes.size(of: name)
    // Ink that is measured has its weight already.
    var (width, height) = (ink.width + 0.225, ink.height + 0.135)
    var center: CGFloat = 0.36
    if let recorded {
      width = recorded.width / 17 + weight.growth
      height = recorded.height / 17 + weight.growth
      center = (recorded.height / 2 - recorded.descent) / 17
    }
    let frame = CGSize(width: (width * size).toHalfPoints, height: (height * size).toHalfPoints)
    // The image scale grows a symbol around its middle.
    let descent = frame.height / 2 - center * pointSize
    return SymbolMetrics(size: frame, descent: descent.toHalfPoints)
  }
}

extension SymbolMetrics {
  /// The frame of a tile that stands for a symbol without a drawing: that of a square.
  package static func ofPlaceholder(_ request: SymbolRequest) -> SymbolMetrics {
    of(
      RecordedSizes.size(of: request.name) == nil ? "square" : request.name, ink: .zero,
      pointSize: request.pointSize, scale: request.scale.factor, weight: .regular)
  }
}

extension CGFloat {
  /// The nearest multiple of half a point, at least 0.5 where the number is positive.
  var toHalfPoints: CGFloat { (self * 2).rounded() / 2 }
}
