import TintypeDrawing

extension SettledRender {
  /// What draws the views, and knows where the labels within the picture are.
  func builder() -> DisplayListBuilder {
    var builder = DisplayListBuilder(views, canvas: canvas, scale: scale)
    builder.namesViews = namesViews
    return builder
  }

  /// What the views draw.
  func displayList(
    by builder: DisplayListBuilder, borders: BorderOverlay, device: Device?
  ) -> DisplayList {
    var items = builder.items(root: views.root, borders: borders)
    if let device {
      // A screen has a background of its own; a view alone is drawn on nothing.
      let background = Color(system: .background).rgba(in: views.environment)
      let screen = Path(CGRect(origin: .zero, size: device.size))
      items.insert(.fill(screen, .color(background), FillStyle()), at: 0)
    }
    if let device, borders.selection != .none {
      items += builder.deviceBorder(device.size, borders)
    }
    var list = DisplayList(size: canvas, scale: scale, items: items)
    list.symbolSets = resources.usedSymbolSources
    return list
  }

  /// What marks add to the picture, once what is within it was drawn.
  ///
  /// - Parameters:
  ///   - marks: what is shown.
  ///   - builder: what has drawn the views.
  ///   - device: the device of the picture; nil for none.
  ///   - surroundings: what is drawn around the screen, in points.
  /// - Returns: what is drawn over the picture, and the room for it.
  func marks(
    _ marks: LayoutMarks, by builder: DisplayListBuilder, device: Device?,
    surroundings: EdgeInsets
  ) -> MarkedPicture {
    var device = device
    if overlays.hidesStatusBar == true { device?.removeStatusBar() }
    var safeArea = device?.safeAreaInsets ?? EdgeInsets()
    if views.environment.layoutDirection == .rightToLeft {
      swap(&safeArea.leading, &safeArea.trailing)
    }
    return builder.marks(
      of: views.root, marks, surroundings: surroundings, safeArea: safeArea)
  }
}
