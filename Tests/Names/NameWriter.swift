import Foundation

/// Writes the Swift files that are made of tables, as `make names` asks for.
///
/// A program that depends on nothing else: a table whose Swift does not compile can still be mended.
@main struct NameWriter {
  static func main() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let paths = try GeneratedNames(root: root).write()
    for path in paths { print(path) }
  }
}
