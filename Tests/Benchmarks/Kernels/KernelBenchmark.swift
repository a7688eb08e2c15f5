import ArgumentParser
import CTintypeAllocations
import TintypeCairo
import TintypeDrawing
import TintypeGeometry

/// `TintypeBench kernels`: what kernels of our own draw, beside Cairo.
struct KernelBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kernels",
    abstract: "Gradients, curves, shadows and blurs by kernels, beside Cairo's painter.",
    discussion: """
      Each picture is one item on white, or several of it in one place, drawn into memory that is there already; the \
      time of the white ground is taken off both. What a shape covers is known from the run before, as in a picture \
      that follows another one with the same cards; the last ratio is that of shapes that are new.

      Meshes are drawn by a kernel on either way, so that Cairo's is called for itself. Cairo has no blurs, no shadows \
      and no gradients around a point. They are drawn as programs draw them that have Cairo alone: a blur as the sum \
      of shifted copies, across and down, of the picture made smaller where it is wide, and the gradient as a mesh of \
      64 pieces.

      Examples:
        TintypeBench kernels --only mesh --sides 50
        TintypeBench kernels --copies 30 --runs 15
      """)

  @Option(help: "How often each is measured.")
  var runs = 9

  @Option(parsing: .upToNextOption, help: "The sides of items, in points at two pixels each.")
  var sides: [Double] = [50, 300, 1000]

  @Option(help: "How many items a picture has, all alike.")
  var copies = 1

  @Option(help: "A part of the name of the items to measure.")
  var only = ""

  func run() throws {
    print(
      "\(copies) on white, \(runs) runs, warm, microseconds: median (least...most) with the ground")
    for side in sides {
      print("\(Int(side)) points")
      for item in KernelItems(side: CGFloat(side)).all
      where only.isEmpty || item.name.contains(only) {
        try measure(item, side: CGFloat(side))
      }
    }
  }

  private func measure(_ item: KernelItem, side: CGFloat) throws {
    let size = CGSize(width: side + 40, height: side + 40)
    let empty = DisplayList(size: size, scale: 2, items: [])
    let list = DisplayList(
      size: size, scale: 2, items: [DisplayItem](repeating: item.item, count: copies))
    let (whole, strips) = (KernelCanvas(side: side + 40), KernelCanvas(side: side + 40))
    func drawCairo(_ list: DisplayList) throws {
      guard let alone = item.alone else { return try whole.drawWhole(list) }
      try whole.drawWhole(empty)
      for _ in list.items { alone(whole) }
    }
    var (cairo, kernels) = (Measurement(), Measurement())
    var (cairoBackground, background, new) = (Measurement(), Measurement(), Measurement())
    for run in 0...runs {
      let times = try [
        whole.time { try drawCairo(list) }, strips.time { try strips.drawStrips(list) },
        whole.time { try whole.drawWhole(empty) }, strips.time { try strips.drawStrips(empty) },
        strips.time {
          CairoRenderer.forgetShapes()
          try strips.drawStrips(list)
        },
      ]
      guard run > 0 else { continue }
      cairo.append(times[0])
      kernels.append(times[1])
      cairoBackground.append(times[2])
      background.append(times[3])
      new.append(times[4])
    }
    func ratio(_ kernels: Measurement) -> String {
      Measurement.decimal(
        max(cairo.least - cairoBackground.least, 0) / max(kernels.least - background.least, 0.1))
    }
    try drawCairo(list)
    let before = tintype_allocation_count()
    try strips.drawStrips(list)
    let allocations = tintype_allocation_count() - before
    print(
      "  \(item.name): \(ratio(kernels))x, Cairo \(cairo.text), kernels \(kernels.text),"
        + " ground \(background.text), \(whole.farthest(from: strips)) levels apart,"
        + " \(allocations) allocations; new \(ratio(new))x")
  }
}

/// Memory of a square picture with two pixels a point.
final class KernelCanvas {
  /// Pixels across and down.
  let side: Int
  /// The pixels.
  let pixels: UnsafeMutablePointer<UInt32>

  init(side: CGFloat) {
    self.side = Int(side * 2)
    pixels = .allocate(capacity: self.side * self.side)
    pixels.initialize(repeating: 0, count: self.side * self.side)
  }

  private var all: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: pixels, count: side * side)
  }

  deinit { pixels.deallocate() }

  func drawWhole(_ list: DisplayList) throws {
    try CairoRenderer.draw(list, background: .white, on: pixels, isAccelerated: false)
  }

  func drawStrips(_ list: DisplayList) throws {
    try CairoRenderer.draw(list, background: .white, on: pixels)
  }

  /// How long a closure takes, in microseconds: small pictures are drawn so often that the clock is fine enough.
  func time(_ body: () throws -> Void) rethrows -> Double {
    let times = max(1, 2_000_000 / (side * side))
    var measurement = Measurement()
    try measurement.time { for _ in 0..<times { try body() } }
    return measurement.median * 1000 / Double(times)
  }

  /// The largest difference of a component from that of another picture, in levels of 255.
  func farthest(from other: KernelCanvas) -> Int {
    let (own, others) = (UnsafeRawBufferPointer(all), UnsafeRawBufferPointer(other.all))
    var most = 0
    for (a, b) in zip(own, others) { most = max(most, abs(Int(a) - Int(b))) }
    return most
  }
}
