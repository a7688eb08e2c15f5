import Testing

@testable import TintypeTool

/// What is told of many messages: one screen, causes first.
@Suite struct MessageScreenTests {
  private func problem(
    _ line: Int, _ message: String, previews: Int? = nil, follows: Bool = false,
    topic: String? = nil
  ) -> Problem {
    Problem(
      file: "/x/a.swift", line: line, message: message, previews: previews, isConsequence: follows,
      topic: topic)
  }

  private func sentences(_ rows: [MessageScreen.Row]) -> [String] {
    rows.map { $0.problem.message + ($0.more > 0 ? " +\($0.more)" : "") }
  }

  @Test func whatFitsOnAScreenStaysAsItIs() {
    let problems = (0..<10).map { problem($0, "e\($0)", previews: $0) }
    let screen = MessageScreen(
      notes: (0..<3).map { problem($0, "w\($0)", topic: "w") }, problems: problems, isWhole: false)
    #expect(sentences(screen.errors) == problems.map(\.message))
    #expect(sentences(screen.warnings) == ["w0", "w1", "w2"])
    #expect(screen.left == 0 && screen.end == nil)
  }

  @Test func causesComeFirstAndTheirKindTogether() {
    var problems = (0..<30).map { problem($0, "follows \($0)", follows: true) }
    problems += (0..<20).map { problem(40 + $0, "own \($0)") }
    problems.append(problem(70, "root", previews: 23))
    problems += (0..<5).map { problem(80 + $0, "V\($0): crash", topic: "crash") }
    problems.append(problem(90, "small root", previews: 2))
    let notes = (0..<50).map { problem($0, "V\($0): gray", topic: "gray") } + [problem(1, "alone")]
    let screen = MessageScreen(notes: notes, problems: problems, isWhole: false)
    #expect(
      sentences(screen.errors) == [
        "root", "V0: crash +4", "small root", "own 0", "own 1", "own 2", "own 3", "own 4",
      ])
    #expect(sentences(screen.warnings) == ["V0: gray +49", "alone"])
    // 30 follow, and 15 of those of their own kind are too many.
    #expect(screen.left == 45)
    #expect(
      screen.end == "45 more messages, of which most follow from these: --verbose tells all.")
    let lines = screen.errors.count * 3 + screen.warnings.count + 1
    #expect(lines <= MessageScreen.height)
  }

  @Test func everyMessageWhereAllAreWanted() {
    let problems = (0..<99).map { problem($0, "e", follows: true, topic: "e") }
    let screen = MessageScreen(notes: [], problems: problems, isWhole: true)
    #expect(screen.errors.count == 99 && screen.left == 0)
  }
}
