import TintypeGeometry
import TintypeProgram
import TintypeSnapshots

extension BuiltProgram.Entry {
  /// The names by which other fences speak of it: its fence's, its preview's or its type's.
  fileprivate var names: [String] { [attributes.name, ownName].compactMap { $0 } }

  /// The entry with the view that it is to be compared with, on whose code its picture depends as well.
  ///
  /// - Parameter entries: the views of the program.
  /// - Returns: the entry as it is where it asks for no comparison, or for one with a view that there is not.
  func compared(among entries: [BuiltProgram.Entry]) -> BuiltProgram.Entry {
    guard let other = attributes.comparison,
      let found = entries.first(where: { $0.index != index && $0.names.contains(other) })
    else { return self }
    let own = names[0] == found.names[0] ? ownName : names[0]
    return compared(with: found, names: [found.names[0], own])
  }

  /// The entry with a view that it is to be compared with.
  ///
  /// - Parameters:
  ///   - other: the other view.
  ///   - names: what stands above the other one and above its own.
  /// - Returns: the entry.
  func compared(with other: BuiltProgram.Entry, names: [String]) -> BuiltProgram.Entry {
    var result = self
    result.comparison = ComparisonJob(index: other.index, names: names)
    result.code += other.code
    result.content += other.content
    return result
  }

  /// What is said where there is no view of the name that it is to be compared with; nil where there is.
  ///
  /// - Parameter entries: the views of the program.
  /// - Returns: the problem, with what there is instead.
  func missingComparison(among entries: [BuiltProgram.Entry]) -> Problem? {
    guard let other = attributes.comparison, comparison == nil else { return nil }
    let all = entries.filter { $0.index != index }.map { $0.names[0] }
    let hint =
      NearestOption.to(other, among: all).map { "did you mean '\($0)'?" }
      ?? (all.isEmpty ? "it is the only view here." : "there are \(LayoutChange.names(all)).")
    return Problem(
      file: file, line: line, message: "No view is called '\(other)' to compare with; \(hint)")
  }
}
