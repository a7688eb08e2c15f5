extension ProgramSource {
  /// The digest of all code that a view may run, and where it stands.
  ///
  /// - Parameters:
  ///   - unit: the unit that shows it.
  ///   - modes: how each unit takes part.
  ///   - withLocations: whether the files and lines are part of it, which code may ask for.
  ///   - whole: its units and those of its modules.
  /// - Returns: the digest in hexadecimal.
  func digest(
    ofCodeBehind unit: Int, modes: [UnitMode], withLocations: Bool = true, in whole: CodeBehind
  ) -> String {
    var key = ContentKey()
    key.add(assets ?? "")
    if !standIns.isEmpty { key.add(standIns.source) }
    for index in whole.graph.closure(of: unit) {
      let unit = whole.units[index]
      // What of a module does not compile is left out of it; its text decides that.
      let mode = modes.indices.contains(index) ? modes[index] : .shown
      if mode == .dropped { continue }
      if withLocations { [unit.path, "\(unit.line)"].forEach { key.add($0) } }
      for field in [mode.key, unit.imports, unit.code] { key.add(field) }
    }
    return key.digest
  }

  /// The units of a program, those of its modules after them, and which of them each needs.
  struct CodeBehind {
    let units: [SourceUnit]
    let graph: UnitGraph
  }

  /// All code that views of the program may run.
  var codeBehind: CodeBehind {
    if modules.isEmpty { return CodeBehind(units: units, graph: graph) }
    let all = units + modules.flatMap(\.units)
    return CodeBehind(units: all, graph: UnitGraph(units: all))
  }
}
