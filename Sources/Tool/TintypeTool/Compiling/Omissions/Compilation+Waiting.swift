/// Which previews wait for what does not compile.
extension Compilation {
  /// How many previews are not drawn because of each unit: those that follow from it, one step after the other.
  var previewsWaiting: [Int: Int] {
    var counts: [Int: Int] = [:]
    for entry in source.entries
    where !source.shows(entry, modes) && source.units[entry.unit].isPreview {
      let root = root(of: entry.unit)
      // What is wrong in the preview's own code keeps no other.
      if !source.units[root].isPreview { counts[root, default: 0] += 1 }
    }
    return counts
  }

  /// The unit from which it follows that another one does not compile, which may be itself.
  private func root(of index: Int) -> Int {
    var seen: Set<Int> = [index]
    var root = index
    while let cause = cause(of: root), seen.insert(cause).inserted { root = cause }
    return root
  }

  /// The unit that declares what a unit that does not compile lacks; nil where its own code is wrong.
  private func cause(of index: Int) -> Int? {
    let messages = errors.filter { $0.key.unit == index && $0.key.cut == nil }
      .sorted { ($0.key.item ?? -1) < ($1.key.item ?? -1) }.flatMap(\.value)
    if let missing = messages.lazy.compactMap({ missingDeclaration($0.text, index) }).first {
      return missing.unit
    }
    // A preview takes part with the file around it.
    guard source.units[index].isPreview, messages.isEmpty || modes[index] == .dropped else {
      return nil
    }
    let file = source.units[..<index].lastIndex { !$0.isPreview }
    return file.flatMap { modes[$0] == .dropped ? $0 : nil }
  }
}

extension Problem {
  /// The problem with the number of previews that wait for it; nil and 0 for none that is told.
  func keeping(_ previews: Int?) -> Problem {
    guard let previews, previews > 0, !isConsequence else { return self }
    var problem = self
    problem.previews = previews
    problem.message += "; \(previews) preview\(previews == 1 ? " waits" : "s wait") for this"
    return problem
  }
}
