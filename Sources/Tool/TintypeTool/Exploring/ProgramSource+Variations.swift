import TintypeProgram
import TintypeSyntax

extension ProgramSource {
  /// What entries vary: their fence's parameters, or else those of all.
  static func variations(
    of entries: [Entry], in units: [SourceUnit], _ graph: UnitGraph, _ parameters: [VariedParameter]
  ) -> (VariedCode, [VariedCode.Found]) {
    var varied = VariedCode(units: units)
    let found = entries.map { entry in
      let unit = units[entry.unit]
      let wanted = unit.attributes.variation.isEmpty ? parameters : unit.attributes.variation
      if wanted.isEmpty { return VariedCode.Found() }
      var scopes: [(unit: Int, bytes: Range<Int>)] = []
      if case .type(let name) = entry.candidate.form {
        scopes = unit.outline.items.filter { item in
          if case .type(let type) = item.kind { return type.name == name }
          return false
        }.map { (entry.unit, $0.range) }
      }
      let near = units.indices.filter { $0 != entry.unit && units[$0].path == unit.path }
      let far = graph.closure(of: entry.unit).filter { $0 != entry.unit && !near.contains($0) }
      // In an article other fences are other views, unless this one needs them.
      let others =
        unit.isFence ? near.filter { graph.closure(of: entry.unit).contains($0) } + far : near + far
      scopes += ([entry.unit] + others).map { ($0, 0..<units[$0].outline.bytes.count) }
      let line = unit.isFence ? max(1, unit.line - 1) : entry.candidate.line
      return varied.add(wanted, in: scopes, line: line)
    }
    return (varied, found)
  }
}
