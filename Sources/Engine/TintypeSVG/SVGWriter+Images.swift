import TintypeDrawing
import TintypeGeometry

/// What makes two embedded pictures the same.
struct SVGImageKey: Hashable {
  var image: PixelImage
  var part: PixelArea
  var interpolation: ImageDrawing.Interpolation
  var tint: RGBA?
  /// How often each pixel is repeated in both directions.
  var repeats: Int
}

extension SVGWriter {
  /// The number of repetitions above which a tiled picture is drawn as pixels.
  private static let mostTiles = 4096

  mutating func image(_ drawing: ImageDrawing, _ state: State) throws(RenderError) {
    let frame = drawing.frame.finite
    let opacity = drawing.opacity > 0 ? min(drawing.opacity, 1) : 0
    let slices = drawing.slices
    guard opacity > 0, !slices.isEmpty else { return }
    switch drawing.tint?.simplified {
    case nil where drawing.tint != nil: return
    case nil: write(slices, drawing, tint: nil, opacity, state)
    case .color(let color): write(slices, drawing, tint: color.opaque, opacity * color.alpha, state)
    case .some(let paint):
      // Any other paint shows through a mask of the picture's alpha.
      let outer = body
      body = SVGText()
      write(slices, drawing, tint: .white, opacity, state)
      let id = newID()
      definitions.add("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"")
      SVGWriter.add(frame, to: &definitions)
      definitions.add(">")
      definitions.add(body)
      definitions.add("</mask>\n")
      body = outer
      body.add("<g mask=\"url(#\(id))\">")
      try fill(Path(frame), paint, FillStyle(), state)
      body.add("</g>\n")
    }
  }

  private mutating func write(
    _ slices: [ImageSlice], _ drawing: ImageDrawing, tint: RGBA?, _ opacity: Double,
    _ state: State
  ) {
    if opacity < 1 { body.add("<g opacity=\"\(SVGText.decimal(opacity, decimals: 4))\">") }
    for slice in slices {
      let key = SVGImageKey(
        image: drawing.image, part: slice.source, interpolation: drawing.interpolation, tint: tint,
        repeats: repeats(slice, drawing, state))
      let id = define(key)
      guard let tile = slice.tile else {
        use(id, slice.frame, slice.source)
        continue
      }
      writeTiles(id, tile, slice)
    }
    if opacity < 1 { body.add("</g>\n") }
  }

  /// How often to repeat pixels that must stay sharp: many viewers smooth whatever they are told.
  private func repeats(_ slice: ImageSlice, _ drawing: ImageDrawing, _ state: State) -> Int {
    guard drawing.interpolation == .none else { return 1 }
    let size = slice.tile ?? slice.frame.size
    let growth = max(
      size.width / CGFloat(slice.source.width), size.height / CGFloat(slice.source.height))
    let wanted = (growth * state.meanScale * pixelScale).rounded(.up)
    let most = (4_000_000 / CGFloat(slice.source.width * slice.source.height)).squareRoot()
    return Int(clamped: max(1, min(wanted, most, 32)))
  }

  /// Repeats a picture from the upper left corner of its position.
  private mutating func writeTiles(_ id: SVGID, _ tile: CGSize, _ slice: ImageSlice) {
    let columns = (slice.frame.width / tile.width).rounded(.up)
    let rows = (slice.frame.height / tile.height).rounded(.up)
    let clip = newID()
    definitions.add(
      "<clipPath id=\"\(clip)\">\(SVGWriter.shape(Path(slice.frame), .identity))/></clipPath>\n")
    body.add("<g clip-path=\"url(#\(clip))\">\n")
    if columns * rows <= CGFloat(SVGWriter.mostTiles) {
      for row in 0..<Int(clamped: rows) {
        for column in 0..<Int(clamped: columns) {
          let origin = CGPoint(
            x: slice.frame.minX + CGFloat(column) * tile.width,
            y: slice.frame.minY + CGFloat(row) * tile.height)
          use(id, CGRect(origin: origin, size: tile), slice.source)
        }
      }
    } else {
      let pattern = newID()
      definitions.add("<pattern id=\"\(pattern)\" patternUnits=\"userSpaceOnUse\"")
      SVGWriter.add(CGRect(origin: slice.frame.origin, size: tile), to: &definitions)
      let scale = SVGText.decimal(tile.width / CGFloat(slice.source.width), decimals: 7)
      definitions.add(">")
      definitions.addUse(id)
      definitions.add(" transform=\"scale(\(scale))\"/></pattern>\n")
      body.add("\(SVGWriter.shape(Path(slice.frame), .identity)) fill=\"url(#\(pattern))\"/>\n")
    }
    body.add("</g>\n")
  }

  private mutating func use(_ id: SVGID, _ frame: CGRect, _ source: PixelArea) {
    let size = CGAffineTransform(
      frame.width / CGFloat(source.width), 0, 0, frame.height / CGFloat(source.height), frame.minX,
      frame.minY)
    body.addUse(id)
    if !size.isIdentity { body.attribute("transform", SVGText.transform(size)) }
    body.add("/>\n")
  }

  /// The id of an embedded picture, one unit a pixel.
  private mutating func define(_ key: SVGImageKey) -> SVGID {
    if let cached = images[key] { return cached }
    let id = newID()
    images[key] = id
    var bitmap = key.image.bitmap.cropped(to: key.part)
    if let tint = key.tint { bitmap = bitmap.tinted(tint) }
    definitions.add("<image id=\"\(id)\"")
    definitions.attribute("width", CGFloat(bitmap.width))
    definitions.attribute("height", CGFloat(bitmap.height))
    bitmap = bitmap.repeated(key.repeats)
    if key.interpolation == .none { definitions.add(" style=\"image-rendering:pixelated\"") }
    definitions.add(" preserveAspectRatio=\"none\" xlink:href=\"\(SVGWriter.dataURI(bitmap))\"/>\n")
    return id
  }
}
