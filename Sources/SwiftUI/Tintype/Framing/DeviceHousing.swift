import TintypeCairo
import TintypeDrawing
import TintypeGeometry

/// The drawing of a device around a screen, made before the screen is drawn.
struct DeviceHousing: Sendable {
  /// The screen with its corners, as a path from the screen's upper left corner.
  let screen: Path
  /// How far the housing reaches beyond the screen, in points.
  let margins: EdgeInsets
  /// The housing below the screen; empty for the screen alone.
  private var body: [DisplayItem] = []
  /// What the system shows over the screen: above a bright home indicator's place, and above a dark one.
  private var furniture: (bright: [DisplayItem], dark: [DisplayItem]) = ([], [])
  /// Where the home indicator lies; nil for none.
  private let indicator: CGRect?
  /// The background of screens.
  private let background: RGBA
  /// Why it cannot be drawn; nil where it can.
  private var error: ImageRendererError?

  /// Draws the device of a picture.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - frame: how much of it is drawn.
  ///   - render: what is on the screen.
  ///   - fonts: the fonts of the status bar.
  @MainActor init(
    of device: Device, _ frame: DeviceFrame, around render: SettledRender, fonts: FontCatalog
  ) {
    let form = DeviceForm(device)
    let hasBody = frame == .device
    let margins = hasBody ? DeviceBody.margins(form) : EdgeInsets()
    self.margins = margins
    indicator = form.homeIndicator
    background = render.color(of: .system) ?? .white
    screen = RoundedRectangle(cornerRadius: form.screenRadius, style: .continuous)
      .path(in: CGRect(origin: .zero, size: device.size))
    func drawing<V: View>(
      of view: V, _ size: CGSize
    ) throws(ImageRendererError) -> [DisplayItem] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(size)
      renderer.scale = render.scale
      renderer.fonts = fonts
      renderer.environment.colorScheme = render.isDark ? .dark : .light
      return try renderer.displayList().items
    }
    do throws(ImageRendererError) {
      let whole = CGSize(
        width: device.size.width + margins.horizontal, height: device.size.height + margins.vertical
      )
      if hasBody { body = try drawing(of: DeviceBody(form: form), whole) }
      var furniture = ScreenFurniture(form: form, overlays: render.overlays)
      let bright = try drawing(of: furniture, device.size)
      furniture.isDarkBelowIndicator = true
      self.furniture = (
        bright, indicator == nil ? bright : try drawing(of: furniture, device.size)
      )
    } catch {
      self.error = error
    }
  }

  /// The items of a picture on the screen of the device.
  ///
  /// - Parameters:
  ///   - list: what is on the screen.
  ///   - position: moves the screen to its position on the canvas.
  /// - Returns: the items.
  /// - Throws: what is missing for the status bar.
  func items(
    around list: DisplayList, at position: CGAffineTransform
  ) throws(ImageRendererError) -> [DisplayItem] {
    // Glass blurs what is on the screen; the housing around it is not to shine through its edges.
    let list = try ImageRendererError.wrapping { () throws(RenderError) in
      try BackdropPictures.replacingBackdrops(in: list)
    }
    if let error { throw error }
    var items: [DisplayItem] = []
    if !body.isEmpty {
      let corner = CGAffineTransform(translationX: -margins.leading, y: -margins.top)
      items.append(
        .group(DisplayGroup(items: body, transform: corner.concatenating(position))))
    }
    var shown = furniture.bright
    if let indicator, try isDark(indicator, of: list) { shown = furniture.dark }
    items.append(
      .group(
        DisplayGroup(
          items: list.items + shown, transform: position,
          clip: DisplayGroup.Clip(path: screen))))
    return items
  }

  /// Whether a part of a picture is dark on average, a pixel a point.
  private func isDark(
    _ part: CGRect, of list: DisplayList
  ) throws(ImageRendererError) -> Bool {
    let position = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    let cut = DisplayList(
      size: part.size, scale: 1,
      items: [.group(DisplayGroup(items: list.items, transform: position))])
    let bitmap = try ImageRendererError.wrapping { () throws(RenderError) in
      try CairoRenderer.bitmap(of: cut, scale: 1, background: background)
    }
    var sum = 0.0
    for offset in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let (blue, green, red) = (
        bitmap.pixels[offset], bitmap.pixels[offset + 1], bitmap.pixels[offset + 2]
      )
      sum += 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }
    return sum < 127.5 * Double(bitmap.width * bitmap.height)
  }
}
