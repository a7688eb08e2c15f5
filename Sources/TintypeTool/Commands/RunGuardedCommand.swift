import ArgumentParser
import Foundation

/// `tintype run-guarded`: runs a program that must not outlive the tool, for the tool's own use.
struct RunGuardedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run-guarded",
    abstract: "Runs a program that ends when the tool does.",
    shouldDisplay: false)

  @Argument(help: "The number of the tool's process.")
  var parent: Int32

  @Argument(parsing: .postTerminator, help: "The program and its arguments, after --.")
  var command: [String]

  func run() throws {
    switch ProcessGuard(parent: parent).run(command) {
    case .exited(let code): throw ExitCode(code)
    case .signaled(let signal):
      // Who waits for this process shall learn how the program ended.
      Glibc.signal(signal, SIG_DFL)
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      kill(getpid(), signal)
      throw ExitStatus.failed.exitCode
    case nil: throw ExitCode(Self.notFound)
    }
  }

  /// What shells return for a program that cannot be started.
  static let notFound: Int32 = 127

  /// The arguments that run a program under guard.
  ///
  /// - Parameter command: the program and its arguments.
  /// - Returns: the tool's arguments.
  static func arguments(_ command: [String]) -> [String] {
    ["run-guarded", "\(getpid())", "--"] + command
  }
}
