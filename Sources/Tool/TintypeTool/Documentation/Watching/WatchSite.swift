import Dispatch
import Foundation
import Synchronization
import TintypeProgram
import TintypeSnapshots

/// What the server of `tintype docs watch` tells: pages, their pictures, and what changes while they are open.
///
/// One thread draws and publishes, any number of others answer.
final class WatchSite: Sendable {
  /// A page as it is shown.
  struct Page: Sendable {
    /// An absolute path.
    var path: String
    var title: String
    /// What its addresses call it; it stays when other pages come and go.
    var name: String { WatchPage.name(of: path) }
    /// What the page's script is told; nil before the page was read.
    var state: Data?
    /// The number of the last change of `state` among those of all pages; 0 before the first.
    var version = 0
    var pictures: [String: Data] = [:]
    /// Its pictures in the list of pages, in HTML.
    var shots: [String] = []
  }

  /// Who knows this may look; it is part of each address.
  let token = AccessToken()
  private let wake: @Sendable () -> Void
  private let state = Mutex(State())

  private struct State {
    var pages: [Page] = []
    /// The paths of pages that somebody wants to see and that were not drawn yet.
    var wanted: [String] = []
    /// The paths of pages that somebody has opened: of others the list shows the pictures alone.
    var opened: Set<String> = []
    var listeners: [Int: DispatchSemaphore] = [:]
    var nextListener = 0
    /// How often pages changed, so that one that goes and comes again has another number than before.
    var changes = 0
  }

  /// What addresses call the list of pages.
  static let list = "list"

  /// How long a page hears nothing before it is told that all is well, in seconds; who has gone is noticed then.
  private static let breath = 5

  /// Creates a site without pages.
  ///
  /// - Parameter wake: called where a page is wanted.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// The address of the site on a port.
  func address(port: UInt16) -> String { "http://127.0.0.1:\(port)/\(token.text)/" }

  /// The path of a picture's file, by its digest.
  func picture(_ digest: String) -> String { "/\(token.text)/pictures/\(digest).png" }

  // MARK: For who draws

  /// Says which pages there are; what is known of those that stay is kept.
  func list(_ pages: [(path: String, title: String)]) {
    state.withLock { state in
      let old = Dictionary(state.pages.map { ($0.path, $0) }) { first, _ in first }
      state.pages = pages.map { path, title in
        var page = old[path] ?? Page(path: path, title: title)
        page.title = title
        return page
      }
    }
  }

  /// Tells who looks at a page what it is now.
  ///
  /// - Parameters:
  ///   - path: the page's path.
  ///   - content: what the script is told.
  ///   - pictures: files by their digests, those included that are shown no more but may still be asked for.
  ///   - shots: its pictures in the list of pages, in HTML.
  func publish(_ path: String, _ content: Data, pictures: [String: Data], shots: [String]) {
    let listeners = state.withLock { state -> [DispatchSemaphore] in
      guard let index = state.pages.firstIndex(where: { $0.path == path }) else { return [] }
      state.pages[index].pictures = pictures
      state.pages[index].shots = shots
      guard state.pages[index].state != content else { return [] }
      state.pages[index].state = content
      state.changes += 1
      state.pages[index].version = state.changes
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.signal() }
  }

  /// The pages that were asked for since the last time.
  func takeWanted() -> [String] {
    state.withLock { state in
      defer { state.wanted = [] }
      return state.wanted
    }
  }

  /// Whether pages wait that were asked for.
  var hasWanted: Bool { state.withLock { !$0.wanted.isEmpty } }

  /// The paths of pages that somebody has opened.
  var opened: Set<String> { state.withLock { $0.opened } }

  // MARK: For who asks

  /// Answers a request.
  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard request.method == "GET" else { return .refusal(405, "Only GET.") }
    let parts = request.path.split(separator: "/").map(String.init)
    guard token.admits(parts.first) else {
      return .refusal(403, "Use the address that tintype docs watch printed.")
    }
    var response = answer(Array(parts.dropFirst()))
    response.policy = response.policy ?? WatchPage.policy
    return response
  }

  private func answer(_ parts: [String]) -> LoopbackServer.Response {
    switch (parts.first, parts.count) {
    case (nil, 0): return front
    case ("style.css", 1): return Self.file(PackageResources.watch_css, "text/css; charset=utf-8")
    case ("script.js", 1):
      return Self.file(PackageResources.watch_js, "text/javascript; charset=utf-8")
    case ("pages", 2): return shell(parts[1])
    case ("events", 2): return events(parts[1])
    case ("pictures", 2): return pictureFile(parts[1])
    case ("files", 3...): return authorsFile(parts[1], parts.dropFirst(2).joined(separator: "/"))
    default: return Self.missing
    }
  }

  private static let missing = LoopbackServer.Response.refusal(404, "There is no such page.")

  private static func file(_ bytes: some Sequence<UInt8>, _ type: String) -> LoopbackServer.Response
  {
    .init(status: 200, type: type, body: Data(bytes))
  }

  private var pages: [Page] { state.withLock { $0.pages } }

  private func page(_ name: String) -> Page? { pages.first { $0.name == name } }

  /// The list of pages; of a single one the page.
  private var front: LoopbackServer.Response {
    let pages = pages
    let html =
      pages.count == 1
      ? WatchPage.html(of: pages[0], in: pages, base: "/\(token.text)")
      : WatchPage.list(of: pages, base: "/\(token.text)")
    return Self.file(html.utf8, "text/html; charset=utf-8")
  }

  private func shell(_ name: String) -> LoopbackServer.Response {
    guard let page = page(name) else { return Self.missing }
    return Self.file(
      WatchPage.html(of: page, in: pages, base: "/\(token.text)").utf8, "text/html; charset=utf-8")
  }

  private func pictureFile(_ name: String) -> LoopbackServer.Response {
    let digest = String(name.prefix { $0 != "." })
    let data = state.withLock { state in
      state.pages.lazy.compactMap { $0.pictures[digest] }.first
    }
    guard let data else { return Self.missing }
    guard data.starts(with: Exploration.mark.utf8) else {
      return .init(status: 200, type: "image/png", body: data)
    }
    var response = LoopbackServer.Response(
      status: 200, type: "text/html; charset=utf-8", body: data)
    response.policy = WatchPage.explorationPolicy
    return response
  }

  /// A picture that lies beside a page and that it names.
  private func authorsFile(_ name: String, _ path: String) -> LoopbackServer.Response {
    guard let page = page(name), let path = path.removingPercentEncoding,
      let type = Self.types[(path as NSString).pathExtension.lowercased()],
      let file = WatchPage.file(path, besides: page.path),
      let data = try? file.contents()
    else { return Self.missing }
    return .init(status: 200, type: type, body: data)
  }

  /// The pictures that browsers show; a drawing in one runs no scripts.
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]

  // MARK: Events

  /// What a page is, and what becomes of it, for as long as somebody listens.
  private func events(_ name: String) -> LoopbackServer.Response {
    let path = page(name)?.path
    guard path != nil || name == Self.list else { return Self.missing }
    var response = LoopbackServer.Response(
      status: 200, type: "text/event-stream; charset=utf-8", body: Data())
    response.stream = { send in self.tell(of: path, send) }
    return response
  }

  /// What is told of a page, with the number of its last change; nil where there is nothing new.
  ///
  /// - Parameters:
  ///   - path: the page's path; nil for the list of pages.
  ///   - version: the number of what was told last.
  /// - Returns: JSON without ends of lines.
  private func news(of path: String?, since version: Int) -> (content: Data, version: Int)? {
    let (page, pages, changes) = state.withLock { state in
      (state.pages.first { $0.path == path }, state.pages, state.changes)
    }
    if path == nil {
      // The first change is that there is a list.
      guard changes + 1 != version else { return nil }
      return WatchContent(listing: pages, base: "/\(token.text)").json.map { ($0, changes + 1) }
    }
    guard let page, let content = page.state, page.version != version else { return nil }
    return (content, page.version)
  }

  /// Asks for what somebody begins to look at.
  ///
  /// - Parameters:
  ///   - path: the page's path; nil for the list of pages.
  ///   - signal: is signaled at changes.
  /// - Returns: the number of the listener.
  private func listen(to path: String?, _ signal: DispatchSemaphore) -> Int {
    let (listener, isNew) = state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = signal
      let new = state.pages.filter { page in
        page.state == nil && (path == nil || page.path == path)
          || page.path == path && !state.opened.contains(page.path)
      }
      if let path { state.opened.insert(path) }
      state.wanted += new.map(\.path)
      return (state.nextListener, !new.isEmpty)
    }
    if isNew { wake() }
    return listener
  }

  private func tell(of path: String?, _ send: (Data) -> Bool) {
    let signal = DispatchSemaphore(value: 0)
    let listener = listen(to: path, signal)
    defer { state.withLock { state in state.listeners[listener] = nil } }
    var version = 0
    while true {
      if let news = news(of: path, since: version) {
        version = news.version
        // JSON has no ends of lines in it, so that it is one event.
        guard send(Data("data: ".utf8) + news.content + Data("\n\n".utf8)) else { return }
      }
      if signal.wait(timeout: .now() + .seconds(Self.breath)) == .timedOut {
        guard send(Data(":\n\n".utf8)) else { return }
      }
    }
  }
}
