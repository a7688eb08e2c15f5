/// Why a font cannot be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file of the family is installed; `package` is the Debian package that has it, where known.
  case missing(family: String, package: String?)
  /// The file exists but holds no font.
  case notAFont(path: String)

  /// One sentence that says what to do.
  package var description: String {
    switch self {
    case .missing(let family, let package?):
      "The font family “\(family)” is not installed; install the Debian package \(package)."
    case .missing(let family, nil):
      "The font family “\(family)” is neither declared nor installed; pass its file with --font."
    case .notAFont(let path):
      "The file \(path) is not a font."
    }
  }
}
