package import Foundation

/// The tool that was built with the tests, to be started as a user starts it.
package enum BuiltTool {
  /// `TINTYPE_TOOL`, or the tool that lies beside the program that runs the tests.
  package static var executable: URL {
    if let path = ProcessInfo.processInfo.environment["TINTYPE_TOOL"] { return URL(filePath: path) }
    return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "tintype")
  }

  /// What says how these tests themselves are run; a tool that is tested must not see it.
  private static let ownVariables: Set<String> = [
    "CI", "SNAPSHOT_ARTIFACTS", "SNAPSHOT_TESTING_RECORD", "TINTYPE_SNAPSHOT_MANIFEST",
    "TINTYPE_WITHIN_PLUGIN",
    // No page is opened on the desktop of who runs the tests.
    "DISPLAY", "WAYLAND_DISPLAY",
  ]

  /// Where the compilers of all tests keep C modules.
  ///
  /// Each test has a cache of its own, and would else have them made anew, which takes longer than its code.
  private static let cModules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "tested-c-modules").path

  /// The variables of this process without what says how these tests themselves are run.
  ///
  /// - Parameter more: variables to set besides.
  /// - Returns: the variables for the tool.
  package static func environment(adding more: [String: String] = [:]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { !ownVariables.contains($0.key) }
      .merging(["TINTYPE_C_MODULES": cModules]) { $1 }.merging(more) { $1 }
  }
}
