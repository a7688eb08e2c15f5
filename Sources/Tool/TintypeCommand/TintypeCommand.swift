import Foundation
import PackagePlugin

/// `swift package tintype …`: the tool, on the package that it is called in.
///
/// The tool is built when the command is called. Were it a dependency of the plug-in, SwiftPM would
/// compile the whole package a second time for the host on every build.
@main
struct TintypeCommand: CommandPlugin {
  /// Builds the tool and runs it with the arguments of the command.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let result = try packageManager.build(.product("tintype"), parameters: .init())
    guard result.succeeded,
      let tool = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "tintype"
      })
    else { throw Failure.unbuilt(result.logText) }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // `test` calls SwiftPM again, while the one that runs this plug-in still has the build folder's lock.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TINTYPE_WITHIN_PLUGIN": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Failure.crashed }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Why the tool gave no exit code.
  private enum Failure: Error, CustomStringConvertible {
    case unbuilt(String)
    case crashed
    var description: String {
      switch self {
      case .unbuilt(let log): "The tool tintype could not be built.\n\(log)"
      case .crashed: "The tool tintype crashed."
      }
    }
  }
}
