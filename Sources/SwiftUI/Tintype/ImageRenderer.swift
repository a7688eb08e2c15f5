import TintypeCairo
package import TintypeDrawing
package import TintypeLayout
package import TintypeSVG
package import TintypeSymbols
package import TintypeViews

/// Makes pictures and layouts of a view.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.pngData().write(to: URL(fileURLWithPath: "hello.png"))
/// ```
///
/// The same view gives the same bytes on every machine: fonts are declared files, and nothing of the
/// machine's settings is read.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// What the root is offered; it chooses its own size, which is the size of the canvas.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point: what was set, or else the device's, or else 1.
  ///
  /// A number that is not positive and finite counts as none, so that setting 0 returns to the device's.
  public var scale: CGFloat {
    get { Self.valid(givenScale) ?? Self.valid(device?.scale) ?? 1 }
    set { givenScale = newValue }
  }
  /// Whether the picture has no transparent parts: white below everything.
  public var isOpaque = false
  /// The device on whose screen the view stands; nil for a canvas of the root's size at a scale of 1.
  public var device: Device?
  /// How much of the device is drawn around its screen; nil for nothing but what is on the screen.
  ///
  /// Without a device it changes nothing.
  public var deviceFrame: DeviceFrame?
  /// What is below everything, on the whole canvas.
  public var background = PictureBackground.none
  /// The room around the picture and its device, in points; what is not positive and finite counts as none.
  public var padding: CGFloat = 0
  /// The fonts of its texts.
  public var fonts = FontCatalog.standard
  /// Where its images are looked up by their names.
  public var images = ImageCatalog.standard
  /// What is drawn where a picture or a font family is missing; an error by default.
  public var missingContent = MissingContent.refused
  /// Lines around the bounds of views.
  public var borders = BorderOverlay.none
  /// What explains the layout, over the picture and beside it; the canvas grows for what stands beside.
  public var marks: LayoutMarks = []

  /// The menu that is open: its title, its accessibility identifier, or its number on the screen, from 1
  /// on; nil for none.
  ///
  /// Menus, pickers that are menus, and context menus are counted in the order of their views, on the
  /// topmost of what is presented. A name that no menu has is a diagnostic.
  public var openedMenu: String?

  /// Measures texts with recorded numbers, in tests; nil for the fonts.
  package var textMeasurer: (any TextMeasuring)?

  /// Whether layouts tell what views were asked and given, besides where they stand: of long pictures it takes more
  /// memory than to draw them.
  package var tellsDetails = true

  /// What SVG files are written for.
  package var svgOptions = SVGRenderer.Options()
  /// What the layout may leave out, for tests that compare.
  package var layoutOptions = LayoutPass.Options.standard
  /// The sets of symbols.
  package var symbols = SymbolLibrary.standard
  /// What the root inherits.
  package var environment = EnvironmentValues()

  /// The room for what is drawn outside of the view, in points, besides the padding.
  var inkRoom = EdgeInsets()

  private var givenScale: CGFloat?

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  private static func valid(_ scale: CGFloat?) -> CGFloat? {
    scale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  func settle(
    isRecording: Bool = false, imageScale: CGFloat? = nil, namesViews: Bool = false,
    notesOrigins: Bool = false
  ) -> SettledRender {
    var request = RenderRequest(fonts: fonts.library, images: images)
    request.symbols = symbols
    request.missing = missingContent
    request.proposal = proposedSize
    request.scale = scale
    request.imageScale = imageScale
    request.device = device
    request.environment = environment
    request.environment.openedMenu = openedMenu
    request.isRecording = isRecording || marks.needsRecord
    request.namesViews = namesViews
    request.notesOrigins =
      isRecording || notesOrigins || namesViews || borders.selection != .none || !marks.isEmpty
    request.textMeasurer = textMeasurer
    request.layoutOptions = layoutOptions
    return SettledRender(content, request)
  }

  /// Lays the view out and says what every view in it was offered and answered.
  public func layout() -> LayoutSnapshot {
    settle(isRecording: tellsDetails, notesOrigins: true).snapshot(tellsDetails: tellsDetails)
  }

  /// Lays the view out, and says where it is seen: around the view, too, where it is drawn larger than it is.
  ///
  /// - Returns: the layout, and a rectangle around what is seen, in points; null for nothing.
  func layoutWithInk() -> (layout: LayoutSnapshot, ink: CGRect) {
    let render = settle(isRecording: tellsDetails, notesOrigins: true)
    let list = render.displayList(by: render.builder(), borders: .none, device: device)
    return (render.snapshot(tellsDetails: tellsDetails), DisplayItem.solidBounds(of: list.items))
  }

  /// Lays the view out for a picture, without a record of the questions.
  package func layOut() -> LaidOutView {
    let render = settle()
    return LaidOutView(
      evaluations: render.views.tree.evaluations,
      makeDescription: {
        self.describe(render, for: .png)
      }
    ) {
      () throws(ImageRendererError) in try self.displayList(of: render)
    }
  }

  /// What the picture shows.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list, for any renderer.
  package func displayList() throws(ImageRendererError) -> DisplayList {
    try displayList(of: settle())
  }

  /// What a file of vectors shows: the sharpest of a picture's bitmaps, whatever the scale is.
  ///
  /// - Parameter list: what was made for pixels, which is returned where it has no pictures; nil to make it.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list, for PDF, and for SVG that names no views.
  package func vectorDisplayList(
    reusing list: DisplayList? = nil
  ) throws(ImageRendererError) -> DisplayList {
    if let list, !list.items.contains(where: \.hasImage) { return list }
    return try displayList(of: settle(imageScale: 3))
  }

  /// What an SVG file shows: vectors in groups that are called after the author's views.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list.
  package func svgDisplayList() throws(ImageRendererError) -> DisplayList {
    try displayList(of: settle(imageScale: 3, namesViews: true))
  }

  /// What the picture shows, with what is wrong about it.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list.
  package func drawing() throws(ImageRendererError) -> CheckedDrawing {
    let render = settle()
    return CheckedDrawing(
      list: try displayList(of: render),
      problems: render.views.problems.map { "\($0.path): \($0.message)" },
      omissions: render.diagnostics().filter(\.leavesOutViews).map(\.description),
      layout: { render.snapshot() })
  }

  /// What the picture shows of settled views.
  ///
  /// - Parameters:
  ///   - render: the views.
  ///   - extended: adds to the marks over the picture, by what has drawn the views.
  /// - Returns: the display list, for any renderer.
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  func displayList(
    of render: SettledRender,
    _ extended: (DisplayListBuilder, MarkedPicture, EdgeInsets) -> MarkedPicture = { _, marks, _ in
      marks
    }
  ) throws(ImageRendererError) -> DisplayList {
    try check(render)
    let builder = render.builder()
    var list = render.displayList(by: builder, borders: borders, device: device)
    // Canvases ask for texts and pictures while they are drawn.
    try check(render)
    var framing = framing
    if !marks.isEmpty {
      framing.marked = render.marks(
        marks, by: builder, device: device, surroundings: framing.surroundings)
    }
    framing.marked = extended(builder, framing.marked, framing.surroundings)
    list = try framing.applied(to: list, render.views.environment, render.overlays)
    if isOpaque { list.items.insert(whiteGround(list.size), at: 0) }
    return list
  }

  /// What is below everything of an opaque picture of a size in points.
  func whiteGround(_ size: CGSize) -> DisplayItem {
    .fill(Path(CGRect(origin: .zero, size: size)), .color(.white), FillStyle())
  }

  /// Where the labels of marks stand, in points of the picture without what is around it.
  package func markLabels() -> [CGRect] { markedPicture().labels }

  /// What marks add to the picture.
  package func markedPicture() -> MarkedPicture {
    let render = settle()
    let builder = render.builder()
    _ = render.displayList(by: builder, borders: borders, device: device)
    return render.marks(
      marks, by: builder, device: device, surroundings: framing.surroundings
    )
  }

  /// What is drawn around the picture.
  var framing: PictureFraming {
    PictureFraming(
      device: device, frame: deviceFrame, background: background, padding: padding,
      inkRoom: inkRoom, fonts: fonts)
  }

  /// The size of the canvas, in points: that of the device or the root, with what is around it.
  ///
  /// - Parameter snapshot: the layout.
  /// - Returns: the size of the pictures.
  package func canvasSize(of snapshot: LayoutSnapshot) -> CGSize {
    // With less than a pixel a point the canvas is larger than the view by many points.
    let own = scale < 1 ? snapshot.root.frame.size : snapshot.size
    return framing.size(around: device?.size ?? own)
  }

  func check(_ render: SettledRender) throws(ImageRendererError) {
    let errors = render.resources.errors
    if !errors.isEmpty { throw .missingResources(errors) }
    guard render.canvas.width.isFinite, render.canvas.height.isFinite else {
      let part = render.snapshot().root.infinitePart
      throw .infiniteSize(render.canvas, view: part?.title ?? "the device")
    }
  }

  /// The picture as a PNG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func pngData() throws(ImageRendererError) -> Data { try png(settle()) }

  /// The picture as an SVG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func svgData() throws(ImageRendererError) -> Data {
    try described(.svg, settle(imageScale: 3, namesViews: true))
  }

  /// The picture as a PDF file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func pdfData() throws(ImageRendererError) -> Data {
    try described(.pdf, settle(imageScale: 3))
  }

  /// Settled views as a file that says what is read aloud of them.
  private func described(
    _ format: PictureFormat, _ render: SettledRender
  ) throws(ImageRendererError) -> Data {
    var list = try displayList(of: render)
    list.description = describe(render, for: format)
    return try data(format, of: list)
  }

  /// What a file of settled views says of them.
  func describe(_ render: SettledRender, for format: PictureFormat) -> PictureDescription {
    PictureDescription(
      of: render.views.accessibilityElements(), in: render.canvas, for: format,
      locale: environment.locale, origin: framing.origin)
  }

  /// What a picture says to people who do not see it.
  ///
  /// - Parameters:
  ///   - elements: what is read aloud.
  ///   - size: the size of the views' canvas, in points.
  ///   - format: the file's, of which SVG alone has room for more than a sentence.
  /// - Returns: the sentence, and where its parts stand in the picture.
  package func description(
    of elements: [AccessibilityElement], in size: CGSize, for format: PictureFormat
  ) -> PictureDescription {
    PictureDescription(
      of: elements, in: size, for: format, locale: environment.locale, origin: framing.origin)
  }

  /// A display list as a file, so that several formats cost one layout.
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
    case .png: return try png(list, title: list.description.title)
    case .svg:
      var options = svgOptions
      if dark != nil { options.colorNames = SystemColor.names(in: environment) }
      return try ImageRendererError.wrapping { () throws(RenderError) in
        try SVGRenderer.file(of: list, dark: dark, options: options)
      }
    case .pdf:
      return try ImageRendererError.wrapping { () throws(RenderError) in
        try PDFRenderer.file(of: list)
      }
    }
  }
}
