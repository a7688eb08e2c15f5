import Foundation

/// What the script of a page that is watched is told.
struct WatchContent: Encodable {
  /// A block at the top of the page.
  struct Block: Encodable {
    /// What it is known by as long as it is the same one.
    var id: String
    var html: String
  }

  var title: String
  var blocks: [Block] = []
  /// What is wrong with the page as a whole, one sentence each.
  var problems: [String]
  /// The lines of fences' errors, with the first sentence of each.
  var errors: [String]
  var isWorking: Bool

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - result: what is shown of its fences.
  ///   - picture: the address of an image that the page names; nil where it cannot be shown.
  ///   - link: the address of a page that a link names; nil to leave the link as it is.
  init(
    _ page: DocumentationPage, _ result: PageDrawing.Result, picture: (String) -> String?,
    link: (String) -> String?
  ) {
    let fences = Dictionary(result.fences.map { ($0.fence.ordinal, $0) }) { first, _ in first }
    let text = WatchedText(page, picture: picture, link: link) { fences[$0]?.html }
    title = text.title
    problems = result.problems.map(\.description)
    errors = result.fences.flatMap { fence in
      fence.problems.map { "Line \($0.line ?? fence.fence.line): \($0.message)" }
    }
    isWorking = result.fences.contains { $0.state == .working }
    var counts: [String: Int] = [:]
    blocks = text.html.map { html in
      // A fence stays the same block when its code or its pictures change.
      let name = html.firstMatch(of: /data-fence="([^"]*)"/).map { "fence-\($0.1)" } ?? html
      counts[name, default: 0] += 1
      var key = ContentKey()
      key.add(name)
      key.add("\(counts[name, default: 0])")
      return Block(id: "block-\(key.digest.prefix(16))", html: html)
    }
  }

  /// Describes the list of pages.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - base: what all addresses begin with.
  init(listing pages: [WatchSite.Page], base: String) {
    title = "Pages"
    (problems, errors) = ([], [])
    isWorking = pages.contains { $0.state == nil }
    blocks = pages.map { page in
      Block(id: "page-\(page.name)", html: WatchPage.entry(of: page, base: base))
    }
  }

  /// The content as one line of JSON.
  var json: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(self)
  }
}
