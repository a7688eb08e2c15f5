import TintypeCairo
import TintypeDrawing
import TintypeGeometry
import TintypeViews

/// What is drawn around a picture: a device, room, and a background below all of it.
@MainActor
struct PictureFraming {
  /// The device of the picture; nil for none.
  var device: Device?
  /// How much of the device is drawn; nil for nothing but what is on the screen.
  var frame: DeviceFrame?
  /// What is below the picture.
  var background: PictureBackground
  /// The room around picture and device, in points.
  var padding: CGFloat
  /// The room for what is drawn outside of the view, in points.
  var inkRoom = EdgeInsets()
  /// The fonts of the status bar.
  let fonts: FontCatalog
  /// What marks draw over the picture and beside it.
  var marked = MarkedPicture()

  /// Whether nothing is drawn around the picture.
  private var isPlain: Bool { device == nil || frame == nil }

  /// The room on each side of the picture, in points.
  private var room: EdgeInsets {
    var room = EdgeInsets()
    if let device, frame == .device { room = DeviceBody.room(DeviceForm(device)) }
    let padding = padding.isFinite ? max(0, padding) : 0
    for edge in Edge.allCases { room[edge] += padding + inkRoom[edge] + marked.room[edge] }
    return room
  }

  /// The room that the device takes on each side of the picture, in points.
  var surroundings: EdgeInsets {
    var bare = self
    bare.padding = 0
    bare.inkRoom = EdgeInsets()
    bare.marked = MarkedPicture()
    return bare.room
  }

  /// The size of the canvas around a picture.
  ///
  /// - Parameter size: that of the picture, in points.
  /// - Returns: the size with everything around it, in points.
  func size(around size: CGSize) -> CGSize {
    CGSize(width: size.width + room.horizontal, height: size.height + room.vertical)
  }

  /// Where the picture begins on the canvas with everything around it, in points.
  var origin: CGPoint { CGPoint(x: room.leading, y: room.top) }

  /// The picture with everything around it.
  ///
  /// - Parameters:
  ///   - list: the picture.
  ///   - environment: that of the picture's root, for its appearance.
  ///   - overlays: what its views want of what the system shows over the screen.
  /// - Returns: the picture itself where there is nothing around.
  /// - Throws: what is missing for the status bar.
  func applied(
    to list: DisplayList, _ environment: EnvironmentValues,
    _ overlays: SystemOverlays = SystemOverlays()
  ) throws(ImageRendererError) -> DisplayList {
    let canvas = size(around: list.size)
    var items: [DisplayItem] = []
    if let color = groundColor(environment) {
      items.append(.fill(Path(CGRect(origin: .zero, size: canvas)), .color(color), FillStyle()))
    }
    guard !isNothing(environment) else { return list }
    let place = CGAffineTransform(translationX: room.leading, y: room.top)
    if let device, let frame {
      items += try framed(list, device, frame, at: place, environment, overlays)
    } else {
      items.append(.group(DisplayGroup(items: list.items, transform: place)))
    }
    if !marked.items.isEmpty {
      items.append(.group(DisplayGroup(items: marked.items, transform: place)))
    }
    var result = list
    (result.size, result.items) = (canvas, items)
    return result
  }

  /// Whether a picture is all that is drawn.
  ///
  /// - Parameter environment: that of the picture's root.
  /// - Returns: whether nothing is around it, below it or over it.
  func isNothing(_ environment: EnvironmentValues) -> Bool {
    isPlain && room == EdgeInsets() && groundColor(environment) == nil && marked.items.isEmpty
  }

  private func groundColor(_ environment: EnvironmentValues) -> RGBA? {
    switch background {
    case .none: nil
    case .system: SystemColor.background.rgba(in: environment)
    case .color(let color): color.rgba(in: environment)
    }
  }

  private func framed(
    _ list: DisplayList, _ device: Device, _ frame: DeviceFrame, at place: CGAffineTransform,
    _ environment: EnvironmentValues, _ overlays: SystemOverlays
  ) throws(ImageRendererError) -> [DisplayItem] {
    let form = DeviceForm(device)
    // Glass blurs what is on the screen; the housing around it is not to shine through its edges.
    let list = try ImageRendererError.wrapping { () throws(RenderError) in
      try BackdropPictures.inPlaceOfBackdrops(in: list)
    }
    var items: [DisplayItem] = []
    if frame == .device {
      let room = DeviceBody.room(form)
      let body = try drawing(
        of: DeviceBody(form: form),
        size: CGSize(
          width: device.size.width + room.horizontal, height: device.size.height + room.vertical),
        list.scale, environment)
      let corner = CGAffineTransform(translationX: -room.leading, y: -room.top)
      items.append(
        .group(DisplayGroup(items: body, transform: corner.concatenating(place))))
    }
    var furniture = ScreenFurniture(form: form, overlays: overlays)
    if let indicator = form.homeIndicator {
      let ground = SystemColor.background.rgba(in: environment)
      furniture.isDarkBelowIndicator = try isDark(indicator, of: list, on: ground)
    }
    let shown = try drawing(of: furniture, size: device.size, list.scale, environment)
    let screen = RoundedRectangle(cornerRadius: form.screenRadius, style: .continuous)
      .path(in: CGRect(origin: .zero, size: device.size))
    items.append(
      .group(
        DisplayGroup(
          items: list.items + shown, transform: place,
          clip: DisplayGroup.Clip(path: screen))))
    return items
  }

  /// Whether a part of a picture is dark on average, a pixel a point.
  private func isDark(
    _ part: CGRect, of list: DisplayList, on ground: RGBA
  ) throws(ImageRendererError) -> Bool {
    let place = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    let cut = DisplayList(
      size: part.size, scale: 1,
      items: [.group(DisplayGroup(items: list.items, transform: place))])
    let bitmap = try ImageRendererError.wrapping { () throws(RenderError) in
      try CairoRenderer.bitmap(of: cut, scale: 1, background: ground)
    }
    var sum = 0.0
    for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let (blue, green, red) = (
        bitmap.pixels[place], bitmap.pixels[place + 1], bitmap.pixels[place + 2]
      )
      sum += 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }
    return sum < 127.5 * Double(bitmap.width * bitmap.height)
  }

  private func drawing<V: View>(
    of view: V, size: CGSize, _ scale: CGFloat, _ environment: EnvironmentValues
  ) throws(ImageRendererError) -> [DisplayItem] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.scale = scale
    renderer.fonts = fonts
    renderer.environment.colorScheme = environment.colorScheme
    return try renderer.displayList().items
  }
}
