package import TintypeDrawing
package import TintypeLayout
package import TintypeSVG
package import TintypeSymbols
package import TintypeResolving
import TintypeViews

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
  /// What the root is proposed; it chooses its own size, which is the size of the canvas.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point: what was set, or else the device's, or else 1.
  ///
  /// With one that is not positive and finite no picture can be drawn, and lengths are laid out as at 1.
  public var scale: CGFloat {
    get { givenScale ?? device?.scale ?? 1 }
    set { givenScale = newValue }
  }
  /// Whether the picture has no transparent parts: white below everything.
  public var isOpaque = false
  /// How colors are mixed; whatever is set, they are mixed as sRGB has them.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The device on whose screen the view stands; nil for a canvas of the root's size at a scale of 1.
  public var device: Device?
  /// How much of the device is drawn around its screen; nil for nothing but what is on the screen.
  ///
  /// Without a device it changes nothing.
  public var deviceFrame: DeviceFrame?
  /// What is below everything, on the whole canvas.
  public var background = PictureBackground.none
  /// The space around the picture and its device, in points; what is not positive and finite counts
  /// as none.
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

  /// How many seconds of the view's time go before the picture, 0 for the first picture; nil until it rests.
  ///
  /// A view rests when nothing that ends is due any more, such as a task that sleeps, or when two seconds are over. Nobody
  /// waits for that time. What is not positive counts as 0, more than a minute as one.
  public var after: Double?

  /// Measures texts with recorded numbers, in tests; nil for the fonts.
  package var textMeasurer: (any TextMeasuring)?

  /// Whether layouts record queries, proposals and divisions besides frames.
  package var tellsDetails = true

  /// What SVG files are written for.
  package var svgOptions = SVGRenderer.Options()
  /// What the layout may leave out, for tests that compare.
  package var layoutOptions = LayoutPass.Options.standard
  /// The sets of symbols.
  package var symbols = SymbolLibrary.standard
  /// What the root inherits.
  package var environment = EnvironmentValues()

  private var givenScale: CGFloat?

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// Evaluates the view until its state settles, and lays it out: once, whatever is asked of the picture afterwards.
  ///
  /// Code of the view's runs in this call and in no other. The picture says what its views were asked and answered,
  /// which takes time and memory: ``pngData()`` of a renderer does without.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the picture, which any thread may turn into files.
  public func settled() throws(ImageRendererError) -> SettledPicture {
    let picture = settleForLayout()
    try picture.check()
    return picture
  }

  /// Evaluates the view and lays it out.
  ///
  /// - Parameters:
  ///   - isRecording: whether the questions of the layout are recorded.
  ///   - notesOrigins: whether what controls make for themselves is told from what the author wrote.
  ///   - store: the state of the view, which an evaluation before may have left, and whose time the caller ends; nil
  ///     for none.
  /// - Returns: the picture.
  package func settle(
    isRecording: Bool = false, notesOrigins: Bool = false, in store: StateStore? = nil
  ) -> SettledPicture {
    var request = RenderRequest(fonts: fonts.library, images: images.finder)
    request.symbolFile = { [images] in images.symbolFile(named: $0) }
    request.symbols = symbols
    request.missing = missingContent
    request.proposal = proposedSize
    request.scale = scale > 0 && scale.isFinite ? scale : 1
    request.device = device
    request.environment = environment
    request.environment.openedMenu = openedMenu
    request.isRecording = isRecording || marks.needsRecord
    request.notesOrigins =
      isRecording || notesOrigins || borders.selection != .none || !marks.isEmpty
    request.textMeasurer = textMeasurer
    request.after = after
    request.layoutOptions = layoutOptions
    let render = SettledRender(content, request, in: store)
    return SettledPicture(
      render: render, framing: framing(of: render), device: device, borders: borders, marks: marks,
      isOpaque: isOpaque, fonts: fonts, svgOptions: svgOptions, tellsDetails: tellsDetails,
      requestedScale: scale)
  }

  /// The same with all that a layout says.
  func settleForLayout(in store: StateStore? = nil) -> SettledPicture {
    settle(isRecording: tellsDetails, notesOrigins: true, in: store)
  }

  /// What is drawn around the picture.
  private func framing(of render: SettledRender) -> PictureFraming {
    var framing = PictureFraming(padding: padding)
    framing.background = render.color(of: background)
    if let device, let deviceFrame {
      framing.housing = DeviceHousing(of: device, deviceFrame, around: render, fonts: fonts)
    }
    return framing
  }

  /// Lays the view out and says what every view in it was proposed and answered.
  public func layout() -> LayoutSnapshot { settleForLayout().layout }

  /// What the picture shows in pixels.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the display list, for any renderer.
  package func displayList() throws(ImageRendererError) -> DisplayList {
    try settle().displayList()
  }

  /// The picture as a PNG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func pngData() throws(ImageRendererError) -> Data { try settle().encodedPNG() }

  /// The picture as an SVG file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func svgData() throws(ImageRendererError) -> Data {
    try settle(notesOrigins: true).svgData()
  }

  /// The picture as a PDF file.
  ///
  /// - Throws: what is missing, or why the canvas cannot be drawn.
  /// - Returns: the bytes of the file.
  public func pdfData() throws(ImageRendererError) -> Data { try settle().pdfData() }
}
