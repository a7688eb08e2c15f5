import ArgumentParser
import Foundation
import TintypeSnapshots

/// Which package a command works on.
struct SnapshotPackageOptions: ParsableArguments {
  @Option(
    help: "The package. (default: the one around this folder)", transform: PathText.read)
  var packagePath: String?

  @Option(
    help: "Where to keep failures. (default: .build/snapshots)",
    transform: PathText.read)
  var artifacts: String?

  /// The folder of the package.
  var root: String {
    get throws {
      let start = DisplayPath.absolute(packagePath ?? FileManager.default.currentDirectoryPath)
      guard let root = SnapshotLocation.packageRoot(above: start) else {
        throw ToolError(
          status: .noInput, message: "There is no Package.swift in \(start) or above it.")
      }
      return root
    }
  }

  /// Where failures are kept; nil for the package's own folder.
  ///
  /// Within a test the variable is that of the run around it, which may be another package's.
  var artifactsFolder: String? {
    let surroundings = SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)
    let inherited = surroundings.manifest == nil ? surroundings.artifacts : nil
    return (artifacts ?? inherited).flatMap { $0.isEmpty ? nil : DisplayPath.absolute($0) }
  }

  /// What waits for a person; what records say and nobody follows is complained about.
  var queue: ReviewQueue {
    get throws {
      let queue = ReviewQueue(root: try root, artifacts: artifactsFolder)
      for refusal in queue.refusals { Standard.complain("error: \(NeutralText.line(refusal))") }
      return queue
    }
  }

  /// The file of the last run.
  private var record: String {
    get throws {
      var run = SuiteRun(root: try root)
      run.artifacts = artifactsFolder
      return run.manifestPath
    }
  }

  /// The last run.
  func manifest() throws -> RunManifest {
    let record = try record
    guard let data = FileManager.default.contents(atPath: record) else {
      throw ToolError(
        status: .noInput,
        message: "There is no run yet: \(record) is missing. Run `tintype test`.")
    }
    return RunManifest(data: data)
  }

  /// Where the last run comes from.
  var origin: RunOrigin {
    get throws { RunOrigin(root: try root, record: try record) }
  }

  /// What passed in the last run; nothing where there was none.
  var passed: [PassedSnapshot] {
    get throws {
      let outcomes = (try? manifest())?.outcomes ?? []
      return PassedSnapshot.all(in: outcomes, root: try root)
    }
  }
}
