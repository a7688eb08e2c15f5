import Foundation
import Testing
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeTestSupport

/// `Rules/Framing`: what is drawn around a picture.
@MainActor
@Suite struct FramingTests {
  private func bitmap<V: View>(
    _ view: V, _ change: (ImageRenderer<V>) -> Void
  ) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    change(renderer)
    renderer.scale = 1
    return try CairoRenderer.bitmap(of: renderer.displayList(), scale: 1, background: nil)
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let offset = (y * bitmap.width + x) * 4
    return [2, 1, 0, 3].map { bitmap.pixels[offset + $0] }
  }

  @Test func paddingAndBackground() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
    let plain = try bitmap(view) { _ in }
    #expect(plain.width == 20 && plain.height == 10)
    let padded = try bitmap(view) { $0.padding = 5 }
    #expect(padded.width == 30 && padded.height == 20)
    #expect(pixel(padded, 2, 2) == [0, 0, 0, 0] && pixel(padded, 6, 6) == [255, 0, 0, 255])
    let grounded = try bitmap(view) {
      $0.padding = 5
      $0.background = .color(Color(red: 0, green: 0, blue: 1))
    }
    #expect(
      pixel(grounded, 2, 2) == [0, 0, 255, 255] && pixel(grounded, 6, 6) == [255, 0, 0, 255])
    for padding in [-3, CGFloat.nan, .infinity] {
      #expect(try bitmap(view) { $0.padding = padding }.width == 20)
    }
  }

  /// A fingerprint names what symbols were drawn from, whatever stands around the picture.
  @Test func sourcesOfSymbolsAreRecorded() throws {
    func sources(_ change: (ImageRenderer<Image>) -> Void) throws -> [String] {
      let renderer = ImageRenderer(content: Image(systemName: "star"))
      change(renderer)
      return try renderer.displayList().symbolSets.map(\.identity)
    }
    let plain = try sources { _ in }
    #expect(!plain.isEmpty)
    #expect(try sources { $0.padding = 5 } == plain)
    #expect(try sources { $0.background = .system } == plain)
    let framed = try sources {
      $0.device = .iPhone15
      $0.deviceFrame = .device
    }
    #expect(framed == plain)
  }

  /// What views hide of the system's is not drawn, and a status bar alone leaves its space to the
  /// screen.
  @Test func statusBarAndHomeIndicatorMayBeHidden() throws {
    func ink<V: View>(_ view: V, _ device: Device, _ rows: Range<Int>) throws -> Bool {
      let picture = try bitmap(view) {
        $0.device = device
        $0.deviceFrame = .screen
      }
      return rows.contains { y in
        (0..<100).contains {
          pixel(picture, picture.width / 2 - 150 + $0, y) != [255, 255, 255, 255]
        }
      }
    }
    let white = Color.white.ignoresSafeArea()
    let (phone, bottom) = (Device.iPhone15, 852 - 20..<852 - 5)
    #expect(try ink(white, phone, 20..<40) && ink(white, phone, bottom))
    #expect(try ink(white.statusBarHidden(), phone, bottom))
    #expect(try !ink(white.persistentSystemOverlays(.hidden), phone, bottom))
    func top(_ device: Device) -> CGFloat? {
      let renderer = ImageRenderer(
        content: Color.red.accessibilityIdentifier("all").statusBarHidden())
      renderer.device = device
      return renderer.layout()["all"]?.frame.minY
    }
    #expect(top(.iPhoneSE) == 0 && top(.iPhone15) == Device.iPhone15.safeAreaInsets.top)
  }

  /// The home indicator stands out from what is below it, whatever the appearance.
  @Test(arguments: [ColorScheme.light, .dark])
  func theHomeIndicatorIsSeen(_ scheme: ColorScheme) throws {
    func indicator(_ color: Color) throws -> [UInt8] {
      let picture = try bitmap(color.ignoresSafeArea()) {
        $0.device = .iPhone15
        $0.deviceFrame = .screen
        $0.environment.colorScheme = scheme
      }
      return pixel(picture, picture.width / 2, picture.height - 10)
    }
    #expect(try indicator(.black) == [255, 255, 255, 255])
    #expect(try indicator(.white) == [0, 0, 0, 255])
    #expect(try indicator(Color(red: 0.2, green: 0.2, blue: 0.5)) == [255, 255, 255, 255])
    // Where nothing is drawn, there is the system's background.
    let isDark = scheme == .dark
    #expect(try indicator(.clear) == (isDark ? [255, 255, 255, 255] : [0, 0, 0, 255]))
  }

  /// The status bar of the light appearance is white over dark content.
  @Test func theStatusBarIsSeen() throws {
    func darkest(_ color: Color) throws -> UInt8 {
      let picture = try bitmap(color.ignoresSafeArea()) {
        $0.device = .iPhone15
        $0.deviceFrame = .screen
        $0.environment.colorScheme = .light
      }
      // The time, left of the island.
      let scale = picture.width / 393
      return (60 * scale..<120 * scale).flatMap { x in
        (25 * scale..<40 * scale).map { pixel(picture, x, $0)[0] }
      }
      .reduce(color == .black ? 0 : 255, color == .black ? max : min)
    }
    #expect(try darkest(.white) < 40)
    #expect(try darkest(.black) > 215)
  }

  /// The system's background follows the appearance that the view prefers.
  @Test func systemBackgroundFollowsTheAppearance() throws {
    let view = Color.clear.frame(width: 4, height: 4)
    #expect(pixel(try bitmap(view) { $0.background = .system }, 1, 1) == [255, 255, 255, 255])
    let dark = view.preferredColorScheme(.dark)
    #expect(pixel(try bitmap(dark) { $0.background = .system }, 1, 1) == [0, 0, 0, 255])
  }

  @Test(arguments: Device.presets + [Device.iPhone15.landscape, .desktop(width: 300, height: 200)])
  func framesAreAroundTheScreen(_ device: Device) throws {
    let view = Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
    let screen = try bitmap(view) {
      $0.device = device
      $0.deviceFrame = .screen
    }
    #expect(
      [screen.width, screen.height] == [device.size.width, device.size.height].map { Int($0) })
    // Rounded corners are transparent, but where there is a button below the screen.
    let hasButton = device.name == "iPhoneSE"
    #expect(pixel(screen, 0, screen.height - 1)[3] == (hasButton ? 255 : 0))
    let whole = try bitmap(view) {
      $0.device = device
      $0.deviceFrame = .device
    }
    #expect(whole.width > screen.width && whole.height > screen.height)
    // The content is where it was, in the middle of the housing.
    #expect(pixel(whole, whole.width / 2, whole.height / 2) == [255, 0, 0, 255])
    #expect(pixel(whole, whole.width / 2, 0)[3] > 0)
  }

  /// The dark housing is not part of what glass at a screen's edge blurs.
  @Test func theHousingDoesNotShineThroughGlass() throws {
    let view = Color.white.ignoresSafeArea().overlay {
      Rectangle().fill(Material.ultraThin).ignoresSafeArea()
    }
    func edge(_ frame: DeviceFrame?) throws -> [UInt8] {
      let picture = try bitmap(view) {
        $0.device = .iPhone15
        $0.deviceFrame = frame
      }
      let x = (picture.width - Int(Device.iPhone15.size.width)) / 2
      return pixel(picture, x + 1, picture.height / 2)
    }
    #expect(try edge(.device) == edge(nil))
  }

  /// Frames and proposals are those of the screen, whatever is around it.
  @Test func framesDoNotChangeTheLayout() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.device = .iPhone15
    let plain = renderer.layout().root.frame
    renderer.deviceFrame = .device
    renderer.padding = 20
    #expect(renderer.layout().root.frame == plain)
    #expect(renderer.settle().canvasSize == CGSize(width: 393 + 80, height: 852 + 74))
  }

  @Test(arguments: [
    ("none", PictureBackground.none), ("system", .system), ("Orange", .color(.orange)),
    ("#ff0000", .color(Color(red: 1, green: 0, blue: 0, opacity: 1))),
    ("0000ff80", .color(Color(red: 0, green: 0, blue: 1, opacity: 128.0 / 255))),
  ])
  func backgroundsAreRead(text: String, background: PictureBackground) {
    #expect(PictureBackground(text) == background)
  }

  @Test(arguments: ["", "#12", "#1234567", "nothing", "#gggggg"])
  func whatIsNoBackgroundIsNone(text: String) { #expect(PictureBackground(text) == nil) }

  /// Screens are opaque without a device, too; pages show what is behind them.
  @Test func screensHaveABackground() throws {
    func corner(_ view: some View) throws -> [UInt8] {
      pixel(try bitmap(view.frame(width: 100, height: 200)) { _ in }, 1, 1)
    }
    #expect(try corner(NavigationStack { Text("a") }) == [255, 255, 255, 255])
    #expect(try corner(TabView { Text("a").tabItem { Text("b") } }) == [255, 255, 255, 255])
    #expect(try corner(TabView { Text("a") }.tabViewStyle(.page)) == [0, 0, 0, 0])
  }

  /// A diagram has the appearance of its picture: nothing is white on white.
  @Test func explanationsHaveTheirPicturesAppearance() throws {
    let renderer = ImageRenderer(
      content: Color.clear.frame(width: 30, height: 30).preferredColorScheme(.dark))
    let list = try renderer.settled().explanationDisplayList()
    let picture = try CairoRenderer.bitmap(of: list, scale: 1, background: nil)
    #expect(pixel(picture, 2, picture.height - 2) == [0, 0, 0, 255])
    #expect(pixel(picture, picture.width - 2, picture.height - 2) == [0, 0, 0, 255])
    #expect(picture.pixels.contains { $0 > 200 && $0 < 255 })
  }

  /// A file of vectors embeds the sharpest bitmap, whatever its scale.
  @Test func vectorsHaveTheSharpestBitmaps() throws {
    GalleryPicture.makeFilesFindable()
    let catalog = ImageCatalog(searchPaths: [])
    let folder = FileManager.default.temporaryDirectory.appending(path: "sharp-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for scale in 1...3 {
      let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
      renderer.scale = CGFloat(scale)
      let name = scale == 1 ? "dot.png" : "dot@\(scale)x.png"
      try renderer.pngData().write(to: folder.appending(path: name))
    }
    catalog.searchPaths = [folder]
    let renderer = ImageRenderer(content: Image("dot"))
    renderer.images = catalog
    #expect(String(decoding: try renderer.svgData(), as: UTF8.self).contains("width=\"30\""))
    #expect(renderer.layout().size == CGSize(width: 10, height: 10))
  }
}
