import TintypeDrawing
import TintypeViews

extension SettledRender {
  /// What draws the views, and knows where the labels within the picture are.
  func builder(of views: PlacedViews) -> DisplayListBuilder {
    DisplayListBuilder(views, canvas: canvas, scale: scale)
  }

  /// The color below a picture; nil for none.
  func color(of background: PictureBackground) -> RGBA? {
    read { views in
      switch background {
      case .none: nil
      case .system: SystemColor.background.rgba(in: views.environment)
      case .color(let color): color.rgba(in: views.environment)
      }
    }
  }

  /// What the views draw.
  func displayList(
    by builder: DisplayListBuilder, borders: BorderOverlay, device: Device?
  ) -> DisplayList {
    var items = builder.items(root: builder.views.root, borders: borders)
    items.insert(contentsOf: screen(device, builder.views), at: 0)
    items += border(of: device, by: builder, borders)
    var list = DisplayList(size: canvas, scale: scale, items: items)
    list.symbolSets = symbolSets
    return list
  }

  /// What the views draw, for pixels.
  ///
  /// - Parameters:
  ///   - builder: what draws the views.
  ///   - background: what is below all of it.
  ///   - borders: what is drawn around bounds.
  ///   - device: the device of the picture; nil for none.
  ///   - outlet: who takes items while others are made, but the last ones.
  /// - Returns: the last ones.
  func items(
    by builder: DisplayListBuilder, on background: [DisplayItem], borders: BorderOverlay,
    device: Device?, outlet: ItemOutlet
  ) -> [DisplayItem] {
    builder.items(
      root: builder.views.root, on: background + screen(device, builder.views), borders: borders,
      outlet: outlet)
      + border(of: device, by: builder, borders)
  }

  /// The background of a screen; a view alone is drawn on nothing.
  private func screen(_ device: Device?, _ views: PlacedViews) -> [DisplayItem] {
    guard let device else { return [] }
    let background = Color(system: .background).rgba(in: views.environment)
    let screen = Path(CGRect(origin: .zero, size: device.size))
    return [.fill(screen, .color(background), FillStyle())]
  }

  private func border(
    of device: Device?, by builder: DisplayListBuilder, _ borders: BorderOverlay
  ) -> [DisplayItem] {
    guard let device, borders.selection != .none else { return [] }
    return builder.deviceBorder(device.size, borders)
  }

  /// What marks add to the picture, once what is within it was drawn.
  ///
  /// - Parameters:
  ///   - marks: what is shown.
  ///   - builder: what has drawn the views.
  ///   - device: the device of the picture; nil for none.
  ///   - surroundings: what is drawn around the screen, in points.
  /// - Returns: what is drawn over the picture, and the space for it.
  func marks(
    _ marks: LayoutMarks, by builder: DisplayListBuilder, device: Device?,
    surroundings: EdgeInsets
  ) -> MarkedPicture {
    var device = device
    if overlays.hidesStatusBar == true { device?.removeStatusBar() }
    var safeArea = device?.safeAreaInsets ?? EdgeInsets()
    if builder.views.environment.layoutDirection == .rightToLeft {
      swap(&safeArea.leading, &safeArea.trailing)
    }
    return builder.marks(
      of: builder.views.root, marks, surroundings: surroundings, safeArea: safeArea)
  }
}
