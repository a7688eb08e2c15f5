import Foundation
import Glibc
import TintypeSnapshots

/// Keeps what a site shows in step with the files: reads what changed, shows it at once, then draws it.
struct PageWatcher {
  private let pipeline: Pipeline
  private let reader: PageReader
  private let paths: [String]
  private let site: WatchSite
  private var watch: FolderWatch
  private let wake: Int32
  /// The pages, by their paths, as they were last read.
  private var pages: [String: DocumentationPage] = [:]
  /// Pages whose overlays are still to be drawn.
  private var unfinished: Set<String> = []
  /// What is shown of the pages that somebody has looked at.
  private var shown: [String: PageDrawing.Result] = [:]

  /// Reads the pages.
  ///
  /// - Parameters:
  ///   - paths: pages and folders as the user wrote them.
  ///   - settings: what the command line says of pictures.
  ///   - site: where the pages are shown.
  ///   - showsSources: whether Swift files are pages that have views and no code in comments.
  ///   - wake: a file that has something to read where a page is wanted.
  /// - Throws: `ToolError` when there is no page, or nothing can be drawn at all.
  init(
    _ paths: [String], _ settings: PictureSettings, _ site: WatchSite, showsSources: Bool,
    wake: Int32
  ) throws {
    pipeline = try Pipeline(RenderingOptions(inputs: [], settings: settings))
    reader = PageReader(packages: pipeline.packages, showsSources: showsSources)
    self.paths = paths
    self.site = site
    self.wake = wake
    let found = reader.read(paths, pipeline.options.settings)
    guard !found.pages.isEmpty else {
      throw ToolError(
        status: .noInput,
        message: found.problems.first?.description ?? "There is no page here; name a .md file.")
    }
    for problem in found.problems + found.notes { Standard.complain(problem.description) }
    watch = try FolderWatch(Self.folders(of: found.pages, paths))
    list(found.pages)
  }

  /// The folders whose files pages are made of: their packages, or their own.
  private static func folders(of pages: [DocumentationPage], _ paths: [String]) -> [String] {
    let own = pages.map { page in
      ProjectRoot(of: page.path)?.folder ?? (page.path as NSString).deletingLastPathComponent
    }
    let all = Set(own + paths.map { DisplayPath.absolute($0).withoutTrailingSlash })
    return all.filter { folder in
      !all.contains { $0 != folder && folder.isBelow($0) }
    }.sorted()
  }

  private mutating func list(_ found: [DocumentationPage]) {
    pages = Dictionary(found.map { ($0.path, $0) }) { first, _ in first }
    listTitles()
  }

  private func listTitles() {
    let titles = pages.values.sorted { $0.path < $1.path }.map { page in
      let text = WatchedText(page, picture: { _ in nil }, link: { _ in nil }, fence: { _ in nil })
      return (page.path, text.title)
    }
    site.list(titles)
  }

  /// Draws what is wanted and what changes, until the process ends.
  mutating func follow() {
    while true {
      let changes = watch.changes(or: wake)
      var buffer = [UInt8](repeating: 0, count: 64)
      while read(wake, &buffer, buffer.count) == buffer.count {}
      let paths = Set(changed(changes) + site.takeWanted()).union(unfinished)
      unfinished = paths.subtracting(drawn(paths.sorted()))
    }
  }

  /// The pages to draw again, of which the new text is shown already.
  private mutating func changed(_ files: Set<String>) -> [String] {
    guard !files.isEmpty else { return [] }
    var isList = files.contains(where: changesList)
    var result = isList ? reader.read(paths, pipeline.options.settings) : reread(files)
    let isRead = Set(result.pages.map(\.path) + result.problems.compactMap(\.file))
    if !isList, files.contains(where: { pages[$0] != nil && !isRead.contains($0) }) {
      // A source without a fence in its comments is a page no more.
      isList = true
      result = reader.read(paths, pipeline.options.settings)
    }
    let found = result.pages
    for problem in result.problems { show(problem) }
    let edited = found.filter { page in
      pages[page.path]?.text != page.text || shown[page.path]?.problems.isEmpty == false
    }.map(\.path)
    // An editor may have taken the file away for a moment: the page stays until there is another list.
    if isList, !found.isEmpty {
      list(found)
    } else {
      for page in found { pages[page.path] = page }
      if !edited.isEmpty { listTitles() }
    }
    let isMaterial = files.contains { file in
      Self.materials.contains((file as NSString).pathExtension.lowercased())
    }
    return shown.keys.filter { isMaterial || edited.contains($0) }.sorted()
  }

  /// Whether there may be other pages, or others than before, where a file has changed.
  private func changesList(_ file: String) -> Bool {
    let ending = (file as NSString).pathExtension.lowercased()
    // What a tutorial shows can only be told from the tutorial.
    if ending == "tutorial" { return true }
    let page = pages[file]
    let exists = FileManager.default.fileExists(atPath: file)
    guard ending == "swift" else {
      return PageReader.endings.contains(ending) && (page == nil || !exists)
    }
    if let page {
      switch page.kind {
      case .comments, .source: return !exists
      case .article, .markdown: return true
      }
    }
    return !reader.read([file], pipeline.options.settings).pages.isEmpty
  }

  /// What pages are made of besides their text.
  private static let materials: Set<String> = [
    "swift", "png", "jpg", "jpeg", "svg", "pdf", "json", "strings", "xcstrings", "plist", "yml",
    "ttf", "otf", "ttc",
  ]

  private func reread(_ files: Set<String>) -> PageReader.Result {
    let pageFiles = files.filter { pages[$0] != nil }.sorted()
    return pageFiles.isEmpty
      ? PageReader.Result() : reader.read(pageFiles, pipeline.options.settings)
  }

  /// Draws pages.
  ///
  /// - Returns: those that are drawn with all overlays; others wait where something has changed meanwhile.
  private mutating func drawn(_ paths: [String]) -> Set<String> {
    let opened = site.opened
    let wanted = paths.compactMap { pages[$0] }
    let read = wanted.filter { opened.contains($0.path) }
    for page in wanted { show(waiting(page), of: page) }
    // What is drawn over views comes when all views are there.
    for count in 1...WatchOverlay.allCases.count {
      for page in read where !draw(page, count) { return [] }
    }
    // Of pages that nobody has opened the list shows the views, when there is nothing else to do.
    var finished = Set(paths).subtracting(wanted.map(\.path)).union(read.map(\.path))
    for page in wanted where !opened.contains(page.path) {
      if watch.hasChanges || site.hasWanted || !draw(page, 1) { return finished }
      finished.insert(page.path)
    }
    return finished
  }

  /// Draws a page with some of the overlays, and shows it.
  ///
  /// - Returns: false where files have changed meanwhile.
  private mutating func draw(_ page: DocumentationPage, _ count: Int) -> Bool {
    if count > 1, watch.hasChanges { return false }
    let overlays = Array(WatchOverlay.allCases.prefix(count))
    let result = PageDrawing.draw(page, overlays, by: pipeline) { [site] in site.picture($0) }
    // What was read while files were written may be half of each.
    if count > 1 || !result.isWhole, watch.hasChanges { return false }
    show(keepingLast(result, of: page), of: page)
    return true
  }

  // MARK: Showing

  /// A page that has just been read: fences that are as they were keep all, others the last pictures.
  private func waiting(_ page: DocumentationPage) -> PageDrawing.Result {
    let old = shown[page.path]
    var result = PageDrawing.Result(fences: [], files: old?.files ?? [:])
    result.fences = WatchedFence.all(of: page, .working).map { new in
      let same = old?.fences.first {
        $0.fence.code == new.fence.code && $0.fence.attributes == new.fence.attributes
      }
      if let same, same.state != .working { return same.moved(to: new) }
      var new = new
      new.pictures = last(new.name, of: page)?.pictures ?? []
      return new
    }
    return result
  }

  /// What was last shown of a fence.
  private func last(_ name: String, of page: DocumentationPage) -> WatchedFence? {
    shown[page.path]?.fences.first {
      $0.name == name
    }
  }

  /// What was drawn, with the last pictures of fences that cannot be shown.
  private func keepingLast(
    _ result: PageDrawing.Result, of page: DocumentationPage
  ) -> PageDrawing.Result {
    var result = result
    for index in result.fences.indices where result.fences[index].state == .broken {
      if result.fences[index].pictures.isEmpty {
        result.fences[index].pictures = last(result.fences[index].name, of: page)?.pictures ?? []
      }
    }
    for index in result.fences.indices {
      result.fences[index].keepOverlays(of: last(result.fences[index].name, of: page))
    }
    // A browser may still ask for those of a moment ago.
    let old = shown[page.path]?.files ?? [:]
    let named = result.fences.flatMap(\.pictures).flatMap { $0.files.values.map(\.address) }
    result.files.merge(old.filter { file in named.contains(site.picture(file.key)) }) { $1 }
    return result
  }

  /// Says of a page that it cannot be read; it stays as it was.
  private mutating func show(_ problem: Problem) {
    guard let path = problem.file, let page = pages[path], var result = shown[path] else { return }
    result.problems = [problem]
    show(result, of: page)
  }

  private mutating func show(_ result: PageDrawing.Result, of page: DocumentationPage) {
    let old = shown[page.path]?.files ?? [:]
    shown[page.path] = result
    let (path, base) = (page.path, "/\(site.token.text)")
    let content = WatchContent(
      page, result, picture: { WatchPage.address(of: $0, on: path, base: base) },
      link: { text in
        WatchPage.link(text, on: path, base: base) { pages[$0] != nil }
      })
    guard let data = content.json else { return }
    site.publish(
      page.path, data, pictures: result.files.merging(old) { $1 },
      shots: result.fences.flatMap(\.shots))
  }
}

extension WatchedFence {
  /// Keeps what was drawn over pictures that are as they were, until it is drawn again.
  fileprivate mutating func keepOverlays(of old: WatchedFence?) {
    let plain = WatchOverlay.plain.rawValue
    for index in pictures.indices {
      let same = old?.pictures.first {
        $0.files[plain]?.address == pictures[index].files[plain]?.address
      }
      pictures[index].files.merge(same?.files ?? [:]) { new, _ in new }
      if same != nil { exploration = exploration ?? old?.exploration }
    }
  }

  /// The same fence at another place of its page.
  fileprivate func moved(to new: WatchedFence) -> WatchedFence {
    var result = new
    result.state = state
    result.pictures = pictures
    result.exploration = exploration
    result.notes = notes
    result.problems = problems.map { problem in
      var problem = problem
      problem.line = problem.line.map { $0 - fence.line + new.fence.line }
      return problem
    }
    return result
  }
}
