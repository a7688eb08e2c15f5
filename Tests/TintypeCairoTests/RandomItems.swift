import TintypeDrawing
import TintypeGeometry

/// Items of any kind at any place of a canvas of 120 points, always the same ones for a seed.
struct RandomItems: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }

  private mutating func value(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &self))
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }

  /// A length, a whole one or one on thirds in half of the cases.
  private mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    let value = value(range)
    return chance(0.5) ? (value * (chance(0.5) ? 1 : 3)).rounded() / (chance(0.8) ? 1 : 3) : value
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: length(-20...140), y: length(-20...140))
  }

  private mutating func color() -> RGBA {
    RGBA(
      red: value(0...1), green: value(0...1), blue: value(0...1),
      alpha: chance(0.6) ? 1 : value(0...1))
  }

  private mutating func rect() -> CGRect {
    CGRect(
      x: length(-20...120), y: length(-20...120), width: length(0...70), height: length(0...70))
  }

  private mutating func path() -> Path {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: length(0...30))
    default:
      var path = Path()
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...6, using: &self) {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: path.addQuadCurve(to: point(), control: point())
        case 1: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.addLine(to: point())
        }
      }
      if chance(0.7) { path.closeSubpath() }
      return path
    }
  }

  private mutating func paint(gradients: Double = 0.08) -> Paint {
    guard chance(gradients) else { return .color(color()) }
    let stops = [0, 0.4, 1].map { GradientStop(color: color(), location: $0) }
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .gradient(stops, .linear(from: point(), to: point()))
    case 1:
      let x = length(0...120)
      return .gradient(stops, .linear(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: 120)))
    case 2:
      return .gradient(stops, .radial(center: point(), startRadius: 3, endRadius: 50))
    case 3:
      return .gradient(
        stops,
        .elliptical(
          center: point(), unit: CGSize(width: 70, height: 30), startRadius: 0, endRadius: 0.8))
    default:
      return .gradient(stops, .angular(center: point(), startAngle: 1, endAngle: 6))
    }
  }

  /// A translucent background.
  mutating func background() -> DisplayItem {
    .fill(Path(CGRect(x: 0, y: 0, width: 120, height: 60)), .color(color()), FillStyle())
  }

  /// A filled path of one color.
  mutating func shape() -> DisplayItem {
    .fill(path(), .color(color()), FillStyle(eoFill: chance(0.5), antialiased: chance(0.9)))
  }

  /// A filled or stroked path of a gradient.
  mutating func gradient() -> DisplayItem {
    chance(0.7)
      ? .fill(path(), paint(gradients: 1), FillStyle(eoFill: chance(0.5)))
      : .stroke(path(), paint(gradients: 1), lineStyle())
  }

  /// A stroked path.
  mutating func line() -> DisplayItem { .stroke(path(), paint(), lineStyle()) }

  private mutating func lineStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: length(0...9), lineCap: chance(0.5) ? .round : .butt,
      lineJoin: chance(0.5) ? .round : .miter, dash: chance(0.3) ? [length(1...9)] : [])
  }

  private mutating func clip() -> DisplayGroup.Clip? {
    chance(0.5) ? nil : DisplayGroup.Clip(path: path(), style: FillStyle(eoFill: chance(0.3)))
  }

  private mutating func group(depth: Int) -> DisplayItem {
    var group = DisplayGroup(items: items(1...4, depth: depth - 1), clip: clip())
    if chance(0.5) {
      group.transform = CGAffineTransform(translationX: length(-20...20), y: length(-20...20))
    }
    if chance(0.2) { group.transform = group.transform.rotated(by: value(0...6)) }
    if chance(0.2) {
      group.transform = group.transform.scaledBy(x: value(0.3...2), y: value(0.3...2))
    }
    if chance(0.3) { group.opacity = Double(value(0...1)) }
    if chance(0.1) {
      group.blendMode =
        [.multiply, .screen, .softLight, .plusDarker].randomElement(using: &self) ?? .normal
    }
    if chance(0.1) { group.mask = items(1...2, depth: 0) }
    if chance(0.1) { group.filters = [.saturation(0.3), .invert] }
    if chance(0.05) { group.blurRadius = length(0...6) }
    if chance(0.05) {
      group.shadow = DropShadow(
        color: color(), radius: length(0...6), x: length(-9...9), y: length(-9...9))
    }
    return .group(group)
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &self) {
    case 0...3: return chance(0.1) ? .fill(path(), paint(), FillStyle()) : shape()
    case 4, 5: return line()
    case 6, 7:
      let glyphs: [UInt32] = chance(0.05) ? [1, 3, 2] : [1, 2, 0, 2]
      return .glyphs(GalleryLists.run(glyphs, size: length(3...9), at: point(), paint()))
    default: return group(depth: depth)
    }
  }

  private mutating func items(_ count: ClosedRange<Int>, depth: Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<Int.random(in: count, using: &self) { items.append(item(depth: depth)) }
    return items
  }

  /// Items of all kinds, groups in groups, on a picture with an odd scale.
  mutating func list() -> DisplayList {
    let scale: CGFloat = [1, 2, 3, 1.5].randomElement(using: &self) ?? 1
    return DisplayList(
      size: CGSize(width: 120, height: 120), scale: scale, items: items(2...9, depth: 3))
  }
}
