import Foundation

/// A test that brought its process down.
package struct TestCrash: Sendable, Hashable {
  /// The test, such as `ShopTests.CardTests/card()`.
  package var test: String
  /// The file of its assertion, or else of what failed, from the package's folder on; nil where nobody can tell.
  package var file: String?
  /// The line in that file.
  package var line: Int?
  /// What happened, the rest of a sentence that begins with the test.
  package var reason: String

  /// One line: where, which test, and why.
  package var text: String {
    let location = [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
    return NeutralText.line(
      (location.isEmpty ? "" : "\(location): ") + "error: \(test) \(reason)")
  }
}

/// What processes that went down wrote last, and where they stood.
struct CrashTraces {
  /// A position in a source of the package.
  struct Position {
    var file: String
    var line: Int
  }

  /// Why each process went down, in the order of their ends; empty where none said it.
  let reasons: [String]
  /// The signals that ended processes.
  private let signals: [String]
  /// Where the package's code stood, of each process; nil where nobody can tell.
  private let positions: [Position?]

  /// The variable of Swift's runtime that says what becomes of a crash.
  static let variable = "SWIFT_BACKTRACE"

  /// What the runtime is told: it writes where the code stood into a folder, and nothing between the lines of tests.
  static func setting(folder: String) -> String {
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=0,"
      + "output-to=\(folder)"
  }

  /// Reads what is left of processes.
  ///
  /// - Parameters:
  ///   - ended: what they wrote.
  ///   - folder: where the runtime wrote traces.
  ///   - root: the folder of the package.
  init(of ended: SwiftCommand.Result, folder: String, root: String) {
    reasons = ended.text.split(separator: "\n").compactMap(Self.reason)
    signals = ended.complaints.components(separatedBy: "unexpected signal code ").dropFirst()
      .map { String($0.prefix { $0.isNumber }) }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .map { "\(folder)/\($0)" }
      .sorted { Self.date(of: $0) < Self.date(of: $1) }
    positions = files.map { file in
      let data = FileManager.default.contents(atPath: file) ?? Data()
      return Self.position(in: String(decoding: data, as: UTF8.self), root: root)
    }
  }

  /// What is known of the first process that went down, or of the last.
  func summary(ofFirst isFirst: Bool) -> (reason: String, position: Position?) {
    let position = (isFirst ? positions.first : positions.last) ?? nil
    if let reason = isFirst ? reasons.first : reasons.last {
      return ("crashed: \(reason)", position)
    }
    let signal = isFirst ? signals.first : signals.last
    // Nobody says anything of a process that ends in good order, or that is killed.
    guard let signal else { return (position == nil ? "ended its process" : "crashed", position) }
    return ("crashed with signal \(signal)", position)
  }

  private static func date(of file: String) -> Date {
    (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
      ?? .distantPast
  }

  /// What the runtime says of a trap, without its own source: `Index out of range`.
  private static func reason(of line: Substring) -> String? {
    for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let range = line.firstRange(of: kind) else { continue }
      let text = line[range.upperBound...].drop { ": ".contains($0) }
      return text.isEmpty ? kind.lowercased() : String(text)
    }
    return nil
  }

  /// The first frame of a trace that stands in a source of the package, which tools have not made.
  private static func position(in trace: String, root: String) -> Position? {
    for frame in trace.split(separator: "\n") {
      guard let at = frame.range(of: " at \(root)/") else { continue }
      let parts = frame[at.upperBound...].split(separator: ":")
      guard parts.count > 1, !parts[0].hasPrefix(".build/"), parts[0].hasSuffix(".swift"),
        let line = Int(parts[1])
      else { continue }
      return Position(file: String(parts[0]), line: line)
    }
    return nil
  }
}
