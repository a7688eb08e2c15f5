import TintypeDrawing

extension SettledRender {
  /// What the views draw.
  func displayList(borders: BorderOverlay, device: Device?) -> DisplayList {
    let builder = DisplayListBuilder(views, scale: scale)
    var items = builder.items(root: views.root, borders: borders)
    if let device {
      // A screen has a background of its own; a view alone is drawn on nothing.
      let background = Color(system: .background).rgba(in: views.environment)
      let screen = Path(CGRect(origin: .zero, size: device.size))
      items.insert(.fill(screen, .color(background), FillStyle()), at: 0)
    }
    if let device, borders.selection != .none {
      items.append(builder.deviceBorder(device.size, borders))
    }
    var list = DisplayList(size: canvas, scale: scale, items: items)
    list.symbolSets = resources.usedSymbolSources
    return list
  }
}
