/// Where a symbol stands in a layout.
package struct SymbolMetrics: Hashable, Sendable {
  /// The frame, in points.
  package var size: CGSize
  /// How far the frame reaches below the baseline of text beside it, in points; negative above it.
  package var descent: CGFloat
}

/// The sizes that were recorded from Apple's SwiftUI at 17 and 13 points, regular, medium scale.
///
/// They are from the repository iamcgn/swiftui-web (Apache 2.0), `Fixtures/Goldens/symbol/catalog-17` and
/// `catalog-13`; single ones from `symbol/basic`, `symbol/variants` and `ios/symbol/basic` there.
enum RecordedSizes {
  /// A frame in points and how far it reaches below the baseline.
  struct Size: Hashable, Sendable {
    var width: CGFloat
    var height: CGFloat
    var descent: CGFloat

    /// How far the middle stands above the baseline, in points.
    var center: CGFloat { height / 2 - descent }
  }

  /// The sizes of a symbol.
  struct Entry: Hashable, Sendable {
    /// At 17 points.
    var body: Size
    /// At 13 points.
    var footnote: Size
  }

  private static let sizes = NameTable(table) { words -> Entry? in
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    return Entry(
      body: Size(width: numbers[0], height: numbers[1], descent: numbers[2]),
      footnote: Size(width: numbers[3], height: numbers[4], descent: numbers[5]))
  }

  private static let single = NameTable(others) { words -> CGSize? in
    let numbers = words.compactMap { Double($0) }
    return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
  }

  /// The names that were recorded, sorted.
  static var names: [String] { sizes.names }

  /// The sizes of a symbol or, for a drawing in a circle or square, of that shape.
  static func entry(of name: String) -> Entry? {
    if let size = sizes[name] { return size }
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let size = sizes[plain] { return size }
    for shape in ["circle", "square"] where plain.hasSuffix(".\(shape)") { return sizes[shape] }
    return nil
  }

  /// The frame of a symbol that was recorded in a single size, weight and scale.
  static func frame(_ request: SymbolRequest) -> CGSize? {
    guard request.pointSize == request.pointSize.rounded(), request.pointSize < 100 else {
      return nil
    }
    let plain = request.name.hasSuffix(".fill") ? String(request.name.dropLast(5)) : request.name
    return single["\(plain)-\(Int(request.pointSize))-\(request.weight)-\(request.scale)"]
  }
}

extension SymbolMetrics {
  /// The frame of a symbol (`Rules/Symbols#Frames`).
  ///
  /// - Parameters:
  ///   - request: which symbol, and how large and bold.
  ///   - ink: the width and height of its outlines, in sizes of the font; they have their weight.
  /// - Returns: lengths of whole half points.
  static func of(_ request: SymbolRequest, ink: CGSize) -> SymbolMetrics {
    let size = request.pointSize * request.scale.factor
    var (width, height) = ((ink.width + 0.225) * size, (ink.height + 0.135) * size)
    var center = 0.36 * request.pointSize
    if let recorded = RecordedSizes.entry(of: request.name) {
      let (body, footnote) = (recorded.body, recorded.footnote)
      // Both recorded sizes are rounded; the larger one says more.
      func length(_ key: KeyPath<RecordedSizes.Size, CGFloat>, at size: CGFloat) -> CGFloat {
        if size == 17 { return body[keyPath: key] }
        if size == 13 { return footnote[keyPath: key] }
        return size * (3 * body[keyPath: key] / 17 + footnote[keyPath: key] / 13) / 4
      }
      let growth = request.weight.growth * size
      width = length(\.width, at: size) + growth
      height = length(\.height, at: size) + growth
      center = length(\.center, at: request.pointSize)
    }
    if let frame = RecordedSizes.frame(request) { (width, height) = (frame.width, frame.height) }
    let frame = CGSize(width: width.toHalfPoints, height: height.toHalfPoints)
    // The image scale grows a symbol around its middle.
    return SymbolMetrics(size: frame, descent: (frame.height / 2 - center).toHalfPoints)
  }
}

extension SymbolMetrics {
  /// The frame of a tile that stands for a symbol without a drawing: that of a square.
  package static func ofPlaceholder(_ request: SymbolRequest) -> SymbolMetrics {
    var tile = request
    tile.weight = .regular
    if RecordedSizes.entry(of: request.name) == nil { tile.name = "square" }
    return of(tile, ink: .zero)
  }
}

extension CGFloat {
  /// The nearest multiple of half a point, at least 0.5 where the number is positive.
  var toHalfPoints: CGFloat { (self * 2).rounded() / 2 }
}
