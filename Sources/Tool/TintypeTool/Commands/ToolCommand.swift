import ArgumentParser
import Foundation
import TintypeSnapshots

#if canImport(Glibc)
import Glibc
#endif

/// The command `tintype`.
@main
struct ToolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tintype",
    abstract: "Renders SwiftUI views on Linux.",
    discussion: """
      Exit codes:
        0   done
        1   something differs, does not compile or is not drawn
        64  wrong usage
        66  an input is missing or shows no view
        69  the compiler, pip or the network is missing
        74  an output could not be written
      The help of test, diff, review, pending, prune, doctor, docs check and gallery check lists more.

      Examples:
        tintype render Article.md
        tintype render Card.swift --appearance both
        tintype inspect Card.swift --size 320x
        tintype docs build --update
        tintype docs check
        tintype gallery
        tintype test
        tintype review --web
        tintype setup
      """,
    version: "0.1.0 (renderer \(Fingerprint.currentRenderer))",
    subcommands: [RunProgramCommand.self, RunGuardedCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Draw",
        subcommands: [
          RenderCommand.self, InspectCommand.self, CompareCommand.self, ExploreCommand.self,
          WatchCommand.self,
        ]),
      CommandGroup(name: "Document", subcommands: [DocsCommand.self, GalleryCommand.self]),
      CommandGroup(
        name: "Test",
        subcommands: [
          SnapshotTestCommand.self, SnapshotDiffCommand.self, SnapshotReviewCommand.self,
          SnapshotAcceptCommand.self, SnapshotRejectCommand.self, SnapshotPendingCommand.self,
          SnapshotPruneCommand.self, SnapshotReportCommand.self, SnapshotMergeCommand.self,
        ]),
      CommandGroup(
        name: "Set up",
        subcommands: [SetupCommand.self, FontsCommand.self, SnapshotDoctorCommand.self]),
    ])

  /// Runs the tool, which can be interrupted also where what starts it holds signals back.
  static func main() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    let arguments = Setting.completed(Array(CommandLine.arguments.dropFirst()))
    if arguments == ["--version"] { return print(configuration.version) }
    do {
      if let mistake = CommandNames.mistake(in: arguments) { throw mistake }
      var command = try named(by: arguments) ?? parseAsRoot(arguments)
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Ends the tool with what is said of an error.
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    let message = CommandNames.withoutFarHints(fullMessage(for: error))
    if !message.isEmpty {
      let isAnswer = status == .success
      if isAnswer { print(message) } else { Standard.complain(message) }
    }
    Foundation.exit(status.rawValue)
  }

  /// The command that arguments begin with, read without all others.
  ///
  /// Their declarations take longer to read than much of what is done by them.
  ///
  /// - Parameter arguments: the tool's arguments.
  /// - Returns: nil where the command does not take the arguments or helps: what is said then speaks of the tool.
  static func named(by arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first, Set(arguments).isDisjoint(with: ["help", "--help", "-h"]),
      let command = configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      })
    else { return nil }
    return try? command.parseAsRoot(Array(arguments.dropFirst()))
  }
}
