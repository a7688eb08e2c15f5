import Foundation
import TintypeGeometry

/// How a page refers to one picture, in all of its appearances and densities.
struct PictureReference {
  /// A file of the picture.
  struct File {
    /// What the page calls it: a path from its folder on.
    let path: String
    let isDark: Bool
    /// Pixels a point; nil for drawings without pixels.
    let scale: Double?
    /// The picture's width in points; nil where the file does not say.
    let width: Double?
  }

  /// By which name a catalog's page knows it.
  let name: String
  let alternativeText: String
  /// Whether nobody wrote that text.
  var isProposed = false
  let caption: String?
  let files: [File]
  /// A page in which readers change what the view is proposed, or go through its steps; nil for none.
  var exploration: ReaderPage?

  /// A page that a picture leads to.
  struct ReaderPage {
    /// Its path from the page's folder on.
    let path: String
    /// Whether it shows the steps of the layout.
    let isStepped: Bool

    /// What leads to it.
    var text: String { isStepped ? "Go through it step by step" : "See it at other sizes" }
    /// What a frame that holds it is called.
    var title: String { isStepped ? "Step by step" : "At other sizes" }
  }

  /// The lines that show the picture.
  ///
  /// - Parameter dialect: what reads the page.
  /// - Returns: Markdown; empty where there is no file.
  func lines(in dialect: PageDialect) -> [String] {
    guard let light = best(isDark: false) ?? best(isDark: true) else { return [] }
    switch dialect {
    case .docc: return captioned(["![\(markdownText)](\(name))"])
    case .markdown: return captioned(image(light, dialect) + link)
    case .github: return captioned(picture(light, dialect) + link)
    case .mdx:
      let frame = exploration.map { ["", Self.frame(of: $0, " />")] } ?? []
      let caption = caption.map { ["", "*\(Self.escaped($0))*"] } ?? []
      return image(light, dialect) + frame + caption
    case .html: return figure(light)
    case .hugo: return [shortcode(light)] + link
    }
  }

  /// The files that a page shows, of which there may be more.
  ///
  /// - Parameter dialect: what reads the page.
  /// - Returns: one file of each appearance at most, but in a catalog.
  func shown(in dialect: PageDialect) -> [File] {
    switch dialect {
    case .docc: files
    case .github, .html, .markdown, .mdx:
      [best(isDark: false), best(isDark: true)].compactMap { $0 }
    case .hugo: [best(isDark: false) ?? best(isDark: true)].compactMap { $0 }
    }
  }

  private func captioned(_ lines: [String]) -> [String] {
    guard let caption, let last = lines.last else { return lines }
    return lines.dropLast() + [last + "\\", "*\(Self.escaped(caption))*"]
  }

  /// What leads to a page to explore.
  private var link: [String] {
    exploration.map { ["", "[\($0.text)](\(Self.address($0.path)))"] } ?? []
  }

  /// A frame that holds a page to explore, as high as that until it says its height.
  private static func frame(of page: ReaderPage, _ close: String) -> String {
    "<iframe src=\"\(address(page.path))\" title=\"\(page.title)\" width=\"100%\" height=\"480\"\(close)"
  }

  /// The picture, its page to explore and its caption as one element without an empty line, which would end it.
  private func figure(_ light: File) -> [String] {
    let picture = picture(light, .html)
    let frame = exploration.map { [Self.frame(of: $0, "></iframe>")] } ?? []
    let caption = caption.map { ["<figcaption>\(Self.attribute($0))</figcaption>"] } ?? []
    return ["<figure>"] + picture + frame + caption + ["</figure>"]
  }

  /// Hugo's `figure`: https://gohugo.io/shortcodes/figure/.
  private func shortcode(_ light: File) -> String {
    func quoted(_ text: String) -> String {
      // Hugo knows one escape in quotes, that of the quote.
      let text = Self.oneLine(text).replacing("\"", with: "\\\"")
      return "\"\(text.replacing(">}}", with: "> } }"))\""
    }
    var arguments = ["src=\(quoted(Self.address(light.path)))", "alt=\(quoted(alternativeText))"]
    if let width = light.width { arguments.append("width=\"\(width.shortText)\"") }
    if let caption { arguments.append("caption=\(quoted(Self.escaped(caption)))") }
    return "{{< figure \(arguments.joined(separator: " ")) >}}"
  }

  /// The file with the most pixels of an appearance.
  private func best(isDark: Bool) -> File? {
    files.filter { $0.isDark == isDark }.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
  }

  /// An image of Markdown, where that says all there is: a single file whose size is that in points.
  private func image(_ light: File, _ dialect: PageDialect) -> [String] {
    let isPlain = shown(in: dialect).count == 1 && light.scale ?? 1 == 1
    return isPlain ? ["![\(markdownText)](\(Self.address(light.path)))"] : picture(light, dialect)
  }

  /// An element with a source for the dark appearance, where there is one.
  ///
  /// A line must not begin with a tag alone: Markdown would read HTML up to the next empty line.
  private func picture(_ light: File, _ dialect: PageDialect) -> [String] {
    let close = dialect == .mdx ? " />" : ">"
    let width = light.width.map { " width=\"\($0.shortText)\"" } ?? ""
    let image =
      "<img alt=\"\(Self.attribute(alternativeText))\" src=\"\(Self.address(light.path))\"\(width)\(close)"
    guard !light.isDark, let dark = best(isDark: true) else {
      return ["<picture>\(image)</picture>"]
    }
    let set = dialect == .mdx ? "srcSet" : "srcset"
    return [
      "<picture><source media=\"(prefers-color-scheme: dark)\" \(set)=\"\(Self.address(dark.path))\"\(close)",
      "\(image)</picture>",
    ]
  }

  private var markdownText: String { Self.escaped(alternativeText) }

  /// A text that Markdown takes for nothing else, in one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in oneLine(text) {
      if "\\`*_[]<>&{}".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func attribute(_ text: String) -> String {
    oneLine(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A path as the address of a link.
  private static func address(_ path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: "(),'")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}

extension PictureReference {
  /// The width that a picture's file says it has, in points.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - format: `png` or `svg`.
  ///   - scale: pixels a point; nil for a drawing.
  /// - Returns: nil where it does not say.
  static func width(of file: Data, _ format: String, scale: Double?) -> Double? {
    let head = Array(file.prefix(2048))
    if format == "png" {
      guard head.count >= 24 else { return nil }
      let pixels = head[16..<20].reduce(0.0) { $0 * 256 + Double($1) }
      return (pixels / (scale ?? 1) * 100).rounded() / 100
    }
    let text = String(decoding: head, as: UTF8.self)
    guard let svg = text.range(of: "<svg"),
      let start = text.range(of: " width=\"", range: svg.upperBound..<text.endIndex)
    else { return nil }
    return Double(text[start.upperBound...].prefix { $0.isNumber || $0 == "." })
  }
}
