import Foundation
import Testing
import TintypeDrawing
import TintypeImages
import TintypeTestSupport

@testable import Tintype

/// Pictures and colors of asset catalogs in a render.
@MainActor
@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ data: Data, to name: String) throws {
    try folder.write(data, to: "A.xcassets/\(name)")
  }

  private func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  private func png(_ color: Color, _ side: CGFloat) throws -> Data {
    try ImageRenderer(content: color.frame(width: side, height: side)).pngData()
  }

  private func renderer<Content: View>(
    _ content: Content, scheme: ColorScheme = .light
  ) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: content)
    renderer.images = ImageCatalog(searchPaths: [folder.url])
    renderer.environment.colorScheme = scheme
    renderer.missingContent = .empty
    return renderer
  }

  private func bitmap<Content: View>(
    _ content: Content, scheme: ColorScheme = .light
  ) throws -> Bitmap {
    try ImageFile.decode(renderer(content, scheme: scheme).pngData())
  }

  private func firstPixel(_ bitmap: Bitmap) -> [UInt8] {
    Array(bitmap.pixels[0..<4])
  }

  private static let blue: [UInt8] = [255, 0, 0, 255]
  private static let red: [UInt8] = [0, 0, 255, 255]

  @Test func picturesFollowTheAppearance() throws {
    try write(
      """
      {"images": [
        {"filename": "light.png", "idiom": "universal", "scale": "2x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """, to: "hero.imageset/Contents.json")
    try write(png(Color(red: 1, green: 0, blue: 0), 8), to: "hero.imageset/light.png")
    try write(png(Color(red: 0, green: 0, blue: 1), 8), to: "hero.imageset/dark.png")
    let light = try bitmap(Image("hero"))
    #expect(light.width == 4 && light.height == 4)
    #expect(firstPixel(light) == Self.red)
    #expect(try firstPixel(bitmap(Image("hero"), scheme: .dark)) == Self.blue)
    let resource = ImageResource(name: "hero", bundle: .main)
    #expect(try bitmap(Image(resource)) == light)
    // Both are asked for in one render.
    let both = try bitmap(
      HStack(spacing: 0) {
        Image("hero").environment(\.colorScheme, .dark); Image("hero")
      })
    #expect(Array(both.pixels[0..<4]) == Self.blue && Array(both.pixels[16..<20]) == Self.red)
  }

  @Test func templatesAreColoredAndSlicesStretch() throws {
    try write(
      """
      {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x", "resizing": {
        "mode": "9-part", "cap-insets": {"left": 2, "right": 3, "top": 1, "bottom": 1}}}],
        "properties": {"template-rendering-intent": "template"}}
      """, to: "a.imageset/Contents.json")
    try write(png(.red, 8), to: "a.imageset/a.png")
    let blue = Color(red: 0, green: 0, blue: 1)
    let wide = try bitmap(Image("a").foregroundStyle(blue).frame(width: 20, height: 4))
    #expect(wide.width == 20)
    #expect(firstPixel(wide) == Self.blue)
    #expect(
      renderer(Image("a").frame(width: 1, height: 20)).layout().root.children.first?.frame.width
        == 5)
    #expect(try firstPixel(bitmap(Image("a").renderingMode(.original))) != Self.blue)
  }

  @Test func colorsFollowTheAppearance() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "255", "green": "0", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
            "components": {"red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "1.000"}}}
      ]}
      """, to: "brand.colorset/Contents.json")
    let view = Color("brand").frame(width: 2, height: 2)
    #expect(try firstPixel(bitmap(view)) == Self.red)
    #expect(try firstPixel(bitmap(view, scheme: .dark)) == Self.blue)
    let resource = ColorResource(name: "brand", bundle: .main)
    #expect(
      try firstPixel(bitmap(Rectangle().fill(Color(resource)).frame(width: 2, height: 2)))
        == Self.red)
    #expect(renderer(view).layout().diagnostics.isEmpty)
  }

  @Test func theAccentColorOfTheCatalogIsTheTint() throws {
    let view = Rectangle().fill(Color.accentColor).frame(width: 2, height: 2)
    // A new project's set has no color in it.
    try write(
      "{\"colors\": [{\"idiom\": \"universal\"}]}", to: "AccentColor.colorset/Contents.json")
    let usual = try bitmap(view)
    #expect(renderer(view).layout().diagnostics.isEmpty)
    try write(
      """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "universal", "reference": "systemRedColor"}}]}
      """, to: "AccentColor.colorset/Contents.json")
    #expect(try bitmap(view) != usual)
    #expect(try bitmap(view) == bitmap(Rectangle().fill(.red).frame(width: 2, height: 2)))
  }

  @Test func drawingsOfLinesAreSharpAtEverySize() throws {
    let square =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">"
      + "<rect width=\"2\" height=\"4\" fill=\"#f00\"/></svg>"
    for (name, properties) in [("kept", "true"), ("flat", "false")] {
      try write(
        """
        {"images": [{"filename": "a.svg", "idiom": "universal"}],
          "properties": {"preserves-vector-representation": \(properties)}}
        """, to: "\(name).imageset/Contents.json")
      try write(square, to: "\(name).imageset/a.svg")
    }
    #expect(renderer(Image("kept")).layout().size == CGSize(width: 4, height: 4))
    func edge(_ name: String) throws -> Set<UInt8> {
      let wide = try bitmap(Image(name).resizable().frame(width: 40, height: 40))
      return Set(stride(from: 3, to: 160, by: 4).map { wide.pixels[$0] })
    }
    #expect(try edge("kept") == [0, 255])
    #expect(try edge("flat").count > 2)
  }

  @Test func missingAssetsAreReportedAndTheRestDrawn() throws {
    try write("{\n\"images\": [\n{\"filename\" 1}]}", to: "broken.imageset/Contents.json")
    try write(
      "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\"}]}",
      to: "text.imageset/Contents.json")
    try write("no picture", to: "text.imageset/a.png")
    let view = VStack {
      Image("broken")
      Image("text")
      Image("absent").resizable().frame(width: 10, height: 5)
      Text("a").foregroundStyle(Color("none"))
    }
    let messages = renderer(view).layout().diagnostics.map(\.message)
    let catalog = folder.appending("A.xcassets").path
    #expect(
      messages == [
        "draws nothing for the image \"broken\": \(catalog)/broken.imageset/Contents.json:3: "
          + "this is no valid JSON",
        "draws nothing for the image \"text\": \(catalog)/text.imageset/a.png: "
          + "this is neither a PNG nor a JPEG file",
        "draws nothing for the image \"absent\": There is no image named \"absent\" in an asset "
          + "catalog, nor as .png, .jpg, .svg or .pdf in \(folder.path).",
        "draws the color \"none\" gray: no asset catalog has it",
      ])
    #expect(try !bitmap(view).pixels.allSatisfy { $0 == 0 })
    let strict = renderer(view)
    strict.missingContent = .refused
    #expect(throws: ImageRendererError.self) { try strict.pngData() }
  }

  @Test func aTileStandsForAPicture() throws {
    let tiles = renderer(Image("absent"))
    tiles.missingContent = .tile
    #expect(tiles.layout().size == CGSize(width: 80, height: 60))
    #expect(try !ImageFile.decode(tiles.pngData()).pixels.allSatisfy { $0 == 0 })
    let empty = renderer(VStack { Image("absent").frame(width: 10, height: 10) })
    #expect(try ImageFile.decode(empty.pngData()).pixels.allSatisfy { $0 == 0 })
  }

  @Test func fontsOfDevicesHaveSubstitutes() throws {
    func width(_ name: String) -> CGFloat {
      renderer(Text("Wide letters").font(.custom(name, size: 20))).layout().size.width
    }
    #expect(width("HelveticaNeue") == width("Inter"))
    #expect(width("HelveticaNeue-Bold") == width("Inter-Bold"))
    #expect(width("Verdana") == width("DejaVu Sans"))
    #expect(width("Menlo-Regular") == width("DejaVu Sans Mono"))
    let unknown = renderer(Text("a").font(.custom("Nobody Sans", size: 20))).layout()
    #expect(unknown.size == renderer(Text("a").font(.system(size: 20))).layout().size)
    #expect(
      unknown.diagnostics.map(\.message) == [
        "sets text in the system's font: the font family \"Nobody Sans\" is not there"
      ])
  }

  @Test func picturesOfUIKit() throws {
    let data = try png(Color(red: 0, green: 0, blue: 1), 4)
    try folder.write(data, to: "dot@2x.png")
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(try firstPixel(bitmap(Image(uiImage: image))) == Self.blue)
    let template = image.withRenderingMode(.alwaysTemplate)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try firstPixel(bitmap(Image(uiImage: template).foregroundStyle(red))) == Self.red)
    let file = UIImage(contentsOfFile: folder.appending("dot@2x.png").path)
    #expect(file?.size == CGSize(width: 2, height: 2))
    #expect(UIImage(contentsOfFile: "/none.png") == nil && UIImage(data: Data("no".utf8)) == nil)
    struct Page: View {
      var body: some View {
        HStack(spacing: 0) {
          if let dot = UIImage(named: "dot") { Image(uiImage: dot) }
          Image(uiImage: UIImage(named: "nobody") ?? UIImage())
          Image(uiImage: UIImage())
        }
      }
    }
    #expect(renderer(Page()).layout().size == CGSize(width: 2, height: 2))
  }

  @Test func pixelsAreHandedOn() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let drawn = renderer(
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0); blue
      }.frame(width: 2, height: 1))
    drawn.scale = 2
    let pixels = try #require(drawn.cgImage)
    #expect(pixels.width == 4 && pixels.height == 2)
    #expect(drawn.uiImage?.size == CGSize(width: 2, height: 1))
    let upright = try bitmap(Image(decorative: pixels, scale: 1))
    #expect(Array(upright.pixels[4..<12]) == Self.red + Self.blue)
    let turned = try bitmap(Image(pixels, scale: 1, orientation: .right, label: Text("")))
    #expect(turned.width == 2 && turned.height == 4)
    #expect(Array(turned.pixels[8..<24]) == Self.red + Self.red + Self.blue + Self.blue)
    let half = try #require(pixels.cropping(to: CGRect(x: 2, y: -5, width: 9, height: 6)))
    #expect(half.width == 2 && half.height == 1)
    #expect(try firstPixel(bitmap(Image(uiImage: UIImage(cgImage: half)))) == Self.blue)
    #expect(pixels.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    let file = try #require(UIImage(cgImage: pixels).pngData())
    #expect(try ImageFile.decode(file).pixels == upright.pixels)
    #expect(UIImage(systemName: "star")?.cgImage == nil)
    #expect(renderer(Color.red.frame(width: 0, height: 0)).uiImage == nil)
  }

  @Test func aClosureDrawsAPicture() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let image = Image(size: CGSize(width: 4, height: 2)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 9)), with: .color(blue))
    }
    let natural = try bitmap(image)
    #expect(natural.width == 4 && natural.height == 2)
    #expect(Array(natural.pixels[0..<16]) == Self.blue + Self.blue + [0, 0, 0, 0, 0, 0, 0, 0])
    let wide = try bitmap(image.resizable().frame(width: 8, height: 2))
    #expect(Array(wide.pixels[12..<20]) == Self.blue + [0, 0, 0, 0])
  }

  @Test func textsAreInTheLanguageOfTheLocale() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "greeting": {"localizations": {"en": {"stringUnit": {"value": "Good **day**"}},
          "de": {"stringUnit": {"value": "Guten Tag"}}}},
        "%lld birds of %@": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%2$@s Vogel"}},
          "other": {"stringUnit": {"value": "%2$@s %1$lld Vögel"}}}}}}}
      }}
      """.utf8, to: "Localizable.xcstrings")
    func shown(_ text: Text, _ locale: String) -> String {
      let renderer = renderer(text.environment(\.locale, Locale(identifier: locale)))
      renderer.images.stringFiles = [folder.appending("Localizable.xcstrings")]
      return renderer.layout().root.textLines.map(\.text).joined()
    }
    #expect(shown(Text("greeting"), "en_US") == "Good day")
    #expect(shown(Text("greeting"), "de_DE") == "Guten Tag")
    #expect(shown(Text("greeting"), "it") == "Good day")
    #expect(shown(Text(verbatim: "greeting"), "de_DE") == "greeting")
    #expect(shown(Text("\(1) birds of \("Ida")"), "de") == "Idas Vogel")
    #expect(shown(Text("\(1200) birds of \("Ida")"), "de") == "Idas 1.200 Vögel")
    #expect(shown(Text("\(2) birds of \("Ida")"), "en_US") == "2 birds of Ida")
  }

  @Test func bundlesHaveCatalogsFilesAndStringsOfTheirOwn() throws {
    let bundle = try TemporaryFolder()
    try bundle.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}]}
      """.utf8, to: "A.xcassets/brand.colorset/Contents.json")
    try bundle.write(
      "{\"data\": [{\"filename\": \"a.txt\", \"idiom\": \"universal\"}]}".utf8,
      to: "A.xcassets/story.dataset/Contents.json")
    try bundle.write("Once".utf8, to: "A.xcassets/story.dataset/a.txt")
    try bundle.write(png(Color(red: 1, green: 0, blue: 0), 2), to: "dot.png")
    try bundle.write("\"hi\" = \"Hello\";".utf8, to: "en.lproj/Localizable.strings")
    try bundle.write("\"hi %lld\" = \"%lld greetings\";".utf8, to: "en.lproj/Long.strings")
    let own = try #require(Bundle(path: bundle.path))
    #expect(try firstPixel(bitmap(Image("dot", bundle: own))) == Self.red)
    #expect(
      try firstPixel(bitmap(Color("brand", bundle: own).frame(width: 1, height: 1))) == Self.blue)
    #expect(
      NSDataAsset(name: "story", bundle: own).map { String(decoding: $0.data, as: UTF8.self) }
        == "Once")
    #expect(NSDataAsset(name: "absent", bundle: own) == nil)
    func shown(_ text: Text) -> String {
      renderer(text).layout().root.textLines.map(\.text).joined()
    }
    #expect(shown(Text("hi", bundle: own)) == "Hello")
    #expect(shown(Text("hi \(2000)", tableName: "Long", bundle: own)) == "2,000 greetings")
    #expect(shown(Text("hi \(2)", bundle: own)) == "hi 2")
    #expect(String(localized: "hi", bundle: own) == "Hello")
    #expect(String(localized: "hi \(2000)", table: "Long", bundle: own) == "2,000 greetings")
    let resource = LocalizedStringResource("hi", bundle: .atURL(own.bundleURL))
    #expect(String(localized: resource) == "Hello" && shown(Text(resource)) == "Hello")
  }

  @Test func untranslatedTextsAreTheirKeys() {
    #expect(String(localized: "100 % \("of") \(1234) and \(0.5)") == "100 % of 1,234 and 0.500000")
    #expect(String(localized: "50 %") == "50 %")
    #expect(String(localized: "key", defaultValue: "Value \(1)") == "Value 1")
    #expect(String(localized: "\(3.14159, specifier: "%.2f") m") == "3.14 m")
    let later: LocalizedStringResource = "A \("b")"
    #expect(later.key == "A %@" && String(localized: later) == "A b")
  }
}
