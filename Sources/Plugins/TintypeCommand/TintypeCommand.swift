import Foundation
import PackagePlugin

/// `swift package tintype …`: the tool, on the package that it is called in.
@main
struct TintypeCommand: CommandPlugin {
  /// Runs the tool with the arguments of the command.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "tintype").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Ending.crashed }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// How the tool ended where it gave no exit code.
  private enum Ending: Error, CustomStringConvertible {
    case crashed
    var description: String { "The tool tintype crashed." }
  }
}
