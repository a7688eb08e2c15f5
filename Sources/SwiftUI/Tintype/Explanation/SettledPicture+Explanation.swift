import TintypeCairo
package import TintypeDrawing
import TintypeGeometry
package import TintypeViews

extension ImageRenderer {
  /// The picture with letters and what each of them was proposed and took, as a PNG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func explanationPNGData() throws(ImageRendererError) -> Data {
    let list = try settleForLayout().explanationDisplayList()
    return try ImageRendererError.wrapping { () throws(RenderError) in
      try CairoRenderer.png(of: list, scale: list.scale, isOpaque: true)
    }
  }

  /// The picture with letters and what each of them was proposed and took, as an SVG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func explanationSVGData() throws(ImageRendererError) -> Data {
    let picture = settleForLayout()
    return try picture.data(.svg, of: picture.explanationDisplayList())
  }
}

extension SettledPicture {
  /// The picture with letters, and beside it what each of them was proposed and took.
  ///
  /// What is said stands below the picture where both side by side would be wider than twice the picture and than 1,200
  /// points. Rows are a view of ours, which is laid out on the main actor. In an SVG file a view and its node of the tree
  /// light up together while a reader points at either.
  ///
  /// - Parameter options: which views are told.
  /// - Throws: what is missing, why the canvas cannot be drawn, or which identifiers there are.
  /// - Returns: the display list, for any renderer.
  @MainActor package func explanationDisplayList(
    _ options: ExplanationOptions = ExplanationOptions()
  ) throws(ImageRendererError) -> DisplayList {
    try check()
    let root = layout(tellsDetails: true).root
    let palette = ExplanationPalette(isDark: render.isDark)
    let (outline, beside) = try views(of: root, options, palette)
    let picture = try displayList { builder, marks, surroundings in
      var marked = builder.letters(
        Self.letters(outline, palette), sparing: outline.obstacles, over: marks,
        surroundings: surroundings)
      guard options.form == .tree else { return marked }
      for (index, row) in outline.rows.enumerated() where row.frame.isFinite {
        marked.items.append(
          .group(PictureLetter.revealed(row.letter, Path(row.frame), palette.tone(index))))
      }
      return marked
    }
    return Self.explanation(picture, beside, on: render.color(of: .system) ?? .white)
  }

  /// The views that are told, and what stands beside the picture.
  @MainActor private func views(
    of root: LayoutNode, _ options: ExplanationOptions, _ palette: ExplanationPalette
  ) throws(ImageRendererError) -> (ExplanationOutline, DisplayList) {
    guard options.form == .tree else {
      let outline = try ExplanationOutline(root, options)
      return (outline, try rows(ExplanationDiagram(outline: outline, palette: palette)))
    }
    // Lower levels are left out first; of two levels that are too wide the first views are shown.
    var (levels, limit) = (ExplanationOutline.depthLimit, ExplanationOutline.rowLimit)
    while true {
      let outline = try ExplanationOutline(root, options, levels: levels, rows: limit)
      let tree = ExplanationTree(outline, palette, scale: render.scale, fonts: fonts.library)
      if tree.size.width <= ExplanationTree.widthLimit || limit == 1 {
        return (outline, DisplayList(size: tree.size, scale: render.scale, items: tree.items))
      }
      if levels > 2 { levels -= 1 } else { limit = min(limit, outline.rows.count) - 1 }
    }
  }

  private static func letters(
    _ outline: ExplanationOutline, _ palette: ExplanationPalette
  ) -> [PictureLetter] {
    outline.rows.enumerated().map { index, row in
      PictureLetter(row.letter, at: row.frame, palette.tone(index), edge: palette.background)
    }
  }

  /// The letters over the picture as they are placed, and the space for them, for tests.
  package func explanationMarks(
    _ options: ExplanationOptions = ExplanationOptions()
  ) throws(ImageRendererError) -> MarkedPicture {
    let outline = try ExplanationOutline(layout(tellsDetails: true).root, options)
    let palette = ExplanationPalette(isDark: false)
    return render.read { views in
      render.builder(of: views).letters(
        Self.letters(outline, palette), sparing: outline.obstacles, over: MarkedPicture(),
        surroundings: EdgeInsets())
    }
  }

  /// What the rows show, in the appearance of the picture.
  @MainActor private func rows(
    _ view: ExplanationDiagram
  ) throws(ImageRendererError) -> DisplayList {
    let renderer = ImageRenderer<ExplanationDiagram>(content: view)
    renderer.environment.colorScheme = render.isDark ? .dark : .light
    renderer.scale = render.scale
    renderer.fonts = fonts
    let list = try renderer.displayList()
    guard list.size.width > ExplanationDiagram.widthLimit else { return list }
    renderer.proposedSize = ProposedViewSize(width: ExplanationDiagram.widthLimit, height: nil)
    return try renderer.displayList()
  }

  private static func explanation(
    _ picture: DisplayList, _ rows: DisplayList, on background: RGBA
  ) -> DisplayList {
    let width = picture.size.width + rows.size.width
    let isBeside = width <= max(2 * picture.size.width, 1200)
    let origin =
      isBeside ? CGPoint(x: picture.size.width, y: 0) : CGPoint(x: 0, y: picture.size.height)
    let size = CGSize(
      width: isBeside ? width : max(picture.size.width, rows.size.width),
      height: isBeside
        ? max(picture.size.height, rows.size.height) : picture.size.height + rows.size.height)
    // What reaches beyond the picture's canvas would cover the rows.
    let canvas = DisplayGroup.Clip(path: Path(CGRect(origin: .zero, size: picture.size)))
    var list = DisplayList(
      size: size, scale: picture.scale,
      items: [
        .fill(Path(CGRect(origin: .zero, size: size)), .color(background), FillStyle()),
        .group(DisplayGroup(items: picture.items, clip: canvas)),
        .group(
          DisplayGroup(
            items: rows.items,
            transform: CGAffineTransform(translationX: origin.x, y: origin.y))),
      ])
    list.symbolSets = picture.symbolSets
    return list
  }
}
