import Foundation
import TintypeSnapshots

/// The pages of `tintype docs watch`: their frame, to which a script adds what it is told.
enum WatchPage {
  /// Nothing is loaded from anywhere else, nothing runs that is not the server's own.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self';"
    + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// A page in which a reader changes what a view is proposed holds all that it needs, and nobody
  /// else's.
  static let explorationPolicy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:;"
    + " base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"

  /// The frame of one page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - pages: all pages.
  ///   - base: what all addresses begin with.
  /// - Returns: HTML.
  static func html(of page: WatchSite.Page, in pages: [WatchSite.Page], base: String) -> String {
    let list =
      pages.count < 2
      ? ""
      : """
      <details class="pages"><summary>Pages</summary>
      <nav aria-label="Pages"><ul>\(links(pages, base, current: page.path))</ul></nav></details>
      """
    return document(
      title: page.title, base,
      """
      <header class="bar">
      <a class="skip" href="#page">To the page</a>
      <p class="path" title="\(HTMLText.of(page.path))">\(HTMLText.of(DisplayPath.of(page.path)))</p>
      \(list)
      <div class="tools" role="group" aria-label="Pictures">
      <button id="borders" aria-pressed="false" aria-keyshortcuts="b">Borders <kbd>b</kbd></button>
      <button id="explained" aria-pressed="false" aria-keyshortcuts="d">Diagram <kbd>d</kbd></button>
      </div>
      <p id="status" role="status" aria-live="polite" data-state="working"><span>Reading…</span></p>
      </header>
      <section id="problems" aria-label="Problems" role="alert" hidden></section>
      <main id="page" data-events="\(base)/events/\(page.name)" tabindex="-1"></main>
      <noscript><p>This page shows what is drawn while you write, and needs its script.</p></noscript>
      <script src="\(base)/script.js"></script>
      """)
  }

  /// The list of pages.
  ///
  /// - Parameters:
  ///   - pages: all pages.
  ///   - base: what all addresses begin with.
  /// - Returns: HTML.
  static func list(of pages: [WatchSite.Page], base: String) -> String {
    document(
      title: "Pages", base,
      """
      <header class="bar">
      <p class="path">Pages</p>
      <p id="status" role="status" aria-live="polite" data-state="working"><span>Reading…</span></p>
      </header>
      <section id="problems" aria-label="Problems" role="alert" hidden></section>
      <main id="page" class="front" data-events="\(base)/events/\(WatchSite.list)" tabindex="-1">
      <nav aria-label="Pages"><ul>\(links(pages, base, current: nil))</ul></nav></main>
      <script src="\(base)/script.js"></script>
      """)
  }

  /// The most pictures of a page that the list shows.
  private static let mostShots = 8

  /// A page in the list of pages, with its first pictures.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - base: what all addresses begin with.
  /// - Returns: HTML.
  static func entry(of page: WatchSite.Page, base: String) -> String {
    let address = "\(base)/pages/\(page.name)"
    let more = page.shots.count - mostShots
    return """
      <nav><a href="\(address)">\(HTMLText.of(page.title)) \
      <small>\(HTMLText.of(DisplayPath.of(page.path)))</small></a></nav>
      <div class="shots">\(page.shots.prefix(mostShots).joined())\
      \(more > 0 ? "<a href=\"\(address)\">\(more) more</a>" : "")</div>
      """
  }

  private static func links(
    _ pages: [WatchSite.Page], _ base: String, current: String?
  ) -> String {
    pages.map { page in
      let mark = page.path == current ? " aria-current=\"page\"" : ""
      return """
        <li><a href="\(base)/pages/\(page.name)"\(mark)>\(HTMLText.of(page.title)) \
        <small>\(HTMLText.of(DisplayPath.of(page.path)))</small></a></li>
        """
    }.joined()
  }

  private static func document(title: String, _ base: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.of(title))</title>
    <link rel="stylesheet" href="\(base)/style.css">
    <link rel="icon" href="data:,">
    </head>
    <body>
    \(body)
    </body>
    </html>
    """
  }

  /// What addresses call a page.
  ///
  /// - Parameter path: its path.
  /// - Returns: hexadecimal digits, which tell nothing of the path.
  static func name(of path: String) -> String {
    var key = ContentKey()
    key.add(path)
    return String(key.digest.prefix(12))
  }

  // MARK: What pages name

  /// The address of another page that a page links to.
  ///
  /// - Parameters:
  ///   - text: what the link says.
  ///   - path: the page's path.
  ///   - base: what all addresses begin with.
  ///   - isPage: whether a path is that of a page that is watched.
  /// - Returns: nil for a link that leads elsewhere.
  static func link(
    _ text: String, on path: String, base: String, isPage: (String) -> Bool
  ) -> String? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first?.removingPercentEncoding, !name.isEmpty, !name.contains(":") else {
      return nil
    }
    let folder = (path as NSString).deletingLastPathComponent
    let other = URL(filePath: "\(folder)/\(name)").standardizedFileURL.path(percentEncoded: false)
    return isPage(other) ? "\(base)/pages/\(self.name(of: other))" : nil
  }

  /// The address of an image that a page names.
  ///
  /// - Parameters:
  ///   - text: what the page says: a path, or in a catalog the name of a file.
  ///   - path: the page's path.
  ///   - base: what all addresses begin with.
  /// - Returns: nil where there is no such file that may be shown.
  static func address(of text: String, on path: String, base: String) -> String? {
    guard
      let name = (text.removingPercentEncoding ?? text).split(separator: "#").first.map(
        String.init),
      file(name, besides: path) != nil
    else { return nil }
    let escaped = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    return "\(base)/files/\(self.name(of: path))/\(escaped)"
  }

  /// A file that a page names, in its package or folder.
  ///
  /// - Parameters:
  ///   - name: a path from the page's folder on; of a page in a catalog the name of a picture, with no ending and
  ///     wherever it lies.
  ///   - page: the page's path.
  /// - Returns: nil where there is none, or it lies elsewhere.
  static func file(_ name: String, besides page: String) -> ProvenPath? {
    let folder = (page as NSString).deletingLastPathComponent
    let catalog = DocumentationCatalog.path(around: page)
    let root = ProjectRoot(of: page)?.folder ?? catalog ?? folder
    var candidates = ["\(folder)/\(name)"]
    if let catalog {
      let endings = ["", ".png", "@2x.png", ".svg", ".jpg"]
      candidates += [catalog, "\(catalog)/Resources", "\(catalog)/Images"].flatMap { folder in
        endings.map { "\(folder)/\(name)\($0)" }
      }
    }
    for candidate in candidates {
      let path = URL(filePath: candidate).standardizedFileURL.path(percentEncoded: false)
      var isFolder = ObjCBool(false)
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        return ProvenPath(path, below: root)
      }
    }
    return nil
  }
}
