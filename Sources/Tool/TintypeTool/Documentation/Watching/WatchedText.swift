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
    if page.isMarkdown {
      let markdown = MarkdownBlocks(page.text, picture: picture, link: link, fence: fence)
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
      let before = (comment.fences.first?.ordinal ?? 1) - 1
      html +=
        MarkdownBlocks(comment.text, picture: picture, link: link) { fence(before + $0) }.html
    }
  }

  private static func heading(_ text: String, _ level: Int) -> String {
    "<h\(level)><code>\(HTMLText.of(text))</code></h\(level)>\n"
  }
}

extension DocumentationPage {
  /// Whether its file is Markdown as a whole, and not Swift.
  fileprivate var isMarkdown: Bool { !path.hasSuffix(".swift") }
}
