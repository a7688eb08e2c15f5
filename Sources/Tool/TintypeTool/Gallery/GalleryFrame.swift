import Foundation

/// What the pages of a gallery have in common.
enum GalleryFrame {
  /// What a page says of itself at its start.
  static let mark = "<!doctype html>\n<!-- Made by tintype gallery -->"

  /// Nothing is loaded but the site's own files, wherever they lie.
  private static let policy =
    "default-src 'none'; img-src 'self' file: data:; style-src 'self' file: 'unsafe-inline';"
    + " script-src 'self' file:; connect-src 'self'; base-uri 'none'; form-action 'none'"

  /// A page.
  ///
  /// - Parameters:
  ///   - title: what the browser calls it.
  ///   - gallery: what the site is called.
  ///   - base: the way to the site's folder, with a slash at its end, or nothing.
  ///   - kind: the class of its body.
  ///   - body: its content.
  /// - Returns: HTML.
  static func page(
    _ title: String, of gallery: String, base: String, kind: String, _ body: String
  ) -> String {
    """
    \(mark)
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(HTMLText.of(title))</title>
    <link rel="stylesheet" href="\(base)gallery.css">
    <link rel="icon" href="data:,">
    <script src="\(base)site.js"></script>
    <script src="\(base)index.js"></script>
    <script src="\(base)gallery.js"></script>
    </head>
    <body class="\(kind)" data-base="\(base)">
    <a class="skip" href="#main">To the content</a>
    <header class="bar">
    <a class="home" href="\(base)index.html">\(HTMLText.of(gallery))</a>
    <search class="find">
    <input id="search" type="search" placeholder="Search" aria-label="Search previews by name, view, file or text" \
    aria-keyshortcuts="/" autocomplete="off" spellcheck="false">
    <kbd aria-hidden="true">/</kbd>
    <ul id="results" role="listbox" aria-label="Previews that match" hidden></ul>
    </search>
    <button id="keys" type="button" aria-label="Keys" aria-keyshortcuts="?">?</button>
    <button id="theme" type="button" aria-label="Light or dark page" aria-keyshortcuts="t"><span aria-hidden="true">◐</span></button>
    </header>
    <p id="said" class="aside" role="status" aria-live="polite"></p>
    \(body)
    <dialog id="help" aria-label="Keys">
    <h2>Keys</h2>
    <dl>
    <dt>/</dt><dd>search</dd>
    <dt>j, k</dt><dd>next and previous preview</dd>
    <dt>v</dt><dd>next variant</dd>
    <dt>d</dt><dd>the picture in light or dark</dd>
    <dt>b</dt><dd>borders of texts, images and frames</dd>
    <dt>a</dt><dd>what is read aloud, in its order</dd>
    <dt>c</dt><dd>copy the preview's code</dd>
    <dt>t</dt><dd>light or dark page</dd>
    <dt>i</dt><dd>all previews</dd>
    </dl>
    <form method="dialog"><button>Close</button></form>
    </dialog>
    </body>
    </html>

    """
  }

  /// The address of an entry's page, from the site's folder on.
  static func address(of entry: GalleryEntry) -> String {
    "\(GallerySite.pagesFolder)/\(encoded(entry.slug)).html"
  }

  /// A name as a part of an address.
  static func encoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)?
      .replacing("'", with: "%27") ?? name
  }

  /// The pictures of a variant in light and dark, of which the page shows the one that suits it.
  ///
  /// - Parameters:
  ///   - variant: the variant.
  ///   - base: the way to the site's folder.
  ///   - altText: what is read aloud of them.
  ///   - isLazy: whether they are loaded when somebody comes to them.
  /// - Returns: HTML.
  static func images(
    of variant: GalleryVariant, _ base: String, altText: String, isLazy: Bool
  ) -> String {
    let pictures = [("light", variant.light), ("dark", variant.dark ?? variant.light)]
    return pictures.compactMap { name, picture in
      picture.map { picture in
        // Of what is not shown nothing is loaded.
        let loading = isLazy || name == "dark" ? " loading=\"lazy\"" : ""
        return """
          <img class="\(name)" src="\(base)\(GallerySite.picturesFolder)/\(picture.file)" \
          width="\(points(picture.width))" height="\(points(picture.height))" \
          alt="\(HTMLText.of(altText))"\(loading) decoding="async">
          """
      }
    }.joined()
  }

  /// A length with at most two decimals.
  static func points(_ length: Double) -> String {
    let hundredths = (length * 100).rounded()
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }

  /// Where a piece of code stands; the site's script makes it a link where the sources can be seen.
  ///
  /// - Parameters:
  ///   - file: the file, from the input's folder on.
  ///   - line: the line; nil for the file as a whole, of which the name alone is shown.
  /// - Returns: HTML.
  static func location(_ file: String, _ line: Int?) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return """
      <span class="location" data-file="\(HTMLText.of(encoded(file)))"\(line.map { " data-line=\"\($0)\"" } ?? "")>\
      \(HTMLText.of(line.map { "\(file):\($0)" } ?? name))</span>
      """
  }
}
