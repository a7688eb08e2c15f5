import Foundation
import TintypeSnapshots

/// The code that the steps of a DocC tutorial show.
enum Tutorial {
  /// Reads the files that a tutorial's `@Code` directives name, which lie in its catalog.
  ///
  /// - Parameters:
  ///   - tutorial: the tutorial.
  ///   - catalog: the catalog that it is a part of.
  ///   - problems: is given what cannot be found or read.
  /// - Returns: the files, each once; the picture of one is called as the `@Image` within its directive says, else
  ///   as the file.
  static func code(
    in tutorial: InputSource, _ catalog: DocumentationCatalog, _ problems: inout [Problem]
  ) -> [InputSource] {
    var sources: [InputSource] = []
    var seen: Set<String> = []
    var files: [String: String]?
    let lines = tutorial.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("@Code("), let name = argument("file", of: text),
        name.hasSuffix(".swift"), seen.insert(name).inserted
      else { continue }
      let names = files ?? names(in: catalog)
      files = names
      guard let path = names[name] else {
        problems.append(
          Problem(
            file: tutorial.path, line: index + 1,
            message: "The catalog holds no file '\(NeutralText.line(name))'."))
        continue
      }
      do {
        let image = lines.dropFirst(index + 1).first { !$0.allSatisfy(\.isWhitespace) }
          .flatMap { $0.contains("@Image(") ? argument("source", of: $0) : nil }
        sources.append(try whole(path, named: image ?? name))
      } catch {
        problems.append(error)
      }
    }
    return sources
  }

  private static func whole(_ path: String, named name: String) throws(Problem) -> InputSource {
    var source = try InputSource(reading: path, asArticle: false)
    var attributes = PictureSettings()
    attributes.name = (name as NSString).deletingPathExtension
    source.fences = [
      Fence(ordinal: 1, line: 1, indentation: 0, attributes: attributes, code: source.text)
    ]
    return source
  }

  private static func names(in catalog: DocumentationCatalog) -> [String: String] {
    let files = SourceWalk(catalog.path) { $0.hasSuffix(".swift") }.files
    return Dictionary(files.map { (($0 as NSString).lastPathComponent, $0) }) { first, _ in first }
  }

  /// The value of an argument: `file: "name"`, or without quotes.
  private static func argument(_ label: String, of line: Substring) -> String? {
    guard let start = line.range(of: "\(label):") else { return nil }
    let rest = line[start.upperBound...].drop { $0 == " " }
    let value =
      rest.hasPrefix("\"")
      ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { !",) ".contains($0) }
    return value.isEmpty ? nil : String(value)
  }
}
