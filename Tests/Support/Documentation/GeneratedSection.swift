import Foundation

/// A part of a documentation page that is made from the sources, between two comments with its name.
///
/// `make lists` writes all of them; a test of each fails where its page is not up to date.
package struct GeneratedSection {
  /// What is wrong with a page, in a sentence.
  package struct Outdated: Error, CustomStringConvertible {
    package let description: String
  }

  private let page: URL
  private let name: String

  /// Names a section.
  ///
  /// - Parameters:
  ///   - name: what its comments say.
  ///   - page: the path of the page below the package's folder.
  package init(_ name: String, in page: String) {
    self.name = name
    self.page = PackageFolder.root.appending(path: page)
  }

  /// Compares the section with what it has to be, and writes it where that was asked for.
  ///
  /// - Parameter text: the section's lines.
  /// - Throws: `Outdated` where they differ and nothing was written, or where the page has no such section.
  package func check(_ text: String) throws {
    let content = try String(contentsOf: page, encoding: .utf8)
    let (start, end) = ("<!-- \(name): written by `make lists` -->\n", "<!-- end of \(name) -->")
    guard let first = content.range(of: start), let last = content.range(of: end) else {
      throw Outdated(description: "\(page.lastPathComponent) has no section \(name).")
    }
    let section = first.upperBound..<last.lowerBound
    let wanted = "\n" + text + "\n"
    guard content[section] != wanted else { return }
    guard ProcessInfo.processInfo.environment["TINTYPE_WRITE_LISTS"] != nil else {
      throw Outdated(
        description:
          "The section \(name) of \(page.lastPathComponent) does not say what the sources do:"
          + " run make lists.")
    }
    try Data(content.replacingCharacters(in: section, with: wanted).utf8).write(to: page)
  }

  /// An item of a list: a title and names in code, in lines as short as those of the page.
  ///
  /// - Parameters:
  ///   - title: what the names have in common.
  ///   - reason: what is said of all of them, after a comma; empty for nothing.
  ///   - names: the names, in order.
  /// - Returns: the lines of the item.
  package static func item(
    _ title: String, because reason: String = "", _ names: [String]
  ) -> String {
    var lines = ["- **\(title)**" + (reason.isEmpty ? ":" : ", \(reason):")]
    for (index, name) in names.enumerated() {
      let entry = "`\(name)`" + (index == names.count - 1 ? "." : ",")
      let line = lines[lines.count - 1]
      if line.count + entry.count < 130 {
        lines[lines.count - 1] = "\(line) \(entry)"
      } else {
        lines.append("  \(entry)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
