/// What the arguments that a user hands on to `swift test` say about which tests run.
package struct TestArguments: Sendable, Hashable {
  /// Patterns of `--filter`, of which one has to match.
  package private(set) var filters: [String] = []
  /// Patterns of `--skip`.
  package private(set) var skips: [String] = []
  /// Whether some tests may be left out, in whatever way.
  package private(set) var leavesOut = false
  /// The arguments without filters and skips.
  package private(set) var others: [String] = []
  /// The arguments that `swift test list` takes too: those that say what is built and where.
  package private(set) var forList: [String] = []

  /// Options that choose among the tests besides filters and skips, and whether they have a value.
  private static let choosing: [String: Bool] = [
    "--specifier": true, "-s": true, "--test-product": true, "--disable-xctest": false,
    "--disable-swift-testing": false,
  ]
  /// Options about how tests run that listing does not know, and whether they have a value.
  private static let running: [String: Bool] = [
    "--parallel": false, "--no-parallel": false, "--num-workers": true, "--xunit-output": true,
    "--attachments-path": true, "--enable-code-coverage": false, "--disable-code-coverage": false,
    "--show-codecov-path": false, TestEvents.option: true, "--event-stream-output-path": true,
    "--experimental-event-stream-version": true, "--event-stream-version": true,
    "--repetitions": true, "--maximum-repetitions": true, "--repeat-until": true,
    "--experimental-maximum-parallelization-width": true, "--enable-testable-imports": false,
    "--disable-testable-imports": false, "--specifier": true, "-s": true,
  ]

  /// Reads arguments of `swift test`.
  package init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let isJoined = argument.hasPrefix("--") && parts.count == 2
      let name = isJoined ? parts[0] : argument
      if name == "--filter" || name == "--skip" {
        let value = isJoined ? parts[1] : rest.popFirst() ?? ""
        if name == "--filter" { filters.append(value) } else { skips.append(value) }
        leavesOut = true
        continue
      }
      if Self.choosing[name] != nil { leavesOut = true }
      let hasValue = Self.running[name] ?? Self.choosing[name] ?? false
      let whole = [argument] + (hasValue && !isJoined ? rest.popFirst().map { [$0] } ?? [] : [])
      others += whole
      if Self.running[name] == nil { forList += whole }
    }
  }

  /// The value that an option has been given; nil where it has not.
  package func value(of option: String) -> String? {
    for (index, argument) in others.enumerated() {
      if argument == option, index + 1 < others.count { return others[index + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
