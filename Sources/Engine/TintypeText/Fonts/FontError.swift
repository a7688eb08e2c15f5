/// Why a font cannot be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file of the family is installed; `package` is the Debian package that has it, where known.
  case missing(family: String, package: String?)
  /// The file of a family that `tintype setup` takes out of a package of the registry is not there.
  case notSetUp(family: String, package: String)
  /// There is no such file, or it may not be read.
  case unreadable(path: String)
  /// The file exists but holds no font.
  case notAFont(path: String)

  /// What a program can do where a family is unknown; a tool may say the same in its own words.
  package static let remedy = "register its file with FontCatalog.standard.register(_:)"

  /// One sentence that says what to do.
  package var description: String {
    switch self {
    case .missing(let family, let package?):
      "The font family “\(family)” is not installed; install the Debian package \(package)."
    case .missing(let family, nil):
      "The font family “\(family)” is neither declared nor installed; \(Self.remedy)."
    case .notSetUp(let family, let package):
      "The font family “\(family)” is not there; run “tintype setup”, which takes it from \(package)."
    case .unreadable(let path):
      "The font file \(path) does not exist or cannot be read."
    case .notAFont(let path):
      "The file \(path) is not a font."
    }
  }
}
