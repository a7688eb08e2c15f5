import TintypeProgram

/// The page of one preview: its picture in all variants, what it shows, its code.
struct GalleryPage {
  private let gallery: Gallery
  private let index: Int
  private static let base = "../"

  /// A page.
  ///
  /// - Parameters:
  ///   - gallery: what the site shows.
  ///   - index: the number of the entry.
  init(_ gallery: Gallery, _ index: Int) {
    self.gallery = gallery
    self.index = index
  }

  private var entry: GalleryEntry { gallery.entries[index] }

  /// The page.
  var html: String {
    let view = gallery.view(of: entry)
    return GalleryFrame.page(
      "\(entry.title) – \(gallery.title)", of: gallery.title, base: Self.base, kind: "entry",
      """
      <div class="page">
      <nav id="side" aria-label="Previews"></nav>
      <main id="main" tabindex="-1" data-row="\(index)">
      <div class="head">
      <p class="crumbs"><a href="../index.html">\(HTMLText.of(gallery.title))</a> \
      <span aria-hidden="true">›</span> \(HTMLText.of(entry.module))</p>
      <h1>\(HTMLText.of(entry.title))</h1>
      <p class="meta">\(GalleryFrame.location(entry.file, entry.line))\(size)</p>
      </div>
      \(documentation(view))
      \(figure)
      \(code(view))
      \(pager)
      </main>
      </div>
      <script type="application/json" id="data">\(GalleryJSON.text(data))</script>
      """)
  }

  private var size: String {
    guard let picture = entry.variants.first?.light else { return "" }
    return
      " <span class=\"size\" id=\"size\">\(GalleryFrame.points(picture.width)) × \(GalleryFrame.points(picture.height))</span>"
  }

  private func documentation(_ view: GalleryView?) -> String {
    guard let text = view?.documentation, !text.isEmpty else { return "" }
    // The fence of the line that its code begins on.
    let fences = Dictionary(
      Article.fences(in: text, .directives).map { ($0.line, $0.code) }
    ) { first, _ in first }
    let blocks = MarkdownBlocks(text, picture: { _ in nil }, link: { _ in nil }) { line in
      fences[line + 1].map { "<pre><code>\(SourceHighlight($0).html)</code></pre>" }
    }
    return "<div class=\"text\">\(blocks.html.joined())</div>"
  }

  // MARK: The picture

  private var figure: String {
    guard let standard = entry.variants.first, let picture = standard.light else {
      return failure ?? ""
    }
    return """
      \(failure ?? "")
      <section class="figure" aria-label="Picture">
      <div class="tools">
      <div class="choice" role="group" aria-label="Appearance of the picture">
      <button type="button" data-appearance="light" aria-pressed="false">Light</button>\
      <button type="button" data-appearance="dark" aria-pressed="false" aria-keyshortcuts="d">Dark</button>
      </div>
      \(choices)
      <div class="choice marks" role="group" aria-label="Marks">
      <button type="button" data-mark="borders" aria-pressed="false" aria-keyshortcuts="b">Borders</button>\
      <button type="button" data-mark="spoken" aria-pressed="false" aria-keyshortcuts="a">Read aloud</button>
      </div>
      </div>
      <div class="board">
      <div class="stage"><div class="canvas\(entry.styles)" style="--w: \(GalleryFrame.points(picture.width))">\
      \(GalleryFrame.images(of: standard, Self.base, altText: altText, isLazy: false))\
      <div class="marks" aria-hidden="true"></div></div></div>
      <div class="inspector">
      <section class="tree" aria-labelledby="layout"><h2 id="layout">Layout</h2>
      <p class="answer" id="answer">Choose a view, in the picture or in this list, to see where it stands, what it was \
      proposed and what it took.</p>
      <ol id="tree" role="listbox" aria-labelledby="layout" tabindex="0"></ol></section>
      <section class="aloud" aria-labelledby="aloud"><h2 id="aloud">Read aloud</h2>
      <ol id="spoken"></ol></section>
      </div>
      </div>
      <noscript><p class="note">Variants, marks and the layout answer to a script.</p></noscript>
      </section>
      """
  }

  private var altText: String {
    entry.variants.first?.light?.altText ?? "A picture of \(entry.title)"
  }

  private var failure: String? {
    entry.failure.map { failure in
      """
      <div class="failure" role="note"><p><strong>Not drawn.</strong> \(HTMLText.of(failure.message))</p>
      <p>\(GalleryFrame.location(entry.file, failure.line))</p></div>
      """
    }
  }

  /// The variants by what they change.
  private var choices: String {
    let variants = entry.variants
    guard variants.count > 1 else { return "" }
    var html = "<div class=\"variants\" role=\"group\" aria-label=\"Variant\">"
    var axis: GalleryVariant.Axis?
    for (index, variant) in variants.enumerated() {
      if variant.axis != axis, variant.axis != .standard {
        html += "<span class=\"axis\">\(variant.axis.rawValue)</span>"
      }
      axis = variant.axis
      html += """
        <button type="button" data-variant="\(index)" aria-pressed="\(index == 0)">\(HTMLText.of(variant.label))</button>
        """
    }
    return html + "</div>"
  }

  // MARK: Data

  /// What the script is told: the variants, and where views stand, each map once.
  private struct Facts: Encodable {
    struct Picture: Encodable {
      var file: String
      var width: Double
      var height: Double
      var altText: String?
      var map: Int
    }
    struct Variant: Encodable {
      var light: Picture?
      var dark: Picture?
    }
    var variants: [Variant] = []
    var maps: [PictureMapText] = []
  }

  private var data: some Encodable {
    var facts = Facts()
    var maps: [PictureMap] = []
    func picture(_ picture: GalleryPicture?) -> Facts.Picture? {
      picture.map { picture in
        if !maps.contains(picture.map) { maps.append(picture.map) }
        return Facts.Picture(
          file: picture.file, width: picture.width, height: picture.height,
          altText: picture.altText, map: maps.firstIndex(of: picture.map) ?? 0)
      }
    }
    facts.variants = entry.variants.map { variant in
      Facts.Variant(light: picture(variant.light), dark: picture(variant.dark))
    }
    facts.maps = maps.map(PictureMapText.init)
    return facts
  }

  // MARK: Code

  private func code(_ view: GalleryView?) -> String {
    var html = ""
    if !entry.code.isEmpty {
      html += listing("Preview", entry.code, entry.file, entry.line, id: "preview-code")
    }
    if let view {
      html += listing(view.name, view.code, view.file, view.line, id: "view-code")
    }
    return html
  }

  private func listing(
    _ title: String, _ code: String, _ file: String, _ line: Int, id: String
  ) -> String {
    """
    <section class="listing" aria-labelledby="\(id)">
    <div class="title"><h2 id="\(id)">\(HTMLText.of(title))</h2> \(GalleryFrame.location(file, line)) \
    <button type="button" class="copy" aria-label="Copy the code of \(HTMLText.of(title))">Copy</button></div>
    <pre tabindex="0"><code>\(SourceHighlight(code).html)</code></pre>
    </section>

    """
  }

  private var pager: String {
    func link(_ offset: Int, _ relation: String, _ label: String) -> String {
      guard gallery.entries.indices.contains(index + offset) else { return "<span></span>" }
      let other = gallery.entries[index + offset]
      return """
        <a rel="\(relation)" href="../\(GalleryFrame.address(of: other))"><small>\(label)</small>\
        \(HTMLText.of(other.title))</a>
        """
    }
    return """
      <nav class="pager" aria-label="Next to it">\(link(-1, "prev", "Previous"))\(link(1, "next", "Next"))</nav>
      """
  }
}

/// A map in little space: rows of values in the order of their names in ``MappedView`` and ``MappedElement``.
private struct PictureMapText: Encodable {
  private let map: PictureMap

  init(_ map: PictureMap) { self.map = map }

  func encode(to encoder: any Encoder) throws {
    var lists = encoder.unkeyedContainer()
    var views = lists.nestedUnkeyedContainer()
    for view in map.views {
      var row = views.nestedUnkeyedContainer()
      try row.encode(view.depth)
      try row.encode(view.name)
      try row.encode(view.kind.rawValue)
      for side in [view.x, view.y, view.width, view.height] { try row.encode(side) }
      try row.encode(view.proposal)
    }
    var elements = lists.nestedUnkeyedContainer()
    for element in map.elements {
      var row = elements.nestedUnkeyedContainer()
      try row.encode(element.speech)
      for side in [element.x, element.y, element.width, element.height] { try row.encode(side) }
    }
  }
}
