import ArgumentParser
import TintypeCairo
import TintypeDrawing
import TintypeGeometry

/// `TintypeBench kernels`: what kernels of our own draw, beside Cairo.
struct KernelBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kernels",
    abstract: "Gradients, curves, shadows and blurs by kernels, beside Cairo's painter.",
    discussion: """
      Each picture is one item on white. Blurs and shadows are our own on both sides, where Cairo has none: there the
      times of two builds are compared.
      """)

  @Option(help: "How often each is measured.")
  var runs = 9

  @Option(help: "The sides of items, in points at two pixels each.")
  var sides: [Double] = [50, 300, 1000]

  func run() throws {
    print("One item, drawn on white, \(runs) runs, warm, ms: median (least...most)")
    for side in sides {
      for (name, item) in KernelItems(side: CGFloat(side)).all {
        try measure(name, item, side: CGFloat(side))
      }
    }
  }

  private func measure(_ name: String, _ item: DisplayItem, side: CGFloat) throws {
    let list = DisplayList(
      size: CGSize(width: side + 40, height: side + 40), scale: 2, items: [item])
    var (cairo, kernels, ground) = (Measurement(), Measurement(), Measurement())
    let empty = DisplayList(size: list.size, scale: 2, items: [])
    var farthest = 0
    for run in 0...runs {
      var (a, b, c) = (Measurement(), Measurement(), Measurement())
      let whole = try a.time { try WholePicture.bitmap(of: list, background: .white) }
      let strips = try b.time {
        try CairoRenderer.bitmap(of: list, scale: 2, background: .white)
      }
      _ = try c.time { try WholePicture.bitmap(of: empty, background: .white) }
      guard run > 0 else {
        farthest = whole.farthest(from: strips)
        continue
      }
      cairo.append(a.median)
      kernels.append(b.median)
      ground.append(c.median)
    }
    // The white ground and the memory of the picture are no part of the item.
    let ratio = max(cairo.least - ground.least, 0) / max(kernels.least - ground.least, 0.001)
    print("  \(name), \(Int(side)) points")
    print("    Cairo           \(cairo.text)")
    print("    kernels         \(kernels.text)")
    print(
      "    ground alone    \(ground.text)  = \(Measurement.number(ratio))x without it,"
        + " \(farthest) levels apart")
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

  /// Each with its name.
  var all: [(name: String, item: DisplayItem)] {
    let line = StrokeStyle(lineWidth: 2)
    return [
      (
        "linear, down",
        gradient(Path(box), .linear(from: box.origin, to: CGPoint(x: 20, y: box.maxY)))
      ),
      (
        "linear, across", gradient(card, .linear(from: box.origin, to: CGPoint(x: box.maxX, y: 20)))
      ),
      (
        "linear, slanted",
        gradient(card, .linear(from: box.origin, to: CGPoint(x: box.maxX, y: box.maxY)))
      ),
      ("radial", gradient(card, .radial(center: middle, startRadius: 0, endRadius: side / 2))),
      ("angular", gradient(card, .angular(center: middle, startAngle: 0, endAngle: 2 * .pi))),
      ("mesh", .fill(card, .mesh(mesh), FillStyle())),
      ("rounded rectangle", .fill(card, .color(stops[0].color), FillStyle())),
      ("circle", .fill(Path(ellipseIn: box), .color(stops[0].color), FillStyle())),
      ("rounded border", .stroke(card, .color(stops[0].color), line)),
      ("circle's line", .stroke(Path(ellipseIn: box), .color(stops[0].color), line)),
      ("shadow of 4", card(shadow: 4)), ("shadow of 16", card(shadow: 16)),
      ("blur of 2", card(blur: 2)), ("blur of 8", card(blur: 8)), ("blur of 30", card(blur: 30)),
    ]
  }

  /// Four by four cells of colors in turn.
  private var mesh: GradientMesh {
    let places = (0..<25).map { number in
      CGPoint(
        x: box.minX + CGFloat(number % 5) * side / 4, y: box.minY + CGFloat(number / 5) * side / 4)
    }
    let ground = GradientMesh.Ground(rect: box, color: .clear)
    let colors = (0..<25).map { stops[$0 % 3].color }
    guard let mesh = GradientMesh(columns: 5, points: places, colors: colors, ground: ground)
    else { preconditionFailure("five rows of five points are a mesh") }
    return mesh
  }
}

extension Bitmap {
  /// The largest difference of a component from that of a picture of the same size, in levels of 255.
  fileprivate func farthest(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
