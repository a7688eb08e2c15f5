import Foundation
import TintypeSnapshots
import TintypeTestSupport

/// A package and a `swift` that asserts what it is told, so that `tintype test` runs in no time.
final class FakeSwift {
  let bench: Bench

  /// Creates a package whose tests pass and assert nothing yet.
  init() throws {
    bench = try Bench()
    // Arguments and the mode of recording go to a log; what the tests assert lies ready in files.
    let script = """
      #!/bin/sh
      here="$(dirname "$0")"
      # Where Swift Testing tells of tests is no argument of the user's.
      said="$*"
      case "$said" in *" --experimental-event-stream-output "*)
        rest="${said##* --experimental-event-stream-output }"
        said="${said%% --experimental-event-stream-output *}${rest#"${rest%% *}"}"
        if [ -f "$here/events" ]; then cat "$here/events" > "${rest%% *}"; fi
      esac
      echo "$said" >> "$here/arguments"
      if [ "$2" = list ]; then cat "$here/tests"; exit 0; fi
      echo "$SNAPSHOT_TESTING_RECORD" > "$here/mode"
      echo "Test Suite passed"
      cat "$here/complaints" >&2
      if [ -f "$here/seconds" ]; then sleep "$(cat "$here/seconds")"; fi
      cat "$here/assertions" >> "$TINTYPE_SNAPSHOT_MANIFEST"
      if [ -f "$here/within" ] && [ -z "$WITHIN" ]; then
        WITHIN=1; export WITHIN; . "$here/within" > "$here/said" 2>&1
      fi
      exit "$(cat "$here/code")"
      """
    let path = bench.root + "/bin/swift"
    try AtomicFile.write(Data(script.utf8), to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try AtomicFile.write(Data("T.A/a()\nT.B/b()\nT.C/c()\nT.D/d()\n".utf8), to: file("tests"))
    try assert([])
  }

  private func file(_ name: String) -> String { bench.root + "/bin/" + name }

  /// Sets what the tests assert, and how they end.
  func assert(
    _ outcomes: [(String, SnapshotOutcome.Kind)], code: Int = 0, complaint: String = ""
  ) throws {
    let lines = outcomes.map { name, kind in
      var outcome = SnapshotOutcome(
        kind: kind, reference: "\(bench.root)/Snapshots/\(name).txt", test: "A/a()",
        file: bench.root + "/Tests/CardTests.swift", line: 7, message: "about \(name)")
      outcome.directory = bench.root + "/Snapshots"
      return RunManifest.line(for: outcome, root: bench.root) + "\n"
    }
    try AtomicFile.write(Data(lines.joined().utf8), to: file("assertions"))
    try AtomicFile.write(Data(complaint.utf8), to: file("complaints"))
    try AtomicFile.write(Data("\(code)".utf8), to: file("code"))
  }

  /// Lets the tests say that some were left out, as another run of an older tool would.
  func assertNothingButABeginning() throws {
    let line = RunManifest.beginning(isFiltered: true, shard: nil) + "\n"
    try AtomicFile.write(Data(line.utf8), to: file("assertions"))
  }

  /// Sets which tests of Swift Testing there are, in the file that asserts, whether they are skipped, and which of the
  /// others do not come to their end.
  func tell(
    _ tests: [(function: String, isSkipped: Bool)], in file: String,
    leavingOpen open: Set<String> = []
  ) throws {
    let path = bench.root + "/" + file
    let lines = tests.flatMap { test -> [String] in
      let id = "T.\(test.function)"
      let ending = #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"}}"#
      return [
        #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"\#(test.function)","#
          + #""sourceLocation":{"_filePath":"\#(path)"}}}"#,
        #"{"kind":"event","payload":{"kind":"test\#(test.isSkipped ? "Skipped" : "Started")","#
          + #""testID":"\#(id)"}}"#,
      ] + (test.isSkipped || open.contains(test.function) ? [] : [ending])
    }
    try AtomicFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: self.file("events"))
  }

  /// Sets what a test does with the tool, and with the variables of the run that it is part of.
  ///
  /// - Parameters:
  ///   - folder: where the tool is started.
  ///   - arguments: the tool's arguments.
  /// - Throws: what the file system says.
  func useTool(in folder: String, _ arguments: [String]) throws {
    let command =
      "cd '\(folder)' && '\(BuiltTool.executable.path)' \(arguments.joined(separator: " "))\n"
    try AtomicFile.write(Data(command.utf8), to: file("within"))
  }

  /// Sets how long the tests take, in seconds.
  func take(_ seconds: Double) throws {
    try AtomicFile.write(Data("\(seconds)".utf8), to: file("seconds"))
  }

  /// Writes references.
  func keep(_ names: String...) throws {
    for name in names {
      try AtomicFile.write(Data(name.utf8), to: "\(bench.root)/Snapshots/\(name).txt")
    }
  }

  /// Runs the tool in the package.
  func tool(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> SnapshotTool.Result {
    let path = bench.root + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try SnapshotTool.run(
      arguments, in: bench.root, environment: environment.merging(["PATH": path]) { $1 })
  }

  /// The arguments of every call of `swift`, a line each.
  var calls: [String] { text("arguments").split(separator: "\n").map(String.init) }

  /// What a file of the fake holds.
  func text(_ name: String) -> String {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }
}
