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
    /// What it printed; nil for nothing, or where it is not drawn now.
    var printed: String?
  }

  /// Why a view could not be rendered.
  struct Failure: Codable {
    let message: String
    /// The line that the program blames, nil when it names none.
    var line: Int?
    /// The name of the file of that line, without its folder.
    var file: String?

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
  ///   - sandbox: what views may reach that are fenced in.
  /// - Returns: what became of each view, by its number.
  /// - Throws: `ToolError` when the program cannot be run at all.
  func run(
    library: URL, jobs: [RenderJob], folder: URL, imageFolders: [String],
    resources: AppResourceFiles, fonts: [String], symbolFolders: [String],
    sandbox: Sandbox
  ) throws -> [Int: ViewResult] {
    var request = ProgramRequest(
      jobs: [], folder: folder.path, imageFolders: imageFolders, fonts: fonts,
      symbolFolders: symbolFolders, addresses: limits.addresses)
    request.assetCatalogs = resources.catalogs
    request.stringFiles = resources.strings
    request.bundleFiles = resources.bundleFiles
    request.information = resources.information
    var results: [Int: ViewResult] = [:]
    // The views of a list are drawn by one process, as far as they let it.
    var open = [jobs.filter { $0.leavesSandbox == true }, jobs.filter { $0.leavesSandbox != true }]
      .filter { !$0.isEmpty }
    var isRepeated: Set<Int> = []
    while let next = open.popLast() {
      request.jobs = next
      request.sandbox = next.contains { $0.leavesSandbox == true } ? nil : sandbox
      let drawn = try draw(library, request, folder, total: jobs.count, done: results.count)
      results.merge(drawn.results.mapValues { request.sandbox == nil ? $0 : $0.mentioningSandbox })
      { $1 }
      if !drawn.rest.isEmpty { open.append(drawn.rest) }
      // Where nothing began, one view may be the reason: each is tried by itself.
      open += drawn.apart.map { [$0] }
      // A view may have removed what others drew; who loses its pictures alone removed them itself.
      for job in next where results[job.index].map({ !isThere($0, in: folder) }) == true {
        results[job.index] = nil
        if next.count > 1, isRepeated.insert(job.index).inserted {
          open.append([job])
        } else {
          let text = "rendering this view removes its own picture"
          results[job.index] = ViewResult(failure: Failure(message: text), isCertain: false)
        }
      }
    }
    progress.clear()
    return results
  }

  /// What became of some views, and which are still to be drawn: together, or each by itself.
  private typealias Round = (results: [Int: ViewResult], rest: [RenderJob], apart: [RenderJob])

  /// Draws views by one process.
  private func draw(
    _ library: URL, _ request: ProgramRequest, _ folder: URL, total: Int, done: Int
  ) throws -> Round {
    let jobs = request.jobs
    let (ending, messages) = try start(library, request, folder, total: total, done: done)
    if let refusal = messages.refusal {
      throw ToolError(status: .noInput, message: refusal)
    }
    // Whoever says that the disk is full is asked to show it.
    let cannotWrite = messages.unwritten.values.contains { $0 == ENOSPC || $0 == EDQUOT }
    if cannotWrite || ending.how == .exited(ExitStatus.notWritten.rawValue), cache.isFull(folder) {
      throw cache.fullDisk
    }
    let reason = crash(ending, messages, folder)
    if messages.isForged {
      // Nothing that was said is believed; where a view is alone, it is known who speaks.
      if jobs.count > 1 { return ([:], [], jobs.reversed()) }
      return ([jobs[0].index: ViewResult(failure: reason, isCertain: false)], [], [])
    }
    var results = messages.results.filter { messages.finished.contains($0.key) }
    for (index, text) in prints(of: messages, folder) { results[index]?.printed = text }
    // A view may also end the program in good order, so what counts is what was finished.
    if messages.finished.count == jobs.count { return (results, [], []) }
    guard let victim = jobs.firstIndex(where: { $0.index == messages.begun.last?.index }) else {
      let message = "The compiled program does not start: \(reason.message)"
      guard messages.isReady else { throw ToolError(status: .failed, message: message) }
      if jobs.count > 1 { return (results, [], jobs.reversed()) }
      results[jobs[0].index] = ViewResult(failure: reason, isCertain: false)
      return (results, [], [])
    }
    let index = jobs[victim].index
    if !messages.finished.contains(index) {
      let printed = prints(of: messages, folder)[index]
      var result = messages.results[index] ?? ViewResult()
      result.failure = reason
      result.printed = printed
      results[index] = result
    }
    results[index]?.isCertain = false
    return (results, Array(jobs[(victim + 1)...]), [])
  }

  /// Whether all pictures of a view lie in a folder.
  private func isThere(_ result: ViewResult, in folder: URL) -> Bool {
    result.rendered.allSatisfy { view in
      view.files.allSatisfy { file in
        var facts = stat()
        return lstat(folder.appending(path: file.name).path, &facts) == 0
          && facts.st_mode & S_IFMT == S_IFREG
      }
    }
  }

  /// What each view printed, by its number: the beginning of very much.
  private func prints(of messages: ProgramMessages, _ folder: URL) -> [Int: String] {
    guard let file = RegularFile(folder.appending(path: Self.output)) else { return [:] }
    var result: [Int: String] = [:]
    for (offset, view) in messages.begun.enumerated() {
      let next = offset + 1
      let end = next < messages.begun.count ? messages.begun[next].printed : file.size
      let (start, length) = (max(0, view.printed), max(0, end - max(0, view.printed)))
      guard length > 0 else { continue }
      var text = file.text(from: start, count: min(length, Self.longestPrint))
      if length > Self.longestPrint {
        text += "\n\(length - Self.longestPrint) bytes more, which are left out."
      }
      result[view.index] = text
    }
    return result
  }

  // MARK: The process

  private static let output = "output"
  private static let complaints = "complaints"
  /// How much of what a view prints is shown, in bytes.
  private static let longestPrint = 1 << 20

  /// How a process ended, and the limit that it was stopped at.
  private typealias End = (how: Subprocess.Ending, limit: ViewLimits.Kind?)

  private func start(
    _ library: URL, _ request: ProgramRequest, _ folder: URL, total: Int, done: Int
  ) throws -> (End, ProgramMessages) {
    try clear(folder)
    let file = folder.appending(path: "request.json")
    try JSONEncoder().encode(request).writeUnforced(to: file)
    var environment = [
      // The time of day is Greenwich's, wherever the machine is, and sets have one order.
      "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "GMT",
    ]
    if request.sandbox != nil { environment["TMPDIR"] = folder.path }
    let process = Subprocess(
      command: [toolchain.tool.path, "run-program", library.path, file.path],
      environment: environment, isTrusted: false, output: folder.appending(path: Self.output),
      errors: folder.appending(path: Self.complaints))
    var messages = ProgramMessages(
      requested: request.jobs.map(\.index),
      explorations: Set(request.jobs.filter { $0.exploration != nil }.map(\.index)))
    var changed = SuspendingClock.now
    var limit: ViewLimits.Kind?
    let receive = { (data: Data) in
      let (count, explored) = (messages.begun.count, messages.explored?.drawn)
      let isRight = messages.take(data)
      // Only a view that begins starts the clock, and a layout of hundreds for a page: whatever else is said may be said
      // for ever.
      if let (drawn, all) = messages.explored, drawn != explored {
        changed = .now
        progress.show("Laid out \(drawn) of \(all)")
      }
      if messages.begun.count > count {
        changed = .now
        progress.show("Rendering \(min(total, done + messages.begun.count)) of \(total)")
      }
      return isRight
    }
    let goesOn = { (status: pid_t) in
      limit = limits.exceeded(below: status, since: changed)
      return limit == nil
    }
    let ending = try process.run(while: goesOn, receive: receive)
    return ((ending, limit), messages)
  }

  /// Makes a folder ready for a process, whatever a view of an earlier one put in the place of it or of its files.
  private func clear(_ folder: URL) throws {
    var facts = stat()
    if lstat(folder.path, &facts) != 0 || facts.st_mode & S_IFMT != S_IFDIR {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    for name in [Self.output, Self.complaints, "request.json"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  /// Why a process ended, from what it last wrote to standard error.
  private func crash(_ ending: End, _ messages: ProgramMessages, _ folder: URL) -> Failure {
    if let limit = ending.limit { return Failure(message: limits.message(limit)) }
    if messages.isForged {
      return Failure(message: "rendering this view writes to what the tool reads of its program")
    }
    if ending.how == .signaled(SIGXFSZ) { return Failure(message: ViewLimits.fileMessage) }
    let file = RegularFile(folder.appending(path: Self.complaints))
    let lines = (file?.end ?? "").split(separator: "\n")
    guard let (line, kind) = Self.lastTrap(in: lines) else {
      if case .signaled(let signal) = ending.how {
        let cause = signal == SIGKILL ? ", mostly for want of memory" : ""
        return Failure(message: "rendering this view crashes with signal \(signal)\(cause)")
      }
      return Failure(message: lines.last.map(String.init) ?? "rendering this view ends the program")
    }
    // `TintypeArticle/article.md:12: Fatal error: Index out of range`, or a position in the
    // library.
    let isOurs = line.hasPrefix("\(Toolchain.moduleName)/")
    let location = isOurs ? location(in: line[..<kind.lowerBound]) : nil
    let text = line[kind.upperBound...].drop { ": ".contains($0) }
    // Memory that was asked for bit by bit went between two looks at the process.
    if text.hasPrefix("failed to allocate") { return Failure(message: limits.message(.memory)) }
    let mention =
      text.localizedCaseInsensitiveContains("could not allocate") ? limits.memoryMention : ""
    return Failure(
      message: "rendering this view crashes" + (text.isEmpty ? "" : ": \(text)") + mention,
      line: location?.line, file: location?.file)
  }

  /// The line that a text names, such as `TintypeArticle/article.md#2:12: `, and its file.
  private func location(in text: Substring) -> (file: String, line: Int)? {
    let parts = text.split(separator: ":")
    guard let index = parts.lastIndex(where: { Int($0) != nil }), let line = Int(parts[index])
    else { return nil }
    let file = parts[..<index].joined(separator: ":").dropFirst(Toolchain.moduleName.count + 1)
    let name = file.prefix { $0 != "#" }
    return (String(name), starts[String(file)].map { $0 + line - 1 } ?? line)
  }
}

extension ProgramRunner.ViewResult {
  /// The result of a view that is fenced in: where that may be why it failed, it says so.
  fileprivate var mentioningSandbox: ProgramRunner.ViewResult {
    guard let failure, let mention = Sandbox.mention(of: failure.message) else { return self }
    var result = self
    result.failure = .init(
      message: failure.message + mention, line: failure.line, file: failure.file)
    return result
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
