import ArgumentParser
import Foundation
import TintypeSnapshots

/// The commands of the snapshot harness.
enum SnapshotCommands {
  /// All of them, in the order of the help.
  static let all: [any ParsableCommand.Type] = [
    SnapshotTestCommand.self, SnapshotDiffCommand.self, SnapshotReviewCommand.self,
    SnapshotAcceptCommand.self, SnapshotRejectCommand.self, SnapshotPendingCommand.self,
    SnapshotPruneCommand.self, SnapshotReportCommand.self, SnapshotMergeCommand.self,
    SnapshotDoctorCommand.self,
  ]
}

/// Which package a command works on.
struct SnapshotPackageOptions: ParsableArguments {
  @Option(help: "The package; the one around the working folder without it.")
  var packagePath: String?

  @Option(help: "Where failures are kept; .build/snapshots of the package without it.")
  var artifacts: String?

  /// The folder of the package.
  var root: String {
    get throws {
      let start = absolute(packagePath ?? FileManager.default.currentDirectoryPath)
      guard let root = SnapshotLocation.packageRoot(above: start) else {
        throw SnapshotCommandError(66, "There is no Package.swift in \(start) or above it.")
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
    return (artifacts ?? inherited).flatMap { $0.isEmpty ? nil : absolute($0) }
  }

  /// What waits for a person.
  var queue: ReviewQueue {
    get throws { ReviewQueue(root: try root, artifacts: artifactsFolder) }
  }

  /// The last run.
  func manifest() throws -> RunManifest {
    var run = SuiteRun(root: try root)
    run.artifacts = artifactsFolder
    guard let data = FileManager.default.contents(atPath: run.manifestPath) else {
      throw SnapshotCommandError(
        66, "There is no run yet: \(run.manifestPath) is missing. Run `tintype test`.")
    }
    return RunManifest(data: data)
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

/// A sentence for standard error and the exit code.
struct SnapshotCommandError: Error, CustomStringConvertible {
  let code: Int32
  let description: String

  init(_ code: Int32, _ description: String) {
    self.code = code
    self.description = description
  }
}

/// Writes of the snapshot commands.
enum SnapshotOutput {
  /// Writes a line to standard output.
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  /// Writes a line to standard error.
  static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Writes a file; a failure is exit code 74.
  static func write(_ data: Data, to path: String) throws {
    do {
      try AtomicFile.write(data, to: URL(fileURLWithPath: path).standardizedFileURL.path)
    } catch {
      throw SnapshotCommandError(74, "\(error)")
    }
  }

  /// Runs a command's body and turns its errors into one sentence and an exit code.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SnapshotCommandError {
      complain("error: \(error)")
      throw ExitCode(error.code)
    } catch let error as ReviewError {
      complain("error: \(error)")
      if case .unreadable = error { throw ExitCode(66) }
      throw ExitCode(1)
    } catch let error as AtomicFile.WriteError {
      complain("error: \(error)")
      throw ExitCode(74)
    }
  }

  /// A value as JSON on several lines, keys in order.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// The forms in which a run is told to other programs.
struct SnapshotSummaryOptions: ParsableArguments {
  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(help: "Write JUnit's XML, one test case a snapshot.")
  var junit: String?

  @Flag(help: "Print annotations for GitHub and add a table to its step summary.")
  var github = false

  /// Prints and writes a summary.
  func show(_ summary: RunSummary) throws {
    if json { SnapshotOutput.line(summary.json) } else { SnapshotOutput.complain(summary.text) }
    if let junit { try SnapshotOutput.write(Data(summary.junit.utf8), to: junit) }
    guard github else { return }
    // GitHub reads both; a document on standard output stays one.
    for annotation in summary.githubAnnotations {
      if json { SnapshotOutput.complain(annotation) } else { SnapshotOutput.line(annotation) }
    }
    if let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try AtomicFile.append(summary.githubSummary, to: path)
    }
  }
}
