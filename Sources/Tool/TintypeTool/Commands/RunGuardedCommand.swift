import ArgumentParser
import CTintypeGuard
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

  func run() {
    var arguments = command.map { strdup($0) } + [nil]
    tintype_run_guarded(&arguments, parent)
  }

  /// The arguments that run a program under guard.
  ///
  /// - Parameter command: the program and its arguments.
  /// - Returns: the tool's arguments.
  static func arguments(_ command: [String]) -> [String] {
    ["run-guarded", "\(getpid())", "--"] + command
  }
}
