import Testing
import TintypeDrawing
import TintypeGeometry
import TintypeSVG
import TintypeTestSupport

@testable import TintypeCairo

/// `Rules/Glass#What-is-below`.
@Suite struct BackdropTests {
  private let clear = Backdrop(blurRadius: 4, saturation: 1, veil: .clear)

  private func glass(_ backdrop: Backdrop, _ path: Path) -> DisplayItem {
    .fill(path, .backdrop(backdrop), FillStyle())
  }

  private func draw(_ items: [DisplayItem]) throws -> Bitmap {
    try CairoRenderer.bitmap(of: list(60, 60, items), scale: 1, background: nil)
  }

  /// White on the left, black from 30 on.
  private let halves: [DisplayItem] = [
    .box(0, 0, 30, 60, .white), .box(30, 0, 30, 60, .black),
  ]

  @Test func insideIsBlurredAndOutsideSharp() throws {
    let bitmap = try draw(halves + [glass(clear, Path(CGRect(x: 0, y: 0, width: 60, height: 30)))])
    #expect(bitmap[28, 45] == [255, 255, 255, 255] && bitmap[31, 45] == [0, 0, 0, 255])
    // One deviation from the edge 16 percent are left, at the edge half.
    #expect((28...52).contains(bitmap[34, 15][0]))
    #expect((203...227).contains(bitmap[25, 15][0]))
    #expect((0..<60).allSatisfy { bitmap[$0, 15][3] == 255 })
  }

  /// The canvas goes on beyond its edges, where nothing would be mixed in otherwise.
  @Test func edgesOfTheCanvasDoNotFade() throws {
    let bitmap = try draw([
      .box(0, 0, 60, 60, .white), glass(clear, Path(CGRect(x: 0, y: 0, width: 60, height: 60))),
    ])
    for point in [(0, 0), (59, 0), (0, 59), (30, 59), (59, 30)] {
      #expect(bitmap[point.0, point.1] == [255, 255, 255, 255])
    }
  }

  /// A blurred letter on nothing takes the place of the sharp one.
  @Test func whatIsSharpIsReplacedWhereNothingIsOpaque() throws {
    let bitmap = try draw([
      .box(29, 0, 2, 60, .black), glass(clear, Path(CGRect(x: 0, y: 0, width: 60, height: 60))),
    ])
    #expect((20...80).contains(bitmap[30, 30][3]))
  }

  /// The background is what stands at the sides; where nothing has most of them, nothing is
  /// covered.
  @Test func aFadedBackdropIsCoveredByTheBackground() throws {
    var fading = clear
    fading.fade = 0.8
    let path = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
    let faded = try draw([
      .box(0, 0, 60, 60, .white), .box(10, 0, 40, 60, .black), glass(fading, path),
    ])
    #expect(abs(faded[30, 30][0] - 204) <= 1 && faded[0, 30][0] >= 254)
    #expect(try draw(halves + [glass(fading, path)])[55, 30][0] <= 1)
  }

  @Test func veilAndSaturationFollowTheBlur() throws {
    let red = RGBA(red: 0.6, green: 0.4, blue: 0.4)
    let veiled = Backdrop(blurRadius: 4, saturation: 1, veil: RGBA.white.opacity(0.5))
    let path = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
    let pale = try draw([.box(0, 0, 60, 60, red), glass(veiled, path)])[30, 30]
    #expect(abs(pale[0] - 204) <= 1 && abs(pale[1] - 179) <= 1)
    let strong = Backdrop(blurRadius: 4, saturation: 2, veil: .clear)
    let vivid = try draw([.box(0, 0, 60, 60, red), glass(strong, path)])[30, 30]
    #expect(vivid[0] > 180 && vivid[1] < 95)
  }

  /// Inside of a layer of its own, such as a faded group, what is below the layer is seen too.
  @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(translationX: 5, y: 3)])
  func layersAreSeenThrough(_ transform: CGAffineTransform) throws {
    let path = Path(CGRect(x: 10, y: 10, width: 30, height: 20))
    let shadow = DropShadow(color: .black, radius: 2, x: 0, y: 0)
    let group = DisplayGroup(items: [glass(clear, path)], transform: transform, shadow: shadow)
    let bitmap = try draw([.box(0, 0, 60, 60, .pureRed), .group(group)])
    #expect(bitmap[25, 20] == [255, 0, 0, 255])
  }

  @Test func opacityMixesWithWhatIsSharp() throws {
    var half = Backdrop(blurRadius: 4, saturation: 1, veil: .black)
    half.opacity = 0.5
    let path = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
    let pixel = try draw([.box(0, 0, 60, 60, .white), glass(half, path)])[30, 30]
    #expect(abs(pixel[0] - 128) <= 1 && pixel[3] == 255)
  }

  /// What formats without backdrops embed is what is seen in pixels, wherever the path is moved.
  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 1.5, y: 1.5),
    CGAffineTransform(rotationAngle: 0.3),
  ])
  func backdropsAreReplacedByPictures(_ transform: CGAffineTransform) throws {
    let moved = DisplayGroup(
      items: [glass(clear, Path(CGRect(x: 10, y: 8, width: 25, height: 20)))], transform: transform)
    let whole = list(60, 60, halves + [.group(moved)])
    let replaced = try BackdropPictures.replacingBackdrops(in: whole)
    #expect(replaced.items.filter { $0.hasBackdrop }.isEmpty)
    let ours = try CairoRenderer.bitmap(of: whole, scale: 1, background: nil)
    let theirs = try CairoRenderer.bitmap(of: replaced, scale: 1, background: nil)
    let difference = zip(ours.pixels, theirs.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(difference) / Double(ours.pixels.count) < 1.5)
  }

  /// Rows of one color stay as they are; the others look as if all of them had been blurred.
  @Test(arguments: [0, 20, 33, 70, 199])
  func onlyRowsOfSeveralColorsAreBlurred(_ top: CGFloat) throws {
    let cover = Path(CGRect(x: 0, y: 0, width: 60, height: 200))
    let below: [DisplayItem] = [
      .box(0, 0, 60, 200, RGBA(red: 0.3, green: 0.6, blue: 0.1)), .box(20, top, 20, 9, .black),
    ]
    func picture(_ items: [DisplayItem], _ clear: RGBA) throws -> Bitmap {
      let blur = DisplayGroup(
        items: [glass(Backdrop(blurRadius: 4, saturation: 1, veil: clear), cover)],
        mask: [.box(0, 0, 60, 200, RGBA.black.opacity(0.6))])
      return try CairoRenderer.bitmap(
        of: list(60, 200, items + [.group(blur)]), scale: 1, background: nil)
    }
    // A veil that cannot be seen has all rows blurred.
    let barely = RGBA.white.opacity(0.0001)
    #expect(try picture(below, .clear).pixels == picture(below, barely).pixels)
    #expect(try picture([], .clear).pixels == picture([], barely).pixels)
    #expect(try picture([below[0]], .clear).pixels == picture([below[0]], barely).pixels)
  }

  /// What stays as it is costs nothing: no picture of it is made for other formats.
  @Test func rowsOfOneColorAreNotBlurred() throws {
    let blur = DisplayGroup(
      items: [glass(clear, Path(CGRect(x: 0, y: 0, width: 60, height: 60)))],
      mask: [.box(0, 0, 60, 60, RGBA.black.opacity(0.6))])
    let plain = list(60, 60, [.box(0, 0, 60, 60, .pureRed), .group(blur)])
    let recorder = BackdropRecorder(scale: 1)
    _ = try CairoRenderer.bitmap(of: plain, scale: 1, background: nil, recorder: recorder)
    #expect(recorder.pictures.isEmpty)
  }

  @Test func listsWithoutGlassStayAsTheyAre() throws {
    let plain = list(60, 60, halves)
    #expect(try BackdropPictures.replacingBackdrops(in: plain).items.count == 2)
  }

  /// The width of a blur does not make it slower: it is made on a smaller picture.
  @Test func filesOfVectorsHoldSmallPictures() throws {
    let wide = Backdrop(blurRadius: 20, saturation: 1.8, veil: .clear)
    let items = halves + [glass(wide, Path(CGRect(x: 0, y: 0, width: 60, height: 60)))]
    #expect(try SVGRenderer.file(of: list(60, 60, items)).count < 3000)
  }
}
