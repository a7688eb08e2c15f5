package import TintypeDrawing
package import TintypeViews

extension SettledPicture {
  /// What a file shows.
  ///
  /// Files of vectors show bitmaps at their highest density whatever the scale is, and those of SVG have groups that
  /// are called after the author's views.
  ///
  /// - Parameter format: the format of the file.
  /// - Returns: the display list, for any renderer.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  package func displayList(
    for format: PictureFormat = .png
  ) throws(ImageRendererError) -> DisplayList {
    try markedDisplayList(for: format).list
  }

  /// What a file shows, and how many labels of marks have no place in it.
  ///
  /// - Parameter format: the format of the file.
  /// - Returns: the display list, and the sentence about labels; nil where all have a place.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  package func markedDisplayList(
    for format: PictureFormat
  ) throws(ImageRendererError) -> (list: DisplayList, leftOut: String?) {
    var leftOut: String?
    let list = try displayList(namesViews: format == .svg) { _, marks, _ in
      leftOut = marks.leftOutText
      return marks
    }
    return (format == .png ? list : list.densest, leftOut)
  }

  /// What the picture shows.
  ///
  /// - Parameters:
  ///   - namesViews: whether what an author's view draws is a group with its name.
  ///   - extended: adds to the marks over the picture, by what has drawn the views.
  /// - Returns: the display list, for any renderer.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  func displayList(
    namesViews: Bool = false,
    _ extended: (DisplayListBuilder, MarkedPicture, EdgeInsets) -> MarkedPicture
  ) throws(ImageRendererError) -> DisplayList {
    try check()
    var framing = framing
    var list = render.read { views in
      var builder = render.builder(of: views)
      builder.namesViews = namesViews
      let list = render.displayList(by: builder, borders: borders, device: device)
      if !marks.isEmpty { framing.marked = marks(of: views, by: builder) }
      framing.marked = extended(builder, framing.marked, framing.surroundings)
      return list
    }
    list = try framing.applied(to: list)
    if isOpaque { list.items.insert(Self.whiteBackground(list.size), at: 0) }
    return list
  }

  /// What is below everything of an opaque picture of a size in points.
  static func whiteBackground(_ size: CGSize) -> DisplayItem {
    .fill(Path(CGRect(origin: .zero, size: size)), .color(.white), FillStyle())
  }

  /// What marks add to the picture.
  package var markedPicture: MarkedPicture {
    render.read { views in
      let builder = render.builder(of: views)
      _ = render.displayList(by: builder, borders: borders, device: device)
      return marks(of: views, by: builder)
    }
  }

  /// A rectangle around what is seen of the views, in points; null for nothing.
  var ink: CGRect {
    let list = render.read { views in
      render.displayList(by: render.builder(of: views), borders: .none, device: device)
    }
    return DisplayItem.solidBounds(of: list.items)
  }

  private func marks(of views: PlacedViews, by builder: DisplayListBuilder) -> MarkedPicture {
    render.marks(
      marks, by: builder, device: device, surroundings: framing.surroundings)
  }
}
