/// A part of a package's manifest, such as pages show to say how a library is added.
enum ManifestPiece {
  /// How such code begins: none of it is an expression or a declaration that shows a view.
  private static let beginnings = [
    "import PackageDescription", "dependencies:", "targets:", "products:", ".package(", ".product(",
    ".target(", ".library(", ".executableTarget(", ".testTarget(", "package.dependencies",
    "let package = Package(",
  ]

  /// Whether code is part of a manifest, which no program can hold.
  ///
  /// - Parameter code: the code of a fence.
  /// - Returns: whether its first line that is no comment, or the comment that every manifest has, says so.
  static func isOne(_ code: String) -> Bool {
    for line in code.split(whereSeparator: \.isNewline) {
      let text = line.drop { $0.isWhitespace || $0 == "[" }
      if text.hasPrefix("// swift-tools-version") { return true }
      if text.isEmpty || text.hasPrefix("//") { continue }
      return beginnings.contains { text.hasPrefix($0) }
    }
    return false
  }
}
