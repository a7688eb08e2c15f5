import CTintypeGuard
import Foundation
import TintypeGeometry
import TintypeProgram

/// A program that the tool starts and waits for, and that ends with it together with all that it started.
struct Subprocess {
  /// The program, looked up in the path, and its arguments.
  let command: [String]
  /// Variables to set besides the tool's own.
  var environment: [String: String] = [:]
  /// Whether the program is given what the tool's own variables say of keys and passwords.
  var isTrusted = true
  /// The files that take what the program writes, behind what they hold.
  let output: URL
  let errors: URL

  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
    /// It was stopped because it was not to go on.
    case stopped
  }

  /// Seconds after which a program that is to stop is ended by force, with all that it started.
  private static let gracePeriod = 3.0

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - interval: the seconds between two looks at the running program.
  ///   - goesOn: called with the program's number at each look; false stops the program.
  ///   - receive: called with what the program writes to its pipe; false stops the program. Nil for no pipe.
  /// - Returns: how it ended.
  /// - Throws: an error when the program cannot be started.
  func run(
    every interval: Double = 0.1, while goesOn: (pid_t) -> Bool = { _ in true },
    receive: ((Data) -> Bool)? = nil
  ) throws -> Ending {
    let pipe = try receive.map { _ in try MessagePipe() }
    let process = try start(pipe)
    pipe?.closeInput()
    var status: Int32 = 0
    var stopped: SuspendingClock.Instant?
    var look = SuspendingClock.now
    while !tintype_wait(process, Int32(clamped: interval * 1000), pipe?.output ?? -1, &status) {
      // What comes after the end was decided is read, for nobody is to wait, and left out.
      let messages = pipe?.read() ?? Data()
      if let stopped {
        Self.insist(process, since: stopped)
        continue
      }
      var isRight = messages.isEmpty || receive?(messages) ?? true
      if isRight, SuspendingClock.now - look >= .seconds(interval) {
        look = .now
        isRight = goesOn(process)
      }
      if !isRight {
        stopped = .now
        kill(process, SIGTERM)
        // A program may have put the one that looks after it to sleep.
        kill(process, SIGCONT)
      }
    }
    if stopped != nil { return .stopped }
    if let rest = pipe?.read(), !rest.isEmpty { _ = receive?(rest) }
    // As the macros of `sys/wait.h` take the status apart.
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
  }

  private func start(_ pipe: MessagePipe?) throws -> pid_t {
    let files = [output] + (output == errors ? [] : [errors])
    let handles = try files.map(Self.opened)
    defer { for handle in handles { try? handle.close() } }
    let variables = ProcessInfo.processInfo.environment.filter {
      isTrusted || !Self.isSecret($0.key)
    }.merging(environment) { $1 }
    var arguments = command.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    let process = tintype_start_guarded(
      &arguments, &settings, handles[0].fileDescriptor, handles[handles.count - 1].fileDescriptor,
      pipe?.input ?? -1)
    guard process > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
    return process
  }

  /// What the names of variables mention that nobody else is to read.
  private static let secrets = ["TOKEN", "KEY", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL"]

  /// Whether a variable is by its name one that strangers' code is not given.
  static func isSecret(_ variable: String) -> Bool {
    let name = variable.uppercased()
    return secrets.contains { name.contains($0) }
  }

  /// Ends a program that was asked to end and does not: first what it started, then who looks after it.
  private static func insist(_ process: pid_t, since stopped: SuspendingClock.Instant) {
    let waited = SuspendingClock.now - stopped
    guard waited >= .seconds(gracePeriod) else { return }
    let descendants = ProcessTree.descendants(of: process)
    for descendant in descendants { kill(descendant, SIGKILL) }
    kill(process, SIGCONT)
    if descendants.isEmpty || waited >= .seconds(2 * gracePeriod) { kill(process, SIGKILL) }
  }

  /// A file that takes what a program writes; a pipe or a link that somebody put there is not opened.
  private static func opened(_ url: URL) throws -> FileHandle {
    let file = open(
      url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    var facts = stat()
    guard file >= 0, fstat(file, &facts) == 0 else {
      throw SystemError.last
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    guard [S_IFREG, S_IFCHR].contains(facts.st_mode & S_IFMT) else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(EINVAL))
    }
    return handle
  }

  /// How a program ends that cannot be started, as shells say it.
  static let notFound: Int32 = 127
}
