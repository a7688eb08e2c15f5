import Foundation
import TintypeProgram
import TintypeSnapshots
import TintypeViews

/// Runs a compiled program in a process of its own and collects what it renders.
///
/// When a view brings the process down, the view is reported and a new process goes on with the next
/// one.
struct ProgramRunner {
  let toolchain: Toolchain
  let cache: Cache
  let progress: Progress
  /// What one view may take.
  let limits: ViewLimits
  /// The lines on which parts of an article begin that count their own, by what the program calls them.
  let starts: [String: Int]

  /// What became of a view.
  struct ViewResult: Codable {
    /// Its pictures; none for a view that cannot be made without arguments.
    var rendered: [RenderedView] = []
    /// Why it could not be rendered.
    var failure: Failure?
    /// Whether another run gives the same result: what crashes or lacks memory may not do so again.
    var isCertain = true
  }

  /// Why a view could not be rendered.
  struct Failure: Codable {
    let message: String
    /// The line that the program blames, nil when it names none.
    var line: Int?

    /// Whether the view needs an object that nobody gives it where it stands alone.
    var isMissingObject: Bool { message.contains(MissingObject.mark) }
  }

  /// Renders the views of a request.
  ///
  /// - Parameters:
  ///   - library: the compiled program.
  ///   - jobs: what to render.
  ///   - folder: the folder for the pictures, which exists.
  ///   - imageFolders: where images are looked up.
  ///   - resources: the catalogs of the app.
  ///   - fonts: font files to register.
  ///   - symbolFolders: folders of symbols of the author's own.
  /// - Returns: what became of each view, by its number.
  /// - Throws: `ToolError` when the program cannot be run at all.
  func run(
    library: URL, jobs: [RenderJob], folder: URL, imageFolders: [String],
    resources: AppResourceFiles, fonts: [String], symbolFolders: [String]
  ) throws -> [Int: ViewResult] {
    var results: [Int: ViewResult] = [:]
    var rest = jobs
    while !rest.isEmpty {
      let events = folder.appending(path: "events")
      var request = ProgramRequest(
        jobs: rest, folder: folder.path, events: events.path, imageFolders: imageFolders,
        fonts: fonts, symbolFolders: symbolFolders, addresses: limits.addresses)
      request.assetCatalogs = resources.catalogs
      request.stringFiles = resources.strings
      request.bundleFiles = resources.bundleFiles
      request.information = resources.information
      let ending = try start(
        library, request, folder, total: jobs.count, done: jobs.count - rest.count)
      let log = FileManager.default.contents(atPath: events.path) ?? Data()
      let progress = try collect(log, into: &results)
      // A view may also end the program in good order, so what counts is what was finished.
      if progress.finished.count == rest.count { break }
      if ending.how == .exited(ExitStatus.notWritten.rawValue), cache.isFull(folder) {
        throw cache.fullDisk
      }
      guard let victim = rest.firstIndex(where: { $0.index == progress.begun.last }) else {
        throw ToolError(
          status: .failed,
          message: "The compiled program does not start: \(crash(ending, folder).message)")
      }
      if !progress.finished.contains(rest[victim].index) {
        let reason = crash(ending, folder)
        results[rest[victim].index, default: ViewResult()].failure = Failure(
          message: reason.message, line: reason.line)
      }
      results[rest[victim].index]?.isCertain = false
      rest.removeFirst(victim + 1)
    }
    progress.clear()
    return results
  }

  // MARK: The process

  /// How a process ended, and the limit that it was stopped at.
  private typealias End = (how: Subprocess.Ending, limit: ViewLimits.Kind?)

  private func start(
    _ library: URL, _ request: ProgramRequest, _ folder: URL, total: Int, done: Int
  ) throws -> End {
    let file = folder.appending(path: "request.json")
    try JSONEncoder().encode(request).writeUnforced(to: file)
    try Data().writeUnforced(to: URL(filePath: request.events))
    let complaints = folder.appending(path: "complaints")
    // Only the last process's complaints tell why it ended; what views print is kept of all.
    try? FileManager.default.removeItem(at: complaints)
    let process = Subprocess(
      command: [toolchain.tool.path, "run-program", library.path, file.path],
      // The time of day is Greenwich's, wherever the machine is, and sets have one order.
      environment: [
        "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "GMT",
      ],
      output: folder.appending(path: "output"), errors: complaints)
    var size = 0
    var changed = SuspendingClock.now
    var limit: ViewLimits.Kind?
    let exploration = request.jobs.contains { $0.exploration != nil }
    var explored: String?
    let ending = try process.run { status in
      let now = (try? Data(contentsOf: URL(filePath: request.events))) ?? Data()
      if now.count != size {
        size = now.count
        changed = .now
        let lines = now.count { $0 == UInt8(ascii: "\n") }
        progress.show("Rendering \(min(total, done + lines / 2 + 1)) of \(total)")
      }
      // The limit is for a layout, not for the hundreds of a page.
      if exploration, let text = ExplorationProgress(folder: folder.path).text, text != explored {
        explored = text
        changed = .now
        progress.show("Laid out \(text)")
      }
      limit = limits.exceeded(below: status, since: changed)
      return limit == nil
    }
    return (ending, limit)
  }

  /// Adds what a log of events says; returns the numbers of the views begun and finished.
  private func collect(
    _ log: Data, into results: inout [Int: ViewResult]
  ) throws -> (begun: [Int], finished: Set<Int>) {
    var begun: [Int] = []
    var finished: Set<Int> = []
    for line in log.split(separator: UInt8(ascii: "\n")) {
      // The last line of a process that was killed may be incomplete.
      guard let event = try? JSONDecoder().decode(RenderEvent.self, from: line) else { continue }
      switch event {
      case .began(let index): begun.append(index)
      case .rendered(let renderedView):
        results[renderedView.index, default: ViewResult()].rendered.append(renderedView)
      case .finished(let index), .unmakeable(let index):
        finished.insert(index)
        results[index, default: ViewResult()].isCertain = true
      case .failed(let index, let message):
        finished.insert(index)
        results[index, default: ViewResult()].failure = Failure(message: message)
      case .exhausted(let index, let message):
        finished.insert(index)
        results[index, default: ViewResult()].failure = Failure(message: message)
        results[index]?.isCertain = false
      case .notWritten(let status):
        throw cache.explained(NSError(domain: NSPOSIXErrorDomain, code: Int(status)))
      case .refused(let message): throw ToolError(status: .noInput, message: message)
      }
    }
    return (begun, finished)
  }

  /// Why a process ended, from what it last wrote to standard error.
  private func crash(
    _ ending: End, _ folder: URL
  ) -> (message: String, line: Int?) {
    if let limit = ending.limit { return (limits.message(limit), nil) }
    if ending.how == .signaled(SIGXFSZ) { return (ViewLimits.fileMessage, nil) }
    let lines = Self.end(of: folder.appending(path: "complaints")).split(separator: "\n")
    guard let (line, kind) = Self.lastTrap(in: lines) else {
      if case .signaled(let signal) = ending.how {
        let cause = signal == SIGKILL ? ", mostly for want of memory" : ""
        return ("rendering this view crashes with signal \(signal)\(cause)", nil)
      }
      return (lines.last.map(String.init) ?? "rendering this view ends the program", nil)
    }
    // `TintypeArticle/article.md:12: Fatal error: Index out of range`, or a position in the
    // library.
    let isOurs = line.hasPrefix("\(Toolchain.moduleName)/")
    let sourceLine = isOurs ? sourceLine(in: line[..<kind.lowerBound]) : nil
    let text = line[kind.upperBound...].drop { ": ".contains($0) }
    // Memory that was asked for bit by bit went between two looks at the process.
    if text.hasPrefix("failed to allocate") { return (limits.message(.memory), nil) }
    let mention =
      text.localizedCaseInsensitiveContains("could not allocate") ? limits.memoryMention : ""
    return (
      "rendering this view crashes" + (text.isEmpty ? "" : ": \(text)") + mention,
      sourceLine
    )
  }

  /// The line of the article that a text names, such as `TintypeArticle/article.md#2:12: `.
  private func sourceLine(in text: Substring) -> Int? {
    let parts = text.split(separator: ":")
    guard let index = parts.lastIndex(where: { Int($0) != nil }), let line = Int(parts[index])
    else { return nil }
    let file = parts[..<index].joined(separator: ":").dropFirst(Toolchain.moduleName.count + 1)
    return starts[String(file)].map { $0 + line - 1 } ?? line
  }
}

extension ProgramRunner {
  /// The end of a file, of which a view may have made a very long one; empty where it cannot be read.
  private static func end(of file: URL) -> String {
    guard let handle = try? FileHandle(forReadingFrom: file), let size = try? handle.seekToEnd()
    else { return "" }
    try? handle.seek(toOffset: size - min(size, 1 << 16))
    return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
  }

  /// The last line with which the Swift runtime explains a trap, and where it says which kind it is.
  private static func lastTrap(
    in lines: [Substring]
  ) -> (line: Substring, kind: Range<Substring.Index>)? {
    for line in lines.reversed() {
      for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
        if let range = line.firstRange(of: kind) { return (line, range) }
      }
    }
    return nil
  }
}
