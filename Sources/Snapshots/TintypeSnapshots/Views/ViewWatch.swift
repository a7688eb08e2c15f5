import Foundation
import Glibc
import Synchronization

/// Watches the view that is drawn for a snapshot, and ends the process where it exceeds what one view may take.
///
/// A body that never ends holds the main actor, so that no test could stop it. What is drawn is noted in the manifest
/// before it is begun: of a process that goes down, `tintype test` knows the test by it.
package final class ViewWatch: Sendable {
  /// A view that is drawn.
  private struct Drawing {
    let start = SuspendingClock.now
    let request: SnapshotRequest?
    let manifest: String?
    /// What the process held when the view was first looked at, in MiB; nil until then.
    var mebibytes: Int?
  }

  private struct State {
    var drawing: Drawing?
    var isWatching = false
  }

  private let limits: ViewLimits
  /// Ends the process; takes what is said of the view.
  private let stop: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// How long the watch rests between two looks, in seconds.
  private static let interval = 0.1

  /// The watch of this process.
  static let shared = ViewWatch(
    limits: ViewLimits(environment: ProcessInfo.processInfo.environment), stop: endProcess)

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - limits: what a view may take.
  ///   - stop: ends the process; takes what is said of the view.
  package init(limits: ViewLimits, stop: @escaping @Sendable (String) -> Void) {
    self.limits = limits
    self.stop = stop
  }

  /// Draws a view under watch.
  ///
  /// - Parameters:
  ///   - request: the assertion that draws it; nil where it is not known.
  ///   - manifest: the file that takes a line before the view is begun; nil for none.
  ///   - body: draws the view.
  /// - Returns: what it drew.
  package func watch<Result>(
    _ request: SnapshotRequest?, manifest: String?, _ body: () throws -> Result
  ) rethrows -> Result {
    note(request, manifest)
    let outer = state.withLock { state in
      if !state.isWatching {
        state.isWatching = true
        Thread.detachNewThread { [weak self] in
          while let self {
            Thread.sleep(forTimeInterval: Self.interval)
            self.look()
          }
        }
      }
      let outer = state.drawing
      state.drawing = Drawing(request: request, manifest: manifest)
      return outer
    }
    defer { state.withLock { $0.drawing = outer } }
    return try body()
  }

  /// Looks at the view that is drawn now, and ends the process where it takes too much.
  private func look() {
    let exceeded = state.withLock { state -> (ViewLimits.Kind, Drawing)? in
      guard let drawing = state.drawing else { return nil }
      let held = ViewLimits.mebibytes(heldBy: [getpid()])
      let before = drawing.mebibytes ?? held
      state.drawing?.mebibytes = before
      if SuspendingClock.now - drawing.start >= .seconds(limits.seconds) { return (.time, drawing) }
      return held - before > limits.mebibytes ? (.memory, drawing) : nil
    }
    guard let (kind, drawing) = exceeded, !Self.isTraced else { return }
    let message = limits.message(kind)
    note(drawing.request, drawing.manifest, message)
    let start = drawing.request.map { "\($0.file):\($0.line): error: \($0.test): " } ?? "error: "
    stop("\(start)\(message); \(ViewLimits.variable(kind)) sets another limit")
  }

  private func note(_ request: SnapshotRequest?, _ manifest: String?, _ message: String = "") {
    guard let request, let manifest else { return }
    let line = RunManifest.line(
      drawing: request.outcome(.unreadable, message), root: request.location.root)
    // The outcome is noted in the same file, and says it when the file cannot be written.
    try? AtomicFile.append(line, to: manifest)
  }

  /// Whether a debugger holds the process, where a person takes the time.
  private static var isTraced: Bool {
    let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    return String(decoding: status, as: UTF8.self).split(separator: "\n")
      .contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
  }

  private static func endProcess(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((NeutralText.lines(message) + "\n").utf8))
    // SwiftPM tells of this signal, and of the last one not.
    signal(SIGALRM, SIG_DFL)
    kill(getpid(), SIGALRM)
    // A signal that is blocked would come later, or never.
    kill(getpid(), SIGKILL)
  }
}
