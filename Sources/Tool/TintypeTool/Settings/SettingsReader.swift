import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots

/// Reads what a page or a package says of all its pictures.
///
/// A package says it in `tintype.yml`, a page in front matter under `tintype:`, or, as DocC knows no front matter,
/// in comments: `<!-- tintype: appearance: both, scales: [1, 2] -->`. What is not understood is a problem with its
/// line, and the rest holds.
struct SettingsReader {
  /// The file, an absolute path.
  let file: String
  private(set) var settings = PictureSettings()
  private(set) var problems: [Problem] = []
  private let scopes: Setting.Scopes

  /// Reads a package's file.
  ///
  /// - Parameters:
  ///   - file: an absolute path.
  ///   - text: what the file holds.
  init(package file: String, text: String) {
    self.file = file
    scopes = [.page, .package]
    read(text, from: 1)
  }

  /// Reads what a page says.
  ///
  /// - Parameters:
  ///   - file: an absolute path.
  ///   - text: the page, its line ends as Unix has them.
  init(page file: String, text: String) {
    self.file = file
    scopes = .page
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let matter = Self.frontMatter(of: lines) {
      readFrontMatter(matter.joined(separator: "\n"))
    }
    if text.contains(FenceComment.opening) {
      let syntax = PageSyntax(of: file)
      readComments(
        lines, besides: Article.codeLines(of: text, syntax),
        firstFence: Article.fences(in: text, syntax).first?.line)
    }
  }

  /// The lines between two `---` at the very beginning.
  private static func frontMatter(of lines: [Substring]) -> ArraySlice<Substring>? {
    guard lines.first?.trimmingCharacters(in: .whitespaces) == "---",
      let end = lines.dropFirst().firstIndex(where: {
        $0.trimmingCharacters(in: .whitespaces) == "---"
      }),
      lines[1..<end].contains(where: { $0.hasPrefix(FenceComment.opening) })
    else { return nil }
    return lines[1..<end]
  }

  private mutating func readFrontMatter(_ yaml: String) {
    guard let pairs = node(yaml, from: 2)?.pairs else { return }
    for (key, value) in pairs where key.text == "tintype" {
      read(value, from: 2)
    }
  }

  /// Reads what comments say.
  ///
  /// - Parameters:
  ///   - lines: the lines of the page.
  ///   - code: the numbers of those that are code, from 1: what they show is not said of the page.
  ///   - firstFence: the number of the line on which the code of the first fence begins; nil where there is none.
  private mutating func readComments(
    _ lines: [Substring], besides code: Set<Int>, firstFence: Int?
  ) {
    for (index, line) in lines.enumerated() where !code.contains(index + 1) {
      guard let content = FenceComment.comment(in: line.drop(while: { " \t>".contains($0) })) else {
        continue
      }
      if FenceComment.options(content) != nil {
        if !FenceComment.hasFence(behind: index, in: lines) {
          complain("No fence follows these words; put them on the line before one.", index + 1)
        }
        continue
      }
      read("{\(content)}", from: index + 1)
      if let firstFence, index >= firstFence, FenceComment.hasFence(behind: index, in: lines) {
        complain(
          "This is said of all fences of the page; put it above the first one, or write"
            + " '<!-- tintype: swift … -->' with the fence's words, such as 'size=320x', for the next"
            + " fence alone.", index + 1)
      }
    }
  }

  // MARK: Values

  private mutating func read(_ yaml: String, from line: Int) {
    guard let node = node(yaml, from: line) else { return }
    read(node, from: line)
  }

  private mutating func node(_ yaml: String, from line: Int) -> YAMLNode? {
    do {
      return try YAMLNode.root(of: yaml)
    } catch {
      complain(error.message, line + error.line)
      return nil
    }
  }

  private mutating func complain(_ message: String, _ line: Int) {
    problems.append(Problem(file: file, line: line, message: message))
  }

  private mutating func read(_ node: YAMLNode, from line: Int) {
    if node.text?.isEmpty == true { return }
    guard let pairs = node.pairs else {
      complain("Write settings as 'key: value', for example 'appearance: both'.", line)
      return
    }
    for (key, value) in pairs {
      if scopes.contains(.package), key.text == TestSettings.key {
        for problem in TestSettings(value).problems {
          complain(problem.message, line + problem.line)
        }
      } else if let problem = set(key.text ?? "", value.texts) {
        complain(problem, line + key.line)
      }
    }
  }

  /// Takes a value.
  ///
  /// - Returns: what is wrong with it; nil for nothing.
  private mutating func set(_ key: String, _ values: [String]?) -> String? {
    guard let setting = Setting.named(key, in: scopes) else {
      return "The key '\(key)' is not known; \(Setting.hint(for: key, in: scopes))"
    }
    do {
      try setting.meaning.take(values ?? [], &settings)
      return nil
    } catch {
      let example = "; write for example '\(key): \(setting.pageExample)'"
      return "The value of '\(key)' is not understood\(example)."
    }
  }
}
