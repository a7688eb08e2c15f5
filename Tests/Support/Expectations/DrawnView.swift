import Testing
package import Tintype
import TintypeCairo
import TintypeDrawing

/// Pixels of small views, looked up by points.
@MainActor
package struct DrawnView: CustomTestStringConvertible {
  private let bitmap: Bitmap
  /// The size of the picture.
  package nonisolated var testDescription: String { "\(bitmap.width) x \(bitmap.height) pixels" }

  /// Draws a view on white, a pixel a point.
  ///
  /// - Parameters:
  ///   - width: the proposed width; nil for the ideal one.
  ///   - height: the proposed height; nil for the ideal one.
  ///   - view: the view.
  /// - Throws: where it cannot be drawn.
  package init(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View) throws {
    let renderer = ImageRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    try self.init(renderer)
  }

  /// Draws a view on a device's screen, a pixel a point.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - view: the view.
  /// - Throws: where it cannot be drawn.
  package init(on device: Device, @ViewBuilder _ view: () -> some View) throws {
    let renderer = ImageRenderer(content: view())
    renderer.device = device
    try self.init(renderer)
  }

  private init(_ renderer: ImageRenderer<some View>) throws {
    bitmap = try CairoRenderer.bitmap(
      of: renderer.displayList(), scale: 1, background: .white)
  }

  /// The color of a pixel in hexadecimal digits, without its alpha.
  package subscript(x: Int, y: Int) -> String {
    let start = (y * bitmap.width + x) * 4
    return bitmap.pixels[start..<start + 3].reversed().map {
      String(Int($0) + 256, radix: 16).dropFirst()
    }
    .joined()
  }

  /// Whether all pixels of a rectangle have one color.
  package func isPlain(_ xs: Range<Int>, _ ys: Range<Int>, _ color: String) -> Bool {
    xs.allSatisfy { x in ys.allSatisfy { self[x, $0] == color } }
  }

  /// The number of different colors.
  package var colors: Int {
    Set((0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { self[$0, y] } }).count
  }
}
