import TintypeLayout

/// A size as JSON holds it, in points.
struct CodedSize: Codable {
  var width: LayoutLength
  var height: LayoutLength

  init(_ size: CGSize) {
    width = LayoutLength(size.width)
    height = LayoutLength(size.height)
  }

  var size: CGSize { CGSize(width: width.points, height: height.points) }
}

/// A rectangle as JSON holds it, in points.
struct CodedRect: Codable {
  var x: LayoutLength
  var y: LayoutLength
  var width: LayoutLength
  var height: LayoutLength

  init(_ rect: CGRect) {
    x = LayoutLength(rect.origin.x)
    y = LayoutLength(rect.origin.y)
    width = LayoutLength(rect.size.width)
    height = LayoutLength(rect.size.height)
  }

  var rect: CGRect {
    CGRect(x: x.points, y: y.points, width: width.points, height: height.points)
  }
}

/// A proposal as JSON holds it, in points.
struct CodedProposal: Codable {
  var width: LayoutLength?
  var height: LayoutLength?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { LayoutLength($0) }
    height = proposal.height.map { LayoutLength($0) }
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.points) }, height: height.map { CGFloat($0.points) })
  }

  private enum CodingKeys: CodingKey { case width, height }

  /// Writes both axes, an unspecified one as null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }
}

/// An axis as JSON holds it.
enum CodedAxis: String, Codable {
  case horizontal
  case vertical

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}

/// A direction of text as JSON holds it.
enum CodedDirection: String, Codable {
  case leftToRight
  case rightToLeft

  init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  var direction: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// A stretch of a text as JSON holds it, in bytes of UTF-8.
struct CodedRange: Codable {
  /// The first byte.
  var start: Int
  /// The byte after the last one.
  var end: Int

  init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }

  /// The stretch; empty where the end is before the start.
  var range: Range<Int> { start..<max(start, end) }
}
