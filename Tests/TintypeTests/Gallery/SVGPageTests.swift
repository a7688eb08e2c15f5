import Foundation
import Testing
import Tintype
import TintypeCairo
import TintypeDrawing
import TintypeImages
import TintypeSVG
import TintypeTestSupport

/// What a browser does with SVG files that stand in a page.
@MainActor
@Suite(.serialized, .enabled(if: Browser.program != nil)) struct SVGPageTests {
  private let folder: TemporaryFolder
  private let page: Browser

  init() throws {
    GalleryPicture.makeFilesFindable()
    folder = try TemporaryFolder()
    page = try Browser(try #require(Browser.program), address: "about:blank#ready")
  }

  /// Shows a page.
  private func show(_ body: String) throws {
    let html =
      "<!doctype html><meta charset=utf-8><style>html{overflow:hidden}body{margin:0}svg,img{display:block}</style>\(body)"
    let file = try folder.write(Data(html.utf8), to: "\(UUID().uuidString).html")
    try page.go(to: file.absoluteString)
  }

  private func svg<Content: View>(_ view: Content) throws -> String {
    String(decoding: try ImageRenderer(content: view).svgData(), as: UTF8.self)
  }

  private struct Card: View {
    var title: String
    var color: Color

    var body: some View {
      VStack(alignment: .leading) {
        Text(title).font(.title)
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [color, .white], startPoint: .leading, endPoint: .trailing))
          .frame(height: 40)
          .mask { Circle().frame(width: 60, height: 30) }
        Text("9.99 a month").shadow(color: color, radius: 2)
      }
      .padding()
      .frame(width: 240, height: 160)
    }
  }

  /// Ids, classes and definitions of one picture are never those of another.
  @Test func picturesInOnePageAreDrawnAsEachAlone() throws {
    let cards = [Card(title: "Plain", color: .red), Card(title: "Fancy", color: .blue)]
    let files = try cards.map(svg)
    try show(files.joined())
    let both = try PNGCodec.decode(page.picture(width: 240, height: 320)).bitmap
    for (index, file) in files.enumerated() {
      try show(file)
      let alone = try PNGCodec.decode(page.picture(width: 240, height: 160)).bitmap
      let count = alone.pixels.count
      var part = alone
      part.pixels = Array(both.pixels[(index * count)..<((index + 1) * count)])
      // A browser draws pages in tiles, at whose edges some pixels move by a few levels.
      #expect(PixelDifference.mean(part, alone) < 0.1)
    }
    // What is told apart is not the same.
    let half = both.pixels.count / 2
    #expect(both.pixels[..<half] != both.pixels[half...])
  }

  /// System colors on the background of a screen; whole points, since browsers stretch an `<img>`
  /// to them.
  private struct Screen: View {
    var body: some View {
      VStack {
        Text("Inbox").font(.title2).bold()
        Text("Nothing new").foregroundStyle(.secondary)
        Divider()
        Toggle("Mute", isOn: .constant(true))
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [.primary, .blue], startPoint: .top, endPoint: .bottom))
          .frame(height: 20)
      }
      .padding()
      .frame(width: 200, height: 180)
      .background(Color(.systemBackground))
    }
  }

  /// What the page shows of a file, in it and as a picture of it.
  private func pictures(of file: Data) throws -> [Bitmap] {
    let image = "<img src='data:image/svg+xml;base64,\(file.base64EncodedString())'>"
    return try [String(decoding: file, as: UTF8.self), image].map { body in
      try show(body)
      return try PNGCodec.decode(page.picture(width: 200, height: 180)).bitmap
    }
  }

  /// One file shows what its reader likes, in a page and as a picture of it.
  @Test func oneFileShowsBothAppearances() throws {
    let renderer = ImageRenderer(content: Screen())
    let lists = try [ColorScheme.light, .dark].map { scheme in
      renderer.environment.colorScheme = scheme
      return try renderer.settle().displayList(for: .pdf)
    }
    let picture = renderer.settle()
    let file = try picture.data(.svg, of: lists[0], dark: lists[1])
    // The same elements stand there once, in two sets of colors.
    let text = String(decoding: file, as: UTF8.self)
    #expect(!text.contains("display"))
    // The system's colors have its names.
    #expect(text.contains("--label:#000") && text.contains("--background:#fff"))
    var shown: [Bitmap] = []
    for (list, isDark) in zip(lists, [false, true]) {
      let alone = try pictures(of: picture.data(.svg, of: list))
      try page.prefer(dark: isDark)
      for (found, expected) in zip(try pictures(of: file), alone) {
        #expect(found.pixels == expected.pixels, "\(isDark ? "dark" : "light")")
      }
      shown.append(alone[0])
    }
    #expect(PixelDifference.mean(shown[0], shown[1]) > 50)
  }

  private struct Phrase: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("A paragraph that is broken into some lines, with office ligatures")
        Text("two  blanks and é, 👩‍👩‍👧 and 日本語").font(.title)
        Text("שלום עולם").font(.headline)
        Text("small") + Text(" and large").font(.largeTitle)
        Text("turned").rotationEffect(.degrees(0)).offset(x: 20)
        Text("A line that is cut at its end").lineLimit(1)
      }
      .frame(width: 200)
    }
  }

  /// The text that is selected has the position and the words of the lines.
  @Test func linesAreSelectedWhereTheyAreSeen() throws {
    let renderer = ImageRenderer(content: Phrase())
    var lines: [LayoutTextLine] = []
    renderer.layout().root.visit { lines += $0.textLines }
    #expect(lines.count >= 9)
    try show(try svg(Phrase()))
    let positions = try page.value(
      """
      JSON.stringify([...document.querySelectorAll('text')].map(t => {
        const r = t.getClientRects()
        return [r.length, r[0].left, r[0].right, r[0].top, r[0].bottom]
      }))
      """)
    let rects = try JSONDecoder().decode([[Double]].self, from: Data(positions.utf8))
    try #require(rects.count == lines.count)
    for (line, rect) in zip(lines, rects) {
      let expected = [
        1, line.x, line.x + line.width, line.baseline - line.ascent, line.baseline + line.descent,
      ]
      for (found, wanted) in zip(rect, expected) {
        #expect(abs(found - wanted) <= 1, "\(line.text): \(rect) instead of \(expected)")
      }
    }
    let selected = try page.value(
      "(getSelection().selectAllChildren(document.querySelector('svg')), getSelection().toString())"
    )
    for line in lines { #expect(selected.contains(line.text), "\(line.text) in \(selected)") }
    for (phrase, isThere) in [("office lig", true), ("日本", true), ("no such words", false)] {
      let found = try page.value("(getSelection().removeAllRanges(), window.find('\(phrase)'))")
      #expect(found == "\(isThere)", "\(phrase)")
    }
    let seen = try selectedAreas(count: lines.count)
    for (line, area) in zip(lines, seen) {
      #expect(
        abs(area.minX - line.x) <= 1 && abs(area.maxX - line.x - line.width) <= 1, "\(line.text)")
    }
  }

  /// Where a browser paints the background of each line that is selected, alone.
  private func selectedAreas(count: Int) throws -> [CGRect] {
    _ = try page.value(
      "document.head.insertAdjacentHTML('beforeend', '<style>::selection{background:#0f0}</style>')"
    )
    return try (0..<count).map { index in
      _ = try page.value(
        "getSelection().selectAllChildren(document.querySelectorAll('text')[\(index)])")
      let picture = try PNGCodec.decode(page.picture(width: 300, height: 400, scale: 2)).bitmap
      var area = CGRect.null
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let index = (y * picture.width + x) * 4
          let pixel = picture.pixels[index..<(index + 4)].map { Int($0) }
          guard pixel[1] > pixel[0] + 60, pixel[1] > pixel[2] + 60 else { continue }
          area = area.union(
            CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
        }
      }
      return area
    }
  }

  private struct Live: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("A paragraph that is broken into some lines, set in a font of the file")
        Text("Tracked and bold").font(.title2).bold().tracking(2).foregroundStyle(.blue)
        Text("two  blanks and é").italic()
        Text("مرحبا بالعالم")
        Text("small") + Text(" and large").font(.title)
      }
      .frame(width: 220)
      .padding(10)
    }
  }

  /// Text in fonts of the file is where it was laid out, looks as its outlines do, and can be selected.
  @Test func liveTextIsDrawnAsOutlinesAre() throws {
    let renderer = ImageRenderer(content: Live())
    renderer.svgOptions.text = .live
    let file = try renderer.svgData()
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("@font-face{font-family:"))
    // What a browser would join otherwise stays as it is.
    #expect(text.matches(of: /textLength/).count == 1)
    let size = renderer.layout().size
    let (width, height) = (Int(size.width), Int(size.height))
    renderer.svgOptions.text = .outlined
    try show(String(decoding: renderer.svgData(), as: UTF8.self))
    let outlines = try PNGCodec.decode(page.picture(width: width, height: height, scale: 2)).bitmap
    let image = "<img src='data:image/svg+xml;base64,\(file.base64EncodedString())'>"
    for body in [text, image] {
      try show(body)
      _ = try page.value("document.fonts.ready")
      if body == text {
        let fonts = try page.value("[...document.fonts].map(font => font.status)")
        #expect(Set(fonts.split(separator: ",")) == ["loaded"])
      }
      let live = try PNGCodec.decode(page.picture(width: width, height: height, scale: 2)).bitmap
      // Chromium places letters of text to a quarter of a pixel across and a whole one down, and makes them a little darker.
      #expect(PixelDifference.share(live, outlines) * 1000 <= 12)
      #expect(PixelDifference.mean(live, outlines) < 2)
    }
    try show(text)
    let selected = try page.value(
      "(getSelection().selectAllChildren(document.querySelector('svg')), getSelection().toString())"
    )
    for phrase in ["A paragraph that is", "Tracked and bold", "two  blanks and é", "مرحبا بالعالم"]
    {
      #expect(selected.contains(phrase), "\(phrase) in \(selected)")
    }
  }

  /// The text changes no pixel.
  @Test func theTextIsNotSeen() throws {
    let file = try svg(Phrase())
    #expect(file.contains("<text"))
    let bare = file.replacing(/<text.*<\/text>\n/, with: "")
    let pictures = try [file, bare].map { file in
      try show(file)
      return try page.picture(width: 240, height: 400)
    }
    #expect(pictures[0] == pictures[1])
  }
}
