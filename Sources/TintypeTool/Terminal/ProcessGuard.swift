import Foundation
import Glibc

/// Runs a program that ends with the tool, however the tool ends.
///
/// A compiler starts further programs in process groups of their own, which no signal to the tool reaches, and
/// nobody can hear of SIGKILL. So a process of ours stands between: it gives the program a session of its own,
/// looks after its parent, and ends everything that the program started once that has ended, or the parent
/// is gone or asks for it.
struct ProcessGuard {
  /// The tool, by its number.
  let parent: pid_t

  /// How the program ended.
  enum Ending {
    case exited(Int32)
    case signaled(Int32)
  }

  /// Runs a program to its end, or to the parent's.
  ///
  /// - Parameter command: the program, looked up in the path, and its arguments.
  /// - Returns: how it ended; killed where it was not let go on, nil where it cannot be started.
  func run(_ command: [String]) -> Ending? {
    // Signals wait to be looked at in place of being acted on: all that happens is a turn of the loop.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in Self.requests { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    ProcessTree.adoptOrphans()
    guard let session = Self.start(command) else { return nil }
    while true {
      var status: Int32 = 0
      let ended = waitpid(session, &status, WNOHANG)
      if ended == session {
        Self.end(session)
        // As the macros of `sys/wait.h` take the status apart.
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
      }
      usleep(5_000)
      if getppid() != parent || Self.isAsked() {
        Self.end(session)
        return .signaled(SIGKILL)
      }
    }
  }

  /// The signals that ask for an end.
  private static let requests = [SIGINT, SIGTERM, SIGHUP]

  /// Whether one of them waits.
  private static func isAsked() -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return requests.contains { sigismember(&pending, $0) == 1 }
  }

  /// Starts a program in a session of its own, with no signal blocked.
  private static func start(_ command: [String]) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID is a macro with a cast in newer headers.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | 0x80)
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    return posix_spawnp(&process, command[0], nil, &attributes, &arguments, environ) == 0
      ? process : nil
  }

  /// Ends every process of a session, and what has left it: asked first, killed a moment later.
  private static func end(_ session: pid_t) {
    for round in 0..<200 {
      // Those that have ended and were not waited for are no members.
      while waitpid(-1, nil, WNOHANG) > 0 {}
      let members = Set(members(of: session) + ProcessTree.descendants(of: getpid()))
      if members.isEmpty { return }
      for process in members { kill(process, round == 0 ? SIGTERM : SIGKILL) }
      usleep(round == 0 ? 200_000 : 10_000)
    }
  }

  /// The processes of a session that have not ended.
  private static func members(of session: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
        return false
      }
      // The name in parentheses may hold anything; behind it: state, parent, group, session.
      let text = String(decoding: data, as: UTF8.self)
      let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
      return fields.count > 4 && pid_t(fields[4]) == session && fields[1] != "Z"
    }
  }
}
