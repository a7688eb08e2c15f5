extension Snapshotting where Value: CaseIterable, Format == String {
  /// Keeps what a function makes of every case: a table of inputs and outputs.
  ///
  /// ```swift
  /// assertSnapshot(of: \Direction.rotatedLeft, as: .func(into: .description))
  /// ```
  ///
  /// - Parameter witness: turns an output into text.
  /// - Returns: the strategy; its file is `csv`.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> A) in
      // One after the other: the rows keep the order of the cases.
      Value.allCases.reduce(Async<[String]>(value: [])) { rows, input in
        let output = witness.snapshot(function(input))
        return rows.flatMap { rows in output.map { rows + ["\"\(input)\",\"\($0)\""] } }
      }
      .map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
