import Foundation
import TintypeProgram

/// Runs a compiled program in a process of its own and collects what it renders.
///
/// When a view brings the process down, the view is reported and a new process goes on with the next
/// one.
struct ProgramRunner {
  let toolchain: Toolchain
  let progress: Progress
  /// Seconds that one view may take; `TINTYPE_TIME_LIMIT` sets another number.
  let timeLimit: Double

  init(toolchain: Toolchain, progress: Progress, environment: [String: String]) {
    self.toolchain = toolchain
    self.progress = progress
    let limit = environment["TINTYPE_TIME_LIMIT"].flatMap { Double($0) } ?? 60
    timeLimit = limit > 0 ? limit : 60
  }

  /// What became of the views.
  struct Outcome: Codable {
    var rendered: [RenderedSpecimen] = []
    /// The views that could not be rendered, by number.
    var failures: [Failure] = []
    /// Whether a process came to a bad end, so that another run may give another result.
    var hasCrashed = false
  }

  /// A view that could not be rendered.
  struct Failure: Codable {
    let index: Int
    let message: String
    /// The line that the program blames, nil when it names none.
    let line: Int?
  }

  /// Renders the views of a request.
  ///
  /// - Parameters:
  ///   - library: the compiled program.
  ///   - jobs: what to render.
  ///   - folder: the folder for the pictures, which exists.
  ///   - imageFolders: where images are looked up.
  ///   - fonts: font files to register.
  ///   - symbolFolders: folders of symbols of the author's own.
  /// - Returns: what became of each view.
  /// - Throws: `ToolError` when the program cannot be run at all.
  func run(
    library: URL, jobs: [RenderJob], folder: URL, imageFolders: [String], fonts: [String],
    symbolFolders: [String]
  ) throws -> Outcome {
    var outcome = Outcome()
    var rest = jobs
    while !rest.isEmpty {
      let events = folder.appending(path: "events")
      let request = ProgramRequest(
        jobs: rest, folder: folder.path, events: events.path, imageFolders: imageFolders,
        fonts: fonts, symbolFolders: symbolFolders)
      let ending = try start(
        library, request, folder, total: jobs.count, done: jobs.count - rest.count)
      let log = FileManager.default.contents(atPath: events.path) ?? Data()
      let progress = try collect(log, into: &outcome)
      // A view may also end the program in good order, so what counts is what was finished.
      if progress.finished.count == rest.count { break }
      outcome.hasCrashed = true
      guard let victim = rest.firstIndex(where: { $0.index == progress.begun.last }) else {
        throw ToolError(
          status: .failed,
          message: "The compiled program does not start: \(crash(ending, folder).message)")
      }
      if !progress.finished.contains(rest[victim].index) {
        let reason = crash(ending, folder)
        outcome.failures.append(
          Failure(index: rest[victim].index, message: reason.message, line: reason.line))
      }
      rest.removeFirst(victim + 1)
    }
    progress.clear()
    return outcome
  }

  // MARK: The process

  private func start(
    _ library: URL, _ request: ProgramRequest, _ folder: URL, total: Int, done: Int
  ) throws -> Subprocess.Ending {
    let file = folder.appending(path: "request.json")
    try JSONEncoder().encode(request).write(to: file)
    try Data().write(to: URL(filePath: request.events))
    let process = Subprocess(
      executable: toolchain.tool.path, arguments: ["run-program", library.path, file.path],
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      output: folder.appending(path: "output"), errors: folder.appending(path: "complaints"))
    var size = 0
    var changed = Date()
    return try process.run {
      let now = (try? Data(contentsOf: URL(filePath: request.events))) ?? Data()
      if now.count != size {
        size = now.count
        changed = Date()
        let lines = now.count { $0 == UInt8(ascii: "\n") }
        progress.show("Rendering \(min(total, done + lines / 2 + 1)) of \(total)")
      }
      return Date().timeIntervalSince(changed) < timeLimit
    }
  }

  /// Adds what a log of events says; returns the numbers of the views begun and finished.
  private func collect(
    _ log: Data, into outcome: inout Outcome
  ) throws -> (begun: [Int], finished: Set<Int>) {
    var begun: [Int] = []
    var finished: Set<Int> = []
    for line in log.split(separator: UInt8(ascii: "\n")) {
      // The last line of a process that was killed may be incomplete.
      guard let event = try? JSONDecoder().decode(RenderEvent.self, from: line) else { continue }
      switch event {
      case .began(let index): begun.append(index)
      case .rendered(let specimen):
        finished.insert(specimen.index)
        outcome.rendered.append(specimen)
      case .unmakeable(let index): finished.insert(index)
      case .failed(let index, let message):
        finished.insert(index)
        outcome.failures.append(Failure(index: index, message: message, line: nil))
      case .refused(let message): throw ToolError(status: .noInput, message: message)
      }
    }
    return (begun, finished)
  }

  /// Why a process ended, from what it last wrote to standard error.
  private func crash(
    _ ending: Subprocess.Ending, _ folder: URL
  ) -> (message: String, line: Int?) {
    if ending == .stopped {
      return ("rendering this view takes longer than \(Int(timeLimit.rounded(.up))) seconds", nil)
    }
    let data = FileManager.default.contents(atPath: folder.appending(path: "complaints").path)
    let lines = String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
    guard let (line, kind) = Self.lastTrap(in: lines) else {
      if case .signaled(let signal) = ending {
        return ("rendering this view crashes with signal \(signal)", nil)
      }
      return (lines.last.map(String.init) ?? "rendering this view ends the program", nil)
    }
    // `TintypeArticle/article.md:12: Fatal error: Index out of range`, or a place in the library.
    let parts = line.split(separator: ":", maxSplits: 2).map(String.init)
    let isOurs = line.hasPrefix("\(Toolchain.moduleName)/") && parts.count > 2
    let text = line[kind.upperBound...].drop { ": ".contains($0) }
    return (
      "rendering this view crashes" + (text.isEmpty ? "" : ": \(text)"),
      isOurs ? Int(parts[1]) : nil
    )
  }
}

extension ProgramRunner {
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

extension ProgramRunner.Outcome {
  /// Whether a view has been rendered or reported.
  func isSettled(_ index: Int) -> Bool {
    rendered.contains { $0.index == index } || failures.contains { $0.index == index }
  }
}
