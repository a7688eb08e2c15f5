import TintypeCairo
package import TintypeDrawing
import TintypeGeometry

/// Draws display lists as SVG files, on any thread.
///
/// Only what SVG cannot say is drawn by Cairo, and embedded as a picture.
package enum SVGRenderer {
  /// What becomes of texts.
  package enum TextMode: String, Codable, CaseIterable, Sendable {
    /// Outlines, and over them text that is not seen but can be selected.
    case layer
    /// Outlines alone.
    case outlined
    /// Text in fonts that the file holds; outlines and a layer where a browser could not draw it as it is laid out.
    case live
  }

  /// What a file is written for.
  package struct Options: Sendable {
    /// What becomes of texts.
    package var text: TextMode
    /// Whether outlines of glyphs are definitions, a line each, that are the same in all files; else they stand where they
    /// are first drawn, which is shorter.
    package var definesOutlines: Bool
    /// Names of colors, by how they look in light and in dark, for the properties of a file that shows both.
    package var colorNames: [[RGBA]: String] = [:]

    /// Creates options.
    ///
    /// - Parameters:
    ///   - text: what becomes of texts.
    ///   - definesOutlines: whether outlines of glyphs are definitions, a line each.
    package init(text: TextMode = .layer, definesOutlines: Bool = false) {
      self.text = text
      self.definesOutlines = definesOutlines
    }
  }

  /// What has to be made of pixels has no more of them a point: most of it is blurred, and the files are for pages.
  static let mostScale: CGFloat = 2

  /// Draws a display list as SVG.
  ///
  /// Outlines of glyphs stand in the file once each and are placed exactly. What SVG has not becomes an embedded picture at the
  /// list's scale, at most ``mostScale``: gradients that are translucent around a point or span a mesh, what is seen through glass, and
  /// everything up to an item with a blend mode that CSS lacks.
  ///
  /// - Parameters:
  ///   - list: what to draw; one point is one unit of the picture.
  ///   - dark: the same in the dark appearance, which those see who prefer it; nil for one appearance.
  ///   - comment: a note at the start of the file; nil for none.
  ///   - options: what the file is written for.
  /// - Returns: the file, in UTF-8.
  /// - Throws: when the canvas cannot be drawn.
  package static func file(
    of list: DisplayList, dark: DisplayList? = nil, comment: String? = nil,
    options: Options = Options()
  ) throws(RenderError) -> Data {
    let light = try SVGDrawing(list, options.text)
    let dark = try dark.map { dark throws(RenderError) in try SVGDrawing(dark, options.text) }
    var writer = SVGWriter(pixelScale: light.scale)
    writer.definesOutlines = options.definesOutlines
    var content = SVGContent()
    if let dark {
      content = try writer.content(of: light, dark, options.colorNames)
    } else {
      try light.draw(with: &writer)
      (content.body, content.layer) = (writer.body, light.layer)
    }
    return writer.file(of: list, content, comment: comment)
  }
}

/// A display list as far as SVG can hold it.
struct SVGDrawing {
  /// What lies below the items, since SVG cannot say it; nil for nothing.
  let below: ImageDrawing?
  let items: [DisplayItem]
  /// The text that is not seen.
  let layer: SVGText
  /// The lines that are written as text.
  let live: SVGLiveText
  /// Pixels a point for what has to be made of pixels.
  let scale: CGFloat

  init(_ list: DisplayList, _ text: SVGRenderer.TextMode) throws(RenderError) {
    try PixelSize.check(list.size)
    let canvas = CGRect(origin: .zero, size: list.size)
    let all = list.items
    let list = try BackdropPictures.replacingBackdrops(in: list)
    scale = list.scale.isFinite ? min(max(list.scale, 1), SVGRenderer.mostScale) : 1
    guard let last = list.items.lastIndex(where: { !$0.isInSVG }) else {
      (below, items) = (nil, list.items)
      (layer, live) = Self.texts(all, canvas, list.items, text)
      return
    }
    items = Array(list.items[(last + 1)...])
    (layer, live) = Self.texts(all, canvas, items, text)
    let lower = DisplayList(size: list.size, scale: scale, items: Array(list.items[...last]))
    let pixels = try CairoRenderer.bitmap(of: lower, scale: scale, background: nil)
    if pixels.width > 0, pixels.height > 0 {
      let image = PixelImage(name: "below", bitmap: pixels, scale: scale)
      below = ImageDrawing(image: image, frame: CGRect(origin: .zero, size: image.size))
    } else {
      below = nil
    }
  }

  /// The text that is not seen, of all items, and that which is written, of those that are not pixels.
  private static func texts(
    _ all: [DisplayItem], _ canvas: CGRect, _ items: [DisplayItem], _ mode: SVGRenderer.TextMode
  ) -> (layer: SVGText, live: SVGLiveText) {
    let live = mode == .live ? SVGLiveText(items) : SVGLiveText()
    if mode == .outlined { return (SVGText(), live) }
    return (SVGTextLayer(all, canvas: canvas, without: live).element(), live)
  }

  func draw(with writer: inout SVGWriter) throws(RenderError) {
    writer.live = live
    if let below { try writer.image(below, .identity) }
    try writer.draw(items, .identity)
  }
}

extension DisplayItem {
  /// Whether SVG can hold the item and all in it.
  fileprivate var isInSVG: Bool {
    guard case .group(let group) = self else { return true }
    return group.blendMode.css != nil && group.items.allSatisfy(\.isInSVG)
      && (group.mask ?? []).allSatisfy(\.isInSVG)
  }
}
