public import Foundation
import TintypeCairo
package import TintypeDrawing
import TintypeSVG

extension SettledPicture {
  /// The picture as a PNG file.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  public func pngData() throws(ImageRendererError) -> Data { try encodedPNG() }

  /// The picture as an SVG file.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  public func svgData() throws(ImageRendererError) -> Data { try described(.svg) }

  /// The picture as a PDF file.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  public func pdfData() throws(ImageRendererError) -> Data { try described(.pdf) }

  /// A file that says what is read aloud of the views.
  private func described(_ format: PictureFormat) throws(ImageRendererError) -> Data {
    var list = try displayList(for: format)
    list.description = description(for: format)
    return try data(format, of: list)
  }

  /// What a file says of the picture to people who do not see it.
  ///
  /// - Parameters:
  ///   - format: the file's, of which SVG alone has space for more than a sentence.
  ///   - size: what is beyond is left out, in points; nil for the canvas.
  /// - Returns: the sentence, and where its parts stand in the picture.
  package func description(
    for format: PictureFormat, in size: CGSize? = nil
  ) -> PictureDescription {
    Self.description(of: render, at: framing.origin, for: format, in: size)
  }

  private static func description(
    of render: SettledRender, at origin: CGPoint, for format: PictureFormat, in size: CGSize? = nil
  ) -> PictureDescription {
    render.read { views in
      PictureDescription(
        of: views.accessibilityElements(), in: size ?? render.canvas, for: format,
        locale: views.environment.locale, origin: origin)
    }
  }

  /// A display list as a file, so that several files cost one list.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - list: what it shows.
  ///   - dark: the same in the dark appearance, for SVG files that show what their reader likes; nil for one
  ///     appearance.
  /// - Throws: why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  package func data(
    _ format: PictureFormat, of list: DisplayList, dark: DisplayList? = nil
  ) throws(ImageRendererError) -> Data {
    switch format {
    case .png: return try Self.png(list, isOpaque: isOpaque, title: list.description.title)
    case .svg:
      var options = svgOptions
      if dark != nil {
        options.colorNames = render.read { SystemColor.names(in: $0.environment) }
      }
      return try ImageRendererError.wrapping { () throws(RenderError) in
        try SVGRenderer.file(of: list, dark: dark, options: options)
      }
    case .pdf:
      return try ImageRendererError.wrapping { () throws(RenderError) in
        try PDFRenderer.file(of: list)
      }
    }
  }

  // MARK: PNG

  /// A PNG file that says what is read aloud of the views, which end when it is known unless the caller holds them.
  ///
  /// - Returns: the bytes of the file.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  consuming func encodedPNG() throws(ImageRendererError) -> Data {
    let (isOpaque, origin) = (isOpaque, framing.origin)
    // What has something around it is drawn as a whole; else items are planned while others are made.
    guard marks.isEmpty, framing.isNothing else {
      let (list, render) = (try displayList(), render)
      return try Self.png(
        list, isOpaque: isOpaque,
        title: Self.description(of: render, at: origin, for: .png).title)
    }
    try check()
    let (size, scale) = (render.canvas, scale)
    let drawing = try ImageRendererError.wrapping { () throws(RenderError) in
      try PNGDrawing(size: size, scale: scale, isOpaque: isOpaque)
    }
    let last = render.read { [render, borders, device] views in
      render.items(
        by: render.builder(of: views), on: isOpaque ? [Self.whiteBackground(size)] : [],
        borders: borders, device: device, outlet: ItemOutlet { drawing.addPart($0) })
    }
    var settled: SettledRender? = (consume self).render
    return try ImageRendererError.wrapping { () throws(RenderError) in
      try drawing.finish(last) {
        guard let render = settled.take() else { return [] }
        return Self.textChunks(Self.description(of: render, at: origin, for: .png).title)
      }
    }
  }

  /// A display list as a PNG file.
  ///
  /// - Parameters:
  ///   - list: what it shows.
  ///   - isOpaque: whether it has no transparent parts.
  ///   - title: what the file says of it, which is read while others draw.
  /// - Returns: the bytes of the file.
  /// - Throws: why the canvas cannot be drawn.
  private static func png(
    _ list: consuming DisplayList, isOpaque: Bool, title: @autoclosure () -> String?
  ) throws(ImageRendererError) -> Data {
    let scale = list.scale
    do throws(RenderError) {
      return try CairoRenderer.png(of: list, scale: scale, isOpaque: isOpaque) {
        textChunks(title())
      }
    } catch {
      throw ImageRendererError(error)
    }
  }

  private static func textChunks(_ title: String?) -> [(keyword: String, text: String)] {
    title.map { [("Description", $0)] } ?? []
  }
}
