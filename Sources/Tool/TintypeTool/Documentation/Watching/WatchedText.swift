import Foundation

/// What a page that is watched reads like, whatever its file is: Markdown, comments in a Swift source, or the code of
/// a tutorial's step.
struct WatchedText {
  /// The first heading of Markdown; the file's name where there is none.
  let title: String
  /// The HTML of each block at the top of the page, in order.
  private(set) var html: [String] = []

  /// Renders a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - picture: the address of an image that the page names; nil where it cannot be shown.
  ///   - link: the address of a page that a link names; nil to leave the link as it is.
  ///   - fence: the HTML of a fence, by its number from 1.
  init(
    _ page: DocumentationPage, picture: (String) -> String?, link: (String) -> String?,
    fence: (Int) -> String?
  ) {
    let name = (page.path as NSString).lastPathComponent
    // The fence of the line of a file that its code begins on.
    let ordinals = Dictionary(page.fences.map { ($0.line, $0.ordinal) }) { first, _ in first }
    if page.isMarkdown {
      let syntax = PageSyntax(of: page.path)
      let markdown = MarkdownBlocks(
        syntax.flattened(Self.withoutPictures(page.text, syntax)), picture: picture, link: link
      ) { ordinals[$0 + 1].flatMap(fence) }
      title = markdown.title ?? name
      html = markdown.html
      return
    }
    title = name
    html = [Self.heading(name, 1)]
    guard case .comments = page.kind else {
      html += page.fences.compactMap { fence($0.ordinal) }
      return
    }
    for comment in CommentFences.comments(withFencesIn: page.text) {
      html.append(Self.heading(comment.symbol ?? "Line \(comment.line)", 2))
      let text = PageSyntax.directives.flattened(comment.text)
      html +=
        MarkdownBlocks(text, picture: picture, link: link) {
          ordinals[comment.line + $0].flatMap(fence)
        }.html
    }
  }

  /// A page without what the tool has put behind its fences: each fence is shown with its pictures anyway.
  private static func withoutPictures(_ text: String, _ syntax: PageSyntax) -> String {
    guard text.contains("tintype picture "), let page = PageText(Data(text.utf8)) else {
      return text
    }
    return page.ownText(
      in: Set(Article.proseLines(of: text, syntax).map { $0 - 1 }), besides: [])
  }

  private static func heading(_ text: String, _ level: Int) -> String {
    "<h\(level)><code>\(HTMLText.of(text))</code></h\(level)>\n"
  }
}

extension DocumentationPage {
  /// Whether its file is Markdown as a whole, and not Swift.
  fileprivate var isMarkdown: Bool { !path.hasSuffix(".swift") }
}
