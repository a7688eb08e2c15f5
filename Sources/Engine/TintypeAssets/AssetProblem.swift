/// Something wrong with a file of an app's resources.
package struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, an absolute path.
  package var path: String
  /// The line that is to blame, from 1; nil for the file as a whole.
  package var line: Int?
  /// What is wrong, as a clause without a full stop.
  package var reason: String

  /// Creates a problem.
  package init(path: String, line: Int? = nil, reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  /// File, line and reason.
  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
  }
}
