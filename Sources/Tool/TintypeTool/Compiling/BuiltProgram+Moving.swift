import Foundation
import TintypeSyntax

extension BuiltProgram {
  /// The same program of equal sources in another folder.
  func moved(to other: String) -> BuiltProgram {
    if root == other { return self }
    func moved(_ path: String) -> String {
      path.path(below: root).map { "\(other)/\($0)" } ?? path
    }
    func moved(_ problem: Problem) -> Problem {
      var problem = problem
      problem.file = problem.file.map(moved)
      problem.message = problem.message.replacing(root + "/", with: other + "/")
      return problem
    }
    var program = self
    program.root = other
    for index in entries.indices { program.entries[index].file = moved(entries[index].file) }
    program.errors = errors.map(moved)
    program.notes = notes.map(moved)
    return program
  }
}

extension BuiltProgram.Entry {
  init(index: Int, candidate: ViewCandidate, unit: SourceUnit, ordinal: Int) {
    let type: String? =
      switch candidate.form {
      case .type(let name), .app(let name): name
      case .preview(let name): name ?? unit.fallbackName
      case .provider(let name): PreviewDeclaration.shown(byProvider: name)
      case .expressions, .fragment: nil
      }
    self.init(
      index: index, ownName: type ?? unit.fallbackName, unit: ordinal, isType: type != nil,
      file: unit.path, line: candidate.line, attributes: unit.attributes,
      isNamed: candidate.isNamed)
  }
}
