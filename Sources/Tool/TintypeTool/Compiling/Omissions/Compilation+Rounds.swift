import TintypeSyntax

/// What the rounds after the first look at.
extension Compilation {
  /// The units in which something may be wrong after a round: those of which something is left out since, those that
  /// mention them or what stands in for a type since, and those of which something was said.
  func suspects(
    since old: [UnitMode], _ names: Set<String>, _ output: String
  ) -> Set<Int> {
    let changed = Set(modes.indices.filter { modes[$0] != old[$0] })
    let fresh = source.standIns.names.subtracting(names)
    let owners = Set(
      CompilerMessage.errors(in: output).compactMap {
        attributed($0, .article, isOfFunction: false)?.unit
      })
    let users = modes.indices.filter { index in
      !fresh.isEmpty && !fresh.isDisjoint(with: source.units[index].outline.namesWithoutDot)
    }
    return changed.union(source.graph.dependents(on: changed)).union(owners).union(users)
  }

  /// Looks for what is wrong in some units, without compiling them.
  ///
  /// - Returns: nil where all have to be compiled.
  func check(_ units: Set<Int>) throws -> CompilerRun.Result? {
    let files = source.files(modes: modes, dropping: dropped)
    try folder.hold(files, of: source)
    let names = Set(units.map { source.fileName(unit: $0) })
    return try compiler.check(
      files.map(\.name), of: names.union([ProgramSource.entryFile, StandIns.file]))
  }

  /// The compiler for the program.
  var compiler: CompilerRun {
    CompilerRun(
      toolchain: toolchain, cache: cache, module: source.module,
      defines: source.defines, language: source.language, built: source.linked, folder: folder.url,
      parts: parts)
  }
}
