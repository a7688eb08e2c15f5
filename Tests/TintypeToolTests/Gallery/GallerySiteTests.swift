import Foundation
import Testing
import TintypeProgram

@testable import TintypeTool

/// The pages of a gallery, made from values.
@Suite struct GallerySiteTests {
  private static func picture(_ file: String) -> GalleryPicture {
    var map = PictureMap()
    map.views = [
      MappedView(
        depth: 0, name: "Text “</script>”", kind: .text, x: 16, y: 16, width: 40.5, height: 20,
        proposal: "320 × nil")
    ]
    map.elements = [MappedElement(speech: "Hello", x: 16, y: 16, width: 40.5, height: 20)]
    return GalleryPicture(file: file, width: 72.5, height: 52, altText: "\"Hello\"", map: map)
  }

  /// Two previews of a module and one that failed.
  static var gallery: Gallery {
    var gallery = Gallery(title: "Kit & Co")
    var card = GalleryEntry(
      title: "A <card>", module: "Kit", file: "Sources/Kit/Card.swift", line: 12,
      code: "#Preview(\"A <card>\") { Card() }")
    (card.slug, card.view) = ("Card-A--card-", "Card")
    card.variants = [
      GalleryVariant(light: picture("aa.svg"), dark: picture("bb.svg")),
      GalleryVariant(
        axis: .language, id: "ar", label: "Arabic", light: picture("cc.svg"),
        dark: picture("bb.svg")),
    ]
    var other = card
    (other.title, other.slug, other.line) = ("Other", "Card-Other", 20)
    var failed = card
    (failed.title, failed.slug, failed.variants, failed.line) = ("Broken", "Broken", [], 30)
    failed.failure = .init(message: "Index out of range", line: 31)
    gallery.entries = [card, other, failed]
    gallery.views = ["Card", "Forgotten", "Internal"].map { name in
      GalleryView(
        name: name, module: "Kit", file: "Sources/Kit/Card.swift", line: 3,
        isPublic: name != "Internal", documentation: "A **card**.\n\n```swift\nCard()\n```\n",
        code: "struct \(name): View {}")
    }
    gallery.pictures = ["aa.svg": [1], "bb.svg": [2], "cc.svg": [3]]
    return gallery
  }

  private static func text(_ path: String, _ site: GallerySite) throws -> String {
    String(decoding: try #require(site.files[path]), as: UTF8.self)
  }

  @Test func aSiteIsPagesAndEachPictureOnce() {
    let site = GallerySite(Self.gallery)
    #expect(
      site.files.keys.sorted() == [
        "gallery.css", "gallery.js", "index.html", "index.js", "pictures/aa.svg",
        "pictures/bb.svg", "pictures/cc.svg", "previews/Broken.html",
        "previews/Card-A--card-.html", "previews/Card-Other.html", "site.js",
      ])
    #expect(site.files["pictures/bb.svg"] == [2])
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let site = GallerySite(Self.gallery, repository: "https://github.com/a/b/blob/0123456/")
    for (path, bytes) in site.files where path != GallerySite.commitFile {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("http:") && !text.contains("https:"), "\(path)")
      #expect(!text.contains("fetch(") && !text.contains("XMLHttpRequest"), "\(path)")
      #expect(!text.contains("href=\"/") && !text.contains("src=\"/"), "\(path)")
    }
    // The commit alone stands apart: all else is the same from one to the next.
    let later = GallerySite(Self.gallery, repository: "https://github.com/a/b/blob/7654321/")
    #expect(site.files.filter { later.files[$0.key] != $0.value }.map(\.key) == ["site.js"])
    #expect(
      try Self.text("site.js", site)
        == "window.gallerySite = {\"sources\":\"https://github.com/a/b/blob/0123456/\"};\n")
  }

  @Test func namesAreTextAndPicturesHaveTheirSizes() throws {
    let site = GallerySite(Self.gallery)
    let page = try Self.text("previews/Card-A--card-.html", site)
    #expect(page.contains("<h1>A &lt;card&gt;</h1>"))
    #expect(page.contains("<title>A &lt;card&gt; – Kit &amp; Co</title>"))
    #expect(
      page.contains(
        "<img class=\"light\" src=\"../pictures/aa.svg\" width=\"72.5\" height=\"52\" alt=\"&quot;Hello&quot;\""
      ))
    #expect(page.contains("data-file=\"Sources/Kit/Card.swift\" data-line=\"12\">"))
    #expect(page.contains("<p>A <strong>card</strong>.</p>"))
    #expect(page.contains("<pre><code><span class=\"t\">Card</span>()"))
    #expect(page.contains("<a rel=\"next\" href=\"../previews/Card-Other.html\">"))
    #expect(!page.contains("rel=\"prev\""))
    // What views say does not end the script that holds it, and equal maps stand there once.
    #expect(page.contains("Text “\\u003c/script>”"))
    #expect(page.components(separatedBy: "320 × nil").count == 2)
    let front = try Self.text("index.html", site)
    #expect(front.contains("src=\"pictures/aa.svg\" width=\"72.5\" height=\"52\" alt=\"\""))
  }

  @Test func whatFailedAndWhatIsMissingIsNamed() throws {
    let site = GallerySite(Self.gallery)
    let front = try Self.text("index.html", site)
    #expect(front.contains("3 previews · 1 file · <a class=\"bad\" href=\"#failed\">1 failed</a>"))
    #expect(front.contains("<li class=\"card\" id=\"failed\" data-row=\"2\">"))
    #expect(front.contains("<a href=\"#uncovered\">1 view without a preview</a>"))
    #expect(front.contains("<code>Forgotten</code>") && !front.contains("<code>Internal</code>"))
    let page = try Self.text("previews/Broken.html", site)
    #expect(page.contains("<strong>Not drawn.</strong> Index out of range"))
    #expect(page.contains("Sources/Kit/Card.swift:31"))
    #expect(!page.contains("class=\"figure\""))
  }

  @Test func whatIsSearchedIsAFileOfItsOwn() throws {
    let index = try Self.text("index.js", GallerySite(Self.gallery))
    let json = index.dropFirst("window.galleryIndex = ".count).dropLast(2)
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let rows = try #require(data["rows"] as? [[String: Any]])
    #expect(rows.map { $0["title"] as? String } == ["A <card>", "Other", "Broken"])
    #expect(rows[0]["text"] as? String == "A **card**. ```swift Card() ```")
    #expect(rows[2]["isFailed"] as? Bool == true && rows[0]["isFailed"] == nil)
    #expect(!index.contains("<card>"))
  }

  @Test func aPreviewOfAScreenIsLittleBesideItsPictures() throws {
    var gallery = Self.gallery
    var map = PictureMap()
    map.views = (0..<400).map { index in
      MappedView(
        depth: 12, name: String(repeating: "M", count: 72), kind: .other, x: 100.25, y: 100.25,
        width: Double(index) + 0.25, height: 100.25, proposal: "1234.25 × 1234.25")
    }
    let variants = ["a", "b", "c", "d"].map { name in
      var picture = Self.picture("\(name).svg")
      picture.map = map
      picture.map.views[0].name = name
      return GalleryVariant(id: name, label: name, light: picture, dark: picture)
    }
    gallery.entries[0].variants = variants
    let page = try #require(GallerySite(gallery).files["previews/Card-A--card-.html"])
    #expect(page.count < variants.count * 60_000)
  }
}
