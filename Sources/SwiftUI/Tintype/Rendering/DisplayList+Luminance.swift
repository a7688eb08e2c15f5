import TintypeCairo
import TintypeControls
import TintypeDrawing
import TintypeGeometry
import TintypeViews

extension DisplayList {
  /// How bright a part of the picture is on average, a pixel a point.
  ///
  /// - Parameters:
  ///   - part: the part, in points.
  ///   - background: the color below the picture.
  /// - Returns: from 0 for black to 1 for white.
  /// - Throws: what cannot be drawn.
  func luminance(in part: CGRect, on background: RGBA) throws(RenderError) -> Double {
    let position = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    let cut = DisplayList(
      size: part.size, scale: 1,
      items: [.group(DisplayGroup(items: items, transform: position))])
    let bitmap = try CairoRenderer.bitmap(of: cut, scale: 1, background: background)
    var sum = 0.0
    for offset in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let (blue, green, red) = (
        bitmap.pixels[offset], bitmap.pixels[offset + 1], bitmap.pixels[offset + 2]
      )
      sum += 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }
    return sum / (255 * Double(max(1, bitmap.width * bitmap.height)))
  }
}

extension ViewResolver {
  /// Below which brightness glass is dark in the light appearance, by eye.
  private static let darkGlass = 0.35

  /// The parts of bars that may stand over dark content in the light appearance.
  var adaptiveParts: [BarPart] {
    rootEnvironment.colorScheme == .light ? preferences.value(of: BarPartsKey.self) ?? [] : []
  }

  /// Has bars over dark content look as in the dark appearance (`Rules/Glass#Glass`).
  ///
  /// What is below them is known when all views have their positions; nothing is evaluated again.
  func adapt(_ parts: [BarPart], by builder: DisplayListBuilder) {
    let (views, environment) = (builder.views, builder.views.environment)
    let drawings = parts.map { part in
      let drawing = views.drawing(of: part.node)
      updateRecord(part.node) { $0.drawing = .effect(.hidden) }
      return drawing
    }
    var builder = builder
    builder.regions = parts.compactMap { views.tree.frame(of: $0.node) }
    let below = DisplayList(
      size: builder.size, scale: 1, items: builder.items(root: views.root, borders: .none))
    for (part, drawing) in zip(parts, drawings) {
      updateRecord(part.node) { $0.drawing = drawing }
    }
    let background = SystemColor.background.rgba(in: environment)
    adapt(parts, in: views) { part in
      guard let frame = views.tree.frame(of: part.node), frame.isDrawable else { return false }
      // What cannot be drawn is reported when the picture is.
      let luminance = try? below.luminance(in: frame, on: background)
      return luminance.map { $0 < Self.darkGlass } ?? false
    }
  }
}
