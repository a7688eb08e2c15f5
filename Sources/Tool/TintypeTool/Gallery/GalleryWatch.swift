import Foundation
import Glibc
import Synchronization

/// Serves a gallery, draws it anew when its files change, and tells who looks at it.
final class GalleryWatch: Sendable {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var version = 0
    var listeners: [Int: DispatchSemaphore] = [:]
    var next = 0
  }

  private let token = AccessToken()
  private let state = Mutex(State())

  /// How long a page hears nothing before it is told that all is well, in seconds; who has gone is noticed then.
  private static let breath = 5

  /// Draws, writes and serves until the process ends.
  ///
  /// - Parameters:
  ///   - options: what is shown.
  ///   - port: the port; nil for one that is free.
  ///   - pipeline: draws.
  /// - Throws: `ToolError` where nothing can be shown.
  static func follow(_ options: GalleryOptions, _ port: UInt16?, by pipeline: Pipeline) throws {
    let watch = GalleryWatch()
    let server = try LoopbackServer(port: port ?? 0)
    var folders = try FolderWatch([options.root])
    let output = DisplayPath.absolute(options.output).withoutTrailingSlash
    WatchOptions.endOnSignals()
    try watch.draw(options, by: pipeline)
    Thread.detachNewThread { server.serve(watch.answer) }
    try BrowserWindow.open("http://127.0.0.1:\(server.port)/\(watch.token.text)/index.html")
    while true {
      let changes = folders.changes(or: -1).filter { $0 != output && !$0.isBelow(output) }
      guard !changes.isEmpty else { continue }
      do {
        try watch.draw(options, by: pipeline)
      } catch let error as ToolError {
        Standard.complain("error: \(error.message)")
      }
    }
  }

  /// Draws and writes the site, and tells what is wrong with it.
  private func draw(_ options: GalleryOptions, by pipeline: Pipeline) throws {
    var drawing = try GalleryDrawing(options, by: pipeline)
    defer { drawing.outcome.removeScratch() }
    _ = try drawing.write(into: options.output)
    drawing.outcome.tell(isWhole: pipeline.options.isVerbose)
    if drawing.gallery.entries.isEmpty { return }
    let listeners = state.withLock { state -> [DispatchSemaphore] in
      guard state.files != drawing.site.files else { return [] }
      state.files = drawing.site.files
      state.version += 1
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.signal() }
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  /// Answers a request.
  private func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard request.method == "GET" else { return .refusal(405, "Only GET.") }
    let parts = request.path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    guard token.admits(parts.first) else {
      return .refusal(403, "Use the address that tintype gallery printed.")
    }
    let name = parts.dropFirst().joined(separator: "/")
    if name == "events" { return events }
    let path = name.isEmpty ? "index.html" : name
    guard var bytes = state.withLock({ $0.files[path] }),
      let type = Self.types[(path as NSString).pathExtension]
    else { return .refusal(404, "There is no such page.") }
    // The page's script asks for what changes only where somebody answers.
    if path == GallerySite.commitFile { bytes += Array("window.galleryEvents = true;\n".utf8) }
    return .init(status: 200, type: type, body: Data(bytes))
  }

  private var events: LoopbackServer.Response {
    var response = LoopbackServer.Response(
      status: 200, type: "text/event-stream; charset=utf-8", body: Data())
    response.stream = { send in self.tell(send) }
    return response
  }

  private func tell(_ send: (Data) -> Bool) {
    let signal = DispatchSemaphore(value: 0)
    let (listener, first) = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = signal
      return (state.next, state.version)
    }
    defer { state.withLock { state in state.listeners[listener] = nil } }
    var version = first
    while true {
      let now = state.withLock(\.version)
      if now != version {
        version = now
        guard send(Data("data: \(version)\n\n".utf8)) else { return }
      }
      if signal.wait(timeout: .now() + .seconds(Self.breath)) == .timedOut {
        guard send(Data(":\n\n".utf8)) else { return }
      }
    }
  }
}
