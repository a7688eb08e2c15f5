import Foundation

/// What is told of the messages of a command: all of them, or one screen, causes first.
///
/// A project in which something fails has hundreds of them, most of which follow from few.
struct MessageScreen {
  /// A message and how many more of its kind there are.
  struct Row: Equatable {
    let problem: Problem
    var more = 0
    /// Whether the line that it is about is shown below it.
    var hasExcerpt = false
  }

  /// The lines of a terminal that all messages may take.
  static let height = 40
  /// The lines of a message with its excerpt.
  private static let rowHeight = 3
  private static let mostErrors = 8
  private static let mostWarnings = 10

  private(set) var warnings: [Row]
  private(set) var errors: [Row]
  /// How many messages are not told.
  private(set) var left = 0

  /// Chooses what is told.
  ///
  /// - Parameters:
  ///   - notes: warnings, in the order of the sources.
  ///   - problems: errors, in the order of the sources.
  ///   - isWhole: whether all are told, whatever they are.
  init(notes: [Problem], problems: [Problem], isWhole: Bool) {
    warnings = notes.map { Row(problem: $0, hasExcerpt: true) }
    errors = problems.map { Row(problem: $0, hasExcerpt: true) }
    if isWhole || (notes.count + problems.count) * Self.rowHeight <= Self.height { return }
    // Of equal weight, what comes first stays first.
    let causes = Self.gathered(problems.filter { !$0.isConsequence }).enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
    let rows = Self.gathered(notes)
    warnings = Array(rows.prefix(Self.mostWarnings))
    errors = causes.prefix(Self.mostErrors).map {
      Row(problem: $0.problem, more: $0.more, hasExcerpt: true)
    }
    left = notes.count + problems.count - (warnings + errors).reduce(0) { $0 + $1.more + 1 }
  }

  /// One row for each kind of message, by its first.
  private static func gathered(_ problems: [Problem]) -> [Row] {
    var rows: [Row] = []
    var positions: [String: Int] = [:]
    for problem in problems {
      if let topic = problem.topic, let position = positions[topic] {
        rows[position].more += 1
      } else {
        if let topic = problem.topic { positions[topic] = rows.count }
        rows.append(Row(problem: problem))
      }
    }
    return rows
  }

  /// The sentence on what is not told; nil where all is.
  var end: String? {
    left == 0
      ? nil
      : "\(left) more message\(left == 1 ? "" : "s"), of which most follow from these: --verbose tells all."
  }

  /// Says it on standard error.
  func tell() {
    for row in warnings { Self.tell(row, severity: "warning") }
    for row in errors { Self.tell(row, severity: "error") }
    if let end { Standard.complain(end) }
  }

  private static func tell(_ row: Row, severity: String) {
    var problem = row.problem
    if row.more > 0 { problem.message += " (and \(row.more) more)" }
    if row.hasExcerpt {
      Standard.complain(problem, severity: severity)
    } else {
      Standard.complain(problem.text(severity: severity))
    }
  }
}

extension MessageScreen.Row {
  /// How much depends on it.
  fileprivate var weight: Int { max(problem.previews ?? 0, problem.topic == nil ? 0 : more) }
}
