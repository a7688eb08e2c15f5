import ArgumentParser
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The command `tintype`.
@main
struct ToolCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tintype",
    abstract: "Draws SwiftUI views without a screen.",
    discussion: """
      Exit codes: 0 done, 1 something differed or did not compile, 64 wrong usage, 66 input missing \
      or without a view, 69 compiler, pip or network missing, 74 output not written.

      Examples:
        tintype render Article.md                 the pictures of an article, in out/
        tintype render Card.swift --scale 2       one file's views at two pixels a point
        tintype inspect Card.swift --size 320x    the layout tree at a width of 320 points
        tintype explore Card.swift --width 120...400   a page in which readers change the width
        tintype fonts                             the fonts that texts are set in
        tintype setup                             fetches fonts and symbols, once
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, InspectCommand.self, ExploreCommand.self, WatchCommand.self,
      DocsCommand.self, FontsCommand.self,
      SetupCommand.self,
      RunProgramCommand.self, RunGuardedCommand.self,
      SnapshotTestCommand.self, SnapshotDiffCommand.self, SnapshotReviewCommand.self,
      SnapshotAcceptCommand.self, SnapshotRejectCommand.self, SnapshotPendingCommand.self,
      SnapshotPruneCommand.self, SnapshotReportCommand.self, SnapshotMergeCommand.self,
      SnapshotDoctorCommand.self,
    ])

  /// Runs the tool, which can be interrupted also where what starts it holds signals back.
  static func main() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--version"] { return print(configuration.version) }
    do {
      guard var command = named(by: arguments) else { return main(nil) }
      try command.run()
    } catch {
      exit(withError: error)
    }
  }

  /// The command that arguments begin with, read without all others.
  ///
  /// Their declarations take longer to read than much of what is done by them.
  ///
  /// - Parameter arguments: the tool's arguments.
  /// - Returns: nil where the command does not take the arguments or helps: what is said then speaks of the tool.
  static func named(by arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first, !arguments.contains("help"),
      let command = configuration.subcommands.first(where: {
        $0.configuration.commandName == name
      })
    else { return nil }
    return try? command.parseAsRoot(Array(arguments.dropFirst()))
  }
}
