import TintypeDrawing
import TintypeGeometry

/// What is measured, and how Cairo draws it where it has nothing of the kind.
struct KernelItem {
  /// What it is called.
  let name: String
  let item: DisplayItem
  /// Draws it by Cairo alone; nil where Cairo's painter does.
  let alone: ((KernelCanvas) -> Void)?

  init(_ name: String, _ item: DisplayItem, alone: ((KernelCanvas) -> Void)? = nil) {
    (self.name, self.item, self.alone) = (name, item, alone)
  }
}

/// The items that are measured.
struct KernelItems {
  /// The width and height of each, in points.
  let side: CGFloat

  private var box: CGRect { CGRect(x: 20, y: 20, width: side, height: side) }
  private var middle: CGPoint { CGPoint(x: box.midX, y: box.midY) }
  private var card: Path { Path(roundedRect: box, cornerRadius: side / 10) }
  private let stops = [
    GradientStop(color: RGBA(red: 0.9, green: 0.2, blue: 0.1), location: 0),
    GradientStop(color: RGBA(red: 1, green: 0.9, blue: 0.2), location: 0.4),
    GradientStop(color: RGBA(red: 0.1, green: 0.3, blue: 0.8), location: 1),
  ]

  private func gradient(_ path: Path, _ shape: GradientShape) -> DisplayItem {
    .fill(path, .gradient(stops, shape), FillStyle())
  }

  private func card(shadow radius: CGFloat) -> DisplayItem {
    .group(
      DisplayGroup(
        items: [.fill(card, .color(.white), FillStyle())],
        shadow: DropShadow(color: RGBA.black.opacity(0.4), radius: radius, x: 0, y: 2)))
  }

  private func card(blur radius: CGFloat) -> DisplayItem {
    .group(
      DisplayGroup(
        items: [.fill(card, .color(stops[0].color), FillStyle())], blurRadius: radius))
  }

  /// All of them.
  var all: [KernelItem] {
    let line = StrokeStyle(lineWidth: 2)
    let across = GradientShape.linear(from: box.origin, to: CGPoint(x: box.maxX, y: 20))
    let slanted = GradientShape.linear(from: box.origin, to: CGPoint(x: box.maxX, y: box.maxY))
    let around = GradientShape.angular(center: middle, startAngle: 0, endAngle: 2 * .pi)
    let radial = GradientShape.radial(center: middle, startRadius: 0, endRadius: side / 2)
    let down = GradientShape.linear(from: box.origin, to: CGPoint(x: 20, y: box.maxY))
    let alone = CairoAlone(box: box)
    return [
      KernelItem("linear, down", gradient(Path(box), down)),
      KernelItem("linear, across", gradient(card, across)),
      KernelItem("linear, slanted", gradient(card, slanted)),
      KernelItem("radial", gradient(card, radial)),
      KernelItem("angular", gradient(card, around)) { alone.fillAngular(stops, on: $0) },
      KernelItem("mesh", .fill(card, .mesh(mesh), FillStyle())) { alone.fill(card, mesh, on: $0) },
      KernelItem("rounded rectangle", .fill(card, .color(stops[0].color), FillStyle())),
      KernelItem("circle", .fill(Path(ellipseIn: box), .color(stops[0].color), FillStyle())),
      KernelItem("rounded border", .stroke(card, .color(stops[0].color), line)),
      KernelItem("circle's line", .stroke(Path(ellipseIn: box), .color(stops[0].color), line)),
    ]
      + [4, 16].map { radius in
        KernelItem("shadow of \(radius)", card(shadow: CGFloat(radius))) {
          alone.fillCard(.white, shadow: CGFloat(radius), on: $0)
        }
      }
      + [2, 8, 30].map { radius in
        KernelItem("blur of \(radius)", card(blur: CGFloat(radius))) {
          alone.fillCard(stops[0].color, blur: CGFloat(radius), on: $0)
        }
      }
  }

  /// Four by four cells of colors in turn.
  private var mesh: GradientMesh {
    let points = (0..<25).map { index in
      CGPoint(
        x: box.minX + CGFloat(index % 5) * side / 4, y: box.minY + CGFloat(index / 5) * side / 4)
    }
    let background = GradientMesh.Background(rect: box, color: .clear)
    let colors = (0..<25).map { stops[$0 % 3].color }
    guard
      let mesh = GradientMesh(columns: 5, points: points, colors: colors, background: background)
    else { preconditionFailure("five rows of five points are a mesh") }
    return mesh
  }
}
