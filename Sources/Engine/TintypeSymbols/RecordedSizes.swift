import TintypeGeometry

/// The frames that were recorded from Apple's SwiftUI: 240 symbols in eight sizes, and at 13 points in two
/// weights and two scales more.
///
/// They are from the repository iamcgn/swiftui-web (Apache 2.0), `Fixtures/Goldens/symbol/catalog-10` to
/// `catalog-26`, `catalog-13-semibold`, `-bold`, `-small` and `-large`; single ones from `symbol/basic` and
/// `ios/symbol/basic` there.
enum RecordedSizes {
  /// A frame and how far its middle stands above the baseline, in points.
  struct Size: Hashable, Sendable {
    var frame: CGSize
    var center: CGFloat

    /// How far the frame reaches below the baseline, in points.
    var descent: CGFloat { frame.height / 2 - center }
  }

  /// The frames of a symbol.
  struct Entry: Hashable, Sendable {
    /// Regular ones of medium scale by the size of their font, the smallest first.
    var frames: [(pointSize: CGFloat, frame: CGSize)] {
      zip(RecordedSizes.pointSizes, sizes).map { ($0, $1) }
    }
    /// At 17 points.
    var body: Size
    /// At 13 points.
    var footnote: Size
    /// At 13 points, in other weights and scales.
    var variants: [Variant: CGSize]

    fileprivate var sizes: [CGSize]
  }

  /// A weight or a scale that was recorded at 13 points.
  enum Variant: CaseIterable, Hashable, Sendable {
    case semibold, bold, small, large
  }

  /// The sizes of the font in `Entry.frames`.
  static let pointSizes: [CGFloat] = [10, 11, 12, 13, 15, 17, 22, 26]

  private static let entries = NameTable(table) { fields -> Entry? in
    let numbers = fields.compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    func size(_ first: Int) -> Size {
      let frame = CGSize(width: numbers[first], height: numbers[first + 1])
      return Size(frame: frame, center: frame.height / 2 - numbers[first + 2])
    }
    return Entry(body: size(0), footnote: size(3), variants: [:], sizes: [])
  }

  private static let others = NameTable(otherSizes) { frames($0, count: 6) }
  private static let varied = NameTable(variants) { frames($0, count: 4) }

  private static let single = NameTable(singles) { frames($0, count: 1)?.first }

  private static func frames(_ fields: [Substring], count: Int) -> [CGSize]? {
    let numbers = fields.compactMap { Double($0) }
    guard numbers.count == 2 * count else { return nil }
    return (0..<count).map { CGSize(width: numbers[2 * $0], height: numbers[2 * $0 + 1]) }
  }

  /// The names that were recorded, sorted.
  static var names: [String] { entries.names }

  /// The frames of a symbol or, for a drawing in a circle or square, of that shape; a globe's sides are as large as it.
  static func entry(of name: String) -> Entry? {
    if let entry = recorded(name) { return entry }
    let plain = plain(name)
    if let entry = recorded(plain) { return entry }
    for shape in ["circle", "square"] where plain.hasSuffix(".\(shape)") { return recorded(shape) }
    return plain.hasPrefix("globe.") ? recorded("globe") : nil
  }

  private static func recorded(_ name: String) -> Entry? {
    guard var entry = entries[name], let others = others[name], let varied = varied[name] else {
      return nil
    }
    entry.sizes =
      others[..<3] + [entry.footnote.frame, others[3], entry.body.frame] + others[4...]
    entry.variants = Dictionary(uniqueKeysWithValues: zip(Variant.allCases, varied))
    return entry
  }

  private static func plain(_ name: String) -> String {
    name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
  }

  /// The frame of a regular symbol in sizes of the font, measured in one screenshot; nil for most.
  static func measured(_ name: String) -> CGSize? { single[plain(name)] }

  /// The frame of a symbol that was recorded in a single size, weight and scale.
  static func frame(_ request: SymbolRequest) -> CGSize? {
    guard request.pointSize == request.pointSize.rounded(), request.pointSize < 100 else {
      return nil
    }
    let size = Int(clamped: request.pointSize)
    return single["\(plain(request.name))-\(size)-\(request.weight)-\(request.scale)"]
  }
}

extension RecordedSizes.Entry {
  /// The frame of a regular symbol of medium scale, not rounded (`Rules/Symbols#Frames`).
  ///
  /// - Parameter size: the size of the font, in points.
  /// - Returns: the frame in points.
  func frame(at size: CGFloat) -> CGSize {
    let frames = frames
    guard let next = frames.firstIndex(where: { $0.pointSize >= size }) else {
      return proportionalFrame(at: size)
    }
    let high = frames[next]
    if high.pointSize == size { return high.frame }
    guard next > 0 else { return proportionalFrame(at: size) }
    let low = frames[next - 1]
    let part = (size - low.pointSize) / (high.pointSize - low.pointSize)
    return CGSize(
      width: low.frame.width + (high.frame.width - low.frame.width) * part,
      height: low.frame.height + (high.frame.height - low.frame.height) * part)
  }

  /// The frame in a size beyond the recorded ones: in proportion, but for a quarter of a point, which is
  /// what frames are larger for rounding outwards.
  private func proportionalFrame(at size: CGFloat) -> CGSize {
    let squares = frames.reduce(0) { $0 + $1.pointSize * $1.pointSize }
    func length(_ key: KeyPath<CGSize, CGFloat>) -> CGFloat {
      let sum = frames.reduce(0) { $0 + $1.pointSize * ($1.frame[keyPath: key] - 0.25) }
      return sum / squares * size + 0.25
    }
    return CGSize(width: length(\.width), height: length(\.height))
  }

  /// The frame in any weight and scale, not rounded (`Rules/Symbols#Frames`).
  ///
  /// The rule for weights and scales is corrected by what it misses of the recorded frames at 13 points.
  func frame(at pointSize: CGFloat, _ weight: SymbolWeight, _ scale: SymbolScale) -> CGSize {
    func ruled(_ size: CGFloat, _ weight: SymbolWeight, _ scale: SymbolScale) -> CGSize {
      let scaled = size * scale.factor
      let growth = weight.growth * scaled
      let frame = frame(at: scaled)
      return CGSize(width: frame.width + growth, height: frame.height + growth)
    }
    var result = ruled(pointSize, weight, scale)
    func correct(
      by variant: RecordedSizes.Variant?, _ weight: SymbolWeight, _ scale: SymbolScale
    ) {
      guard let recorded = variant.flatMap({ variants[$0] }) else { return }
      let rule = ruled(13, weight, scale)
      result.width += recorded.width - rule.width
      result.height += recorded.height - rule.height
    }
    correct(by: .init(weight), weight, .medium)
    correct(by: .init(scale), .regular, scale)
    return result
  }
}

extension RecordedSizes.Variant {
  /// The weight as it was recorded; nil for others.
  init?(_ weight: SymbolWeight) {
    switch weight {
    case .semibold: self = .semibold
    case .bold: self = .bold
    default: return nil
    }
  }

  /// The scale as it was recorded; nil for the medium one.
  init?(_ scale: SymbolScale) {
    switch scale {
    case .small: self = .small
    case .medium: return nil
    case .large: self = .large
    }
  }
}
