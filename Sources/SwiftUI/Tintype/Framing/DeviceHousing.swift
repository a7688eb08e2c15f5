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
  /// What the system shows over a part of the screen: over a bright one, and over a dark one.
  private struct Furniture {
    var part: CGRect
    var bright: [DisplayItem]
    var dark: [DisplayItem]
  }
  private var furniture: [Furniture] = []
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
      for (edge, part) in form.systemParts {
        var view = ScreenFurniture(form: form, edge: edge, overlays: render.overlays)
        let bright = try drawing(of: view, device.size)
        view.isOverDark = true
        furniture.append(
          Furniture(part: part, bright: bright, dark: try drawing(of: view, device.size)))
      }
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
    let shown = try ImageRendererError.wrapping { () throws(RenderError) in
      var shown: [DisplayItem] = []
      for furniture in furniture {
        let isDark = try list.luminance(in: furniture.part, on: background) < 0.5
        shown += isDark ? furniture.dark : furniture.bright
      }
      return shown
    }
    items.append(
      .group(
        DisplayGroup(
          items: list.items + shown, transform: position,
          clip: DisplayGroup.Clip(path: screen))))
    return items
  }
}
