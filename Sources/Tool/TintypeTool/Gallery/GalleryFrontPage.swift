/// The page that lists a gallery's previews, by module and file.
struct GalleryFrontPage {
  private let gallery: Gallery

  /// A page of all previews.
  init(_ gallery: Gallery) { self.gallery = gallery }

  /// The page.
  var html: String {
    let failed = gallery.entries.count { $0.failure != nil }
    let files = Set(gallery.entries.map(\.file)).count
    let counts = [
      Self.count(gallery.entries.count, "preview"), Self.count(files, "file"),
      failed == 0 ? nil : "<a class=\"bad\" href=\"#failed\">\(failed) failed</a>",
      gallery.uncovered.isEmpty
        ? nil
        : "<a href=\"#uncovered\">\(Self.count(gallery.uncovered.count, "view")) without a preview</a>",
    ]
    return GalleryFrame.page(
      gallery.title, of: gallery.title, base: "", kind: "front",
      """
      <main id="main" tabindex="-1">
      <div class="head">
      <h1>\(HTMLText.of(gallery.title))</h1>
      <p class="counts">\(counts.compactMap { $0 }.joined(separator: " · "))</p>
      \(jumps)
      </div>
      <p id="none" hidden>Nothing matches. <button type="button" id="clear">Clear the search</button></p>
      \(sections)
      \(uncovered)
      </main>
      """)
  }

  /// A number with a noun, which has an s behind all but 1.
  static func count(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// The modules in order, each with the indices of its entries.
  private var modules: [(name: String, indices: [Int])] {
    var result: [(name: String, indices: [Int])] = []
    for (index, entry) in gallery.entries.enumerated() {
      if result.last?.name == entry.module {
        result[result.count - 1].indices.append(index)
      } else {
        result.append((entry.module, [index]))
      }
    }
    return result
  }

  private var jumps: String {
    let modules = modules
    guard modules.count > 1 else { return "" }
    let links = modules.enumerated().map { index, module in
      """
      <li><a href="#module-\(index + 1)">\(HTMLText.of(module.name)) <small>\(module.indices.count)</small></a></li>
      """
    }
    return "<nav class=\"jumps\" aria-label=\"Modules\"><ul>\(links.joined())</ul></nav>"
  }

  private var sections: String {
    var isFirstFailure = true
    return modules.enumerated().map { section, module in
      var html = """
        <section class="module" aria-labelledby="module-\(section + 1)">
        <h2 id="module-\(section + 1)">\(HTMLText.of(module.name))</h2>
        <div class="files">

        """
      var file: String?
      for index in module.indices {
        let entry = gallery.entries[index]
        if entry.file != file {
          if file != nil { html += "</ul></div>\n" }
          html += """
            <div class="file"><h3 title="\(HTMLText.of(entry.file))">\(GalleryFrame.location(entry.file, nil))</h3>
            <ul class="cards">

            """
          file = entry.file
        }
        let anchor = entry.failure != nil && isFirstFailure ? " id=\"failed\"" : ""
        if entry.failure != nil { isFirstFailure = false }
        html += card(index, entry, anchor)
      }
      return html + "</ul></div>\n</div>\n</section>\n"
    }.joined()
  }

  private func card(_ index: Int, _ entry: GalleryEntry, _ anchor: String) -> String {
    let shot: String
    if let variant = entry.variants.first {
      // What a card shows is said by its name.
      let images = GalleryFrame.images(of: variant, "", altText: "", isLazy: index >= 12)
      shot = "<span class=\"shot\(entry.styles)\">\(images)</span>"
    } else {
      shot = "<span class=\"shot failed\"><span>Not drawn</span></span>"
    }
    let view = entry.view.flatMap { $0 == entry.title ? nil : $0 }
    return """
      <li class="card"\(anchor) data-row="\(index)"><a href="\(GalleryFrame.address(of: entry))">\
      \(shot)<span class="name">\(HTMLText.of(entry.title))</span>\
      \(view.map { "<span class=\"sub\">\(HTMLText.of($0))</span>" } ?? "")</a></li>

      """
  }

  /// The public views without a picture, by module.
  private var uncovered: String {
    let views = gallery.uncovered
    guard !views.isEmpty else { return "" }
    let rows = views.map { view in
      """
      <li><code>\(HTMLText.of(view.name))</code> \(GalleryFrame.location(view.file, view.line))</li>
      """
    }
    return """
      <section class="uncovered" aria-labelledby="uncovered">
      <h2 id="uncovered">Views without a preview</h2>
      <p>These public views are shown by no preview of their own; a <code>#Preview</code> beside one puts it here.</p>
      <ul>
      \(rows.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
