import ArgumentParser
import Foundation
import TintypeProgram
import TintypeSnapshots

/// `tintype run-program`: renders the views of a compiled program, for the tool's own use.
struct RunProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run-program",
    abstract: "Renders the views of a compiled program.",
    shouldDisplay: false)

  @Argument(help: "The library that was compiled.")
  var library: String

  @Argument(help: "The file with the request.")
  var request: String

  private typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer

  func run() throws {
    try Session.reporting { try render() }
  }

  private func render() throws {
    let data = try Data(contentsOf: URL(filePath: request))
    let request = try JSONDecoder().decode(ProgramRequest.self, from: data)
    // Threads that are there already would stay outside.
    request.sandbox?.enter(writing: request.folder)
    Self.endWithParent()
    if let addresses = request.addresses { Self.limit(RLIMIT_AS, to: addresses) }
    Self.limit(RLIMIT_FSIZE, to: ViewLimits.longestFile)
    let pipe = try EventPipe()
    // Commands run on the main thread.
    guard try MainActor.assumeIsolated({ try Program.prepare(request, pipe) }) else { return }
    guard let handle = dlopen(library, RTLD_NOW) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw ToolError(status: .failed, message: "The program cannot be loaded: \(reason)")
    }
    guard let symbol = dlsym(handle, ProgramSource.entrySymbol) else {
      throw ToolError(status: .failed, message: "'\(library)' is not a program of this tool.")
    }
    // The symbol is the function that `ProgramSource` writes, with exactly this type.
    let start = unsafeBitCast(symbol, to: EntryPoint.self)
    do {
      try MainActor.assumeIsolated { try Program.take(start()).run(request, pipe) }
    } catch {
      // Not even that can be written down.
      throw ToolError(status: .notWritten, message: "Events cannot be written: \(error)")
    }
  }

  /// Lets the process have so much of something and no more.
  private static func limit(_ kind: __rlimit_resource, to bytes: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    setrlimit(__rlimit_resource_t(kind.rawValue), &limit)
  }

  /// Ends the process, and what views started in it, when the one that looks after it is gone: a view may
  /// never come to an end, and can end its parent.
  private static func endWithParent() {
    let parent = getppid()
    ProcessTree.adoptOrphans()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.05) }
      for process in ProcessTree.descendants(of: getpid()) { kill(process, SIGKILL) }
      _exit(ExitStatus.failed.rawValue)
    }
  }
}
